/**
 * What the server says, as after `npm run close`, reaches an open page within a minute, with no reload: the page asks
 * within 45 seconds, and no copy of an answer is older than 15 (tests/upstreams/calendar.test.ts). Below the browser:
 * app/features/status/watch-today.test.ts.
 */
import { alerts, roads, snow, status } from './live/answers.ts';
import { visitAt } from './support/clock.ts';
import { plate, statusIsThere, top } from './support/status.ts';
import { answer, expect, settled, test } from './support/visitor.ts';

test.use({ remembers: settled });

/** Saturday, 6:00 AM at the range. */
const checkedAt = '2026-10-10T13:00:00Z';

for (const path of ['/', '/contact'])
  test(`an open ${path} says that the range is closed @desktop @long`, async ({ page }) => {
    await answer(page, '**/api/status', status({ checkedAt }));
    await answer(page, '**/api/road-conditions', roads());
    await answer(page, '**/api/weather-alerts', alerts());
    await visitAt(page, path, checkedAt);
    await statusIsThere(page);
    await expect(plate(page)).toHaveAccessibleName('Hours: Opens 9 AM');
    await expect(page.getByText(/closed.*snow/i)).toHaveCount(0);

    await answer(page, '**/api/status', status({ checkedAt, events: [{ ...snow, description: 'The gate is shut.' }] }));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // In steps shorter than the ten seconds in which an answer is due.
    const answered = page.waitForResponse('**/api/status');
    for (let seconds = 0; seconds < 45 && !requested.includes('/api/status'); seconds += 5)
      await page.clock.runFor(5000);
    // The page's clock is not the machine's, which may need longer for an answer than the page waits.
    await answered;
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(top(page)).toContainText('Reason: snow. Opens Sunday at 9:00 AM.', { timeout: 100 });
    }).toPass();
    if (path === '/contact') {
      const days = page.getByRole('region', { name: 'The next seven days' }).getByRole('listitem');
      await expect(days.first()).toContainText(/Saturday, October 10\s*Closed\s*snow/);
      await expect(page.locator('#closures')).toContainText('Closed: snow');
    } else {
      await page.clock.runFor(1500);
      await expect(page.getByRole('dialog', { name: 'Closed today: snow' })).toContainText('The gate is shut.');
      await expect(page.getByRole('complementary', { name: 'Closures' })).toContainText('Closed today: snow');
    }
  });
