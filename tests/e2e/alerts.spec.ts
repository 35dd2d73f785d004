import { expect, type Locator, type Page } from '@playwright/test';
import type { AgendaEvent } from '#domain/agenda.ts';
import { alerts, closure, heatAdvisory, redFlag, roads, snow, status } from './live/answers.ts';
import { badDay } from './live/bad-day.ts';
import { serverTime } from './live/feeds.ts';
import { answer, hold, test } from './live/visit.ts';
import { leapTo } from './support/clock.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/|\/no-such-page/ });

const feed = '**/api/weather-alerts';
const section = (page: Page) => page.getByRole('region', { name: 'Current Weather' });
/** The slim banner below the header. */
const banner = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('link', { name: /What it says$/ }) });

test.describe('on /weather', { tag: '@desktop' }, () => {
  test('no alerts are said to be none, with the time of the check', async ({ page }) => {
    const held = await hold(page, feed);
    await visit(page, '/weather');
    await expect(section(page).getByText('Checking weather alerts…')).toBeVisible();
    await (await held.next()).continue();
    await expect(section(page).getByText('No weather alerts for the range, checked 10:00 AM PDT.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(section(page).getByRole('link', { name: 'Alerts at weather.gov' })).toHaveAttribute(
      'href',
      /^https:\/\/forecast\.weather\.gov\/MapClick\.php\?lat=37\.2388&lon=-122\.1052$/,
    );
  });

  test('alerts are told one by one, and open to their whole text', async ({ page }) => {
    await answer(page, feed, alerts([redFlag, { ...heatAdvisory, instruction: 'Drink water.' }]));
    await visit(page, '/weather');
    const told = section(page).getByRole('alert');
    const advice = told.getByText('Any spark can start a fire.');
    await expect(told.getByText('Red Flag Warning until Sun, Oct 11, 8:00 PM PDT')).toBeVisible();
    await expect(told.getByText('Heat Advisory until Sun')).toBeVisible();
    await expect(advice).toBeHidden();
    await told.getByText('Red Flag Warning until').click();
    await expect(told.getByText(redFlag.headline)).toBeVisible();
    await expect(advice).toBeVisible();
    await expect(told.getByRole('link', { name: 'This alert at weather.gov' }).first()).toHaveAttribute(
      'href',
      redFlag.link,
    );
    // Told here in full, so not in the banner as well.
    await expect(banner(page)).toHaveCount(0);
  });

  test('no answer is never shown as no alerts', async ({ page }) => {
    await answer(page, feed, alerts([], 'unknown'));
    await visit(page, '/weather');
    await expect(section(page).getByText('Weather alerts can’t be checked right now.')).toBeVisible();
    // What was known stands when asking again fails, and what is over by then does not.
    const ends = new Date(serverTime.getTime() + 60_000).toISOString();
    await answer(page, feed, alerts([redFlag, { ...heatAdvisory, ends }]));
    await page.getByRole('button', { name: 'Refresh' }).click();
    const overSoon = section(page).getByText('Heat Advisory until 10:01 AM');
    await expect(overSoon).toBeVisible();
    await page.clock.setFixedTime(new Date(serverTime.getTime() + 120_000));
    await answer(page, feed, {}, 503);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(section(page).getByText('so there may be more.')).toBeVisible();
    await expect(section(page).getByText('Red Flag Warning until')).toBeVisible();
    await expect(overSoon).toHaveCount(0);
  });
});

badDay('a warning stands below the header of every page, moves nothing, and leads to its text', async ({ page }) => {
  const held = await hold(page, feed);
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/', '/faq', '/search', '/no-such-page']) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    await expect(banner(page)).toHaveCount(0);
    await (await held.next()).continue();
    await expect(banner(page)).toHaveText('Red Flag Warning until Sun, Oct 11, 11:00 AM PDT. What it says');
    await expect(banner(page)).toBeInViewport();
    expect(await heading.boundingBox()).toEqual(before);
  }
  await banner(page).getByRole('link').click();
  await (await held.next()).continue();
  await expect(page).toHaveURL(/\/weather#current$/);
  await expect(section(page).getByText('Red Flag Warning until Sun, Oct 11, 11:00 AM PDT')).toBeInViewport();
  await expect(banner(page)).toHaveCount(0);
});

test.describe('the banner', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => answer(page, '**/api/road-conditions', roads()));

  test('is one at a time: a closure today, a closed road, a warning, a closure to come', async ({ page }) => {
    const shut = closure('Highway 35: road closed.', true);
    const closures = page.getByRole('complementary', { name: 'Closures' });
    const closedRoads = page.getByRole('complementary', { name: 'Closed roads' });
    const today: AgendaEvent = { ...snow, closes: 'ask' };
    const toCome = { ...today, start: '2026-10-12T07:00:00Z', end: '2026-10-13T07:00:00Z', date: '2026-10-12' };
    const tell = (event: AgendaEvent) => answer(page, '**/api/status', status({ events: [event] }));
    const shown = async (path: string, ...visible: Locator[]) => {
      await visit(page, path);
      for (const one of visible) await expect(one).toBeVisible();
      await expect(page.locator('.announcement')).toHaveCount(visible.length);
    };
    await answer(page, feed, alerts([redFlag]));
    await tell({ ...toCome, lastDate: '2026-10-12' });
    await shown('/faq', banner(page));
    await answer(page, '**/api/road-conditions', roads({ 'SR-35': { state: 'closed', closures: [shut] } }));
    await shown('/faq', closedRoads);
    await tell(today);
    await shown('/faq', closures);
    await shown('/', closures, closedRoads);
  });

  test('is asked for once in five minutes, whatever pages are visited, and outlives a failure', async ({ page }) => {
    await page.clock.install({ time: serverTime });
    const held = await hold(page, feed);
    await visit(page, '/faq');
    await (await held.next()).fulfill({ json: alerts([redFlag]) });
    await expect(banner(page)).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(banner(page)).toBeVisible();

    // From here on, time passes only as the test says, in steps shorter than the ten seconds in which an answer is due.
    await leapTo(page, new Date(serverTime.getTime() + 4 * 60_000));
    expect(held.waiting).toHaveLength(1);
    const untilAsked = (times: number) =>
      expect(async () => {
        await page.clock.runFor(5000);
        expect(held.waiting).toHaveLength(times);
      }).toPass({ intervals: [0] });
    await untilAsked(2);
    await (await held.next()).abort();
    await page.clock.runFor('04:00');
    expect(held.waiting).toHaveLength(2);
    await expect(banner(page)).toBeVisible();

    await untilAsked(3);
    await (await held.next()).fulfill({ json: alerts() });
    await expect(banner(page)).toHaveCount(0);
  });
});
