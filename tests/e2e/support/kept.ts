import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import type { Language } from '#domain/language.ts';
import { own } from './languages.ts';
import { test as base } from './network.ts';
import { headingOf } from './pages.ts';
import { expect, settled, visit, type Page } from './visitor.ts';

const { notices } = loadContent();
const { offline } = notices;

const keptTest = base.extend({
  // A reused context would keep the previous test's service worker, which would continue saving pages.
  reuseContext: [false, { scope: 'worker' }],
  remembers: settled,
  // Console errors that unreachable addresses cause.
  expectedErrors: /could not be (?:loaded|kept)|fetching the script|ERR_|Failed to|404|503|no answer in/,
});
const ownTest = keptTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  origin: async ({}, use) => use(process.env['OWN_URL'] ?? ''),
});
const ownHeadingOf = (path: string): string => listedPages(own.pages).find((page) => page.path === path)?.heading ?? '';

/** The test and expected texts for the site on which a language is tested (languages.ts). */
export function keptIn(language: Language) {
  const isSpanish = language === 'es';
  const test: typeof keptTest = isSpanish ? ownTest : keptTest;
  const nameOf = isSpanish ? ownHeadingOf : headingOf;
  const { notices: said } = isSpanish ? own : { notices };
  const expectPages = async (page: Page, ...paths: string[]): Promise<void> => {
    for (const to of paths)
      await test.step(to, async () => {
        await visit(page, to);
        await expect(heading(page)).toHaveText(nameOf(to));
      });
  };
  return {
    test,
    expectPages,
    headingOf: nameOf,
    notices: isSpanish ? said.es : said,
    ofOther: isSpanish ? said : said.es,
  };
}

/** For waiting on background fetches, on cores that others use too. */
export const inBackground = { timeout: 90_000 };
/** The timeout of each test. Each file sets it: here it would apply only to the first file that loads this module. */
export const testMs = 180_000;

export const mark = (page: Page) =>
  page.getByRole('contentinfo').getByText(new RegExp(`${offline.kept}|${notices.es.offline.kept}`));
export const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`${offline.line}|${notices.es.offline.line}`) });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const follow = (page: Page, to: string) =>
  page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();

export async function visitOnce(page: Page, to = '/terms'): Promise<void> {
  await visit(page, to);
  await expect(mark(page)).toBeVisible(inBackground);
}
