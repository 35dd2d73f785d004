/** What a page says at a glance, before anything is read beside it. */
import { boxOf, expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, viewport: { width: 360, height: 780 } });

test('the table of ages says on a phone of whom its large "No" is said @long', async ({ page }) => {
  await visit(page, '/under-21-rules');
  const age = await page.locator('table thead th').nth(1).textContent();
  // The column's head is only for screen readers there.
  await expect(page.locator('table td[rowspan]').getByText(age ?? '', { exact: true })).toBeVisible();
});

test('the gallery on the home page has its heading and its height before it comes near @long', async ({ page }) => {
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

test('by night the place of a picture is as dark as its print before that comes @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/gallery');
  const places = page.locator('main li a img:not(.map-sheet), main li a [role="img"]');
  const grounds = await places.evaluateAll((all) => all.map((place) => getComputedStyle(place).backgroundColor));
  expect(grounds.length).toBeGreaterThan(5);
  expect([...new Set(grounds)]).toHaveLength(1);
});

test('the targets and things drawn in a range’s lane contrast with its strip, by day and by night @long', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/range-features');
    const contrasts = await page.locator('.lane').evaluateAll((lanes) =>
      lanes.flatMap((lane) => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
            const share = Number(channel) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const strip = luminance(getComputedStyle(lane).backgroundColor);
        // The ground and its banks are the place, and a paper has a frame.
        return [...lane.querySelectorAll('[fill]:not([fill*="oat"], [fill*="clay"], [fill*="raised"])')]
          .filter((thing) => thing.getAttribute('fill') !== 'none')
          .map((thing) => {
            const [dark = 0, light = 0] = [luminance(getComputedStyle(thing).fill), strip].toSorted((a, b) => a - b);
            return { ink: thing.getAttribute('fill'), contrast: (light + 0.05) / (dark + 0.05) };
          });
      }),
    );
    expect(contrasts.length, colorScheme).toBeGreaterThan(20);
    expect(
      contrasts.filter(({ contrast }) => contrast < 3),
      colorScheme,
    ).toEqual([]);
  }
});

test.describe('without our script', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('no room that is kept for what comes later is blank before it comes', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/calendar', '/weather']) {
      await page.goto(path);
      const rows = page.locator('main .awaited');
      expect(await rows.count(), path).toBeGreaterThan(0);
      for (const one of await rows.all()) {
        expect((await boxOf(one)).height, path).toBeGreaterThan(150);
        expect(await one.evaluate((box) => getComputedStyle(box).backgroundImage), path).toContain('gradient');
      }
    }
    // The title says what comes; the empty rows are where it will be.
    await page.goto('/calendar');
    await expect(page.locator('.large-days').getByRole('heading')).toBeVisible();
  });
});

test('below a page that is shorter than the screen its foot goes on to the end @long', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1400 });
  await visit(page, '/search');
  const foot = await boxOf(page.getByRole('contentinfo'));
  expect(foot.bottom).toBeGreaterThan(1400 - 30);
});
