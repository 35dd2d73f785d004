import { hasMovedOn } from '#app/features/between-pages/use-place.ts';

declare global {
  interface Window {
    /** When the document had loaded, as `performance.now()` has it: noted by start.ts. */
    loadedAt?: number;
  }
}

/**
 * Calls once a page has been loaded for so long, however late its script comes: at once, where that is over already. A
 * page that another one led to has loaded now.
 * @returns what calls it off
 */
export function afterLoad(seconds: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    const now = performance.now();
    const since = hasMovedOn() ? now : (window.loadedAt ?? now);
    timer = setTimeout(then, since + seconds * 1000 - now);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', begin);
  };
}
