/** What comes and goes moves for a moment, and for nobody who wants no motion. */
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

/** How long answers take to unfold. Browsers report no event of it. */
const unfolding = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);

/** Turns to another page, and gives the animations that began in it, by their names. */
async function turnPage(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.evaluate((element) =>
    element.addEventListener('animationstart', (event) => {
      element.dataset['moved'] = `${element.dataset['moved'] ?? ''} ${(event as AnimationEvent).animationName}`;
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(main).toBeFocused();
  // Painted, so that it has begun.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return main.evaluate((element) => element.dataset['moved'] ?? '');
}

test('an answer unfolds and a page fades in, unless somebody wants no motion @desktop', async ({ page }) => {
  await visit(page, '/faq');
  expect(await unfolding(page)).toBe('0.2s, 0.2s');
  expect(await turnPage(page)).toContain('arrive');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/faq');
  expect(await unfolding(page)).toBe('0s');
  expect(await turnPage(page)).toBe('');
});
