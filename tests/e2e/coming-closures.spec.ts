/** Closures of the club's public calendar, wherever closures are said. The recorded calendar has two of them. */
import { expect, type Page } from '@playwright/test';
import { roads } from './live/answers.ts';
import { answer, test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

/** With their year, unlike the next seven days above them. */
const listed = (page: Page) => page.locator('#closures').getByRole('listitem').filter({ hasText: ', 2026' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Closures' });

test('/contact lists them', async ({ page }) => {
  await visit(page, '/contact');
  await expect(listed(page)).toHaveText([
    /^Sunday, October 18, 2026\s*RANGE CLOSED - Offsite Staff Event\s*The range will be closed all day Sunday, October 18th\.$/,
    /^Thursday, November 26 – Friday, November 27, 2026\s*Closed: Thanksgiving holiday$/,
  ]);
  await expect(page.getByText('No closures announced')).toHaveCount(0);
});

test('a banner announces one from seven days before, on every page', { tag: '@desktop' }, async ({ page }) => {
  // The server's clock stands still: the page must not go by it.
  await page.route('**/api/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: await response.json() });
  });
  // A closed road would come first.
  await answer(page, '**/api/road-conditions', roads());
  await visit(page, '/');
  await expect(banner(page)).toHaveCount(0);
  await page.clock.setFixedTime('2026-10-11T00:00:00-07:00');
  await visit(page, '/faq');
  await expect(banner(page)).toContainText('Closed Sunday, October 18: Offsite Staff Event');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact#closures');
  await expect(banner(page)).toHaveCount(0);
});
