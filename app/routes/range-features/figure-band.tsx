type FigureBandProps = { id: string; title: string; figures: readonly { label: string; figure: string }[] };

/** The range in giant figures, the one loud thing of its page. */
export function FigureBand({ id, title, figures }: FigureBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="figures on-deep">
      <h2 id={`${id}-heading`} className="sr-only">
        {title}
      </h2>
      <dl>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
