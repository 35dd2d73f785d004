/** The weather page while its sources answer, fail and come back. See domain/forecast.test.ts for the words. */
import { roads, weather, webcams } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { listen } from './support/live-regions.ts';
import { answer, expect, hold, type Page, testToday as test, visit } from './support/visitor.ts';

test.use({ expectedErrors: /\/api\/|\/weather-icons\/gone|picture of the webcam/ });

const forecast = '**/api/get-weather-forecast';

const card = (page: Page) => page.getByRole('region', { name: 'Current Weather' });
const sevenDays = (page: Page) => page.getByRole('region', { name: '7-day forecast' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });
const updating = (page: Page) => page.getByRole('button', { name: 'Updating...' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch weather data' });
/** Also those that open on a tap on a phone. */
const forecastDays = (page: Page) => sevenDays(page).getByRole('listitem', { includeHidden: true });
async function expectReading(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  for (const said of words) await expect(card(page)).toContainText(said);
}

test('typical conditions are marked so until a reading arrives; an error keeps the values before it', async ({
  page,
  traces,
}) => {
  const typical = [
    'Typical conditions, not a reading',
    '72°F',
    'Sunny',
    /Wind\s*5 mph/,
    /Humidity\s*45%/,
    /UV index\s*3/,
  ];
  await answer(page, forecast, { error: { code: 'weather-unavailable', message: 'Not now.' } }, 503);
  await visit(page, '/weather');
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toHaveCSS('border-color', 'rgb(142, 47, 27)');
  await expectReading(page, ...typical, 'Los Gatos, California, United States.');
  await expect(card(page).getByText(/last updated/i)).toHaveCount(0);
  await expect
    .poll(() => traces.console)
    .toContainEqual(expect.stringContaining('/api/get-weather-forecast could not be loaded: Error: status 503'));

  const held = await hold(page, forecast);
  await refresh(page).click();
  await expect(updating(page)).toBeDisabled();
  await expect(updating(page)).toBeFocused();
  await expect(updating(page).locator('svg')).toHaveCSS('animation-name', 'spin');
  // The real server and the recorded feeds.
  await (await held.next()).continue();
  await expectReading(page, '52°F', 'Mostly Cloudy', /Wind\s*5 mph/, /86%/, 'Last updated 9:53 AM PDT');
  await expect(card(page).getByText(/typical/i)).toHaveCount(0);
  await expect(refresh(page)).toBeEnabled();
  await expect(failure(page)).toHaveCount(0);

  await refresh(page).click();
  await (await held.next()).abort();
  await expect(failure(page)).toBeVisible();
  await expectReading(page, '52°F', 'Last updated 9:53 AM PDT');
  await refresh(page).click();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
  await page.route('**/weather-icons/fair.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await (await held.next()).fulfill({ json: weather({ humidity: null, weatherIcon: '/weather-icons/fair.svg' }) });
  await expectReading(page, '61°F', /Humidity\s*not reported/);
  await expect(failure(page)).toHaveCount(0);

  // The source's own picture is beside the icon, hidden when it fails.
  const picture = card(page).locator('img[src^="/weather-icons/"]');
  await expect(picture).toBeVisible();
  await refresh(page).click();
  await (await held.next()).fulfill({ json: weather({ weatherIcon: '/weather-icons/gone.svg' }) });
  await expect(picture).toHaveAttribute('src', '/weather-icons/gone.svg');
  await expect(picture).toBeHidden();
});

test('the result of a Refresh is shown beside its button wherever the page is scrolled, and heard once @long', async ({
  page,
}) => {
  const heard = await listen(page);
  await visit(page, '/weather');
  await expect(card(page)).toContainText('52°F');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Weather: 52 degrees, .*Highway 17: .*Highway 9: /));
  expect((await heard()).filter((text) => /weather|road|highway|lane/i.test(text))).toHaveLength(1);

  const result = page.getByRole('main').getByRole('status').filter({ hasText: /pdate/ });
  await expect(result).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await refresh(page).click();
  await expect(result).toHaveText(/^Updated .*[AP]M/);
  await expect(result).toBeInViewport({ ratio: 1 });
  await page.route(forecast, (route) => route.abort());
  await refresh(page).click();
  await expect(result).toContainText('except weather');
  await page.route('**/api/**', (route) => route.abort());
  await refresh(page).click();
  await expect(result).toHaveText('Couldn’t update. Showing the last reading.');
  await expect(result).toBeInViewport({ ratio: 1 });
});

test('the forecast marks open days, and calls none open while closures can’t be checked @long', async ({ page }) => {
  await visit(page, '/weather');
  await sevenDays(page).scrollIntoViewIfNeeded();
  await expect(forecastDays(page)).toHaveText([
    /^Saturday, October 10\s*High 64°F\s*Low 48°F\s*Open day, 9:00 AM to 4:00 PM\s*Sunny\. Chance of rain not reported\. Wind up to 9 mph\.$/,
    /^Sunday.*Open day.*Light Rain\. Rain very likely, 80%\./,
    /^Monday.*60°F.*Closed/,
    /^Tuesday.*Closed/,
    /^Wednesday.*Closed/,
    /^Thursday.*Open day/,
    /^Friday.*Open day/,
  ]);
  await expect(sevenDays(page)).toContainText(
    'Issued by the National Weather Service 2:16 AM PDT, checked 10:00 AM PDT.',
  );

  const nothing = { high: null, low: null, wind: null, rain: null, words: null, icon: 'cloud' };
  const days = [
    { ...nothing, day: '2026-10-10', isNight: true },
    { ...nothing, day: '2026-10-11', isNight: false },
  ];
  const [checkedAt, updatedAt] = ['2026-10-10T16:00:00Z', '2026-10-10T12:00:00Z'];
  await answer(page, '**/api/forecast', { days, checkedAt, updatedAt });
  await page.route('**/api/status', (route) => route.abort());
  await page.evaluate(() => localStorage.removeItem('status'));
  await visit(page, '/weather');
  await sevenDays(page).scrollIntoViewIfNeeded();
  await expect(forecastDays(page)).toHaveText([
    /^Saturday, October 10, nightLow not reportedUsually 9:00 AM to 4:00 PMConditions not reported\./,
    /^Sunday, October 11High not reportedLow not reportedUsually 9:00 AM to 4:00 PMConditions not reported\./,
  ]);
});

const conditions = '**/api/road-conditions';

test('the road cards show the usual state and when the page loaded; a closed road says so instead', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: 'Road conditions' });
  const lines = panel.locator('article > .grow');
  const usual = 'OPEN - Normal Traffic';
  await answer(page, conditions, roads());
  await visit(page, '/weather');
  await expect(panel.getByText('Usual state, not a check', { exact: true })).toHaveCount(2);
  await expect(panel.getByText(usual, { exact: true })).toHaveCount(2);
  await expect(panel).toContainText('the time at which this page loaded. They are not real checks of the road.');
  await page.clock.setFixedTime(new Date(serverTime.getTime() + 20 * 60_000));
  // The real server with the recorded feed.
  await page.unroute(conditions);
  await refresh(page).click();
  await expect(lines.first()).toContainText('Highway 17, southbound: one lane closed between Glenwood Drive and');
  await expect(page.getByText('Page loaded 10:00 AM PDT')).toHaveCount(2);
  await expect(panel.getByText('CLOSED', { exact: true })).toBeVisible();
  await expect(panel.getByText('Reported by Caltrans')).toBeVisible();
  await expect(panel.getByText('Live from Caltrans')).toHaveCount(2);
  await expect(panel.getByText(usual)).toHaveCount(1);
  // Not Highway 17, whose way runs over the closed part.
  await expect(panel.getByText('Other ways: Highway 9 or Skyline Blvd from the north.')).toBeVisible();
  for (const text of await lines.allTextContents()) expect(text).not.toMatch(/\bopen/i);
});

test('a camera shows its picture with its time, or what is known of it @long', async ({ page, traces }) => {
  const camera = page.getByRole('figure', { name: 'Main range view' });
  const image = camera.getByRole('img', { name: 'Live picture of the main range' });
  const said = (words: string | RegExp) => expect(camera.getByText(words, { exact: true })).toBeVisible();
  // The real server, with one camera of two.
  await visit(page, '/weather');
  await page.locator('.camera-room').first().scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await said('Taken 9:58 AM PDT');
  const unconnected = page.getByText(/^Elsewhere:/);
  await expect(unconnected).toHaveText(
    /\(Weather station 1\), .*\(Weather station 2\), highway cameras.*, in place of our own \(Parking area view\)/,
  );
  await expect(unconnected.getByRole('link')).toHaveCount(3);

  const held = await hold(page, '**/api/webcams');
  await refresh(page).click();
  await (await held.next()).fulfill({ json: webcams({ capturedAt: '2026-10-10T16:30:00Z', stale: true }) });
  await said('Taken 9:30 AM PDT');
  await said('This picture is more than 15 minutes old.');
  await refresh(page).click();
  await (await held.next()).fulfill({ json: webcams({ status: 'down', capturedAt: '2026-10-09T23:00:00Z' }) });
  await said('This camera is not answering. Its last picture was taken Fri, Oct 9, 4:00 PM PDT.');
  await expect(image).toHaveCount(0);
  await page.route('**/api/webcams/main-range?*', (route) => route.fulfill({ status: 502, body: '' }));
  await refresh(page).click();
  await (await held.next()).fulfill({ json: webcams({ capturedAt: '2026-10-10T17:00:00Z' }) });
  await said('The picture could not be loaded. No picture since 10:00 AM PDT.');
  expect(traces.console).toContainEqual('The picture of the webcam main-range could not be loaded.');
});
