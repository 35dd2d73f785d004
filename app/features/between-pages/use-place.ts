import { useEffect, useLayoutEffect, useRef } from 'react';
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
 * @param onNewPage called when another page is shown, for the focus to follow
 */
export function usePlace(onNewPage: () => void): void {
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
    if (isNewPage) onNewPage();
    const left = way === NavigationType.Pop ? notedPlace() : undefined;
    if (left) return holdPlace(left);
    if (target) return holdPlace(placeOf(target));
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- the key is new each time, also on the way to the same place
  }, [key]);
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
