/** The shareholder notice: shown once, on any page, and closed for good. */
import { loadContent } from '#content/load.server.ts';
import { phoneHref } from '#domain/places.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { stored } from './support/storage.ts';
import { cookieBanner, expect, shareholderNotice, test, type Locator, type Page } from './support/visitor.ts';

/** The cookie question is answered, so that only the notice is left. */
const answered = { 'cookie-consent': 'essential-only', 'cookie-preferences': '{"analytics":false,"embedded":false}' };
const dismissed = { 'shareholder-notice-2025': 'dismissed' };
const today = '2026-11-20T12:00:00-08:00';

test.use({ remembers: answered });

const { shareholderContact } = loadContent().site;

test('it opens a second and a half after the page has loaded, and takes nothing away', async ({ page }) => {
  await visitAt(page, '/contact', today);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await page.clock.runFor(1499);
  await expect(shareholderNotice(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shareholderNotice(page)).toBeVisible();
  // Not modal: who is writing goes on writing.
  await page.keyboard.type('Ann');
  await expect(field).toHaveValue('Ann');
});

const ways: [name: string, close: (page: Page) => Promise<void>, url: string][] = [
  ['the X', (page) => shareholderNotice(page).getByRole('button', { name: 'Close notice' }).click(), '/terms'],
  [
    'Learn More',
    (page) => shareholderNotice(page).getByRole('link', { name: 'Learn More' }).click(),
    '/shareholder-memberships',
  ],
  ['Call', (page) => shareholderNotice(page).getByRole('link', { name: /^Call/ }).click(), '/terms'],
  ['Escape', (page) => page.keyboard.press('Escape'), '/terms'],
  ['a click beside it', (page) => page.getByRole('banner').getByRole('link').first().click(), '/'],
];
for (const [name, close, url] of ways) {
  test(`${name} closes it for good`, async ({ page }) => {
    await visitAt(page, '/terms', today);
    await page.clock.runFor(1500);
    await expect(shareholderNotice(page).getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      phoneHref(shareholderContact.phone),
    );
    await close(page);
    await expect(shareholderNotice(page)).toHaveCount(0);
    if (name === 'the X') await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(url);
    expect(await stored(page)).toEqual({ ...answered, ...dismissed });

    await page.reload();
    await wakePage(page);
    await page.clock.runFor(5000);
    await expect(shareholderNotice(page)).toHaveCount(0);
  });
}

test('it waits until the closure dialog is closed', async ({ page }) => {
  await visitAt(page, '/', '2025-10-12T20:00:00-07:00');
  await page.clock.runFor(5000);
  const gotIt = page.getByRole('button', { name: 'Got it' });
  await expect(gotIt).toBeVisible();
  await expect(shareholderNotice(page)).toHaveCount(0);
  await gotIt.click();
  await expect(shareholderNotice(page)).toBeVisible();
  expect(await stored(page)).toEqual(answered);
});

test.describe('beside the cookie banner, on a large screen @desktop', () => {
  test.use({ remembers: {} });

  for (const answer of ['Essential Only', 'Customize'])
    test(`${answer} works at the first click, which closes the notice like any other click outside`, async ({
      page,
    }) => {
      await visitAt(page, '/terms', today);
      await page.clock.runFor(1500);
      await expect(shareholderNotice(page)).toBeVisible();
      await cookieBanner(page).getByRole('button', { name: answer }).click();
      if (answer === 'Customize')
        await expect(cookieBanner(page).getByRole('button', { name: 'Save Preferences' })).toBeVisible();
      else await expect(cookieBanner(page)).toHaveCount(0);
      await expect(shareholderNotice(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject(dismissed);
    });
});

test.describe('after the cookie banner, on a small screen', () => {
  test.use({ remembers: {} });

  for (const answer of ['Accept All', 'Close without choosing'])
    test(`it opens a second and a half after ${answer}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visitAt(page, '/terms', today);
      await page.clock.runFor(5000);
      await expect(cookieBanner(page)).toBeVisible();
      await expect(shareholderNotice(page)).toHaveCount(0);
      await cookieBanner(page).getByRole('button', { name: answer }).click();
      await expect(cookieBanner(page)).toHaveCount(0);
      await page.clock.runFor(1499);
      await expect(shareholderNotice(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(shareholderNotice(page)).toBeVisible();
    });

  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [900, 500],
  ] as const)
    test(`each leaves most of a screen of ${width} by ${height} to the page @desktop`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // It rises to its place.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitAt(page, '/', today);
      const top = async (sheet: Locator) => (await sheet.boundingBox())?.y;
      expect(await top(cookieBanner(page))).toBeGreaterThanOrEqual(height * 0.6);
      await cookieBanner(page).getByRole('button', { name: 'Customize' }).click();
      expect(await top(cookieBanner(page))).toBeGreaterThanOrEqual(height * 0.3);
      await page.clock.runFor(5000);
      await expect(shareholderNotice(page)).toHaveCount(0);
      await cookieBanner(page).getByRole('button', { name: 'Save Preferences' }).click();
      await page.clock.runFor(1500);
      expect(await top(shareholderNotice(page))).toBeGreaterThanOrEqual(height * 0.5);
    });

  test('on a screen as low as at 400 % zoom, both follow the page instead of covering it @desktop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visitAt(page, '/contact', today);
    const expectBelowPage = async (sheet: Locator) => {
      await expect(sheet).not.toBeInViewport();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
    };
    await expectBelowPage(cookieBanner(page));
    await cookieBanner(page).getByRole('button', { name: 'Essential Only' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(1500);
    await expectBelowPage(shareholderNotice(page));
  });
});

test.describe('behind something else', () => {
  test('it is not closed unseen by what the visitor does in the phone’s menu @phone', async ({ page }) => {
    await visitAt(page, '/terms', today);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.clock.runFor(1500);
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Training' }).click();
    await expect(page).toHaveURL('/training');
    await expect(shareholderNotice(page)).toBeVisible();
    expect(await stored(page)).toEqual(answered);
  });

  test('it is not closed unseen by leaving the full-screen gallery @desktop', async ({ page }) => {
    await visitAt(page, '/gallery', today);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const lightbox = page.getByRole('dialog', { name: 'Pictures' });
    await expect(lightbox).toBeVisible();
    await page.clock.runFor(1500);
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1500);
    await expect(lightbox).toHaveCount(0);
    await expect(shareholderNotice(page)).toBeVisible();
    expect(await stored(page)).toEqual(answered);
  });
});
