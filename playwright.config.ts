import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const browser = await findBrowser();
const port = Number(process.env['TEST_PORT'] ?? 4173);
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
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: `node tests/e2e/serve.ts ${port}`,
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: !continuous,
    stdout: 'ignore',
    stderr: 'pipe',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grepInvert: /@desktop/ },
  ],
});
