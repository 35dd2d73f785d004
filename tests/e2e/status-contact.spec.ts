/** What a page says that cannot read its server's status, or read it some time ago. */
import { snow, status } from './live/answers.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { plate, statusIsThere, top } from './support/status.ts';
import { expect, settled, test } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: /api\/status|Failed to load resource|this device/ });

// What is no status is refused in domain/server-report.test.ts; all states of a page: tests/status/status.test.ts.
for (const [name, response] of [
  ['no connection', undefined],
  ['the sign-in page of a network', { contentType: 'text/html', body: '<html><title>Sign in</title></html>' }],
] as const)
  test(`with ${name} in place of the server, the page never says "open"`, { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/status', (route) => (response ? route.fulfill(response) : route.abort()));
    await visitAt(page, '/', '2026-11-20T10:00:00-08:00');
    await statusIsThere(page);
    await expect(plate(page)).toHaveAccessibleName('Hours: Not checked');
    await expect(top(page)).toContainText('Usually open today, 9:00 AM to 4:00 PM. We couldn’t check for closures.');
  });

test('what the server said last holds until it ends, offline and by a wrong clock too @desktop', async ({ page }) => {
  /** Friday. The club has no calendar. By the device's clock it is Monday. */
  const date = new Date('2026-11-20T10:00:00-08:00').toUTCString();
  const closures = [{ ...snow, date: '2026-11-20', lastDate: '2026-11-21' }];
  const json = status(null, { state: 'closed', closures });
  await page.route('**/api/status', (route) => route.fulfill({ json, headers: { date } }));
  await visitAt(page, '/', '2026-11-23T10:00:00-08:00');
  await statusIsThere(page);
  await expect(top(page)).toContainText('Closed today: snow. Opens Sunday at 9:00 AM');
  await page.unroute('**/api/status');
  await page.route('**/api/status', (route) => route.abort());
  for (const [moment, name] of [
    ['2026-11-24T12:00:00-08:00', 'Hours: Closed'],
    ['2026-11-25T12:00:00-08:00', 'Hours: Open'],
  ] as const) {
    await page.clock.setSystemTime(moment);
    await page.reload();
    await wakePage(page);
    await statusIsThere(page);
    await expect(plate(page)).toHaveAccessibleName(name);
  }
});
