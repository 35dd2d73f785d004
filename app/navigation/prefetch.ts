/** Fetches a page's parts: on hover, touch or focus of a link, or at the latest when it is followed. */
import { savesData } from '#app/lib/connectivity.ts';
import { loadComponent, pageNameAt } from '#app/pages.ts';
import { type Page, type PageData, pageOf } from '#app/page-state.ts';

/** How long a prefetched page is kept until the visitor follows the link, in milliseconds. */
const ttlMs = 10_000;

const prefetched = new Map<string, Promise<Page | undefined>>();

/** A page's parts, prefetched or fetched now; nothing if there is no such page. Rejects if a part can't be fetched. */
export function fetchPage(name: string): Promise<Page | undefined> {
  const page = prefetched.get(name) ?? fetchParts(name);
  prefetched.delete(name);
  return page;
}

async function fetchParts(name: string): Promise<Page | undefined> {
  const [Component, data] = await Promise.all([loadComponent(name), fetchData(name)]);
  return data && pageOf(data, Component);
}

async function fetchData(name: string): Promise<PageData | undefined> {
  const response = await fetch(`/data/${name}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status} for the data of ${name}`);
  return (await response.json()) as PageData;
}

/** Prefetches pages on intent: most arrive between the first touch or hover of a link and the click. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    const name = link && link.pathname !== location.pathname && pageNameAt(link.pathname);
    if (!name || prefetched.has(name) || savesData() || !navigator.onLine) return;
    const page = fetchParts(name);
    prefetched.set(name, page);
    const forget = () => prefetched.get(name) === page && prefetched.delete(name);
    setTimeout(forget, ttlMs);
    // The navigation fetches again, and reports the failure.
    page.catch(forget);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, prefetch, { passive: true });
}
