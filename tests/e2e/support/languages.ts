/** The real club's site, which playwright.config.ts starts too: the only one to have all pages in Spanish. */
import path from 'node:path';
import type { Fixtures, PlaywrightTestOptions } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { test as base, testToday } from './visitor.ts';

export const own = readContent(path.resolve('content'));
/** The path of every Spanish page of the real club; one for unknown addresses is included. */
export const ownSpanishPaths: readonly string[] = [...own.pages.values()]
  .filter(({ language }) => language === 'es')
  .map(({ path }) => path);

const onOwnSite: Fixtures<object, object, PlaywrightTestOptions> = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  baseURL: async ({}, use) => use(process.env['OWN_URL'] ?? ''),
};

export const ownTest = base.extend(onOwnSite);
export const ownTestToday = testToday.extend(onOwnSite);
