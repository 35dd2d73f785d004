/** The weather page while its sources answer, fail and come back. */
import { expect, type Page } from '@playwright/test';
import { weather } from './live/answers.ts';
import { answer, hold, test } from './live/visit.ts';
import { listen } from './support/live-regions.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/|\/weather-icons\/gone/ });

const forecast = '**/api/get-weather-forecast';
const card = (page: Page) => page.getByRole('region', { name: 'Current Weather' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });
const updating = (page: Page) => page.getByRole('button', { name: 'Updating...' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch weather data' });
const sevenDays = (page: Page) => page.getByRole('region', { name: '7-day forecast' });
/** A figure of the card, by its name. */
const figure = (page: Page, name: string) =>
  card(page)
    .locator('div', { has: page.getByRole('term').filter({ hasText: name }) })
    .last()
    .getByRole('definition');

async function expectTypical(page: Page) {
  await expect(card(page).getByText('Typical conditions, not a reading')).toBeVisible();
  await expect(card(page).getByText('72°F', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Sunny', { exact: true })).toBeVisible();
  await expect(figure(page, 'Wind')).toHaveText('5 mph');
  await expect(figure(page, 'Humidity')).toHaveText('45%');
  await expect(figure(page, 'UV index')).toHaveText('3');
  await expect(card(page).getByText('Los Gatos, California, United States.')).toBeVisible();
  await expect(card(page).getByText(/last updated/i)).toHaveCount(0);
}

test('typical conditions stand there, named so, until the reading arrives with its time', async ({ page, traces }) => {
  const held = await hold(page, forecast);
  await visit(page, '/weather');
  await expectTypical(page);
  await expect(updating(page)).toBeDisabled();
  await expect(updating(page).locator('svg')).toHaveCSS('animation-name', 'spin');

  // From here on, the real server and the recorded feeds.
  await (await held.next()).continue();
  await expect(card(page).getByText('52°F', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Mostly Cloudy', { exact: true })).toBeVisible();
  await expect(figure(page, 'Wind')).toHaveText('5 mph');
  await expect(figure(page, 'Humidity')).toHaveText('86%');
  await expect(card(page).getByText('Last updated 9:53 AM PDT')).toBeVisible();
  await expect(card(page).getByText(/typical/i)).toHaveCount(0);
  await expect(refresh(page)).toBeEnabled();
  await expect(refresh(page).locator('svg')).toHaveCSS('animation-name', 'none');
  await expect(failure(page)).toHaveCount(0);
  expect(traces.console).toEqual([]);
});

test('the result of a Refresh is said beside its button, wherever the page is scrolled', async ({ page }) => {
  await visit(page, '/weather');
  await expect(card(page).getByText('52°F', { exact: true })).toBeVisible();
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
  await expect(refresh(page)).toBeInViewport({ ratio: 1 });
});

test('screen readers hear one result, with the names of the roads', { tag: '@desktop' }, async ({ page }) => {
  const heard = await listen(page);
  await visit(page, '/weather');
  await expect(card(page).getByText('52°F', { exact: true })).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Weather: 52 degrees, .*Highway 17: .*Highway 9: /));
  const news = (await heard()).filter((text) => /weather|road|highway|lane/i.test(text));
  expect(news).toHaveLength(1);
});

test('an error is said in a red box, and the values before it stay', async ({ page, traces }) => {
  await answer(page, forecast, { error: { code: 'weather-unavailable', message: 'Not now.' } }, 503);
  await visit(page, '/weather');
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toHaveCSS('border-color', 'rgb(142, 47, 27)');
  await expectTypical(page);
  await expect(refresh(page)).toBeEnabled();
  await expect
    .poll(() => traces.console)
    .toContainEqual(expect.stringContaining('/api/get-weather-forecast could not be loaded: Error: status 503'));

  const held = await hold(page, forecast);
  await refresh(page).click();
  await expect(updating(page)).toBeDisabled();
  // The focus is still there.
  await expect(updating(page)).toBeFocused();
  await (await held.next()).fulfill({ json: weather({ humidity: null }) });
  await expect(card(page).getByText('61°F', { exact: true })).toBeVisible();
  await expect(figure(page, 'Humidity')).toHaveText('not reported');
  await expect(failure(page)).toHaveCount(0);

  await page.route(forecast, (route) => route.abort());
  await refresh(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(card(page).getByText('61°F', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Last updated 9:50 AM PDT')).toBeVisible();
});

test.describe('the icon', { tag: '@desktop' }, () => {
  test('has the source’s own picture beside it, hidden when that fails', async ({ page }) => {
    await page.route('**/weather-icons/fair.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
      }),
    );
    await answer(page, forecast, weather({ weatherIcon: '/weather-icons/fair.svg' }));
    await visit(page, '/weather');
    const picture = card(page).locator('img[src^="/weather-icons/"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', '/weather-icons/fair.svg');

    await answer(page, forecast, weather({ weatherIcon: '/weather-icons/gone.svg' }));
    await refresh(page).click();
    await expect(picture).toHaveAttribute('src', '/weather-icons/gone.svg');
    await expect(picture).toBeHidden();

    await answer(page, forecast, weather());
    await refresh(page).click();
    await expect(picture).toHaveCount(0);
  });
});

test.describe('the forecast', () => {
  test('has seven days with those on which the range is open, and its age', async ({ page }) => {
    await visit(page, '/weather');
    await sevenDays(page).scrollIntoViewIfNeeded();
    const days = sevenDays(page).getByRole('listitem');
    await expect(days).toHaveText([
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
  });

  test('says what is not reported, and calls no day open for sure while closures can’t be checked', async ({
    page,
  }) => {
    const night = { isNight: true, high: null, low: null, wind: null, rain: null, words: null, icon: 'cloud' };
    const [checkedAt, updatedAt] = ['2026-10-10T16:00:00Z', '2026-10-10T12:00:00Z'];
    const days = [
      { ...night, day: '2026-10-10' },
      { ...night, day: '2026-10-11', isNight: false },
    ];
    await answer(page, '**/api/forecast', { days, checkedAt, updatedAt });
    await page.route('**/api/status', (route) => route.abort());
    await visit(page, '/weather');
    await sevenDays(page).scrollIntoViewIfNeeded();
    const nothing = 'Conditions not reported. Chance of rain not reported. Wind not reported.';
    await expect(sevenDays(page).getByRole('listitem')).toHaveText([
      `Saturday, October 10, nightLow not reportedUsually open, 9:00 AM to 4:00 PM${nothing}`,
      `Sunday, October 11High not reportedLow not reportedUsually open, 9:00 AM to 4:00 PM${nothing}`,
    ]);
  });
});
