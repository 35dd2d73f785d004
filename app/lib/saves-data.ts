/** Part of a standard that TypeScript does not know yet: https://wicg.github.io/savedata/ */
type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor's data are to be saved: nothing is fetched for later then. Also in the service worker. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;
