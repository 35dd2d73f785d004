import type { Page } from '@playwright/test';

/** Scrolls to the end in steps of half a screen, and waits for each to be painted and its pictures to load. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(async () => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await painted();
      const isSeen = (image: Element) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      };
      const seen = [...document.images].filter(isSeen);
      await Promise.all(seen.map((image) => Promise.resolve(image.complete || image.decode().catch(() => undefined))));
      await painted();
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await isAtEnd()));
}
