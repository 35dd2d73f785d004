import { reachProviders } from './support/providers.ts';
import { boxOf, closedNotice, expect, openFooterMap, type Page, test, visit } from './support/visitor.ts';

test.use({
  remembers: {
    ...closedNotice,
    'cookie-consent': 'essential-only',
    'cookie-preferences': '{"analytics":false,"embedded":true}',
  },
});

const footerMap = (page: Page) => page.getByRole('contentinfo').getByRole('figure');
const frame = (page: Page) => footerMap(page).locator('iframe');
const drawnMap = (page: Page) => footerMap(page).getByRole('img', { name: /^Drawn map of Highways/ });
const asksForMap = (url: string) => url.startsWith('https://www.google.com/maps');

test('a provider that answers covers our map once its frame has loaded', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await reachProviders(page, async (route) => {
    if (route.request().isNavigationRequest()) await held.promise;
    await route.fulfill({ contentType: 'text/html', body: '<p>Their map</p>' });
  });
  await visit(page, '/terms');
  await openFooterMap(page);
  await expect(frame(page)).toBeAttached();
  await expect(frame(page)).toBeHidden();
  await expect(drawnMap(page)).toBeVisible();
  held.resolve();
  await expect(frame(page)).toBeVisible();
  await expect(drawnMap(page)).toBeHidden();
});

test('a provider that refuses is never framed: the drawn map and the plain link stay', async ({
  page,
  thirdParties,
}) => {
  await visit(page, '/terms');
  await openFooterMap(page);
  await expect.poll(() => thirdParties.filter(asksForMap)).toHaveLength(1);
  await expect(drawnMap(page)).toBeVisible();
  await expect(footerMap(page).getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test('a provider whose page does not come is given up after 15 seconds @long', async ({ page, thirdParties }) => {
  await page.clock.install();
  await reachProviders(page, (route) =>
    route.request().isNavigationRequest() ? undefined : route.fulfill({ status: 200, body: '' }),
  );
  await visit(page, '/terms');
  await openFooterMap(page);
  await expect.poll(() => thirdParties.filter(asksForMap).length).toBe(2);
  await page.clock.runFor(15_000);
  await expect(frame(page)).toHaveCount(0);
  await expect(drawnMap(page)).toBeVisible();
});

test('a frame takes the height of what a phone showed in its place, so nothing below it moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await reachProviders(page, async (route) => {
    if (route.request().isNavigationRequest()) await held.promise;
    await route.fulfill({ contentType: 'text/html', body: '<p>Their calendar</p>' });
  });
  await visit(page, '/');
  const calendar = page.locator('[data-frame*="calendar.google.com"]');
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar.locator('iframe')).toBeAttached();
  await calendar.getByText('Events of the next weeks').click();
  await expect(calendar.getByRole('link', { name: /^Add to my calendar/ }).first()).toBeVisible();
  const height = async () => (await boxOf(calendar)).height;
  await expect.poll(height).toBeGreaterThan(700);
  const before = await height();
  held.resolve();
  await expect(calendar.locator('iframe')).toBeVisible();
  expect(await height()).toBe(before);
});
