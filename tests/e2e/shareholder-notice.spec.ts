/** The notice of shareholder memberships. */
import { comesLate, visitAt, wakePage } from './support/clock.ts';
import { stored } from './support/storage.ts';
import {
  boxOf,
  closedNotice,
  cookieBanner,
  expect,
  hold,
  shareholderNotice as notice,
  test,
} from './support/visitor.ts';
import type { Locator, Page } from './support/visitor.ts';

/** The cookie question is answered, so that only the notice is left. */
const answered = { 'cookie-consent': 'essential-only', 'cookie-preferences': '{"analytics":false,"embedded":false}' };
const today = '2026-11-20T12:00:00-08:00';

test.use({ remembers: answered });

async function visitWith(page: Page, path: string, memory: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, memory);
  await page.goto(path);
  await wakePage(page);
}

const ways: [name: string, close: (page: Page) => Promise<void>, url: string][] = [
  ['the X', (page) => notice(page).getByRole('button', { name: 'Close notice' }).click(), '/terms'],
  ['a click beside it', (page) => page.getByRole('banner').getByRole('link').first().click(), '/'],
  ['Learn More', (page) => notice(page).getByRole('link', { name: 'Learn More' }).click(), '/shareholder-memberships'],
  ['Call', (page) => notice(page).getByRole('link', { name: /^Call/ }).click(), '/terms'],
];
async function expectClosedForGood(page: Page, url: string): Promise<void> {
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveURL(url);
  expect(await stored(page)).toEqual({ ...answered, ...closedNotice });
}

test('it opens after a second and a half, takes nothing away, and is closed for good', async ({ page }) => {
  const formScript = await hold(page, '**/assets/forms-*.js');
  await visitAt(page, '/contact', today);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await page.clock.runFor(1499);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice(page)).toBeVisible();
  // Not modal: a visitor who is writing goes on writing.
  await page.keyboard.type('Ann');
  await expect(field).toHaveValue('Ann');
  // Also before the form's script is there.
  await page.keyboard.press('Escape');
  await expectClosedForGood(page, '/contact');
  await (await formScript.next()).fallback();
  await page.unrouteAll();
  for (const [name, close, url] of ways)
    await test.step(name, async () => {
      await visitWith(page, '/terms', answered);
      await page.clock.runFor(1500);
      // A key that comes before it closes nothing.
      await expect(notice(page)).toBeVisible();
      await close(page);
      await expectClosedForGood(page, url);
      if (name === 'the X') await expect(page.getByRole('main')).toBeFocused();
    });
  await page.reload();
  await wakePage(page);
  await page.clock.runFor(5000);
  await expect(notice(page)).toHaveCount(0);
});

test('it waits for the closure dialog, and is not closed unseen behind a picture @long', async ({ page }) => {
  await visitAt(page, '/', '2025-10-12T20:00:00-07:00');
  await page.clock.runFor(5000);
  const gotIt = page.getByRole('button', { name: 'Got it' });
  await expect(gotIt).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await gotIt.click();
  await expect(notice(page)).toBeVisible();

  await page.goto('/gallery');
  await wakePage(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox).toBeVisible();
  await page.clock.runFor(1500);
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1500);
  await expect(lightbox).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  expect(await stored(page)).toEqual(answered);
});

test.describe('with the cookie banner', () => {
  // They rise to their places.
  test.use({ remembers: {}, contextOptions: { reducedMotion: 'reduce' } });

  test('on a large screen both are there at once and cover no fact; it stays until it is read', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 1024 });
    await visitAt(page, '/', today);
    for (const path of ['/', '/es']) {
      if (path !== '/') await visitWith(page, path, {});
      await comesLate(cookieBanner(page));
      await page.clock.runFor(5000);
      for (const [width, height] of [
        [600, 1024],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(notice(page)).toBeVisible();
        await expect.poll(() => coveredFacts(page), `${path} at ${width} px`).toEqual([]);
        // A frame after the window's new size, the notice follows the banner's height.
        await expect
          .poll(async () => (await boxOf(notice(page))).bottom - (await boxOf(cookieBanner(page))).y)
          .toBeGreaterThanOrEqual(0);
      }
    }
    await cookieBanner(page).getByRole('button', { name: 'Personalizar' }).click();
    await cookieBanner(page).getByRole('button', { name: 'Guardar preferencias' }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    expect(await stored(page)).not.toMatchObject(closedNotice);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toMatchObject(closedNotice);
  });

  test('on a small one it opens a second and a half after the answer, and each leaves room @phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visitAt(page, '/', today);
    const top = async (sheet: Locator) => (await boxOf(sheet)).y;
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [320, 568],
      [900, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width !== 360) await visitWith(page, '/', {});
      await comesLate(cookieBanner(page));
      expect(await top(cookieBanner(page))).toBeGreaterThanOrEqual(height * 0.6);
      const isUsual = height > 568;
      if (isUsual) await expect.poll(() => coveredFacts(page), `${width} px`).toEqual([]);
      await cookieBanner(page).getByRole('button', { name: 'Customize' }).click();
      expect(await top(cookieBanner(page))).toBeGreaterThanOrEqual(height * 0.3);
      await page.clock.runFor(5000);
      await expect(notice(page)).toHaveCount(0);
      await cookieBanner(page).getByRole('button', { name: 'Close without choosing' }).click();
      await expect(cookieBanner(page)).toHaveCount(0);
      await page.clock.runFor(1499);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(1);
      expect(await top(notice(page))).toBeGreaterThanOrEqual(height * 0.5);
      if (isUsual) await expect.poll(() => coveredFacts(page), `${width} px`).toEqual([]);
    }
  });

  test('at 400 % zoom both follow the page, within reach, instead of covering it @long', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visitAt(page, '/contact', today);
    await comesLate(cookieBanner(page));
    const expectBelowPage = async (sheet: Locator) => {
      await expect(sheet).not.toBeInViewport();
      const footer = await boxOf(page.getByRole('contentinfo'));
      expect((await boxOf(sheet)).y).toBeGreaterThanOrEqual(footer.bottom - 1);
    };
    await expectBelowPage(cookieBanner(page));
    await cookieBanner(page).getByRole('button', { name: 'Customize' }).click();
    await cookieBanner(page).getByRole('button', { name: 'Save Preferences' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(1500);
    await expectBelowPage(notice(page));
  });
});

/** What of the poster's facts an overlay lies over, or the first screen's edge cuts off. */
const coveredFacts = (page: Page): Promise<string[]> =>
  page
    .locator('.facts')
    .locator('.sign, dd, dt, a')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        // React hides what it is about to replace.
        if (!fact.checkVisibility()) return [];
        const { left, right, top, bottom } = fact.getBoundingClientRect();
        const corners = [top + 1, bottom - 1].flatMap((y) =>
          [left + 2, right - 2].map((x) => document.elementFromPoint(x, y)),
        );
        const isSeen = corners.every((found) => found && (fact.contains(found) || found.contains(fact)));
        return isSeen ? [] : [fact.textContent];
      }),
    );
