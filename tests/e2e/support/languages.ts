/**
 * Declares checks of bilingual pages once. The normal run alternates languages; `npm run test:exhaustive` runs both.
 * English pages are those of the fixture club, Spanish ones those of the real club, which is the only one to have all
 * of them.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Fixtures, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { test as base, testToday } from './visitor.ts';

const ownContent = path.resolve('content');
export const own = readContent(ownContent);
/** The path of every Spanish page of the real club; one for unknown addresses is included. */
export const ownSpanishPaths: readonly string[] = [...own.pages.values()]
  .filter(({ language }) => language === 'es')
  .map(({ path }) => path);

type Site = { origin: string; data: string };

async function whileServing(use: (site: Site) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['tests/e2e/serve.ts'], {
    env: { ...process.env, CLUB: '', CONTENT_DIR: ownContent },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const site = await new Promise<Site>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, origin, data] = /The site is at (http:\S+)[^]*Its data is in (.+)\n/.exec(said) ?? [];
      if (origin && data) resolve({ origin, data });
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
  await use(site);
  server.kill('SIGTERM');
}

export type OwnServer = { ownOrigin: string };
// One shared object, so that the workers of one file continue with the next.
export const ownServer: Fixtures<object, OwnServer> = {
  ownOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) =>
      whileServing(async ({ origin, data }) => {
        // This worker runs no tests of another site.
        process.env['SITE_DATA'] = data;
        await use(origin);
      }),
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
};

const onOwnSite: Fixtures<object, OwnServer, PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  ...ownServer,
  baseURL: ({ ownOrigin }, use) => use(ownOrigin),
};

export const ownTest = base.extend<object, OwnServer>(onOwnSite);
const ownTestToday = testToday.extend<object, OwnServer>(onOwnSite);

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
