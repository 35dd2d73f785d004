import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser/browser.ts';
import { composeContent } from './tests/fixtures/site-content.ts';

// The pages are those of a test club, because tests must not depend on the real club's content. A run may name another.
process.env['CLUB'] ??= 'plain';
process.env['CONTENT_DIR'] ??= composeContent('plain');

// Each worker reads this file: what the first has found, the others take.
process.env['TEST_BROWSER'] ??= JSON.stringify(await findBrowser());
const browser = JSON.parse(process.env['TEST_BROWSER']) as Awaited<ReturnType<typeof findBrowser>>;
const firefox = process.env['FIREFOX_PATH'];
const continuous = Boolean(process.env['CI']);
const report = process.env['TEST_REPORT'];
// Starting a process for each new window took a fifth of the time.
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** @param name of the variables in which its address and its data folder are found: SITE_URL, SITE_DATA */
const serverOf = (name: string, command: string, env: Record<string, string> = {}) => ({
  command,
  env,
  // On a free port, so several checkouts can be tested on one machine at the same time.
  wait: {
    stdout: new RegExp(`^The site is at (?<${name}_url>http:\\S+).*\\nIts data is in (?<${name}_data>.+)\\n`, 'm'),
  },
  timeout: 10 * 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stderr: 'pipe' as const,
});
const site = serverOf('site', `node tests/e2e/${process.env['EDGE'] ? 'serve-edge' : 'serve'}.ts`);
/** The real club's site, for what only it has: tests/e2e/support/languages.ts. */
const ownSite = serverOf('own', 'node tests/e2e/serve.ts', { CLUB: '', CONTENT_DIR: path.resolve('content') });

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: continuous,
  // Load from others on the machine may starve one test; a second failure is the site's.
  retries: continuous ? 1 : 0,
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }),
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, ...oneProcess],
      env: { ...process.env, ...browser.env },
    },
    // Windows are cleared and reused: the compiled scripts that they keep save a tenth of the time.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: [site, ...(existsSync('build/site.json') && !process.env['EDGE'] ? [ownSite] : [])],
  projects: [
    {
      name: 'desktop',
      // Its visitors are a day ahead of the range for most of the day; visitors with phones are not.
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Tokyo' },
      grepInvert: /@phone/,
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: 'journeys.spec.ts',
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      // The width changes few contents, and not where Back leads: most tests need no phone.
      grep: /@phone|@both/,
    },
  ],
});
