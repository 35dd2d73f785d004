import { englishPath, pathIn } from '#domain/language.ts';
import { ownTest } from './support/languages.ts';
import { footerLimit, inBothLanguages } from './support/pages.ts';
import { boxOf, expect, type Page, settled, test, visit, waitUntilQuiet } from './support/visitor.ts';

test.use({ remembers: settled, viewport: { width: 360, height: 780 } });

/** In CSS pixels, of a phone: eight screens for the home page, and what few need opens on a tap. */
const limits = { '/': 6304, '/safety-rules': 7270, '/contact': 5226, '/weather': 4880 };

/** What must hold of a page on a phone, besides its height. */
const layouts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': expectHomeInOrder,
  '/safety-rules': expectWideButton,
  '/contact': expectLinkToForm,
  '/weather': expectNewsAlone,
};

for (const [path, limit] of Object.entries(limits))
  test(`${path} is short enough for a thumb, and in order`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('.status-plate[data-state]')).toBeAttached();
    await layouts[path]?.(page);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      // What comes when it is near counts.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitUntilQuiet(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${width} px`).toBeLessThanOrEqual(limit);
    }
  });

for (const path of inBothLanguages(...Object.keys(layouts)).filter((one) => !(one in limits)))
  test(`${path} is in order on a phone @long`, async ({ page }) => {
    await visit(page, path);
    await layouts[englishPath(path)]?.(page);
  });

// Spanish words are longer.
ownTest('no loud plate of a page takes more than two thirds of a phone’s screen @long', async ({ page }) => {
  for (const path of ['/', '/pass', '/visit', '/calendar', '/new-shooter-guide', '/range-features']) {
    await visit(page, pathIn('es', path));
    await page.evaluate(() => document.fonts.ready);
    const plate = page.locator('.band-loud');
    await plate.scrollIntoViewIfNeeded();
    expect((await boxOf(plate)).height, path).toBeLessThanOrEqual(500);
  }
});

async function expectHomeInOrder(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const footer = page.getByRole('contentinfo');
  // Links to pages in English alone are longer; tests/e2e/spanish-states.spec.ts has all pages in Spanish.
  if (new URL(page.url()).pathname === '/') expect((await boxOf(footer)).height).toBeLessThanOrEqual(footerLimit);
  for (const link of await footer.getByRole('link').all())
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(32);
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(names).toHaveLength(10);
  // Where they are measured, not where they are written: a column may have put one beside the other.
  const tops = await page
    .locator('main section[id] > div > h2, main section[id] h2')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

/** The page has its whole picture and one wide button, and the others share a row. */
async function expectWideButton(page: Page): Promise<void> {
  const picture = await boxOf(page.locator('.poster-picture'));
  expect(picture.width / picture.height).toBeCloseTo(5 / 4, 1);
  const buttons = page.locator('main header .actions > *');
  const [first, ...others] = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  expect(others).toHaveLength(2);
  expect(new Set(others.map((box) => box?.y)).size).toBe(1);
  expect(others[0]?.y).toBeGreaterThan(first?.y ?? Infinity);
}

/** A link on the first screen leads to the form. */
async function expectLinkToForm(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page.locator('main header a[href$="#message"]');
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page.locator('#message').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
}

/** The news of the first screen leave no room for a picture. */
async function expectNewsAlone(page: Page): Promise<void> {
  await expect(page.locator('main header').getByRole('img')).toHaveCount(0);
  await expect(page.locator('.poster-mark')).toBeHidden();
}
