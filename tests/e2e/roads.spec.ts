import { expect, type Page } from '@playwright/test';
import { closure, roads } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { answer, hold, test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/|\/no-such-page/ });

const conditions = '**/api/road-conditions';
const panel = (page: Page) => page.getByRole('region', { name: 'Road conditions' });
const card = (page: Page, title: string) =>
  panel(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
/** The live lines of all three roads, in their order. */
const lines = (page: Page) => panel(page).locator('p:text-is("Live from Caltrans") + div');
const note =
  'The timestamps on these cards are the time at which this page loaded. They are not real checks of the road.';

/** Never "open" in what the live line says, in any state. */
async function expectLines(page: Page, ...expected: (string | RegExp)[]) {
  await expect(lines(page)).toHaveText(expected);
  for (const text of await lines(page).allTextContents()) expect(text).not.toMatch(/\bopen/i);
}

test('both cards show the usual state, the time at which the page loaded, the note, and the state’s own site', async ({
  page,
}) => {
  await answer(page, conditions, roads());
  await visit(page, '/weather');
  for (const [title, road] of [
    ['Highway 17', 17],
    ['Skyline Blvd/Hwy 35', 35],
  ] as const) {
    await expect(card(page, title).getByText('Usual state')).toBeVisible();
    await expect(card(page, title).getByText('OPEN - Normal Traffic', { exact: true })).toBeVisible();
    await expect(card(page, title).getByText('Page loaded 10:00 AM PDT')).toBeVisible();
    const link = card(page, title).getByRole('link', { name: `${title} at the state road site` });
    await expect(link).toHaveAttribute('href', `https://roads.dot.ca.gov/?roadnumber=${road}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(panel(page).getByText(note)).toBeVisible();
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 20 * 60_000));
  const asked = page.waitForResponse(conditions);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expect(page.getByText('Page loaded 10:00 AM PDT')).toHaveCount(2);
  await expect(panel(page).getByRole('link', { name: 'State road information' })).toHaveAttribute(
    'href',
    'https://roads.dot.ca.gov/',
  );
  await expectLines(
    page,
    'No lane closures reported, checked 9:58 AM PDT.',
    'No lane closures reported, checked 9:58 AM PDT.',
    'No lane closures reported, checked 9:58 AM PDT.',
  );
});

test('what Caltrans reports today is told in plain words, and a closed road says so in place of the usual state', async ({
  page,
}) => {
  // The real server with the recorded feed.
  await visit(page, '/weather');
  await expect(card(page, 'Highway 17').getByText('OPEN - Normal Traffic')).toBeVisible();
  await expect(lines(page).first()).toContainText(
    'Highway 17, southbound: one lane closed between Glenwood Drive and Laurel Road, near Scotts Valley, for guardrail work, until 2:01 PM.',
  );
  await expect(lines(page).first()).toContainText('Checked 10:00 AM PDT.');

  const skyline = card(page, 'Skyline Blvd/Hwy 35');
  await expect(skyline.getByText('CLOSED', { exact: true })).toBeVisible();
  await expect(skyline.getByText('Reported by Caltrans')).toBeVisible();
  await expect(skyline.getByText('OPEN - Normal Traffic')).toHaveCount(0);
  await expect(skyline).toContainText(
    'Highway 35, both directions: road closed between Black Road and Bear Creek Road',
  );
  await expect(panel(page).getByRole('heading', { name: 'Highway 9' })).toBeVisible();
  for (const text of await lines(page).allTextContents()) expect(text).not.toMatch(/\bopen/i);
});

test('a closed road is announced on other pages, and keeps its age when the signal is lost', async ({ page }) => {
  const held = await hold(page, conditions);
  const banner = page.getByRole('complementary', { name: 'Closed roads' });
  const full = { ...closure('Highway 35: road closed at Summit Road.', true), where: 'at Summit Road, near Los Gatos' };
  await visit(page, '/faq');
  await (await held.next()).fulfill({ json: roads({ 'SR-35': { state: 'closed', closures: [full] } }) });
  await expect(banner).toHaveText('Highway 35 closed at Summit Road, checked 9:58 AM PDT. All roads');
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 26 * 60 * 60_000));
  await visit(page, '/terms');
  await (await held.next()).abort();
  await expect(banner).toContainText('checked Sat, Oct 10, 9:58 AM PDT');
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/weather#roads$/);
  await expect(banner).toHaveCount(0);
});
