/** The search page. Without a signal: offline.spec.ts; without JavaScript: no-script.spec.ts. */
import { loadContent } from '#content/load.server.ts';
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const { site } = loadContent();
const field = (page: Page) => page.getByRole('searchbox');
const dogs = 'Can I bring my dog?';

test('by keyboard: the link, the words, arrows and Enter lead to the very place @desktop', async ({ page }) => {
  await visit(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zeppelin');
  const results = page.getByRole('search');
  await expect(results.getByRole('status')).toHaveText(loadContent().search.nothing.en.text);
  await expect(results.getByRole('link')).toHaveText(['Can I bring it?', `Call ${site.phone}`, 'Ask in a message']);
  await field(page).fill('dog');
  const first = results.getByRole('link', { name: dogs });
  await expect(first).toContainText('Frequently asked questions');
  await expect(results.getByRole('status')).toHaveText(/result/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#pets');
  await expect(page.getByText('Service animals are welcome.')).toBeVisible();
});

test('it is opened from the menu, and what was found is on the way back @phone', async ({ page }) => {
  await visit(page, '/terms');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).tap();
  await field(page).fill('dog');
  await page.getByRole('link', { name: dogs }).tap();
  await expect(page).toHaveURL('/faq#pets');
  await page.goBack();
  await expect(field(page)).toHaveValue('dog');
  await expect(page.getByRole('link', { name: dogs })).toBeVisible();
});
