/** The first screen of /weather on a phone: what decides the drive, each with its age, before anything else. */
import { alerts, closure, redFlag, roads, snow, status, weather } from './live/answers.ts';
import { badDay } from './live/bad-day.ts';
import { answer, test } from './live/visit.ts';
import { expect, type Page, visit } from './support/visitor.ts';

// On a bad day the feeds are down, and the browser says so.
test.use({ expectedErrors: /\/api\// });

const row = (page: Page, name: string) =>
  page.locator('.right-now > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });

/** Each row's news and age, all of it to be seen without scrolling. */
async function expectOnFirstScreen(page: Page, rows: Record<string, (string | RegExp)[]>) {
  for (const [name, texts] of Object.entries(rows)) {
    for (const text of texts) await expect(row(page, name)).toContainText(text);
    await expect(row(page, name), name).toBeInViewport({ ratio: 1 });
  }
}

test.describe('on a small phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a bad day', async ({ page }) => {
    const full = closure('Highway 35: road closed at Summit Road.', true);
    await answer(page, '**/api/status', status({ events: [snow] }));
    await answer(page, '**/api/weather-alerts', alerts([redFlag, { ...redFlag, event: 'Winter Storm Warning' }]));
    await answer(page, '**/api/get-weather-forecast', weather({ temperature: 31, condition: 'Heavy snow' }));
    await answer(
      page,
      '**/api/road-conditions',
      roads({
        'SR-17': { state: 'restricted', closures: [closure('One lane.')] },
        'SR-35': { state: 'closed', closures: [full, closure('One lane.')] },
        'SR-9': { state: 'unknown', complete: false },
      }),
    );
    await visit(page, '/weather');
    await expectOnFirstScreen(page, {
      Today: ['Closed today: snow. Opens Sunday at 9:00 AM', 'closures checked 9:58 AM PDT'],
      Weather: ['31°F', 'Heavy snow', 'from 9:50 AM PDT'],
      Alerts: ['Red Flag Warning until Sun, Oct 11, 8:00 PM PDT and 1 more', 'checked 9:58 AM PDT'],
      Roads: [
        'Highway 17: one lane closed, at Summit Road',
        'Skyline Blvd/Hwy 35: road closed, at Summit Road, and more',
        'Highway 9: live data is unavailable',
        'checked 9:58 AM PDT',
      ],
    });
  });
});

badDay('what cannot be read is said not to be, and nothing is called open', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/weather');
  await expect(row(page, 'Today')).toContainText(
    'Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.',
  );
  await expect(row(page, 'Weather')).toContainText('Weather is unavailable right now.');
  await expect(row(page, 'Alerts')).toContainText('Red Flag Warning until');
  await expect(row(page, 'Roads').getByRole('listitem')).toHaveText([/unavailable$/, /unavailable$/, /unavailable$/]);
  await expect(page.getByText('Live road data is unavailable.')).toHaveCount(3);
  await expect(page.getByText('OPEN - Normal Traffic')).toHaveCount(2);
  await expect(page.getByText('Failed to fetch weather data')).toBeVisible();
  await expect(page.getByText('This camera is not answering.')).toBeVisible();

  await visit(page, '/calendar');
  await expect(page.getByText('Events can’t be loaded right now')).toBeVisible();
  await expect(page.getByText(/Nothing is planned/)).toHaveCount(0);
  await visit(page, '/contact');
  await expect(page.getByRole('status').filter({ hasText: 'calendar can’t be read' })).toHaveText(
    'The club’s calendar can’t be read right nowThere may be closures: call before you drive up.',
  );
  await expect(page.getByText('No closures announced')).toHaveCount(0);
});

/** Below the bar, and not far below. */
async function expectBelowBar(page: Page, name: string) {
  await expect(async () => {
    const bar = await page.locator('.refresh-bar').boundingBox();
    const heading = await page.getByRole('heading', { level: 2, name }).boundingBox();
    const gap = (heading?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(8);
    expect(gap).toBeLessThan(200);
  }).toPass();
}

for (const [name, heading] of [
  ['Weather', 'Current Weather'],
  ['Roads', 'Road conditions'],
] as const)
  test(`${name} leads to all of it, and the Refresh bar covers none of its heading`, async ({ page }) => {
    await visit(page, '/weather');
    await row(page, name).getByRole('link', { name }).click();
    await expectBelowBar(page, heading);
  });

test('whoever comes with an anchor sees its heading below the Refresh bar', async ({ page }) => {
  await visit(page, '/weather#weather');
  await expectBelowBar(page, 'Live weather');
});
