import { createSharedState } from '#app/lib/shared-state.ts';

declare global {
  interface Window {
    /** When the page finished loading, by `performance.now()`: set by hydrate-after-paint.ts and navigation.ts. */
    loadedAt?: number;
  }
}

/**
 * Calls back this many seconds after the page loaded, at once if that has passed. Returns a function that cancels it.
 */
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

/** Whether a closure dialog is open or about to open, so that two overlays never appear together. */
export const isDialogExpected = createSharedState(false);
