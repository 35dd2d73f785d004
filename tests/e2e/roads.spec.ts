import { expect, type Page } from '@playwright/test';
import type { RoadsAnswer } from '#domain/roads.ts';
import { closure, roads } from './live/answers.ts';
import { badDay } from './live/bad-day.ts';
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
const unavailable = 'Live road data is unavailable.See the state road site.';
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

test(
  'the live line goes through all of its states, and never says that a road is open',
  { tag: '@desktop' },
  async ({ page }) => {
    const held = await hold(page, conditions);
    await visit(page, '/weather');
    await expectLines(page, 'Checking lane closures…', 'Checking lane closures…', 'Checking lane closures…');

    const refresh = page.getByRole('button', { name: 'Refresh' });
    const show = async (body: RoadsAnswer) => (await held.next()).fulfill({ json: body });
    const none = 'No lane closures reported, checked 9:58 AM PDT.';
    const lane = closure('Highway 17, northbound: one lane closed at Summit Road, until 4:00 PM.');
    const full = closure('Highway 35, both directions: road closed at Black Road, until further notice.', true);

    await show(roads({ 'SR-9': { state: 'unknown', checkedAt: null, complete: false } }));
    await expectLines(page, none, none, unavailable);

    await refresh.click();
    await show(
      roads({
        'SR-17': { state: 'restricted', closures: [lane], complete: false },
        'SR-35': { state: 'closed', closures: [full] },
      }),
    );
    await expectLines(
      page,
      `${lane.summary}Part of the live data is missing, so there may be more.Checked 9:58 AM PDT.`,
      `${full.summary}Checked 9:58 AM PDT.`,
      none,
    );
    await expect(card(page, 'Highway 17').getByText('OPEN - Normal Traffic')).toBeVisible();
    await expect(card(page, 'Skyline Blvd/Hwy 35').getByText('CLOSED', { exact: true })).toBeVisible();

    // What was known to be closed stays; "no closures" does not outlive its answer.
    await refresh.click();
    await (await held.next()).abort();
    await expectLines(page, /^Highway 17, northbound/, /^Highway 35, both directions/, unavailable);
    await expect(card(page, 'Skyline Blvd/Hwy 35').getByText('CLOSED', { exact: true })).toBeVisible();

    await refresh.click();
    await show(roads());
    await expectLines(page, none, none, none);
    await expect(card(page, 'Skyline Blvd/Hwy 35').getByText('OPEN - Normal Traffic')).toBeVisible();
  },
);

test('a closed road is announced on every page, moves nothing, and keeps its age when the signal is lost', async ({
  page,
}) => {
  const held = await hold(page, conditions);
  const heading = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('complementary', { name: 'Closed roads' });
  const full = { ...closure('Highway 35: road closed at Summit Road.', true), where: 'at Summit Road, near Los Gatos' };
  const closed = roads({ 'SR-35': { state: 'closed', closures: [full] } });
  for (const path of ['/', '/faq', '/no-such-page']) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    await expect(banner).toHaveCount(0);
    await (await held.next()).fulfill({ json: closed });
    await expect(banner).toHaveText('Highway 35 closed at Summit Road, checked 9:58 AM PDT. All roads');
    await expect(banner).toBeInViewport();
    expect(await heading.boundingBox()).toEqual(before);
    await page.evaluate(() => sessionStorage.clear());
  }
  await visit(page, '/faq');
  await (await held.next()).fulfill({ json: closed });
  await expect(banner).toBeVisible();
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 26 * 60 * 60_000));
  await visit(page, '/terms');
  await (await held.next()).abort();
  await expect(banner).toContainText('checked Sat, Oct 10, 9:58 AM PDT');
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/weather#roads$/);
  await expect(banner).toHaveCount(0);
});

test('the time on the cards is that of the page, also after a Refresh', { tag: '@desktop' }, async ({ page }) => {
  await answer(page, conditions, roads());
  await visit(page, '/weather');
  await expect(page.getByText('Page loaded 10:00 AM PDT')).toHaveCount(2);
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 20 * 60_000));
  const asked = page.waitForResponse(conditions);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(page.getByText('Page loaded 10:00 AM PDT')).toHaveCount(2);
});

badDay(
  'a feed that is down is said to be unavailable, by the real server too',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/weather');
    await expectLines(page, unavailable, unavailable, unavailable);
    await expect(page.getByText('OPEN - Normal Traffic')).toHaveCount(2);
  },
);

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the usual state is there, named so, with the note and the links; nothing pretends to be live', async ({
    page,
  }) => {
    await page.goto('/weather');
    await expect(page.getByText('OPEN - Normal Traffic')).toHaveCount(2);
    await expect(page.getByText('Usual state', { exact: true })).toHaveCount(2);
    await expect(page.getByText(note)).toBeVisible();
    await expect(lines(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('The live line needs JavaScript. The state road site has the same data.')).toHaveCount(
      3,
    );
  });
});
