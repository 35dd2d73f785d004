import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import type { Language } from '#domain/language.ts';
import { own, ownServer, type OwnServer } from './languages.ts';
import { test as base } from './network.ts';
import { headingOf } from './pages.ts';
import { expect, settled, visit, type Page } from './visitor.ts';

const { notices } = loadContent();
const { offline } = notices;

const keptTest = base.extend({
  // In a window that is used again, the service worker of an earlier test would go on saving pages.
  reuseContext: [false, { scope: 'worker' }],
  remembers: settled,
  // An address that cannot be reached is an error on the console, as it should be.
  expectedErrors: /could not be (?:loaded|kept)|fetching the script|ERR_|Failed to|404|503|no answer in/,
});
const ownTest = keptTest.extend<object, OwnServer>({
  ...ownServer,
  origin: ({ ownOrigin }, use) => use(ownOrigin),
});
const ownHeadingOf = (path: string): string => listedPages(own.pages).find((page) => page.path === path)?.heading ?? '';

/** A visitor of the site that a language is tried on (languages.ts), and what its pages and notices say. */
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

/** For what waits until the site is fetched in the background, on cores that others use too. */
export const inBackground = { timeout: 90_000 };
/** For each test. Each file sets it: set here, it would hold for the first file alone that loads this module. */
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

/** Lets the browser do what it does when it has nothing better to do. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}
