/** At the top of the window: a page is on its way. */
export const ComingLine = () => <div role="progressbar" aria-label="The page is loading" className="page-coming" />;
