import { loadContent } from '#content/load.server.ts';
import { cookieBanner, expect, openFooterMap, shareholderNotice, test } from './support/visitor.ts';

test.use({ javaScriptEnabled: false });

const { embeds, hours } = loadContent();

test('nothing that needs a script pretends to work, and no other company is asked', async ({ page, thirdParties }) => {
  await page.goto('/');
  await openFooterMap(page);
  const map = page.getByRole('contentinfo').getByRole('link', { name: 'Open in Google Maps' });
  await expect(map).toBeVisible();
  await expect(page.getByRole('main').getByText('Usually open ')).toBeVisible();
  await expect(page.getByRole('main').getByText(hours.holidays).first()).toBeVisible();
  await expect(cookieBanner(page)).toHaveCount(0);
  await expect(shareholderNotice(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(?:Cookie preferences|Ajustar cookies)$/ })).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.goto('/weather');
  const top = page.locator('main header').first();
  await expect(top).toContainText(/Open .+, \d+:\d\d AM to \d+:\d\d PM/);
  await expect(page.locator('.status-plate').filter({ visible: true })).toHaveText('Hours');
  await expect(page.getByText('Typical conditions, not a reading')).toBeVisible();
  await expect(page.getByText('Usual state, not a check', { exact: true })).toHaveCount(2);
  const line = 'The live line needs JavaScript. The state road site has the same data.';
  await expect(page.getByText(line)).toHaveCount(3);
  const cameras = page.getByText('The webcams need JavaScript.');
  await expect(cameras).toHaveCount(embeds.webcams.some(({ image }) => image) ? 1 : 0);
  const days = 'The list of the days needs JavaScript.';
  await expect(page.getByText(days)).toBeVisible();
  // Rows that would open to nothing.
  for (const title of ['The next seven days', 'Events of the next weeks'])
    await expect(page.getByRole('main').getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  const waiting = /^(Page loaded|Looking for|Loading image|No lane closures)/;
  await expect(page.getByText(waiting).filter({ visible: true })).toHaveCount(0);

  await page.goto('/calendar');
  await expect(page.getByText('This list needs JavaScript.')).toBeVisible();
  await expect(page.getByText('Loading the events…')).toBeHidden();

  await page.goto('/contact');
  const closures = page.locator('#closures');
  const sentence = 'The whole list of closures needs JavaScript. Please call before you come.';
  await expect(closures.getByText(sentence)).toBeVisible();
  await expect(closures.locator('a[href^="tel:"]')).toBeVisible();

  await page.goto('/safety-rules#can-i-bring-it');
  const canBring = page.locator('#can-i-bring-it');
  const lists = canBring.getByText('Leave at home').filter({ visible: true });
  await expect(lists).toHaveCount(1);
  await lists.click();
  await expect(canBring.getByText('No holsters. No body armor.').first()).toBeVisible();

  // No form that would not answer, and every case in its place.
  await page.goto('/visit?a=1');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const cost = page.locator('#plan').getByRole('article', { name: 'What it costs' });
  await expect(cost).toContainText('Junior day pass');
  expect(thirdParties).toEqual([]);
});

test('the header’s dropdowns, the questions, the search and the gallery’s pictures open', async ({ page }) => {
  await page.goto('/access');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const gallery = bar.getByRole('link', { name: 'Gallery' });
  await bar.getByRole('button', { name: 'Visit Us' }).click();
  await expect(gallery).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await bar.getByRole('button', { name: 'Range', exact: true }).click();
  await bar.getByRole('link', { name: 'Safety Rules' }).click();
  await expect(page).toHaveURL('/safety-rules');

  await page.goto('/faq#pets');
  const dog = page.getByText('Can I bring my dog?', { exact: true });
  const answer = page.getByText('No pets, please.');
  await expect(dog).toBeInViewport();
  await page.goto('/faq');
  await expect(answer).toBeHidden();
  await dog.click();
  await expect(answer).toBeVisible();

  await page.goto('/search');
  await page.getByRole('searchbox').fill('dog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dog');
  await expect(page.getByRole('main').locator('a[href="/faq#pets"]').first()).toBeVisible();

  await page.goto('/gallery');
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(5).click();
  await expect(page).toHaveURL(/\/images\/.*\.webp$/);
});

test('the phone’s menu is the list of pages in the footer @phone', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'All pages' }).tap();
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' });
  await expect(link).toBeInViewport();
  await link.tap();
  await expect(page).toHaveURL('/faq');
});

test('the carousel is a row that scrolls sideways @long', async ({ page }) => {
  await page.goto('/#gallery');
  const carousel = page.getByRole('region', { name: 'Pictures of the range' });
  await expect(carousel.getByRole('img')).toHaveCount(8);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const third = carousel.getByRole('group', { name: '3 of 8' });
  await expect(third).not.toBeInViewport({ ratio: 0.95 });
  await carousel.getByRole('group', { name: 'Pictures of the range, scrolls sideways' }).focus();
  // Each press scrolls by a little; the row snaps to the next picture.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(third).toBeInViewport({ ratio: 0.95, timeout: 500 });
  }).toPass();
});
