/** The oldest Chromium that we support. It lacks popover, command, toSorted and light-dark(), among others. */
import { type Browser, chromium } from '@playwright/test';
import { oldestBrowser } from '#scripts/browser/browser.ts';
import { storedFrom } from './live/inbox.ts';
import { contactForm, partsOf, privacyForm, signupForm, somebody } from './support/forms.ts';
import { judgedPaths } from './support/pages.ts';
import { plate } from './support/status.ts';
import { stored } from './support/storage.ts';
import { cookieBanner, expect, settled, test as base, visit } from './support/visitor.ts';

const test = base.extend<object, { browser: Browser }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { executablePath, args, env } = await oldestBrowser();
      const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
// This Chromium comments on the attribute of what it does not know yet, and on requests that end with their page.
test.use({
  remembers: settled,
  expectedErrors: /Found a 'popover' attribute|could not be loaded: TypeError: Failed|404|503/,
});
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'there is no such browser for this machine');

test('pages are hydrated and readable, and menus open one at a time', async ({ page, browser }) => {
  test.slow();
  expect(browser.version()).toMatch(/^109\./);
  for (const path of judgedPaths)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(plate(page)).not.toHaveText(/^(?:Hours|Horario)$/);
      const { color, background, excess } = await page.evaluate(() => {
        const { color, backgroundColor: background } = getComputedStyle(document.body);
        return { color, background, excess: document.documentElement.scrollWidth - innerWidth };
      });
      expect(color).not.toBe(background);
      expect(background).not.toBe('rgba(0, 0, 0, 0)');
      expect(excess).toBeLessThanOrEqual(0);
    });
  await visit(page, '/terms');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  for (const name of ['FAQ', 'Safety Rules']) await expect(link(name)).toBeHidden();
  await bar.getByRole('button', { name: 'Visit Us' }).click();
  await expect(link('FAQ')).toBeVisible();
  await expect(link('Safety Rules')).toBeHidden();
  await bar.getByRole('button', { name: 'Range', exact: true }).click();
  await expect(link('FAQ')).toBeHidden();
  await link('Safety Rules').click();
  await expect(page).toHaveURL('/safety-rules');
});

test('what pages answer to what is typed and chosen @long', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const main = page.getByRole('main');
  await test.step('a planned visit', async () => {
    const juniors = page.getByLabel('Shooters, 7 to 17');
    await visit(page, '/visit');
    await page.getByLabel('Shooters, 21 or older').selectOption('1');
    await juniors.selectOption('1');
    await page.getByLabel('Rifle', { exact: true }).check();
    await expect(main.getByRole('article', { name: 'What it costs' })).toContainText('Day pass total$55');
    await expect(page).toHaveURL('/visit?a=1&j=1&g=r');
    await page.reload();
    await expect(juniors).toHaveValue('1');
  });
  await test.step('a search', async () => {
    await visit(page, '/search');
    await page.getByRole('searchbox').fill('dog');
    const question = 'Can I bring my dog?';
    await page.getByRole('search').getByRole('link', { name: question }).click();
    await expect(page.getByText('Service animals are welcome.')).toBeVisible();
  });
  await test.step('what to bring', async () => {
    await visit(page, '/safety-rules');
    await page.getByLabel('Gun', { exact: true }).selectOption('Handgun');
    await expect(page.locator('#can-i-bring-it').getByRole('status')).toContainText('Yes, under these rules');
  });
  await test.step('the drive', async () => {
    await visit(page, '/weather');
    const goNow = page.locator('#go-now');
    await goNow.getByText('Go now?').click();
    await goNow.getByLabel('How long is your drive?').selectOption('40 minutes');
    await expect(goNow.getByRole('status')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const refreshed = /^(Updated|Could not)/;
    await expect(main.getByRole('status').filter({ hasText: refreshed })).toBeVisible();
  });
  await test.step('pictures', async () => {
    await visit(page, '/');
    const carousel = page.getByRole('region', { name: 'Pictures of the range' });
    const next = carousel.getByRole('button', { name: 'Next picture' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
    await expect(carousel.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'false');
    await visit(page, '/gallery');
    await main.getByRole('listitem').getByRole('link').first().click();
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await viewer.getByRole('button', { name: 'Next', exact: true }).click();
    await viewer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(viewer).toBeHidden();
  });
  await test.step('cookie preferences', async () => {
    const banner = cookieBanner(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await banner.getByRole('checkbox', { name: 'Embedded content' }).check();
    await banner.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(banner).toBeHidden();
    expect((await stored(page))['cookie-preferences']).toBe('{"analytics":false,"embedded":true}');
  });
});

test('each form comes to its receipt @long', async ({ page }) => {
  for (const tried of [contactForm, signupForm, privacyForm]) {
    const who = somebody();
    const { fill, received, reference, submit } = partsOf(tried);
    await visit(page, tried.path);
    await fill(page, who);
    await submit(page).click();
    await expect(received(page)).toBeVisible();
    await expect(reference(page).first()).toHaveText(/^(PR|CM|SU)-\d{6}$/);
    expect(await storedFrom(who.email, tried.kind)).toHaveLength(1);
  }
});

test('the phone’s menu opens @phone @long', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
});
