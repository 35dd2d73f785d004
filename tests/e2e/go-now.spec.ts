/** "Go now?" on the home page and on /weather. The rule itself: domain/go-now.test.ts. */
import { alerts, roads, status } from './live/answers.ts';
import { answer, expect, testToday as test, visit } from './support/visitor.ts';

// What the test takes away, the browser or the page reports missing.
test.use({ expectedErrors: /go-now-form/ });

test('it says whether the last check-in is reached, and what to bring; without a signal that it cannot', async ({
  page,
}) => {
  // Saturday, 10:00 AM at the range, with nothing in the way.
  await answer(page, '**/api/status', status());
  await answer(page, '**/api/weather-alerts', alerts());
  await answer(page, '**/api/road-conditions', roads());
  const goNow = page.locator('#go-now');
  const said = goNow.getByRole('status');
  for (const path of ['/', '/weather']) {
    await visit(page, path);
    await goNow.getByText('Go now?').click();
    await goNow.getByLabel('How long is your drive?').selectOption('40 minutes');
    await expect(said).toContainText('Yes, you can make it');
    await expect(said).toContainText('You would arrive at 10:40 AM, 4 hours 20 minutes before the last check-in');
    await goNow.getByLabel('Who’s coming?').selectOption('First visit');
    await expect(said).toContainText('First visit: government photo ID.');
    const link = goNow.getByRole('link', { name: 'Your visit on one page' });
    await expect(link).toHaveAttribute('href', '/visit?a=1&first=1');
  }
  await page.route(/go-now-form/, (route) => route.abort());
  await visit(page, '/weather');
  await goNow.getByText('Go now?').click();
  await expect(said).toHaveText(/^This couldn’t be loaded\. Reload the page, or call \(\d{3}\)/);
});
