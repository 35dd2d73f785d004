import { expect, type Page } from '@playwright/test';
import { webcams } from './live/answers.ts';
import { answer, hold, test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/|picture of the webcam/ });

const cameras = '**/api/webcams';
const picture = '**/api/webcams/main-range?*';
const main = (page: Page) => page.getByRole('figure', { name: 'Main range view' });
const parking = (page: Page) => page.getByRole('figure', { name: 'Parking area view' });
const image = (page: Page) => main(page).getByRole('img', { name: 'Live picture of the main range' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });

/** Whether the picture has arrived and can be seen. */
const isLoaded = (page: Page) =>
  image(page).evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

test('a camera shows its picture with the time at which it was taken; one that is not connected says so', async ({
  page,
}) => {
  // The real server, with one camera of two.
  await visit(page, '/weather');
  await main(page).scrollIntoViewIfNeeded();
  await expect(image(page)).toBeVisible();
  await expect.poll(() => isLoaded(page)).toBe(true);
  await expect(main(page).getByText('Taken 9:58 AM PDT')).toBeVisible();
  await expect(main(page).getByText(/minutes old/)).toHaveCount(0);
  await expect(parking(page)).toHaveCount(0);
  const unconnected = page.getByText('Not connected yet:').locator('..');
  await expect(unconnected).toHaveText(/Weather station 1 .*, Weather station 2 .*, Parking area view /);
  await expect(unconnected.getByRole('link')).toHaveCount(3);
});

test('a camera goes through all of its states', { tag: '@desktop' }, async ({ page }) => {
  const held = await hold(page, cameras);
  await visit(page, '/weather');
  await expect(main(page).getByText('Loading image…')).toBeVisible();

  // Old, but there: it says so.
  await (await held.next()).fulfill({ json: webcams({ capturedAt: '2026-10-10T16:30:00Z', stale: true }) });
  await expect(main(page).getByText('Taken 9:30 AM PDT')).toBeVisible();
  await expect(main(page).getByText('This picture is more than 15 minutes old.')).toBeVisible();

  await refresh(page).click();
  await (await held.next()).fulfill({ json: webcams({ status: 'down', capturedAt: '2026-10-09T23:00:00Z' }) });
  await expect(
    main(page).getByText('This camera is not answering. Its last picture was taken Fri, Oct 9, 4:00 PM PDT.'),
  ).toBeVisible();
  await expect(image(page)).toHaveCount(0);

  await refresh(page).click();
  await (await held.next()).fulfill({ json: webcams({ status: 'down', capturedAt: null }) });
  await expect(main(page).getByText('This camera is not answering.', { exact: true })).toBeVisible();

  // Its present state is unknown: the last known one stays, and nothing else is claimed.
  await refresh(page).click();
  await (await held.next()).abort();
  await expect(refresh(page)).toBeEnabled();
  await expect(main(page).getByText('This camera is not answering.', { exact: true })).toBeVisible();
});

test(
  'a picture that fails leaves a panel that says since when, and the failure is only logged',
  { tag: '@desktop' },
  async ({ page, traces }) => {
    await answer(page, cameras, webcams());
    await page.route(picture, (route) => route.fulfill({ status: 502, body: '' }));
    await visit(page, '/weather');
    await main(page).scrollIntoViewIfNeeded();
    await expect(main(page).getByText('The picture could not be loaded. No picture since 10:00 AM PDT.')).toBeVisible();
    await expect(main(page).getByText(/^Taken/)).toHaveCount(0);
    expect(traces.console).toContainEqual('The picture of the webcam main-range could not be loaded.');

    await page.unroute(picture);
    await answer(page, cameras, webcams({ capturedAt: '2026-10-10T17:10:00Z' }));
    await refresh(page).click();
    await main(page).scrollIntoViewIfNeeded();
    await expect(main(page).getByText('Taken 10:10 AM PDT')).toBeVisible();
    await expect.poll(() => isLoaded(page)).toBe(true);
  },
);

test('cameras of which nothing is known are out of reach, not broken', { tag: '@desktop' }, async ({ page }) => {
  await page.route(cameras, (route) => route.abort());
  await visit(page, '/weather');
  await expect(page.getByText('The webcams can’t be reached right now.')).toBeVisible();
});
