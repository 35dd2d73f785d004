import { alerts, closedRoads, closure, heatAdvisory, redFlag, roads, snow, status } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { scriptBytes, scriptLimit } from './support/pages.ts';
import { answer, answerAll, boxOf, expect, hold, testToday as test, visit, waitUntilQuiet } from './support/visitor.ts';
import type { Page } from './support/visitor.ts';

test.use({ expectedErrors: /\/api\/|\/no-such-page/ });

const feed = '**/api/weather-alerts';
const section = (page: Page) => page.getByRole('region', { name: 'Current Weather' });
const banner = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('link', { name: /What it says$/ }) });

const turnTo = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('on /weather alerts open to their text; no answer is never shown as no alerts @long', async ({ page }) => {
  const refreshTo = async (body: unknown, code?: number) => {
    await answer(page, feed, body, code);
    await page.getByRole('button', { name: 'Refresh' }).click();
  };
  const held = await hold(page, feed);
  await visit(page, '/weather');
  await expect(section(page).getByText('Checking weather alerts…')).toBeVisible();
  await (await held.next()).continue();
  await expect(section(page).getByText('No weather alerts for the range, checked 10:00 AM PDT.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await refreshTo(alerts([], 'unknown'));
  // Said once, at the page's top.
  await expect(page.getByText('Alerts can’t be checked right now.', { exact: true })).toBeVisible();
  await expect(page.getByText(/no weather alerts/i)).toHaveCount(0);

  const ends = new Date(serverTime.getTime() + 60_000).toISOString();
  await refreshTo(alerts([redFlag, { ...heatAdvisory, ends, instruction: 'Drink water.' }]));
  const told = section(page).getByRole('alert');
  const advice = told.getByText('Any spark can start a fire.');
  const overSoon = told.getByText('Heat Advisory until 10:01 AM');
  await expect(overSoon).toBeVisible();
  await expect(advice).toBeHidden();
  await told.getByText('Red Flag Warning until Sun, Oct 11, 8:00 PM PDT').click();
  await expect(told.getByText(redFlag.headline)).toBeVisible();
  await expect(advice).toBeVisible();
  // What was known holds when the next request fails, and what is over by then does not.
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 120_000));
  await turnTo(page, 'visible');
  await refreshTo({}, 503);
  await expect(section(page).getByText('so there may be more.')).toBeVisible();
  await expect(told.getByText('Red Flag Warning until')).toBeVisible();
  await expect(overSoon).toHaveCount(0);
});

test('a Spanish page gives a warning its Spanish name, and marks what has none as English', async ({ page }) => {
  await answerAll(page, { 'road-conditions': roads(), 'weather-alerts': alerts([redFlag]) });
  await visit(page, '/es/faq');
  await expect(page.locator('a.announcement')).toHaveText(
    'Aviso de bandera roja hasta el domingo 11 de octubre a las 8:00 p.m. Leer la alerta (en inglés)',
  );
  const { es: _es, ...untranslated } = redFlag;
  await answer(page, feed, alerts([{ ...untranslated, event: 'Locust Warning' }]));
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 5 * 60_000));
  await turnTo(page, 'visible');
  await expect(page.locator('a.announcement [lang="en-US"]')).toHaveText('Locust Warning');
});

test('a warning is below the header of every page, moves nothing, and leads to its text @phone', async ({ page }) => {
  await answer(page, '**/api/road-conditions', roads());
  const held = await hold(page, feed);
  for (const path of ['/', '/faq', '/no-such-page']) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    // On a page that is not there, the number in the picture steps aside, and no box moves.
    const below = path === '/no-such-page' ? page.getByRole('contentinfo') : page.getByRole('heading', { level: 1 });
    const before = await boxOf(below);
    await expect(banner(page)).toHaveCount(0);
    await (await held.next()).fulfill({ json: alerts([redFlag]) });
    await expect(banner(page)).toHaveText('Red Flag Warning until Sun, Oct 11, 8:00 PM PDT. What it says');
    await expect(banner(page)).toBeInViewport();
    expect(await boxOf(below)).toEqual(before);
  }
  await banner(page).getByRole('link').click();
  await (await held.next()).fulfill({ json: alerts([redFlag]) });
  await expect(page).toHaveURL(/\/weather#current$/);
  await expect(section(page).getByText('Red Flag Warning until Sun, Oct 11, 8:00 PM PDT')).toBeInViewport();
  await expect(banner(page)).toHaveCount(0);
});

test('of a closure today, a closed road, a warning and a closure to come, one is announced', async ({ page }) => {
  const shut = closure('Highway 35: road closed.', true);
  const closures = page.getByRole('complementary', { name: 'Closures' });
  const closedRoads = page.getByRole('complementary', { name: 'Closed roads' });
  const toCome = { start: '2026-10-12T07:00:00Z', end: '2026-10-13T07:00:00Z', date: '2026-10-12' };
  const says = (...names: string[]) =>
    expect(page.locator('.announcement')).toHaveText(names.map((name) => new RegExp(name)));
  let minutes = 0;
  /** What an open page announces after its next requests, which it makes at most every five minutes. */
  const saysNext = async (...names: string[]) => {
    await page.clock.setFixedTime(new Date(serverTime.getTime() + (minutes += 5) * 60_000));
    await turnTo(page, 'visible');
    await says(...names);
  };
  await answerAll(page, {
    'road-conditions': roads(),
    status: status({ events: [{ ...snow, ...toCome, lastDate: '2026-10-12' }] }),
    'weather-alerts': alerts(),
  });
  await visit(page, '/faq');
  await says('Closed Monday, October 12: snow');
  const late = { ...snow, ...toCome, lastDate: '2026-10-12', closes: 'partly', hours: { opens: '11:00' } } as const;
  await answer(page, '**/api/status', status({ events: [late] }));
  await saysNext('^Monday, October 12: Opens at 11:00 AM \\(snow\\)\\. All closures$');
  await answer(page, '**/api/status', status({ events: [late, { ...late, id: 'other', description: 'Ice.' }] }));
  await saysNext('^Monday, October 12: Opens at 11:00 AM \\(snow\\) and 1 more\\. All closures$');
  await answer(page, feed, alerts([redFlag]));
  await saysNext('Red Flag Warning');
  await answer(page, '**/api/road-conditions', roads({ 'SR-35': { state: 'closed', closures: [shut] } }));
  await saysNext('Highway 35 closed');
  await expect(closedRoads).toHaveText(
    'Highway 35 closed at Summit Road, checked 9:58 AM PDT. Check which part is closed. It may be on the way by Highway 17, Highway 9, or Skyline Blvd from the north. All roads',
  );
  // Not aborted: the last answer of several decides whether the page says that there is no signal.
  await page.route('**/api/road-conditions', (route) => route.fulfill({ status: 503 }));
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 60 * 60_000));
  await visit(page, '/faq');
  await says('checked 9:58 AM PDT');
  await page.clock.setFixedTime(serverTime);
  await answerAll(page, {
    'road-conditions': roads({ 'SR-35': { state: 'closed', closures: [shut] } }),
    status: status({ events: [snow] }),
  });
  await visit(page, '/');
  await says('Closed today: snow', 'Highway 35 closed');
  await expect(page.getByRole('dialog', { name: 'Closed today: snow' })).toBeVisible();
  await visit(page, '/faq');
  await says('Closed today: snow');
  await closures.getByRole('link').click();
  await expect(page).toHaveURL('/contact#closures');
  await expect(closures).toHaveCount(0);
});

test('a closed road adds at most 8 kB of script to a page @phone', async ({ page }) => {
  await answer(page, feed, alerts());
  await answer(page, '**/api/road-conditions', closedRoads('SR-35'));
  await visit(page, '/terms');
  await expect(page.locator('a.announcement')).toBeVisible();
  await waitUntilQuiet(page);
  expect(await scriptBytes(page)).toBeLessThanOrEqual((scriptLimit('/terms') + 8) * 1000);
});
