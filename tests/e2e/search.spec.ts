import { loadContent } from '#content/load.server.ts';
import { closure, roads } from './live/answers.ts';
import { stored } from './support/storage.ts';
import { answer, expect, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { site } = loadContent();
const field = (page: Page) => page.getByRole('searchbox');
const dogs = 'Can I bring my dog?';

test('by keyboard: the link, the words, arrows and Enter lead to the very place', async ({ page }) => {
  await visit(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zeppelin');
  const results = page.getByRole('search');
  await expect(results.getByRole('status')).toHaveText(loadContent().search.nothing.en.text);
  await expect(results.getByRole('link')).toHaveText(['Can I bring it?', `Call ${site.phone}`, 'Ask in a message']);
  await expect(page).toHaveTitle(/^zeppelin – Search \| /);
  await page.keyboard.press('Enter');
  await expect(results.locator('p:focus')).toHaveText(loadContent().search.nothing.en.text);
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
  // What was looked for does not stay in the title of the next page.
  await expect(page).toHaveTitle(/^(?!.*Search)/);
});

test('what was not found, or not answered yet, is asked in a message, each below the last', async ({ page }) => {
  for (const query of ['zeppelin tours', 'lost property']) {
    await visit(page, '/search');
    await field(page).fill(query);
    await expect(page.getByRole('link', { name: `Call ${site.phone}` })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('link', { name: 'Ask in a message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(`(?:^|\n\n)${query}$`));
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('zeppelin tours\n\nlost property');
});

test('Ctrl+K leads there, and / outside of fields until it is turned off @long', async ({ page }) => {
  await visit(page, '/privacy-request');
  await page.getByLabel('Full Name').pressSequentially('a/b');
  await expect(page.getByLabel('Full Name')).toHaveValue('a/b');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  const slash = page.getByRole('checkbox', { name: /^Press \// });
  await slash.uncheck();
  expect((await stored(page))['search-key']).toBe('off');
  await slash.blur();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await slash.check();
  await visit(page, '/terms');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search', { timeout: 1000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
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

test('what half a word would find is shown, but not announced', async ({ page }) => {
  await visit(page, '/search');
  await page.clock.install();
  const heard = page.getByRole('search').getByRole('status');
  const shown = page.getByRole('search').locator('p[tabindex]');
  for (const [typed, found] of [
    ['zeppelin', 'No results'],
    ['dog', 'result'],
  ] as const) {
    await field(page).fill(typed);
    await expect(shown).toContainText(found);
    await expect(heard).toBeEmpty();
  }
  await page.clock.runFor(1000);
  await expect(heard).toContainText('result');
  await expect(heard).not.toContainText('No results');
});

test('a second search is in the address, too, once Enter is pressed', async ({ page }) => {
  await visit(page, '/search');
  await field(page).fill('dog');
  await page.getByRole('link', { name: dogs }).click();
  await expect(page).toHaveURL('/faq#pets');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=dog');
  await field(page).fill('holster');
  const first = page.getByRole('search').locator('ol a').first();
  await expect(first).not.toContainText(dogs);
  for (const _ of ['once', 'again']) {
    await field(page).press('Enter');
    await expect(first).toBeFocused();
    await expect(page).toHaveURL('/search?q=holster');
  }
  await page.reload();
  await expect(field(page)).toHaveValue('holster');
});

test('the switch of a key is not offered where there are no keys @phone', async ({ page }) => {
  await visit(page, '/search');
  await expect(field(page)).toBeVisible();
  await expect(page.getByText(/^Press \//)).toBeHidden();
});

test('what is typed is asked in the other language, too', async ({ page }) => {
  await visit(page, '/search');
  await field(page).fill('dog & water');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/result/);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/search?q=dog+%26+water');
  await expect(field(page)).toHaveValue('dog & water');
});

test('how a road is now, and the ways around it, are said in the page’s language above any result', async ({
  page,
}) => {
  const shut = closure('Closed at Summit Road.', true);
  await answer(page, '**/api/road-conditions', roads({ 'SR-9': { state: 'closed', closures: [shut] } }));
  await visit(page, '/search');
  await field(page).fill('carretera 9 cerrada');
  const said = page.getByRole('search').locator('li[lang="es"] > p[lang="en-US"]').first();
  await expect(said).toContainText('Closed at Summit Road.');
  await expect(said).toContainText('Other ways: Highway 17 or Skyline Blvd from the north.');
});
