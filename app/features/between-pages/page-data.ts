/** What the loaders gave when the page was built, by their route's id. */
export type PageData = Record<string, unknown>;

/** Fetches what a page shows. The build has written it: scripts/site/pin-data.ts. */
export async function fetchData(pathname: string): Promise<PageData> {
  const answer = await fetch(`${pathname === '/' ? '/_' : pathname.replace(/\/+$/, '')}.data`);
  if (!answer.ok) throw new Error(`${answer.status} for the data of ${pathname}`);
  return (await answer.json()) as PageData;
}
