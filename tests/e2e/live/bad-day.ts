/** A second server for the tests of bad days: a Red Flag Warning is out, and every other feed is down. */
import { whileServed } from '#scripts/browser/served.ts';
import { test } from './visit.ts';

/** Gives the tests that server as their `baseURL`. One for each worker that needs it. */
export const badDay = test.extend<object, { badDayUrl: string }>({
  badDayUrl: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from this very pattern
    async ({}, use) => {
      await whileServed({ folder: process.cwd(), program: ['tests/e2e/serve.ts', 'bad'] }, use);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ badDayUrl }, use) => use(badDayUrl),
});
