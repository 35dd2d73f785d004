import { scrollThrough } from '#scripts/browser/scroll.ts';
import { wakePage } from './support/clock.ts';
import { ordinaryErrors, sampledPaths } from './support/pages.ts';
import { reachProviders } from './support/providers.ts';
import { closedNotice, cookieBanner, expect, test } from './support/visitor.ts';

// Frames and all, and the visitor still to be asked about them.
test.use({ remembers: closedNotice, expectedErrors: ordinaryErrors });

/** Wide screens have the same parts: those that differ most, and in `npm run test:exhaustive` every page. */
const wide = process.env['EVERY_PAGE'] ? sampledPaths : ['/', '/weather'];

for (const path of sampledPaths)
  test(`${path}${wide.includes(path) ? '' : ' @phone'}`, async ({ page }) => {
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

declare global {
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
