/** The site for a visitor whose browser runs no JavaScript: everything is there to be read and followed. */
import { loadContent } from '#content/load.server.ts';
import { sitePages } from './support/site-pages.ts';
import { swipe } from './support/touch.ts';
import { cookieBanner, expect, shareholderNotice, test } from './support/visitor.ts';

test.use({ javaScriptEnabled: false });

const { embeds, faq, navigation } = loadContent();

test('every page is there with its heading, its links and its map’s link, and asks nobody else @desktop', async ({
  page,
  thirdParties,
}) => {
  for (const { path, heading, language } of sitePages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      const isSpanish = language === 'es';
      await expect(link(isSpanish ? 'Abrir en Google Maps' : 'Open in Google Maps')).toBeVisible();
      for (const { label, es } of navigation.legal) await expect(link(isSpanish ? es : label)).toBeVisible();
      // What needs a script does not pretend to work without one.
      await expect(cookieBanner(page)).toHaveCount(0);
      await expect(shareholderNotice(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Cookie preferences' })).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
  expect(thirdParties).toEqual([]);
});

test('the header’s dropdowns open, close and lead on @desktop', async ({ page }) => {
  await page.goto('/terms');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Visit Us' }).click();
  await expect(bar.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Gallery' })).toBeHidden();
  await bar.getByRole('button', { name: 'Range', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar.getByRole('link', { name: 'Safety Rules' })).toBeHidden();
  await bar.getByRole('button', { name: 'Range', exact: true }).click();
  await bar.getByRole('link', { name: 'Safety Rules' }).click();
  await expect(page).toHaveURL('/safety-rules');
});

test('the usual hours are called usual, and holidays are told apart, in both languages @desktop', async ({ page }) => {
  const { holidays, holidaysEs } = loadContent().hours;
  for (const [path, usually, sentence] of [
    ['/', 'Usually open ', holidays],
    ['/es', 'Normalmente abierto ', holidaysEs],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(usually)).toBeVisible();
    await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
  }
});

test('the phone’s menu is the list of pages in the footer @phone', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'All pages' }).tap();
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' });
  await expect(link).toBeInViewport();
  await link.tap();
  await expect(page).toHaveURL('/faq');
  await page.goto('/es');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Todas las páginas' })).toBeVisible();
});

test('the questions open, and a question’s own link shows it @desktop', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.getByRole('main').locator('details');
  await expect(answers).toHaveCount(faq.flatMap(({ items }) => items).length);
  const dog = page.getByText('Can I bring my dog?', { exact: true });
  await expect(page.getByText('No pets, please.')).toBeHidden();
  await dog.click();
  await expect(page.getByText('No pets, please.')).toBeVisible();

  await page.goto('/faq#pets');
  await expect(dog).toBeInViewport();
});

test('the carousel is a row that scrolls sideways', async ({ page, isMobile }) => {
  await page.goto('/#gallery');
  const carousel = page.getByRole('region', { name: 'Pictures of the range' });
  const row = carousel.getByRole('group', { name: 'Pictures of the range, scrolls sideways' });
  await expect(carousel.getByRole('img')).toHaveCount(8);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const second = carousel.getByRole('group', { name: '2 of 8' });
  await row.scrollIntoViewIfNeeded();
  const seen = async () => {
    const [picture, frame] = [await second.boundingBox(), await row.boundingBox()];
    return picture && frame ? frame.x + frame.width - picture.x - picture.width : -Infinity;
  };
  expect(await seen()).toBeLessThan(0);
  if (isMobile) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await swipe(page, { x: x + width * 0.8, y: y + height / 2 }, { x: x + width * 0.2, y: y + height / 2 });
  } else {
    await row.focus();
    // Each press scrolls by a little; the row snaps to the next picture.
    for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
  }
  await expect.poll(seen).toBeGreaterThanOrEqual(0);
});

test('a picture of the gallery leads to itself in full size @desktop', async ({ page }) => {
  await page.goto('/gallery');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').nth(5);
  await expect(link.getByRole('img')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/images\/.*\.jpg$/);
});

test('nothing pretends to be live, and each part says what it needs @desktop', async ({ page }) => {
  await page.goto('/weather');
  const top = page.locator('main header').first();
  await expect(top).toContainText(/Open .+, \d+:\d\d AM to \d+:\d\d PM/);
  const holidays = top.getByText('We’re closed on some holidays. Please call first.');
  await expect(holidays.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.status-plate').filter({ visible: true })).toHaveText('Hours');
  await expect(page.getByText('Typical conditions, not a reading')).toBeVisible();
  await expect(page.getByText('Usual state', { exact: true })).toHaveCount(2);
  await expect(page.getByText('The live line needs JavaScript. The state road site has the same data.')).toHaveCount(3);
  const hasWebcams = embeds.webcams.some(({ image }) => image);
  await expect(page.getByText('The webcams need JavaScript.')).toHaveCount(hasWebcams ? 1 : 0);
  await expect(page.getByText('The list of the days needs JavaScript.')).toBeVisible();
  for (const name of ['Alerts at weather.gov', 'Forecast for the range at weather.gov'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  const live = page.getByText(/^(Page loaded|Looking for|Loading image|No lane closures)/);
  await expect(live.filter({ visible: true })).toHaveCount(0);
  await page.goto('/calendar');
  await expect(page.getByText('This list needs JavaScript.')).toBeVisible();
  await expect(page.getByText('Loading the events…')).toBeHidden();
});
