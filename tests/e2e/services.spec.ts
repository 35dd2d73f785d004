import { reachProviders } from './support/providers.ts';
import { stored } from './support/storage.ts';
import { becomesAlive, closedNotice, cookieBanner, expect, type Page, test, visit } from './support/visitor.ts';

test.skip(process.env['CLUB'] !== 'odd', 'This club has set up nothing.');
test.use({ remembers: closedNotice });

const formScript = 'https://link.msgsndr.com/js/form_embed.js';
const analyticsScript = 'https://count.example/script.js';
const times = (thirdParties: readonly string[], script: string) => thirdParties.filter((url) => url === script).length;
const press = (page: Page, name: string) => cookieBanner(page).getByRole('button', { name }).click();
const analytics = (page: Page) => cookieBanner(page).getByRole('checkbox', { name: 'Analytics' });
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();

test('the form comes with its script, also from another page, and nothing of it goes along', async ({
  page,
  thirdParties,
}) => {
  const go = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  };
  const formComes = async (loads: number) => {
    await expect(async () => {
      await page.getByRole('main').locator('figure[data-frame]').scrollIntoViewIfNeeded();
      await expect(page.locator('iframe[src^="https://api.leadconnectorhq.com"]')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(() => times(thirdParties, formScript)).toBe(loads);
  };
  await reachProviders(page);
  await visit(page, '/terms');
  await press(page, 'Accept All');
  await go('Contact', '/contact');
  await formComes(1);
  await go('Training', '/training');
  await expect(page.locator(`script[src="${formScript}"]`)).toHaveCount(0);
  await becomesAlive(page);
  // The browser may still hold that page as one of the document's.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await formComes(2);
});

test('the visit is counted when analytics is allowed, and only then', async ({ page, thirdParties }) => {
  await visit(page, '/terms');
  await expect(cookieBanner(page)).toContainText(new URL(analyticsScript).host);
  await press(page, 'Essential Only');
  await visit(page, '/terms');
  expect(times(thirdParties, analyticsScript)).toBe(0);
  await openPreferences(page);
  await analytics(page).check();
  await press(page, 'Save Preferences');
  await expect.poll(() => times(thirdParties, analyticsScript)).toBe(1);
  await visit(page, '/terms');
  await expect.poll(() => times(thirdParties, analyticsScript)).toBe(2);

  // A visitor who withdraws the permission is not counted on later pages either: the script is gone with its page.
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await openPreferences(page);
  await analytics(page).uncheck();
  await press(page, 'Save Preferences');
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in globalThis).catch(() => true)).toBe(false);
  await becomesAlive(page);
  await expect(page.locator(`script[src="${analyticsScript}"]`)).toHaveCount(0);
  expect(times(thirdParties, analyticsScript)).toBe(2);
});

test('Global Privacy Control overrides every answer', async ({ page, thirdParties }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await visit(page, '/privacy');
  await expect(page.getByRole('main').getByText('We honor it')).toBeVisible();
  await press(page, 'Accept All');
  expect((await stored(page))['cookie-preferences']).toBe('{"analytics":false,"embedded":true}');
  await openPreferences(page);
  await expect(analytics(page)).toBeDisabled();
  await expect(analytics(page)).not.toBeChecked();
  await expect(cookieBanner(page)).toContainText('Your browser sends the Global Privacy Control signal. We honor it');
  expect(times(thirdParties, analyticsScript)).toBe(0);
});
