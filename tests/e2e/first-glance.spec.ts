/** What a page says at a glance, before anything is read beside it. */
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, viewport: { width: 360, height: 780 } });

test('the table of ages says on a phone of whom its large "No" is said @desktop @long', async ({ page }) => {
  await visit(page, '/under-21-rules');
  const age = await page.locator('table thead th').nth(1).textContent();
  // The column's head is only for screen readers there.
  await expect(page.locator('table td[rowspan]').getByText(age ?? '', { exact: true })).toBeVisible();
});

test('the gallery on the home page has its heading and its height before it comes near @desktop @long', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await visit(page, '/');
    const gallery = page.locator('section#gallery');
    const height = () => gallery.evaluate((section) => section.getBoundingClientRect().height);
    const drawn = () =>
      gallery.getByRole('heading').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await drawn(), `${width} px`).toBe(true);
    const before = await height();
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('img').first()).toBeInViewport();
    expect(Math.abs((await height()) - before), `${width} px`).toBeLessThan(2);
  }
});

test('by night the place of a picture is as dark as its print before that comes @desktop @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/gallery');
  const places = page.locator('main li a img:not(.map-sheet), main li a [role="img"]');
  const grounds = await places.evaluateAll((all) => all.map((place) => getComputedStyle(place).backgroundColor));
  expect(grounds.length).toBeGreaterThan(5);
  expect([...new Set(grounds)]).toHaveLength(1);
});

test.describe('without our script', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('no room that is kept for what comes later is blank before it comes @desktop', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/calendar', '/weather']) {
      await page.goto(path);
      const rows = page.locator('main .awaited');
      expect(await rows.count(), path).toBeGreaterThan(0);
      for (const one of await rows.all()) {
        expect((await one.boundingBox())?.height, path).toBeGreaterThan(150);
        expect(await one.evaluate((box) => getComputedStyle(box).backgroundImage), path).toContain('gradient');
      }
    }
    // The title says what comes; the empty rows are where it will be.
    await page.goto('/calendar');
    await expect(page.locator('.large-days').getByRole('heading')).toBeVisible();
  });
});

test('below a page that is shorter than the screen its foot goes on to the end @desktop @long', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1400 });
  await visit(page, '/search');
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(1400 - 30);
});
