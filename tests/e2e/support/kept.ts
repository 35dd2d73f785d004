import { loadContent } from '#content/load.server.ts';
import { test as base } from './network.ts';
import { headingOf } from './pages.ts';
import { expect, settled, visit, type Page } from './visitor.ts';

const { notices } = loadContent();

export const test = base.extend({
  // A reused context would keep the previous test's service worker, which would continue saving pages.
  reuseContext: [false, { scope: 'worker' }],
  remembers: settled,
  // Console errors that unreachable addresses cause.
  expectedErrors: /could not be (?:loaded|kept)|fetching the script|ERR_|Failed to|404|503|no answer in/,
});

/** For waiting on background fetches, on cores that others use too. */
export const inBackground = { timeout: 90_000 };
/** The timeout of each test. Each file sets it: here it would apply only to the first file that loads this module. */
export const testMs = 180_000;

export const mark = (page: Page) =>
  page.getByRole('contentinfo').getByText(new RegExp(`${notices.offline.kept}|${notices.es.offline.kept}`));
export const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`${notices.offline.line}|${notices.es.offline.line}`) });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const follow = (page: Page, to: string) =>
  page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();

export async function visitOnce(page: Page, to = '/terms'): Promise<void> {
  await visit(page, to);
  await expect(mark(page)).toBeVisible(inBackground);
}

export async function expectPages(page: Page, ...paths: string[]): Promise<void> {
  for (const to of paths)
    await test.step(to, async () => {
      await visit(page, to);
      await expect(heading(page)).toHaveText(headingOf(to));
    });
}
