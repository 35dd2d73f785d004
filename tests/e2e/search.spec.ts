/** The search, over the page that is read and on its own page. Without a signal: offline.spec.ts. */
import { loadContent } from '#content/load.server.ts';
import { stored } from './support/storage.ts';
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const { site } = loadContent();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('searchbox');
const dogs = 'Can I bring my dog?';

/** Whether the key is the site's: then the browser is told at once that it has been used. */
const takesSlash = (page: Page) =>
  page.evaluate(
    () => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
  );

const openFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).tap();
};

test('by keyboard: Ctrl+K, the words, arrows and Enter lead to the very place; Escape gives the focus back @desktop', async ({
  page,
}) => {
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await expect(async () => {
    // Followed before the search can be opened, the link leads to its own page.
    await visit(page, '/terms');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL('/terms');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zeppelin');
  await expect(dialog(page).getByRole('status')).toHaveText(loadContent().search.nothing.en.text);
  await expect(dialog(page).getByRole('link')).toHaveText([
    'Can I bring it?',
    `Call ${site.phone}`,
    'Ask in a message',
  ]);
  await field(page).fill('dog');
  const first = dialog(page).getByRole('link', { name: dogs });
  await expect(first).toContainText('Frequently asked questions');
  await expect(dialog(page).getByRole('status')).toHaveText(/result/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#pets');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Service animals are welcome.')).toBeVisible();
});

test('what was not found is begun as a message @desktop', async ({ page }) => {
  await visit(page, '/search');
  await field(page).fill('zeppelin tours');
  await page.getByRole('link', { name: 'Ask in a message' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('zeppelin tours');
});

test('the key / opens it, but not from a field, nor once it is turned off @desktop', async ({ page }) => {
  await visit(page, '/privacy-request');
  const slash = dialog(page).getByRole('checkbox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(field(page)).toHaveValue('');
  await slash.uncheck();
  expect((await stored(page))['search-key']).toBe('off');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  expect(await takesSlash(page)).toBe(false);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await slash.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await takesSlash(page)).toBe(true);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByLabel('Full Name').pressSequentially('a/b');
  await expect(page.getByLabel('Full Name')).toHaveValue('a/b');
  await expect(dialog(page)).toBeHidden();
});

test('it is opened from the menu, and what was found is on the way back @phone', async ({ page }) => {
  await visit(page, '/terms');
  await openFromMenu(page);
  // Its own page, where what opens it over another is still on its way.
  await field(page).fill('dog');
  await page.getByRole('link', { name: dogs }).tap();
  await expect(page).toHaveURL('/faq#pets');

  await visit(page, '/search');
  await field(page).fill('dog');
  await page.getByRole('link', { name: dogs }).tap();
  await expect(page).toHaveURL('/faq#pets');
  await page.goBack();
  await expect(field(page)).toHaveValue('dog');
  await expect(page.getByRole('link', { name: dogs })).toBeVisible();
  await openFromMenu(page);
  await expect(field(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server finds, and leads to the place @desktop', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await field(page).fill('dog');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=dog');
    await expect(field(page)).toHaveValue('dog');
    await page.getByRole('link', { name: dogs }).click();
    await expect(page).toHaveURL('/faq#pets');
  });
});
