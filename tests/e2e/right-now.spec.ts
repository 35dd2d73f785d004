import { alerts, closure, redFlag, roads, snow, status, weather } from './live/answers.ts';
import { answer, answerAll, boxOf, expect, type Page, testToday as test, visit } from './support/visitor.ts';

// On a bad day the feeds are down, and the browser reports it.
test.use({ expectedErrors: /\/api\// });

const row = (page: Page, name: string) =>
  page.locator('.right-now dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });

test('a bad day, on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const full = closure('Highway 35: road closed at Summit Road.', true);
  const changes: Parameters<typeof roads>[0] = {
    'SR-17': { state: 'restricted', closures: [closure('One lane.')] },
    'SR-35': { state: 'closed', closures: [full, closure('One lane.')] },
    'SR-9': { state: 'unknown', complete: false },
  };
  await answerAll(page, {
    status: status({ events: [snow] }),
    'weather-alerts': alerts([redFlag, { ...redFlag, event: 'Winter Storm Warning' }]),
    'get-weather-forecast': weather({ temperature: 31, condition: 'Heavy snow' }),
    'road-conditions': roads(changes),
  });
  await visit(page, '/weather');
  for (const [name, texts] of Object.entries({
    Today: ['Reason: snow. Opens Sunday at 9:00 AM.', 'closures checked 9:58 AM PDT'],
    Weather: ['31°F', 'Heavy snow', 'from 9:50 AM PDT'],
    Alerts: ['Red Flag Warning until Sun, Oct 11, 8:00 PM PDT and 1 more', 'checked 9:58 AM PDT'],
    Roads: ['Skyline Blvd/Hwy 35: road closed, at Summit Road, and more', 'checked 9:58 AM PDT'],
  })) {
    for (const text of texts) await expect(row(page, name)).toContainText(text);
    await expect(row(page, name), name).toBeInViewport({ ratio: 1 });
  }
  // Its icon has room beside a short word.
  await expect(page.locator('.status-plate[data-state] svg')).toBeInViewport({ ratio: 1 });
  // On a taller one too, the news cover no part of the name.
  await page.setViewportSize({ width: 360, height: 780 });
  const news = await boxOf(page.locator('.announcements a'));
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(name.y).toBeGreaterThan(news.bottom + 4);
});

test('what cannot be read is reported so, and nothing is called open', async ({ page }) => {
  const unknown = { state: 'unknown', complete: false } as const;
  await answer(page, '**/api/status', status({ checkedAt: null }));
  await answer(page, '**/api/weather-alerts', alerts([], 'unknown'));
  await answer(page, '**/api/get-weather-forecast', {}, 503);
  await answer(page, '**/api/forecast', {}, 503);
  await answer(page, '**/api/road-conditions', roads({ 'SR-17': unknown, 'SR-35': unknown, 'SR-9': unknown }));
  await visit(page, '/weather');
  await expect(row(page, 'Today')).toContainText(
    'We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM.',
  );
  // In one line, with the sites that know.
  await expect(row(page, 'Live data')).toContainText('Weather, alerts and roads can’t be checked right now.');
  await expect(row(page, 'Live data').getByRole('link')).toHaveText([
    'Alerts at weather.gov',
    /^State road information/,
    /^Caltrans QuickMap/,
  ]);
  await page.getByRole('heading', { name: '7-day forecast' }).scrollIntoViewIfNeeded();
  const told = page.getByText(/no live|live road data|can’t be|unavailable/i).filter({ visible: true });
  await expect(told.and(page.locator(':not(.sr-only, .sr-only *)'))).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^(?:State road information|Caltrans QuickMap)/ })).toHaveCount(2);
  // A road's usual state beside the time at which the page loaded is no check of it.
  await expect(page.getByRole('article').filter({ hasText: 'Usual state, not a check' })).toHaveCount(2);
  await expect(page.getByText('They are not real checks of the road.')).toBeVisible();
  // Among the news for screen readers.
  await expect(page.getByText('Live road data is unavailable.')).toHaveCount(1);
  await expect(page.getByText('Failed to fetch weather data')).toBeVisible();
  // What can be read has its own line again.
  await page.unroute('**/api/get-weather-forecast');
  await answer(page, '**/api/get-weather-forecast', weather());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, 'Weather')).toContainText('61°F');
  await expect(row(page, 'Alerts')).toContainText('Alerts can’t be checked right now.');
  await expect(row(page, 'Roads').getByRole('listitem')).toHaveText(['Live road data is unavailable.']);
  await visit(page, '/contact');
  await expect(page.getByRole('status').filter({ hasText: 'There may be closures' })).toHaveText(
    'We couldn’t check for closuresThere may be closures: call before you drive up.',
  );
  await expect(page.getByText('No closures announced')).toHaveCount(0);
});
