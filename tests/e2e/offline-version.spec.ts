/** What is kept on the visitor's device, when the site has changed or the browser has thrown it away. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { savedPages } from '#app/features/no-signal/saved-pages.ts';
import { nextBuild } from '#tests/fixtures/next-build.ts';
import { expectEveryPage, follow, heading, headingOf, mark, rest, test, visitOnce } from './support/kept.ts';
import { expect, visit } from './support/visitor.ts';

test.describe('a new version of the site', () => {
  const changed = ['faq/index.html', 'data/faq.json'];
  const words = { now: headingOf('/faq'), later: 'What visitors ask us' };
  let build = '';
  test.beforeAll(async () => {
    build = await nextBuild(changed, words.now, words.later);
  });
  test.afterAll(() => rmSync(path.dirname(build), { recursive: true, force: true }));

  test('is seen after one reload, also without a signal from then on', async ({ page, network }) => {
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

  test('disturbs nobody who is at it: what was typed stays, and the next page is the new one', async ({
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

  test('opens where the browser has thrown away what it kept', async ({ page, network }) => {
    await visitOnce(page);
    await page.evaluate((name) => caches.delete(name), savedPages);
    await network.deploy(build);
    await page.goto('/faq');
    await expect(heading(page)).toHaveText(words.later);
  });
});

test('what the browser has thrown away is fetched again, once no data are to be saved', async ({
  page,
  network,
  context,
}) => {
  await visitOnce(page);
  await page.evaluate((name) => caches.delete(name), savedPages);
  // The worker alone is told so: the page asks it as ever.
  const [worker] = context.serviceWorkers();
  const saveData = (saves: boolean) =>
    worker?.evaluate((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    }, saves);
  await saveData(true);
  const before = network.asked.length;
  await visit(page, '/terms');
  await rest(page);
  await expect(mark(page)).toBeHidden();
  expect(network.asked.slice(before).map((answer) => answer.path)).not.toContain('/faq');
  await saveData(false);
  await visitOnce(page);
  network.lose();
  await expectEveryPage(page);
});
