/** From plain HTML to a page with a script: when it happens, and that visitors lose nothing by it. */
import { becomesAlive, expect, holdScripts, settled, test, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

test('what was typed and chosen before stays, with the focus where it was', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/privacy-request', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ada Early');
  await page.getByLabel('Email Address').fill('ada@visitor.example');
  await page.getByLabel('Type of Request').selectOption('delete');
  const words = page.getByLabel('Request Details');
  await words.focus();
  await page.keyboard.type('Typed before the script was there');
  release();
  await becomesAlive(page);

  await expect(words).toBeFocused();
  await page.keyboard.type(', and after it.');
  await expect(words).toHaveValue('Typed before the script was there, and after it.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Early');
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@visitor.example');
  await expect(page.getByLabel('Type of Request')).toHaveValue('delete');
});

test('a tap on the menu counts once the script is there, where the button’s command is not known @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { command?: unknown }).command;
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  const release = await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Weather & Webcams' }).tap();
  await expect(page).toHaveURL('/weather');
});

test('an answer that was opened before stays open @desktop', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByText('Can I bring my dog?', { exact: true }).click();
  await expect(page.getByText('No pets, please.')).toBeVisible();
  release();
  await becomesAlive(page);
  await expect(page.getByText('No pets, please.')).toBeVisible();
});

test('a link leads on before @desktop', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety Rules' }).click();
  await expect(page).toHaveURL('/safety-rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('where the browser is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // The page asks for it last, when it listens for every sign.
      globalThis.requestIdleCallback = () => {
        Object.assign(globalThis, { awaitsSigns: true });
        return 0;
      };
    });
  });

  const signs: [name: string, give: (page: Page) => Promise<void>][] = [
    ['the first key', (page) => page.keyboard.press('Shift')],
    ['the first touch of the pointer', (page) => page.mouse.move(200, 300)],
    ['the first click', (page) => page.mouse.click(200, 300)],
  ];
  for (const [name, give] of signs) {
    test(`the page comes alive with ${name} @desktop`, async ({ page }) => {
      await page.goto('/terms');
      await page.waitForFunction(() => 'awaitsSigns' in globalThis);
      // Without a sign it never would; that it has not yet is no test, since a browser may give a sign of its own.
      await give(page);
      await becomesAlive(page);
    });
  }
});
