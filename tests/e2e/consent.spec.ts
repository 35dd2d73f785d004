/** The cookie banner, what it stores, and that what it promises is kept. Analytics: services.spec.ts. */
import { closedRoads } from './live/answers.ts';
import { comesLate, visitAt, wakePage } from './support/clock.ts';
import { every, everyPath } from './support/pages.ts';
import { reachProviders } from './support/providers.ts';
import { blockStorage, stored } from './support/storage.ts';
import {
  closedNotice,
  cookieBanner,
  expect,
  openFooterMap,
  settled,
  shareholderNotice,
  test,
  visit,
} from './support/visitor.ts';
import type { Page } from './support/visitor.ts';
import { answer } from './support/visitor.ts';

test.use({ remembers: closedNotice });

const press = async (page: Page, ...names: string[]) => {
  for (const name of names) await cookieBanner(page).getByRole('button', { name, exact: true }).click();
};
const option = (page: Page, name: string) => cookieBanner(page).getByRole('checkbox', { name, exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');
const loadMap = (page: Page) => footer(page).getByRole('button', { name: /^(Load|Cargar) Google Maps/ });
const footerFrame = (page: Page) => footer(page).getByRole('figure').locator('iframe');

const expectStored = async (page: Page, choice: string, analytics: boolean, embedded: boolean) => {
  await expect(cookieBanner(page)).toBeHidden();
  const preferences = JSON.stringify({ analytics, embedded });
  expect(await stored(page)).toEqual({ ...closedNotice, 'cookie-consent': choice, 'cookie-preferences': preferences });
};

test('each answer stores exactly what it says, and is remembered; the X stores nothing @phone', async ({ page }) => {
  await visit(page, '/terms');
  expect(await stored(page)).toEqual(closedNotice);
  await press(page, 'Close without choosing');
  await expect(cookieBanner(page)).toBeHidden();
  await footer(page).getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  await expect(cookieBanner(page)).toBeHidden();
  expect(await stored(page)).toEqual(closedNotice);

  for (const [buttons, choice, embedded] of [
    [['Accept All'], 'accepted', true],
    [['Essential Only'], 'essential-only', false],
    [['Customize', 'Save Preferences'], 'essential-only', true],
  ] as const)
    await test.step(buttons[0], async () => {
      await page.evaluate(() =>
        ['cookie-consent', 'cookie-preferences'].forEach((key) => localStorage.removeItem(key)),
      );
      await visit(page, '/terms');
      await expect(cookieBanner(page)).toBeVisible();
      await press(page, ...buttons);
      await expectStored(page, choice, false, embedded);
      await visit(page, '/pass');
      await expect(cookieBanner(page)).toBeHidden();
    });
});

test('Customize has its defaults, gives the focus back, and a changed choice holds at once', async ({
  page,
  thirdParties,
}) => {
  await reachProviders(page);
  await visit(page, '/privacy');
  await press(page, 'Customize');
  await expect(cookieBanner(page).getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  await expect(option(page, 'Essential')).toBeChecked();
  await expect(option(page, 'Essential')).toBeDisabled();
  await expect(option(page, 'Analytics')).not.toBeChecked();
  await expect(option(page, 'Embedded content')).toBeChecked();
  await option(page, 'Analytics').check();
  await option(page, 'Embedded content').uncheck();
  await press(page, 'Save Preferences');
  await expectStored(page, 'essential-only', true, false);
  await expect(page.getByRole('main')).toBeFocused();
  expect(thirdParties).toEqual([]);

  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(option(page, 'Analytics')).toBeChecked();
  await option(page, 'Embedded content').check();
  await press(page, 'Save Preferences');
  await expectStored(page, 'essential-only', true, true);
  await openFooterMap(page);
  await expect(footerFrame(page)).toBeVisible();

  const opener = footer(page).getByRole('button', { name: 'Cookie preferences' });
  await opener.press('Enter');
  await option(page, 'Embedded content').uncheck();
  await cookieBanner(page).getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(loadMap(page)).toBeVisible();
  await expect(footerFrame(page)).toHaveCount(0);
});

test.describe('with embedded content off', () => {
  test.use({ remembers: settled, expectedErrors: /404|503/ });

  /** Pages with frames of their own; in a run of every page the others, too. Load is pressed on the last. */
  const paths = [...(every ? everyPath : ['/weather']).filter((path) => path !== '/calendar'), '/calendar'];
  test('not one byte goes to another company, until Load asks that company alone', async ({ page, thirdParties }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await visit(page, path);
        await openFooterMap(page);
        // A frame's script loads near the viewport.
        for (const frame of await page.locator('main [data-frame]').all()) await frame.scrollIntoViewIfNeeded();
        // Each panel in turn: in view, an allowed frame would load.
        for (const panel of await page.getByRole('button', { name: /^(Load|Cargar) / }).all()) {
          await panel.scrollIntoViewIfNeeded();
          await expect(panel).toBeInViewport();
        }
        const others = 'iframe, script[src^="http"], link[rel~="preconnect"], link[rel~="dns-prefetch"]';
        await expect(page.locator(others)).toHaveCount(0);
      });
    expect(thirdParties).toEqual([]);
    await reachProviders(page);
    await page.getByRole('button', { name: 'Load Google Calendar' }).click();
    await expect(page.getByRole('main').locator('iframe')).toBeVisible();
    expect(new Set(thirdParties.map((url) => new URL(url).host))).toEqual(new Set(['calendar.google.com']));
    // The focus stays with the panel whose button is gone.
    await expect(page.getByRole('main').getByRole('figure').first()).toBeFocused();
    await expect(loadMap(page)).toBeVisible();
    // It was requested once, not for good.
    expect(await stored(page)).toMatchObject(settled);
  });
});

test('the privacy policy names everything that is kept in the browser', async ({ page }) => {
  const closed = closedRoads('SR-9');
  await answer(page, '**/api/road-conditions', closed);
  await visit(page, '/contact');
  await press(page, 'Accept All');
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Ada');
  const kept = () =>
    page.evaluate(async () => [localStorage, sessionStorage].flatMap(Object.keys).concat(await caches.keys()));
  for (const name of ['status', 'closed-roads', 'draft-contact-message']) await expect.poll(kept).toContain(name);
  await visit(page, '/privacy');
  const named = await page.getByRole('main').getByRole('table').locator('code').allInnerTexts();
  expect((await kept()).filter((name) => !named.includes(name))).toEqual([]);
});

test('with its storage blocked, the banner works for this visit, and the notice stays away @long', async ({ page }) => {
  await blockStorage(page);
  await visitAt(page, '/terms', '2026-11-20T12:00:00-08:00');
  await comesLate(cookieBanner(page));
  await press(page, 'Essential Only');
  await footer(page).getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  await page.clock.runFor(5000);
  await expect(cookieBanner(page)).toBeHidden();
  await expect(shareholderNotice(page)).toHaveCount(0);
  await openFooterMap(page);
  await comesLate(loadMap(page));
  await page.goto('/terms');
  await wakePage(page);
  await comesLate(cookieBanner(page));
});
