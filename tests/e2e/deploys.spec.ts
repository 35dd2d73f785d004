/** A page that stays open while the site is deployed again: nothing that was typed is lost, and every link leads on. */
import { loadPage } from '#content/load.server.ts';
import { DeployedSite } from '#tests/fixtures/deployed-site.ts';
import { becomesAlive, expect, settled, test, type Page } from './support/visitor.ts';

/** The page of questions, its data and its script speak of something else by the same name. */
const otherShape = [
  [/^data\/faq\.json$/, /"sections"/, '"chapters"'],
  [/^assets\/faq-[^/]*\.js$/, /\bsections:/, 'chapters:'],
] as const;

let site: DeployedSite;
test.slow();
test.beforeEach(async () => {
  site = await DeployedSite.start();
});
test.afterEach(() => site.remove());
test.use({
  expectedErrors: /.*/,
});

const form = (page: Page) => page.getByRole('main').locator('form');
const words = (page: Page) => form(page).getByRole('textbox', { name: 'Message', exact: true });
const toQuestions = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();

async function expectQuestions(page: Page) {
  await expect(page).toHaveURL(`${site.url}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage('faq').heading);
  await expect(page.getByText('Can I bring my dog?', { exact: true })).toBeVisible();
  await becomesAlive(page);
}

async function remember(page: Page) {
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, settled);
}

test('what is half typed stays through two deploys, is sent, and the next page is the new one @desktop', async ({
  page,
}) => {
  await remember(page);
  await page.goto(`${site.url}/contact`);
  await becomesAlive(page);
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Ada Open');
  await words(page).fill('Begun before the deploy');
  await site.deploy({ changes: [[/^(?:data\/)?contact[./]/, /Send message/, 'Send it']] });
  await site.deploy({ changes: otherShape });
  await expect(words(page)).toHaveValue('Begun before the deploy');
  await form(page).getByRole('textbox', { name: 'Email' }).fill('ada@visitor.example');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
  await toQuestions(page);
  await expectQuestions(page);
});

test('a page that comes alive only after two deploys keeps what was typed before @desktop', async ({ page }) => {
  await remember(page);
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/.*\.js(?:on)?$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await words(page).fill('Begun before the deploy');
  await site.deploy({ changes: [[/^(?:data\/)?contact[./]/, /Send message/, 'Send it']] });
  await site.deploy();
  held.resolve();
  await becomesAlive(page);
  await expect(words(page)).toHaveValue('Begun before the deploy');
  await expect(form(page).getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('a page whose part is gone for good is loaded whole @desktop', async ({ page }) => {
  await remember(page);
  await page.goto(`${site.url}/contact`);
  await becomesAlive(page);
  await site.deploy({ keepEarlier: false });
  await toQuestions(page);
  await expectQuestions(page);
});
