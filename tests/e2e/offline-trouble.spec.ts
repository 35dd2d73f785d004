/** What is kept on the visitor's device, where a network or a browser is against it. */
import { expectPages, follow, heading, headingOf, line, mark, offline, rest, test, visitOnce } from './support/kept.ts';
import type { Network } from './support/network.ts';
import { expect, type Page, visit } from './support/visitor.ts';

test('a network that breaks off in the middle of any file leaves nothing half', async ({ page, network }) => {
  const broken = new Set<string>();
  const kinds = [
    /^\/sw\.js/,
    /^\/faq$/,
    /^\/data\/faq\.json/,
    /faq-.*\.js$/,
    /lightbox.*\.css$/,
    /\.pdf$/,
    /main-.*\.avif$/,
  ];
  network.breaksAfter = (asked) => {
    const kind = kinds.find((one) => one.test(asked));
    if (!kind || broken.has(String(kind))) return undefined;
    broken.add(String(kind));
    return 200;
  };
  await expect(async () => {
    await visit(page, '/terms');
    await rest(page);
    await expect(mark(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(broken.size).toBe(kinds.length);
  network.lose();
  await expectPages(page, '/', '/faq');
});

test.describe('a network whose sign-in page answers everything', () => {
  test('changes nothing of what is kept, and no form takes it for an answer', async ({ page, network }) => {
    await visitOnce(page);
    network.state = 'portal';
    await expectPages(page, '/', '/faq');
    await expect(line(page)).toBeVisible();
    await visit(page, '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Somebody');
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is the trap range open?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
    network.state = 'on';
    await visit(page, '/faq');
    await expect(heading(page)).toHaveText(headingOf('/faq'));
  });

  test('is never kept in the place of a page', async ({ page, network }) => {
    network.onAsk = (asked) => {
      if (asked === '/data/faq.json') network.state = 'portal';
    };
    await visit(page, '/terms');
    await expect.poll(() => network.state).toBe('portal');
    await rest(page);
    await expect(mark(page)).toBeHidden();
    network.onAsk = undefined;
    network.state = 'on';
    await visitOnce(page);
    network.lose();
    await expectPages(page, '/', '/faq');
  });
});

test('where data are to be saved, nothing is fetched for later', async ({ page, network }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, '/terms');
  await rest(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
  // What is asked for after it has come.
  await page.evaluate(async () => fetch('/favicon.svg'));
  expect(network.asked.map((answer) => answer.path)).not.toContain('/data/faq.json');
  await follow(page, '/faq');
  await expect(heading(page)).toHaveText(headingOf('/faq'));
  await rest(page);
  expect(network.asked.map((answer) => answer.path)).not.toContain('/sw.js');
  await expect(mark(page)).toBeHidden();
});

test.describe('a private window', () => {
  const refuse = {
    'without service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'that refuses to keep anything': () => {
      const refusal = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      ServiceWorkerContainer.prototype.register = refusal;
      CacheStorage.prototype.match = refusal;
      CacheStorage.prototype.open = refusal;
    },
  };
  for (const [kind, script] of Object.entries(refuse)) {
    test(`${kind} shows the site as ever, and promises nothing`, async ({ page, network }) => {
      await page.addInitScript(script);
      await visit(page, '/terms');
      await follow(page, '/faq');
      await expect(heading(page)).toHaveText(headingOf('/faq'));
      await rest(page);
      await expect(mark(page)).toBeHidden();
      await loseAndSay(page, network);
      await follow(page, '/privacy');
      await expect(page.getByRole('status').filter({ hasText: offline.text })).toBeVisible();
      await expect(heading(page)).toHaveText(headingOf('/faq'));
    });
  }
});

/** The browser itself sees that the network is gone. */
async function loseAndSay(page: Page, network: Network): Promise<void> {
  network.lose();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(line(page)).toBeVisible();
}
