/** "Go now?" on the home page and on /weather. The rule itself: domain/go-now.test.ts. */
import { alerts, roads, status } from './live/answers.ts';
import { answer, test } from './live/visit.ts';
import { expect, type Page, visit } from './support/visitor.ts';

// What a test takes away, the browser or the page says is missing.
test.use({ expectedErrors: /\/api\/|go-now-form/ });

const asked = (page: Page) => page.locator('#go-now');
const said = (page: Page) => asked(page).getByRole('status');

/** Saturday, 10:00 AM at the range, with nothing in the way. */
async function ask(page: Page, path: string) {
  await answer(page, '**/api/status', status());
  await answer(page, '**/api/weather-alerts', alerts());
  await answer(page, '**/api/road-conditions', roads());
  await visit(page, path);
  await asked(page).getByText('Go now?').click();
}

for (const path of ['/', '/weather'])
  test(`${path} says whether the last check-in is reached, and what to bring`, async ({ page }) => {
    await ask(page, path);
    await asked(page).getByLabel('How long is your drive?').selectOption('40 minutes');
    await expect(said(page)).toContainText('Yes, you can make it');
    await expect(said(page)).toContainText(
      'You would arrive at 10:40 AM, 4 hours 20 minutes before the last check-in at 3:00 PM. Leave by 2:20 PM.',
    );
    await asked(page).getByLabel('Who’s coming?').selectOption('First visit');
    // The very sentences of /visit.
    await expect(said(page)).toContainText('First visit: government photo ID.');
    await expect(said(page)).not.toContainText('signed by a parent');
    await expect(asked(page).getByRole('link', { name: 'Your visit on one page' })).toHaveAttribute(
      'href',
      '/visit?a=1&first=1',
    );
  });

test('without a signal it says so', { tag: '@desktop' }, async ({ page }) => {
  await page.route(/go-now-form/, (route) => route.abort());
  await ask(page, '/weather');
  await expect(said(page)).toHaveText(/^This couldn’t be loaded\. Reload the page, or call \(\d{3}\)/);
});
