import { roads, status } from './live/answers.ts';
import { answer, expect, testToday as test, visit } from './support/visitor.ts';

test('the home page’s poster fills the first screen, and answers on it @desktop', async ({ page }) => {
  await answer(page, '**/api/road-conditions', roads());
  await answer(page, '**/api/status', status());
  await visit(page, '/');
  await expect(page.locator('.status-plate[data-state]')).toBeAttached();
  const poster = page.locator('main header').first();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await poster.boundingBox();
    const end = (box?.y ?? 0) + (box?.height ?? 0);
    expect(end, `${width} by ${height}`).toBeLessThanOrEqual(height);
    expect(end, `${width} by ${height}`).toBeGreaterThan(height - 30);
    for (const action of await poster.getByRole('link').all()) await expect(action).toBeInViewport({ ratio: 1 });
  }
});
