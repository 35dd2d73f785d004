/** The oldest Chromium that we support. It lacks popover, command, toSorted and light-dark(), among others. */
import { chromium } from '@playwright/test';
import { oldestBrowser } from '#scripts/browser/browser.ts';
import { sampledPaths } from './support/pages.ts';
import { plate } from './support/status.ts';
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
test.use({
  remembers: settled,
  expectedErrors: /Found a 'popover' attribute|could not be loaded: TypeError: Failed|404|503/,
});
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'there is no such browser for this machine');

test('pages are hydrated and readable, and menus open one at a time @desktop', async ({ page, browser }) => {
  test.slow();
  expect(browser.version()).toMatch(/^109\./);
  for (const path of sampledPaths)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(plate(page)).not.toHaveText('Hours');
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
