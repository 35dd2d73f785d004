import { expect, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

/** How long answers take to unfold, and whether a link asks the browser for a view transition. */
async function motionOf(page: Page): Promise<{ unfolds: string; fades: boolean }> {
  await visit(page, '/faq');
  const answer = page.locator('main details').first();
  const unfolds = await answer.evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      document.documentElement.dataset['fades'] = 'yes';
      return start(...given);
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  return { unfolds, fades: await page.evaluate(() => document.documentElement.dataset['fades'] === 'yes') };
}

test('what pulses leaves the page’s own thread alone @long', async ({ page }) => {
  await visit(page, '/accessibility');
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
  );
  expect(moved.length).toBeGreaterThan(0);
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = moved.flatMap((frame) => Object.keys(frame)).filter((name) => !timing.includes(name));
  expect(new Set(properties)).toEqual(new Set(['opacity', 'scale']));
});

test('answers unfold and pages fade into each other; nothing moves where no motion is wanted @long', async ({
  page,
}) => {
  expect(await motionOf(page)).toEqual({ unfolds: '0.2s, 0.2s', fades: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionOf(page)).toEqual({ unfolds: '0s', fades: false });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Visit Us' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
