import { createSharedState } from '#app/lib/shared-state.ts';

declare global {
  interface Window {
    /** When the page had loaded, by `performance.now()`: set by hydrate-after-paint.ts and navigation.ts. */
    loadedAt?: number;
  }
}

/** Calls once a page has been loaded for so long; at once, where that is over already. Returns what calls it off. */
export function afterLoad(seconds: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    const now = performance.now();
    timer = setTimeout(then, (window.loadedAt ?? now) + seconds * 1000 - now);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', begin);
  };
}

/** While a closure dialog is open or about to open, so that two overlays never ask at once. */
export const isDialogExpected = createSharedState(false);
