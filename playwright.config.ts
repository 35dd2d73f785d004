import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser/browser.ts';
import { composeContent } from './tests/fixtures/site-content.ts';

// The pages are those of a club of our own: what the real one says is its own business. A run may name another.
process.env['CLUB'] ??= 'plain';
process.env['CONTENT_DIR'] ??= composeContent('plain');

const browser = await findBrowser();
const firefox = process.env['FIREFOX_PATH'];
const continuous = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two noisy cores: patient, and never against the clock.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: continuous,
  // A machine that others load may starve one test; a second failure is the site's.
  retries: continuous ? 1 : 0,
  reporter: continuous ? [['line']] : [['list']],
  use: {
    // Each run has a server of its own, which says where it is: see `wait`.
    ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }),
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    // Our own server, or what Cloudflare would run.
    command: process.env['EDGE'] ? 'node tests/e2e/serve-edge.ts' : 'node tests/e2e/serve.ts',
    // On a port that is free at that moment: any number of checkouts on one machine can be tested at once. What it says
    // is put into the environment of the tests, in capitals.
    wait: { stdout: /^The site is at (?<site_url>http:\S+).*\nIts data is in (?<site_data>.+)\n/m },
    // It builds that club's site when there is no build of the present sources.
    timeout: 10 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
  projects: [
    {
      name: 'desktop',
      // Its visitors are a day ahead of the range for most of the day, those with phones are not.
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Tokyo' },
      grepInvert: /@phone/,
      // What is left without a signal, and what the office does at night, is a matter of phones.
      testIgnore: /(?:offline(?:-trouble|-version)?|privacy-desk)\.spec\.ts$/,
    },
    // `npm run test:browsers` says where it is; the others have no need of it.
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
    // In `npm run test:exhaustive` only.
    ...(process.env['PAGE_CASES']
      ? [{ name: 'states', testDir: 'tests/status', testMatch: 'page.spec.ts', use: { ...devices['Desktop Chrome'] } }]
      : []),
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      grepInvert: /@desktop/,
      // The width does not change what a form, a feed or a calendar says, or where Back leads.
      testIgnore:
        /(?:agenda|back-and-forward|closures|downloads|embeds|faq|forms|go-now|inbox-without-script|privacy-request|subscribe|visit|weather|webcams)\.spec\.ts$/,
    },
  ],
});
