/** "Go now?" on the home page and on /weather. The rule itself: domain/go-now.test.ts. */
import { alerts, heatAdvisory, roads, status } from './live/answers.ts';
import { every } from './support/pages.ts';
import { answerAll, expect, testToday as test, visit } from './support/visitor.ts';

// What the test takes away, the browser or the page reports missing.
test.use({ expectedErrors: /go-now-form/ });

test('it says whether the last check-in is reached, and what to bring; without a signal that it cannot', async ({
  page,
}) => {
  // Saturday, 10:00 AM at the range, with nothing in the way but the heat.
  await answerAll(page, { status: status(), 'weather-alerts': alerts([heatAdvisory]), 'road-conditions': roads() });
  const goNow = page.locator('#go-now');
  const said = goNow.getByRole('status');
  for (const path of [...(every ? ['/'] : []), '/weather']) {
    await visit(page, path);
    await goNow.getByText('Go now?').click();
    await goNow.getByLabel('How long is your drive?').selectOption('40 minutes');
    await expect(said).toContainText('Yes, you can make it');
    // What changes each minute is read out only with the answer.
    const quiet = said.locator('[aria-live="off"]');
    await expect(quiet).not.toContainText('Yes, you can make it');
    await expect(quiet).toContainText('You would arrive at 10:40 AM, 4 hours 20 minutes before the last check-in');
    // A new note under the same answer is read out.
    const note = said.getByRole('listitem').filter({ hasText: 'Heat Advisory' });
    await expect(note).toBeVisible();
    await expect(note.and(quiet.getByRole('listitem'))).toHaveCount(0);
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
