import { scrollThrough } from '#scripts/browser/scroll.ts';
import { agenda, snow, webcams } from './live/answers.ts';
import { wakePage } from './support/clock.ts';
import { ownTest } from './support/languages.ts';
import { ordinaryErrors, sampledPaths } from './support/pages.ts';
import { reachProviders } from './support/providers.ts';
import { boxOf, closedNotice, cookieBanner, expect, hold, type Page, test, visit } from './support/visitor.ts';

// Frames and all, and the visitor still to be asked about them.
test.use({ remembers: closedNotice, expectedErrors: ordinaryErrors });

const { EVERY_PAGE: all } = process.env;
/** Both languages have the same parts, and so have wide screens: those that differ most, on a phone. */
const paths = all ? sampledPaths : ['/', '/contact', '/weather'];

for (const path of paths)
  test(`${path}${all ? ' @both' : ' @phone'}`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route(/\.(woff2|avif|webp|jpg|svg)$/, async (route) => {
      await late.promise;
      await route.fallback();
    });
    await reachProviders(page);
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Without an interaction it would wait for its largest picture.
    await wakePage(page);
    await expect(cookieBanner(page)).toBeVisible();
    late.resolve();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loading').length))
      .toBe(0);
    await expect(page.locator('.status-plate[data-state]')).toBeAttached();
    await scrollThrough(page);
    const moved = await page.evaluate(() => shifts);
    // Lighthouse counts it, however little it grows.
    expect(moved.filter(({ what }) => what.includes('status-plate'))).toEqual([]);
    // Text is never reset, but a headline may need another line in its own face: tools report this much as 0.00.
    const sum = moved.reduce((total, { value }) => total + value, 0);
    expect(sum, moved.map(({ value, what }) => `${value}: ${what}`).join('\n')).toBeLessThan(0.005);
  });

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Spanish needs the most room, and its words arrive last. */
for (const failing of ['', '*', 'get-weather-forecast', 'weather-alerts', 'road-conditions', 'status'])
  ownTest(
    `nothing on /weather moves when ${failing || 'none'} of its sources fails @phone${failing.length > 1 ? ' @long' : ''}`,
    async ({ page }) => {
      await page.addInitScript(watchShifts);
      let asked = Promise.withResolvers<void>();
      await page.route('**/api/*', async (route) => {
        await asked.promise;
        if (failing === '*' || route.request().url().endsWith(`/${failing}`))
          await route.fulfill({ status: 503, json: {} });
        else await route.fallback();
      });
      for (const screen of screens) {
        asked = Promise.withResolvers();
        await page.setViewportSize(screen);
        await page.goto('/es/weather', { waitUntil: 'domcontentloaded' });
        await wakePage(page);
        await page.evaluate(() => document.fonts.ready);
        asked.resolve();
        await expect(page.locator('.right-now .sign[data-state]')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
        await sumOfShifts(page);
        // Less than half a thousandth is the end of a line, by a part of a pixel.
        const seen = (await page.evaluate(() => shifts)).filter(({ value }) => value > 0.0005);
        expect(seen, `${screen.width}`).toEqual([]);
      }
    },
  );

test('what is below a camera stays where it is when its script and a picture of any shape come late @phone', async ({
  page,
}) => {
  const [script, news] = [await hold(page, /\/assets\/webcam-[^/]*\.js$/), await hold(page, '**/api/webcams')];
  await page.addInitScript(watchShifts);
  await visit(page, '/weather');
  const camera = page.locator('.camera-room').first();
  await camera.evaluate((room) => room.scrollIntoView({ block: 'center' }));
  const route = await script.next();
  await sumOfShifts(page);
  const before = await boxOf(camera);
  await route.fallback();
  await (await news.next()).fulfill({ json: { cameras: [webcams().cameras[0]] } });
  await expect
    .poll(() => camera.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(4 / 3);
  expect((await boxOf(camera)).height).toBeCloseTo(before.height, 0);
  expect(await sumOfShifts(page)).toBeLessThan(0.005);
});

/** The list is there when both are. Vite names the words' chunk after its file. */
const late = { events: '**/api/calendar', words: /\/assets\/en-(?!status)[^/]*\.js$/ };
for (const [last, first] of [['events', 'words'] as const, ['words', 'events'] as const])
  test(`what is below the events stays where it is when their ${last} come late @phone${last === 'words' ? ' @long' : ''}`, async ({
    page,
  }) => {
    const held = await hold(page, late[last]);
    await page.addInitScript(watchShifts);
    const other = page.waitForResponse(late[first]);
    await visit(page, '/calendar');
    const list = page.locator('#agenda');
    await expect(list.getByText('Loading the events…')).toBeVisible();
    await list.evaluate((section) => section.scrollIntoView());
    const route = await held.next();
    await (await other).finished();
    expect(await sumOfShifts(page)).toBeLessThan(0.005);
    await route.fallback();
    await expect(list.getByRole('listitem').first()).toBeVisible();
    expect(await sumOfShifts(page)).toBeLessThan(0.005);
  });

test('few events leave no blank room below them, once it is below the screen @phone', async ({ page }) => {
  const events = await hold(page, late.events);
  await page.addInitScript(watchShifts);
  await visit(page, '/calendar');
  const list = page.locator('#agenda');
  await list.evaluate((section) => section.scrollIntoView());
  await (await events.next()).fulfill({ json: agenda({ events: [snow] }) });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await sumOfShifts(page)).toBeLessThan(0.005);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => list.getByRole('region').evaluate((region) => region.clientHeight)).toBeLessThan(250);
  expect(await sumOfShifts(page)).toBeLessThan(0.005);
});

/** Shifts are told a frame later. */
async function sumOfShifts(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return (await page.evaluate(() => shifts)).reduce((total, { value }) => total + value, 0);
}

declare global {
  /** When the largest thing on the first screen was painted, in milliseconds since the page was requested. */
  var largestPaint: number;
  /** What has moved on the page without the visitor's doing, and by how much. */
  var shifts: { value: number; what: string }[];
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  globalThis.shifts = [];
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120))
        .join(' | ');
      if (!hadRecentInput) globalThis.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('no script shares the signal with the largest picture @phone', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      globalThis.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', '/faq']) {
    await visit(page, path);
    const { painted, begun } = await page.evaluate(() => ({
      painted: globalThis.largestPaint,
      begun: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /assets\/.*\.js(?:on)?$/.test(new URL(name).pathname))
        .map(({ startTime }) => startTime),
    }));
    expect(painted, path).toBeGreaterThan(0);
    expect(begun.length, path).toBeGreaterThan(2);
    expect(Math.min(...begun), path).toBeGreaterThan(painted);
  }
});
