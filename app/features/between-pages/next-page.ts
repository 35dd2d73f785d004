/** Fetches what a page consists of: as the visitor reaches for a link to it, or at the latest when they follow it. */
import type { UNSAFE_AssetsManifest, UNSAFE_RouteModules } from 'react-router';
import { savesData } from '#app/lib/saves-data.ts';
import { fetchData, type PageData } from './page-data.ts';

export type PageRoute = NonNullable<UNSAFE_AssetsManifest['routes'][string]>;

type NextPage = { data: PageData; module: UNSAFE_RouteModules[string] };

/** How long what was fetched for a link waits for the visitor to follow it, in milliseconds. */
const freshMs = 10_000;

const ahead = new Map<string, Promise<NextPage>>();

/** What was fetched ahead, or else is fetched now. Rejects where a part of it does not come. */
export function fetchPage(pathname: string, page: PageRoute): Promise<NextPage> {
  const parts = ahead.get(pathname) ?? fetchParts(pathname, page);
  ahead.delete(pathname);
  return parts;
}

async function fetchParts(pathname: string, { module, imports = [] }: PageRoute): Promise<NextPage> {
  const scripts = [module, ...imports].map((script) => import(/* @vite-ignore */ script));
  const [data, component] = await Promise.all([fetchData(pathname), ...scripts]);
  return { data, module: component };
}

/**
 * From the moment that a finger, a pointer or the focus is on a link it takes a tenth of a second and more until the
 * link is followed: the time in which most pages come.
 * @param routeOf the page at an address, if there is one and it is not the present one
 */
export function fetchAhead(routeOf: (pathname: string) => PageRoute | undefined): void {
  const reach = ({ target }: Event) => {
    const pathname = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')?.pathname;
    const page = pathname ? routeOf(pathname) : undefined;
    if (!pathname || !page || ahead.has(pathname) || savesData() || !navigator.onLine) return;
    const parts = fetchParts(pathname, page);
    ahead.set(pathname, parts);
    const forget = () => ahead.delete(pathname);
    setTimeout(forget, freshMs);
    // Whoever follows the link asks anew, and is told.
    parts.catch(forget);
  };
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, reach);
}
