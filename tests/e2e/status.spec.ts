/** Today's status where a visitor looks first. For every state and its words see words/say-status.test.ts. */
import { status } from './live/answers.ts';
import { visitAt } from './support/clock.ts';
import { listen } from './support/live-regions.ts';
import { plate, statusIsThere, top } from './support/status.ts';
import { answer, boxOf, expect, type Page, settled, test } from './support/visitor.ts';

// The clock leaps over requests that are under way.
test.use({ remembers: settled, expectedErrors: /api\/status|Failed to|this device|could not be loaded/ });

/** At a moment at which the club's calendar was just read, and has no events. */
async function visitToday(page: Page, path: string, moment: string): Promise<void> {
  await answer(page, '**/api/status', status({ checkedAt: new Date(moment).toISOString() }));
  await visitAt(page, path, moment);
  await statusIsThere(page);
}

test('the countdown runs while the page is open; screen readers hear it at 30, 10 and 0 minutes only', async ({
  page,
}) => {
  const heard = await listen(page);
  await visitToday(page, '/contact', '2026-11-20T14:25:30-08:00');
  await expect(top(page)).toContainText('Last check-in in 35 minutes');
  for (let minute = 35; minute > 1; minute--) await page.clock.runFor(60_000);
  await expect(top(page)).toContainText('Last check-in in 1 minute, at 3:00 PM');
  for (let minute = 1; minute > -2; minute--) await page.clock.runFor(60_000);
  await expect(plate(page)).toHaveAccessibleName('Hours: Check-in over');
  expect((await heard()).filter((text) => text.startsWith('Check-in'))).toEqual([
    expect.stringMatching(/^Check-in ends soon Last check-in in 30 minutes/),
    expect.stringMatching(/^Check-in ends soon Last check-in in 10 minutes/),
    expect.stringMatching(/^Check-in over/),
  ]);
});

for (const [path, name] of [
  ['/', /: Check-in ends soon$/],
  // The few words that have room, and those that say all.
  ['/es', /: El registro termina pronto\. Último registro$/],
] as const)
  test(`on ${path} it fits the bar of the narrowest phone beside the name @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitToday(page, path, '2026-11-20T14:20:00-08:00');
    await expect(plate(page)).toHaveAccessibleName(name);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const bar = await boxOf(page.locator('header.fixed'));
      for (const part of [plate(page), page.locator('header.fixed a').first()]) {
        const box = await boxOf(part);
        expect(box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height, `${width} px`).toBe(true);
      }
    }
  });

// What is no status is refused in domain/server-report.test.ts; all states of a page: tests/status/status.test.ts.
test('with the sign-in page of a network in place of the server, the page never says "open"', async ({ page }) => {
  const body = '<html><title>Sign in</title></html>';
  await page.route('**/api/status', (route) => route.fulfill({ contentType: 'text/html', body }));
  await visitAt(page, '/', '2026-11-20T10:00:00-08:00');
  await statusIsThere(page);
  await expect(plate(page)).toHaveAccessibleName('Hours: Call first');
  await expect(top(page)).toContainText('We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM.');
});
