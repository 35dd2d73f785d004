/**
 * Today's status where a visitor looks first. Every state and its words: domain/status.test.ts and
 * tests/status/status.test.ts.
 */
import { status } from './live/answers.ts';
import { answer } from './live/visit.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { listen } from './support/live-regions.ts';
import { plate, statusIsThere, top } from './support/status.ts';
import { expect, settled, test, type Page, visit } from './support/visitor.ts';

test.use({ remembers: settled });

/** At a moment at which the club's calendar was just read, and says nothing. */
async function visitToday(page: Page, path: string, moment: string): Promise<void> {
  await answer(page, '**/api/status', status({ checkedAt: new Date(moment).toISOString() }));
  await visitAt(page, path, moment);
  await statusIsThere(page);
}

test('the countdown runs while the page is open, and ends in the next state', async ({ page }) => {
  const isFinished = (api: string) =>
    page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/api/${api}`));
  const warnings = [isFinished('weather-alerts'), isFinished('road-conditions')];
  await visitToday(page, '/', '2026-11-20T14:58:30-08:00');
  await expect(top(page)).toContainText('Check-in ends in 2 minutes');
  // One that is on its way would seem to take half a minute.
  await Promise.all([...warnings, page.clock.runFor(1000)]);
  await page.clock.runFor(30_000);
  await expect(top(page)).toContainText('Check-in ends in 1 minute, at 3:00 PM');
  await page.clock.runFor(60_000);
  await expect(plate(page)).toHaveAccessibleName('Hours: Check-in over');
});

test.describe('for screen readers', () => {
  // The clock leaps over requests that are under way.
  test.use({ expectedErrors: /could not be loaded/ });

  test('screen readers hear the countdown at 30, 10 and 0 minutes only @desktop', async ({ page }) => {
    const heard = await listen(page);
    await visitToday(page, '/contact', '2026-11-20T14:25:30-08:00');
    await expect(top(page)).toContainText('Check-in ends in 35 minutes');
    for (let minute = 35; minute > -2; minute--) await page.clock.runFor(60_000);
    await expect(plate(page)).toHaveAccessibleName('Hours: Check-in over');
    expect((await heard()).filter((text) => text.startsWith('Check-in'))).toEqual([
      expect.stringMatching(/^Check-in ends in 30 minutes/),
      expect.stringMatching(/^Check-in ends in 10 minutes/),
      expect.stringMatching(/^Check-in has ended/),
    ]);
  });
});

test('/contact and /calendar list the next seven days @desktop', async ({ page }) => {
  await visitToday(page, '/contact', '2026-11-25T10:00:00-08:00');
  const days = page.getByRole('region', { name: 'The next seven days' }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.nth(0)).toContainText(/Wednesday, November 25\s*Closed/);
  await expect(days.nth(1)).toContainText(/Thursday, November 26\s*Call first\s*Thanksgiving Day/);
  await expect(days.nth(2)).toContainText(/Friday, November 27\s*9:00 AM to 4:00 PM/);
  await page.goto('/calendar');
  await wakePage(page);
  await statusIsThere(page);
  await expect(days).toHaveCount(7);
});

test('fits the bar of the narrowest phone beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitToday(page, '/', '2026-11-20T14:20:00-08:00');
  await expect(plate(page)).toHaveAccessibleName('Hours: Check-in ends soon');
  const bar = await page.locator('header.fixed').boundingBox();
  for (const part of [plate(page), page.locator('header.fixed a').first()]) {
    const box = await part.boundingBox();
    expect(box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height).toBe(true);
  }
});

test.describe('where a script is lost on the way', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /Failed to (?:load resource|fetch dynamically imported module)/ });

  test('the hours stay, and so does the page', async ({ page }) => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/late-'));
    await page.route('**/assets/late-*.js', (route) => route.abort());
    await visit(page, '/contact');
    await lost;
    await expect(plate(page)).toHaveText('Hours');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact and location' })).toBeVisible();
    await expect(page.getByText('Application Error')).toHaveCount(0);
  });
});
