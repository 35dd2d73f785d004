import { loadContent } from '#content/load.server.ts';
import { precacheName } from '#app/features/offline/precache.ts';
import { oneLineAddress, phoneHref } from '#domain/places.ts';
import type { Network } from './support/network.ts';
import { expectPages, follow, heading, inBackground, line, mark, test, testMs, visitOnce } from './support/kept.ts';
import { headingOf } from './support/pages.ts';
import { expect, type Page, visit, waitUntilQuiet } from './support/visitor.ts';

const { notices, site } = loadContent();
test.setTimeout(testMs);

/** Loses the signal while the device saves the page that a visit needs next, so most of the site is missing. */
async function visitBriefly(page: Page, network: Network, to: string, pass: string): Promise<void> {
  network.onAsk = (asked) => {
    if (asked === pass) network.lose();
  };
  await visit(page, to);
  await expect.poll(() => network.state, inBackground).toBe('off');
  network.onAsk = undefined;
}

const keptPaths = (page: Page) =>
  page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  }, precacheName);

test('after an early loss the page that was read opens, and another leads to it and to the office @phone', async ({
  page,
  network,
}) => {
  await visitBriefly(page, network, '/faq', '/pass');
  await expectPages(page, '/faq');

  await page.goto('/terms');
  await expect(heading(page)).toHaveText(notices.notSaved.title);
  // A text face that is not preloaded comes after the first paint, and is not used.
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(3);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneHref(site.phone));
  await expect(main).toContainText(oneLineAddress(site));
  await expect(main.getByRole('link', { name: notices.notSaved.link })).toHaveCount(0);
  const saved = main.getByRole('listitem').filter({ has: page.locator(`a[href="/faq"]`) });
  await expect(saved).toContainText(/saved .*\d:\d\d [AP]M/);
  await expect(main.locator(`a[href="/terms"]`)).toHaveCount(0);
  await page.goto('/es/faq');
  await expect(heading(page)).toHaveText(notices.es.notSaved.title);
  await page.getByRole('link', { name: notices.es.notSaved.link }).click();
  await expect(heading(page)).toHaveText(headingOf('/faq'));

  // The next visit saves the rest, and fetches nothing again that is saved.
  const kept = new Set(await keptPaths(page));
  const before = network.asked.length;
  network.state = 'on';
  await visitOnce(page, '/faq');
  const asked = network.asked.slice(before).map(({ path }) => path);
  expect(asked).toContain('/terms');
  expect(asked.filter((path) => kept.has(path))).toEqual([]);
});

test('a sign-in page that answers everything is never kept, nor taken for an answer @long @phone', async ({
  page,
  network,
}) => {
  network.onAsk = (asked) => {
    if (asked === '/data/faq.json') network.state = 'portal';
  };
  await visit(page, '/terms');
  await expect.poll(() => network.state, inBackground).toBe('portal');
  await waitUntilQuiet(page);
  await expect(mark(page)).toBeHidden();
  network.onAsk = undefined;
  network.state = 'on';
  await visitOnce(page, '/terms');

  network.state = 'portal';
  await expectPages(page, '/', '/faq');
  await expect(line(page)).toBeVisible();
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is the trap range open?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
});

test('when the signal returns, an open page has the rest saved @long @phone', async ({ page, network }) => {
  await visitBriefly(page, network, '/faq', '/pass');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(line(page)).toBeVisible();
  network.state = 'on';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(mark(page)).toBeVisible(inBackground);
  network.lose();
  await expectPages(page, '/terms');
});

test('a network that breaks off in the middle of any file leaves nothing half @long @phone', async ({
  page,
  network,
}) => {
  const broken = new Set<RegExp>();
  const kinds = [/^\/sw\.js/, /^\/faq$/, /^\/data\/faq\.json/, /home-.*\.js$/, /lightbox.*\.css$/, /\.pdf$/, /\.avif$/];
  network.breaksAfter = (asked) => {
    const kind = kinds.find((one) => one.test(asked));
    if (!kind || broken.has(kind)) return undefined;
    broken.add(kind);
    return 200;
  };
  await expect(async () => {
    await visit(page, '/terms');
    await waitUntilQuiet(page);
    await expect(mark(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(broken.size).toBe(kinds.length);
  network.lose();
  await expectPages(page, '/', '/faq');
});

test('where the browser saves data, nothing is fetched for later @long @phone', async ({ page, network }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, '/terms');
  await waitUntilQuiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
  // A request that is answered after one for the page would have been.
  await page.evaluate(async () => fetch('/favicon.svg'));
  const asked = network.asked.map((answer) => answer.path);
  expect(asked).not.toContain('/data/faq.json');
  expect(asked).not.toContain('/sw.js');
  await expect(mark(page)).toBeHidden();
});

test('a private window that refuses to keep anything shows the site as ever, and promises nothing @long @phone', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    const refusal = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refusal;
    CacheStorage.prototype.match = refusal;
    CacheStorage.prototype.open = refusal;
  });
  await visit(page, '/terms');
  await follow(page, '/faq');
  await expect(heading(page)).toHaveText(headingOf('/faq'));
  await waitUntilQuiet(page);
  await expect(mark(page)).toBeHidden();
  network.lose();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(line(page)).toBeVisible();
  await follow(page, '/pass');
  await expect(page.getByRole('status').filter({ hasText: notices.offline.text })).toBeVisible();
  await expect(heading(page)).toHaveText(headingOf('/faq'));
});
