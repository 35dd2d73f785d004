import { afterPaint } from '#app/lib/after-paint.ts';

/**
 * Lets the page that is shown give way to the next one, for whoever wants motion in a browser that knows how.
 * @param show puts the next page in its place, before it returns
 */
export function turnPage(show: () => void): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox has it since 2025, Safari since 2024
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const { ready } = document.startViewTransition(show);
  // A window that nobody sees, or a newer step: the page is there without the motion.
  ready.catch(() => undefined);
}

/**
 * Has the browser lay out what is on the screen before the rest of a page, as long as its first picture takes
 * (bands.css). For a page that is begun at its top: elsewhere on it, what stands above has to be known.
 */
export function beginAtTop(show: () => void): void {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  show();
  afterPaint(() => delete dataset['arriving']);
}
