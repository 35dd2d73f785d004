/** The browser's addresses and its history, as the router of pages speaks of them. */
import { createPath, type Location, type To } from 'react-router';

/** What the browser keeps with each entry of its history. `place` is use-place.ts's. */
type Entry = { key?: string; idx?: number; usr?: unknown } | null;

const entry = () => history.state as Entry;

/** How many entries of this visit stand before the present one. */
export const depth = (): number => entry()?.idx ?? 0;

export function presentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: entry()?.usr ?? null, key: entry()?.key ?? 'default' };
}

export const urlOf = (to: To): URL =>
  new URL(
    typeof to === 'string' ? to : createPath({ pathname: window.location.pathname, ...to }),
    window.location.href,
  );

/** To an address that is none of our pages: the server knows what is there. */
export function leave(to: Location, isThereAlready: boolean): void {
  if (isThereAlready) window.location.reload();
  else window.location.assign(createPath(to));
}
