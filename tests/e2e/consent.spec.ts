/**
 * The cookie banner, what it stores, and that what it promises is kept. Over 200 lines, because each promise is a
 * case.
 */
import { analyticsScript, configureAnalytics } from './support/analytics.ts';
import { closure, roads } from './live/answers.ts';
import { answer } from './live/visit.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { reachProviders } from './support/providers.ts';
import { sitePages } from './support/site-pages.ts';
import { blockStorage, fillStorage, stored } from './support/storage.ts';
import {
  becomesAlive,
  closedNotice,
  cookieBanner,
  expect,
  settled,
  shareholderNotice,
  test,
  visit,
  type Page,
} from './support/visitor.ts';

test.use({ remembers: closedNotice });

const press = (page: Page, name: string) => cookieBanner(page).getByRole('button', { name, exact: true }).click();
const option = (page: Page, name: string) => cookieBanner(page).getByRole('checkbox', { name, exact: true });
const footerMap = (page: Page) => page.getByRole('contentinfo').getByRole('figure');
const footerFrame = (page: Page) => footerMap(page).locator('iframe');
const loadMap = (page: Page) => footerMap(page).getByRole('button', { name: /^(Load|Cargar) Google Maps/ });

/** What is stored beside the notice, which has its own tests. */
const choiceIn = async (page: Page) => {
  const { 'cookie-consent': choice, 'cookie-preferences': preferences } = await stored(page);
  return { choice, preferences };
};
const nothing = '{"analytics":false,"embedded":false}';

test.describe('each answer stores exactly what it says, and is remembered', () => {
  const answers: [how: string, buttons: string[], choice: string, preferences: string][] = [
    // No analytics is installed, and the banner mentions none.
    ['Accept All', ['Accept All'], 'accepted', '{"analytics":false,"embedded":true}'],
    ['Essential Only', ['Essential Only'], 'essential-only', nothing],
    ['Save Preferences', ['Customize', 'Save Preferences'], 'essential-only', '{"analytics":false,"embedded":true}'],
  ];
  for (const [how, buttons, choice, preferences] of answers) {
    test(how, async ({ page }) => {
      await visit(page, '/terms');
      expect(await stored(page)).toEqual(closedNotice);
      for (const button of buttons) await press(page, button);
      await expect(cookieBanner(page)).toBeHidden();
      expect(await stored(page)).toEqual({
        ...closedNotice,
        'cookie-consent': choice,
        'cookie-preferences': preferences,
      });

      await visit(page, '/pass');
      await expect(cookieBanner(page)).toBeHidden();
    });
  }
});

test('the focus goes back to where it was when the preferences close, and stays on the page when the banner goes @desktop', async ({
  page,
}) => {
  await visit(page, '/terms');
  await cookieBanner(page).getByRole('button', { name: 'Essential Only' }).press('Enter');
  await expect(cookieBanner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });
  await opener.press('Enter');
  await cookieBanner(page).getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(cookieBanner(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the X stores nothing, and hides the banner for this visit only', async ({ page }) => {
  await visit(page, '/terms');
  await press(page, 'Close without choosing');
  await expect(cookieBanner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  await expect(cookieBanner(page)).toBeHidden();
  expect(await stored(page)).toEqual(closedNotice);

  await visit(page, '/terms');
  await expect(cookieBanner(page)).toBeVisible();
});

test('Customize shows its defaults, and the two switches are remembered', async ({ page }) => {
  await visit(page, '/terms');
  await press(page, 'Customize');
  await expect(cookieBanner(page).getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
  await expect(option(page, 'Essential')).toBeChecked();
  await expect(option(page, 'Essential')).toBeDisabled();
  await expect(option(page, 'Analytics')).not.toBeChecked();
  await expect(option(page, 'Embedded content')).toBeChecked();

  await option(page, 'Analytics').check();
  await option(page, 'Embedded content').uncheck();
  await press(page, 'Save Preferences');
  await expect(cookieBanner(page)).toBeHidden();
  expect(await choiceIn(page)).toEqual({
    choice: 'essential-only',
    preferences: '{"analytics":true,"embedded":false}',
  });

  await visit(page, '/terms');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(option(page, 'Analytics')).toBeChecked();
  await expect(option(page, 'Embedded content')).not.toBeChecked();
});

test('the choice can be changed from the footer and from the privacy policy, and holds at once @desktop', async ({
  page,
  thirdParties,
}) => {
  await reachProviders(page);
  await visit(page, '/privacy');
  await expect(page.getByRole('main').getByText('We honor it')).toBeHidden();
  await press(page, 'Essential Only');
  await page.getByRole('main').getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(option(page, 'Embedded content')).not.toBeChecked();
  await option(page, 'Embedded content').check();
  await press(page, 'Save Preferences');
  expect(await choiceIn(page)).toEqual({
    choice: 'essential-only',
    preferences: '{"analytics":false,"embedded":true}',
  });
  expect(thirdParties).toEqual([]);
  await footerMap(page).scrollIntoViewIfNeeded();
  await expect(footerFrame(page)).toBeVisible();
  await expect.poll(() => thirdParties.length).toBeGreaterThan(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
  await option(page, 'Embedded content').uncheck();
  await press(page, 'Save Preferences');
  await expect(loadMap(page)).toBeVisible();
  await expect(footerFrame(page)).toHaveCount(0);
  expect(await choiceIn(page)).toEqual({ choice: 'essential-only', preferences: nothing });
});

test.describe('with embedded content off', () => {
  test.use({ remembers: settled });

  test('not one byte goes to another company, on any page @desktop', async ({ page, thirdParties }) => {
    for (const { path } of sitePages) {
      await test.step(path, async () => {
        await visit(page, path);
        // Each panel in turn: in view, a frame that were allowed would load.
        for (const panel of await page.getByRole('button', { name: /^(Load|Cargar) / }).all()) {
          await panel.scrollIntoViewIfNeeded();
          await expect(panel).toBeInViewport();
        }
        await expect(loadMap(page)).toBeInViewport();
        await expect(
          page.locator('iframe, script[src^="http"], link[rel~="preconnect"], link[rel~="dns-prefetch"]'),
        ).toHaveCount(0);
      });
    }
    expect(thirdParties).toEqual([]);
  });

  test('Load asks the company of that very panel, and no other @desktop', async ({ page, thirdParties }) => {
    await reachProviders(page);
    await visit(page, '/calendar');
    await page.getByRole('button', { name: 'Load Google Calendar' }).click();
    await expect(page.getByRole('main').locator('iframe')).toBeVisible();
    expect(new Set(thirdParties.map((url) => new URL(url).host))).toEqual(new Set(['calendar.google.com']));
    // The focus stays with the panel whose button is gone.
    await expect(page.getByRole('main').getByRole('figure').first()).toBeFocused();
    await expect(loadMap(page)).toBeVisible();
    // Asked for once, not for good.
    expect((await choiceIn(page)).preferences).toBe(nothing);
  });
});

test.describe('for a club that counts visits @desktop', () => {
  const counted = (thirdParties: readonly string[]) => thirdParties.filter((url) => url === analyticsScript).length;

  test('the script is asked for when analytics is allowed, and only then', async ({ page, thirdParties }) => {
    await configureAnalytics(page);
    await visit(page, '/terms');
    await expect(page.locator(`script[src="${analyticsScript}"]`)).toHaveCount(0);
    await expect(cookieBanner(page)).toContainText(new URL(analyticsScript).host);
    await press(page, 'Essential Only');
    await visit(page, '/terms');
    expect(counted(thirdParties)).toBe(0);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await option(page, 'Analytics').check();
    await press(page, 'Save Preferences');
    await expect.poll(() => counted(thirdParties)).toBe(1);
    await visit(page, '/terms');
    await expect.poll(() => counted(thirdParties)).toBe(2);

    // Who takes the permission back is not counted on the pages that follow either: the script is gone with its page.
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await option(page, 'Analytics').uncheck();
    await press(page, 'Save Preferences');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis).catch(() => true)).toBe(false);
    await becomesAlive(page);
    await expect(page.locator(`script[src="${analyticsScript}"]`)).toHaveCount(0);
    expect(counted(thirdParties)).toBe(2);
  });

  test('Global Privacy Control stands above every answer', async ({ page, thirdParties }) => {
    await sendPrivacySignal(page);
    await configureAnalytics(page);
    await visit(page, '/terms');
    await press(page, 'Accept All');
    expect((await choiceIn(page)).preferences).toBe('{"analytics":false,"embedded":true}');
    await visit(page, '/terms');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await expect(option(page, 'Analytics')).toBeDisabled();
    await expect(option(page, 'Analytics')).not.toBeChecked();
    await expect(cookieBanner(page)).toContainText('Your browser sends the Global Privacy Control signal. We honor it');
    await expect(page.locator(`script[src="${analyticsScript}"]`)).toHaveCount(0);
    expect(counted(thirdParties)).toBe(0);
    await visit(page, '/privacy');
    await expect(page.getByRole('main').getByText('We honor it')).toBeVisible();
  });
});

const sendPrivacySignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

test('the privacy policy names everything that is kept in the browser @desktop', async ({ page }) => {
  await answer(
    page,
    '**/api/road-conditions',
    roads({ 'SR-9': { state: 'closed', closures: [closure('Closed.', true)] } }),
  );
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

test.describe('with its storage', () => {
  test.use({ remembers: {} });
  for (const [state, prepare] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const)
    test(`${state}, the banner works for this visit, the notice stays away, and nothing is broken @desktop`, async ({
      page,
    }) => {
      await prepare(page);
      await visitAt(page, '/terms', '2026-11-20T12:00:00-08:00');
      await press(page, 'Essential Only');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Training' }).click();
      await expect(page).toHaveURL('/training');
      await page.clock.runFor(5000);
      await expect(cookieBanner(page)).toBeHidden();
      await expect(shareholderNotice(page)).toHaveCount(0);
      await expect(loadMap(page)).toBeVisible();

      await page.goto('/terms');
      await wakePage(page);
      await expect(cookieBanner(page)).toBeVisible();
    });
});

test.describe('the banner covers nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('not the end of the page', async ({ page }) => {
    await visit(page, '/terms');
    const preferences = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });
    // The page keeps room for the banner once that is laid out.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [last, banner] = [await preferences.boundingBox(), await cookieBanner(page).boundingBox()];
      expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    }).toPass();
  });

  // While it asks: accessibility.spec.ts.
  test('not the focused element, in its view of the preferences', async ({ page }) => {
    await visit(page, '/contact');
    await press(page, 'Customize');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const banner = document.querySelector('.cookie-banner');
        const focused = document.activeElement;
        if (!banner || !focused || focused === document.body || banner.contains(focused)) return '';
        // The browser brings a text field's caret into view, not the whole field.
        const { top, bottom } = focused.getBoundingClientRect();
        const hidden = Math.min(bottom, top + 48) - banner.getBoundingClientRect().top;
        return hidden > 0 ? `${focused.textContent} by ${hidden} px` : '';
      });
      expect(covered).toBe('');
    }
  });
});
