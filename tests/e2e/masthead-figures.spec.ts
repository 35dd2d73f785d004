/** The figures of a page, which only the club's own pages have, in both languages. */
import { own, ownTest } from './support/languages.ts';
import { every } from './support/pages.ts';
import { expect, settled, visit } from './support/visitor.ts';

const lengthOf = (figures: object | undefined) => JSON.stringify(figures ?? '').length;
/** Those with figures, the longest first. */
const pages = [...own.pages.values()]
  .filter(({ figures }) => figures)
  .toSorted((one, other) => lengthOf(other.figures) - lengthOf(one.figures));

ownTest.use({ remembers: settled });

ownTest('they are on the paper beside the ink from 1024 pixels on, whole @desktop', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(8);
  for (const { path } of every ? pages : pages.slice(0, 3)) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1180, 1343, 1344]) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${path} at ${width} px`;
      const boxes = await page.locator('.masthead-figures :is(dt, dd), .masthead > .poster-mark').evaluateAll((all) =>
        all.map((one) => {
          const words = new Range();
          words.selectNodeContents(one);
          const { left, right } = words.getBoundingClientRect();
          // Lines are as high as their capitals: the letters' own boxes reach into each other.
          const { top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      const slab = await page.locator('.masthead > .poster-band').boundingBox();
      const picture = await page.locator('.poster-picture').boundingBox();
      for (const box of boxes) {
        expect(box.left, name).toBeGreaterThan((slab?.x ?? 0) + (slab?.width ?? Infinity));
        expect(box.right, name).toBeLessThan(width - 20);
        expect(box.top, name).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity));
        expect(box.bottom, name).toBeLessThanOrEqual((slab?.y ?? 0) + (slab?.height ?? 0));
        for (const other of boxes)
          if (other !== box)
            expect(
              box.bottom <= other.top || other.bottom <= box.top || box.right <= other.left || other.right <= box.left,
              name,
            ).toBe(true);
      }
    }
  }
});
