import { loadContent } from '#content/load.server.ts';
import { test as base } from './network.ts';
import { headingOf } from './pages.ts';
import { expect, settled, visit, type Page } from './visitor.ts';

const { notices } = loadContent();
export const { offline } = notices;

export const test = base.extend({
  // In a window that is used again, the service worker of an earlier test would go on saving pages.
  reuseContext: [false, { scope: 'worker' }],
  remembers: settled,
  // An address that cannot be reached is an error on the console, as it should be.
  expectedErrors: /could not be (?:loaded|kept)|fetching the script|ERR_|Failed to|404|503|no answer in/,
});
/** For what waits until the site is fetched in the background, on cores that others use too. */
export const inBackground = { timeout: 90_000 };
/** For each test. Each file sets it: set here, it would hold for the first file alone that loads this module. */
export const testMs = 180_000;

export const mark = (page: Page) =>
  page.getByRole('contentinfo').getByText(new RegExp(`${offline.kept}|${notices.es.offline.kept}`));
export const line = (page: Page) => page.getByRole('status').filter({ hasText: offline.line });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const follow = (page: Page, to: string) =>
  page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();

export async function visitOnce(page: Page, to = '/terms'): Promise<void> {
  await visit(page, to);
  await expect(mark(page)).toBeVisible(inBackground);
}

export async function expectPages(page: Page, ...paths: string[]): Promise<void> {
  for (const to of paths)
    await base.step(to, async () => {
      await visit(page, to);
      await expect(heading(page)).toHaveText(headingOf(to));
    });
}

/** Lets the browser do what it does when it has nothing better to do. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}
