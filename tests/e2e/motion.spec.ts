/** What comes and goes moves for a moment, and not for visitors who want no motion. */
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

/** How long answers take to unfold. Browsers report no event of it. */
const unfolding = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);

/** Turns to another page, and tells whether the browser was asked to let one give way to the other. */
async function turnsGently(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      document.documentElement.dataset['turned'] = 'gently';
      return start(...given);
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  return page.evaluate(() => document.documentElement.dataset['turned'] === 'gently');
}

test('an answer unfolds and pages fade into each other; nothing moves for those who want no motion @desktop', async ({
  page,
}) => {
  await visit(page, '/faq');
  expect(await unfolding(page)).toBe('0.2s, 0.2s');
  expect(await turnsGently(page)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/faq');
  expect(await unfolding(page)).toBe('0s');
  expect(await turnsGently(page)).toBe(false);

  await visit(page, '/#gallery');
  await page.getByRole('button', { name: 'Visit Us' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  const next = page.getByRole('button', { name: 'Next picture' });
  await expect(next).toBeEnabled();
  const moved = await next.evaluate(async (button: HTMLButtonElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const where = () => document.querySelector('[aria-label="2 of 8"]')?.getBoundingClientRect().x ?? 0;
    button.click();
    for (let frames = 0; frames < 3; frames++) await frame();
    const early = where();
    for (let frames = 0; frames < 30; frames++) await frame();
    return Math.abs(early - where());
  });
  expect(moved).toBeLessThan(1);
});
