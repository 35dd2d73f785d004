/**
 * What a page costs on a phone, in bytes. That nothing jumps: reflow.spec.ts; the scripts alone:
 * tests/site/weights.test.ts.
 */
import { bytesOf, transfersOf } from '#tests/e2e/support/transfer.ts';
import { everyPath, ordinaryErrors } from './support/every-path.ts';
import { becomesAlive, expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: ordinaryErrors });

/** A thousand bytes, as browsers and phone plans count. */
const kB = 1000;
const before = { '/gallery': 250 * kB };
const usual = 300 * kB;

for (const path of everyPath) {
  test(`${path} is light until it is scrolled`, async ({ page }) => {
    const transfers = await transfersOf(page, path);
    await becomesAlive(page);
    const list = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    // Everything came compressed, or the figures would tell of a connection that no visitor has.
    expect(bytesOf(transfers, 'Document'), list).toBeLessThan(60 * kB);
    // Also what comes by itself once the page is alive.
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(scripts, list).toBeGreaterThan(50 * kB);
    expect(scripts, list).toBeLessThanOrEqual(97 * kB);
    expect(bytesOf(transfers), list).toBeLessThanOrEqual(before[path as keyof typeof before] ?? usual);
    // Pictures, apart from the first ones, wait until the visitor comes near.
    const pictures = new Set(transfers.filter(({ kind }) => kind === 'Image').map(({ url }) => url));
    const all = await page.locator('img').count();
    if (all > 6) expect(pictures.size, list).toBeLessThan(all);
  });
}

test('no script shares the signal with the largest picture', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      globalThis.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', '/faq', '/weather', '/range-features']) {
    await page.goto(path);
    await becomesAlive(page);
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

test('a page is fetched while the pointer is on a link to it, and once', async ({ page }) => {
  await visit(page, '/terms');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  const fetched = page.waitForResponse('**/data/faq.json');
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL('/faq');
  expect(asked.filter((path) => path === '/data/faq.json')).toHaveLength(1);
});

declare global {
  /** When the largest thing on the first screen was painted, in milliseconds since the page was asked for. */
  var largestPaint: number;
}
