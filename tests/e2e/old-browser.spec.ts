/**
 * The oldest Chromium that we support, on every page: hydrated, with today's status, readable, and no error on the
 * console. It lacks popover, command, toSorted and light-dark(), among others.
 */
import { chromium } from '@playwright/test';
import { oldestBrowser } from '#scripts/browser/browser.ts';
import { plate } from './support/status.ts';
import { sitePages } from './support/site-pages.ts';
import { expect, settled, test as base, visit } from './support/visitor.ts';

const test = base.extend<object, { browser: Awaited<ReturnType<typeof chromium.launch>> }>({
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
test.use({ remembers: settled, expectedErrors: /Found a 'popover' attribute|could not be loaded: TypeError: Failed/ });
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'there is no such browser for this machine');

test('every page is hydrated, with today’s status, in readable colors @desktop', async ({ page, browser }) => {
  test.slow();
  expect(browser.version()).toMatch(/^109\./);
  for (const { path, language } of sitePages) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(plate(page)).not.toHaveText('Hours');
      const colors = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return { color, backgroundColor };
      });
      expect(colors.color, language).not.toBe(colors.backgroundColor);
      expect(colors.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test('menus open one at a time, and lead to their pages @desktop', async ({ page }) => {
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
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link('Safety Rules')).toBeHidden();
});

test('forms are sent, and the phone’s menu opens @phone', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();

  await visit(page, '/privacy-request');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ann Visitor');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ann@visitor.example');
  await page.getByRole('textbox', { name: 'Request Details' }).fill('What do you have about me?');
  await page.getByRole('button', { name: 'Submit Privacy Request' }).tap();
  await expect(page.getByText(/PR-\d{6}/).first()).toBeVisible();
});
