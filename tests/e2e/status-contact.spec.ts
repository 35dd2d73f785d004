/** What a page says that cannot read its server's status, or read it some time ago. */
import { snow, status } from './live/answers.ts';
import { answer } from './live/visit.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { plate, statusIsThere, top } from './support/status.ts';
import { expect, type Page, settled, test } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: /api\/status|Failed to load resource|this device/ });

// What is no status is refused in domain/server-report.test.ts.
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

test.describe('what the server said last', { tag: '@desktop' }, () => {
  /** Friday. The club has no calendar. */
  const friday = '2026-11-20T10:00:00-08:00';
  const closed = status(null, { state: 'closed', closures: [{ ...snow, date: '2026-11-20', lastDate: '2026-11-21' }] });

  async function reloadOffline(page: Page, moment: string) {
    await page.unroute('**/api/status');
    await page.route('**/api/status', (route) => route.abort());
    await page.clock.setSystemTime(moment);
    await page.reload();
    await wakePage(page);
    await statusIsThere(page);
  }

  test('closes a page that was built to be open, and stays until the closure ends', async ({ page }) => {
    await answer(page, '**/api/status', closed);
    await visitAt(page, '/', friday);
    await statusIsThere(page);
    await expect(top(page)).toContainText('Closed today: snow. Opens Sunday at 9:00 AM');
    await reloadOffline(page, '2026-11-21T12:00:00-08:00');
    await expect(top(page)).toContainText('Closed today: snow. Opens Sunday at 9:00 AM');
    await reloadOffline(page, '2026-11-22T12:00:00-08:00');
    await expect(plate(page)).toHaveAccessibleName('Hours: Open');
  });

  test('corrects a wrong clock of the device, offline too', async ({ page }) => {
    const date = new Date(friday).toUTCString();
    await page.route('**/api/status', (route) => route.fulfill({ json: status(null), headers: { date } }));
    // By the device's clock it is Monday.
    await visitAt(page, '/', '2026-11-23T10:00:00-08:00');
    await statusIsThere(page);
    await expect(plate(page)).toHaveAccessibleName('Hours: Open');
    await reloadOffline(page, '2026-11-23T18:00:00-08:00');
    await expect(top(page)).toContainText('Closed now. Opens Saturday at 9:00 AM');
  });

  test('is shown where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, 'caches', { get: () => undefined }));
    await answer(page, '**/api/status', closed);
    await visitAt(page, '/', friday);
    await statusIsThere(page);
    await expect(plate(page)).toHaveAccessibleName('Hours: Closed');
  });
});
