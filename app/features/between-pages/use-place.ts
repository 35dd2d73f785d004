import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { holdPlace, placeOf, presentPlace, type Place } from './place.ts';

let hasMoved = false;

/** Whether another page was shown since the document was loaded: with the code that came with the document. */
export const hasMovedOn = (): boolean => hasMoved;

/** How long the visitor has stopped moving, in milliseconds, when the place is noted. */
const pause = 100;

/**
 * A page that a link, a menu or a redirect leads to starts at its top, or at the place that the link names. Back and
 * Forward return to the place that was left. Each entry of the browser's history holds its own.
 * @param page what holds the pages: the focus follows to it, or to the part of the page that the link names
 */
export function usePlace(page: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const shown = useRef({ pathname, key });

  useEffect(() => noteEachPlace(() => shown.current.key), []);

  useLayoutEffect(() => {
    // Our ids need no escapes, and an address that was cut off has broken ones.
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // The browser itself has gone to the place that the first address names, and the visitor may have moved on since.
    if (shown.current.key === key) return target && isOnScreen(target) ? holdPlace(placeOf(target)) : undefined;
    hasMoved = true;
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    const left = way === NavigationType.Pop ? notedPlace() : undefined;
    if (isNewPage) focusOn(left ? page.current : (target ?? page.current));
    if (left) return holdPlace(left);
    if (target) return holdPlace(placeOf(target));
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- the key is new each time, also on the way to the same place
  }, [key]);
}

/** The keyboard, and whoever reads aloud, go on from there: a part of a page is no stop before and after. */
function focusOn(part: HTMLElement | null): void {
  if (part?.getAttribute('tabindex') === null) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part?.focus({ preventScroll: true });
}

function isOnScreen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top > 0 && top < innerHeight;
}

/** What the browser keeps with an entry of its history: the router's key of it, and our place. */
type Entry = { key?: string; place?: Place } | null;

const notedPlace = () => (history.state as Entry)?.place;

/**
 * Between pages of ours the place is our matter; when the visitor leaves the site or loads a page anew, the browser's.
 * @param shownKey the key of the entry whose page is on the screen: on the way back the browser is ahead of it
 */
function noteEachPlace(shownKey: () => string) {
  let timer: ReturnType<typeof setTimeout>;
  const note = () => {
    clearTimeout(timer);
    const entry = history.state as Entry;
    // The router calls an entry that it did not make "default".
    if ((entry?.key ?? 'default') === shownKey()) history.replaceState({ ...entry, place: presentPlace() }, '');
  };
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(note, pause);
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  const depart = () => {
    history.scrollRestoration = 'auto';
  };
  arrive();
  addEventListener('scroll', noteSoon, { passive: true });
  // A link: this comes before the router hears of it.
  addEventListener('click', note, true);
  addEventListener('pagehide', depart);
  addEventListener('pageshow', arrive);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', noteSoon);
    removeEventListener('click', note, true);
    removeEventListener('pagehide', depart);
    removeEventListener('pageshow', arrive);
    depart();
  };
}
