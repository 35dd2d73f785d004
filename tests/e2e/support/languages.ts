/**
 * Declares checks of bilingual pages once. The normal run alternates languages; `npm run test:exhaustive` runs both.
 * English pages are those of the fixture club, Spanish ones those of the real club, which is the only one to have all
 * of them.
 */
import path from 'node:path';
import type { Fixtures, PlaywrightTestOptions } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { test as base, testToday } from './visitor.ts';

const ownContent = path.resolve('content');
export const own = readContent(ownContent);
/** The path of every Spanish page of the real club; one for unknown addresses is included. */
export const ownSpanishPaths: readonly string[] = [...own.pages.values()]
  .filter(({ language }) => language === 'es')
  .map(({ path }) => path);

type OwnSite = { ownData: void };
/** The real club's site, which playwright.config.ts starts too: its address, and where it stores forms. */
const onOwnSite: Fixtures<OwnSite, object, PlaywrightTestOptions> = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  baseURL: async ({}, use) => use(process.env['OWN_URL'] ?? ''),
  ownData: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { SITE_DATA: plain = '', OWN_DATA: data = '' } = process.env;
      process.env['SITE_DATA'] = data;
      await use();
      process.env['SITE_DATA'] = plain;
    },
    { auto: true },
  ],
};

export const ownTest = base.extend<OwnSite>(onOwnSite);
export const ownTestToday = testToday.extend<OwnSite>(onOwnSite);

export type Twin = {
  language: Language;
  /** Appended to a test's title: its language, and the tag that excludes it from the normal run. */
  mark: string;
  at: (path: string) => string;
  say: <English, Spanish>(english: English, spanish: Spanish) => English | Spanish;
  test: typeof base;
  /** At the server's current time. */
  testToday: typeof base;
};

/** Declares checks for both languages. @param first the language of the normal run, if any */
export function inBoth(first: Language | undefined, declare: (twin: Twin) => void): void {
  for (const language of ['en-US', 'es'] as const) {
    const isSpanish = language === 'es';
    // Only the fixture site is served from the edge.
    if (isSpanish && process.env['EDGE']) continue;
    declare({
      language,
      mark: `${isSpanish ? ', in Spanish' : ''}${language === first ? '' : ' @long'}`,
      at: (address) => pathIn(language, address),
      say: (english, spanish) => (isSpanish ? spanish : english),
      test: isSpanish ? ownTest : base,
      testToday: isSpanish ? ownTestToday : testToday,
    });
  }
}
