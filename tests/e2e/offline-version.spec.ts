import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { precacheName } from '#app/features/offline/precache.ts';
import { nextBuild } from '#tests/fixtures/next-build.ts';
import { expectPages, follow, heading, inBackground, test, testMs, visitOnce } from './support/kept.ts';
import { headingOf } from './support/pages.ts';
import { expect, visit } from './support/visitor.ts';

test.setTimeout(testMs);

test.describe('a new version of the site', () => {
  const changed = ['faq/index.html', 'data/faq.json'];
  const words = { now: headingOf('/faq'), later: 'What visitors ask us' };
  let build = '';
  test.beforeAll(async () => {
    build = await nextBuild(changed, words.now, words.later);
  });
  test.afterAll(() => rmSync(path.dirname(build), { recursive: true, force: true }));

  test('is seen after one reload, also without a signal from then on @long @phone', async ({ page, network }) => {
    await visitOnce(page, '/faq');
    await expect(heading(page)).toHaveText(words.now);
    await network.deploy(build);
    const before = network.asked.length;
    await page.reload();
    // Looking at the page would count as touching it.
    await page.waitForEvent('framenavigated', { timeout: 60_000 });
    await expect(heading(page)).toHaveText(words.later);
    await visitOnce(page, '/faq');
    // Only what has changed was fetched: the page, its data, and the worker with its list.
    const asked = network.asked
      .slice(before)
      .map((answer) => answer.path.replace(/^\/assets\/faq-[0-9a-f]{8}\.json$/, '/data/faq.json'));
    expect(new Set(asked.filter((one) => !/^\/(?:api|images)\//.test(one)))).toEqual(
      new Set(['/sw.js', '/faq', '/data/faq.json']),
    );
    network.lose();
    await visit(page, '/terms');
    await follow(page, '/faq');
    await expect(heading(page)).toHaveText(words.later);
  });

  test('interrupts no visitor: what was typed stays, and the next page is the new one @long @phone', async ({
    page,
    network,
  }) => {
    await visitOnce(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    await message.click();
    await message.fill('Is the trap range open?');
    await network.deploy(build);
    const changedWorker = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changedWorker;
    await expect(message).toHaveValue('Is the trap range open?');
    await follow(page, '/faq');
    await expect(heading(page)).toHaveText(words.later);
  });
});

test('what the browser has thrown away is fetched again @long @phone', async ({ page, network }) => {
  await visitOnce(page);
  await page.evaluate((name) => caches.delete(name), precacheName);
  await visitOnce(page);
  network.lose();
  await expectPages(page, '/', '/faq');
});

/** A site as the first service worker kept it: pages, their data in React Router's shape, and scripts. */
const firstSite: Readonly<Record<string, { type: string; body: string; revision: string | null }>> = {
  ...Object.fromEntries(
    ['/', '/faq', '/404'].map((url) => {
      const body = `<!doctype html><title>First</title><h1>The first version</h1><script>navigator.serviceWorker.register('/sw.js')</script>`;
      return [url, { type: 'text/html', body, revision: '1' }];
    }),
  ),
  '/faq.data': { type: 'application/json', body: '{"root":{},"routes/faq":{}}', revision: '1' },
  '/assets/faq-00000000.data': { type: 'application/json', body: '{"root":{},"routes/faq":{}}', revision: null },
  '/assets/site-00000000.js': { type: 'text/javascript', body: 'export {};', revision: null },
};

/** Answers with the first site and its worker, as it was built in November 2026. */
function serveFirstSite(asked: IncomingMessage, answer: ServerResponse): void {
  const path = asked.url ?? '';
  const files = Object.entries(firstSite).map(([url, { body, revision }]) => {
    const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    return { url, revision, integrity };
  });
  const worker = readFileSync(new URL('support/service-worker-2026-11.txt', import.meta.url), 'utf8');
  const file =
    path === '/sw.js'
      ? { type: 'text/javascript', body: `self.savedFiles = ${JSON.stringify(files)};\n${worker}` }
      : firstSite[path];
  answer.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
}

test('the worker of the first version gives way to the present one, with all that it kept @long @phone', async ({
  page,
  network,
}) => {
  const keptUrls = () =>
    page.evaluate(async (name) => {
      const kept = await (await caches.open(name)).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    }, precacheName);
  network.site = serveFirstSite;
  await page.goto('/faq');
  await expect.poll(async () => (await keptUrls()).toSorted(), inBackground).toEqual(Object.keys(firstSite).toSorted());

  network.site = undefined;
  // The visitor comes back: the first worker still answers, and the browser finds that there is another.
  await page.reload();
  await expect(heading(page)).toHaveText('The first version');
  await expect
    .poll(async () => {
      await page.goto('/faq');
      return heading(page).textContent();
    }, inBackground)
    .toBe(headingOf('/faq'));
  await visitOnce(page, '/faq');
  const kept = await keptUrls();
  for (const url of Object.keys(firstSite).filter((url) => url.includes('.'))) expect(kept).not.toContain(url);
  network.lose();
  await expectPages(page, '/', '/faq');
});
