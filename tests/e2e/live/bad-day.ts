/** A second server for the tests of bad days: a Red Flag Warning is out, and every other feed is down. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from './visit.ts';

/** Gives the tests that server as their `baseURL`. One for each worker that needs it. */
export const badDay = test.extend<object, { badDayUrl: string }>({
  badDayUrl: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from this very pattern
    async ({}, use, worker) => {
      const port = Number(process.env['TEST_PORT'] ?? 4173) + 1000 + worker.parallelIndex;
      const serve = path.resolve(import.meta.dirname, '../serve.ts');
      const server = spawn(process.execPath, [serve, String(port), 'bad'], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(server, 'exit');
      const first = await Promise.race([once(server.stdout, 'data'), ended]);
      if (server.exitCode !== null) throw new Error(`The server of the bad day did not start: ${String(first)}`);
      await use(`http://localhost:${port}`);
      server.kill();
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ badDayUrl }, use) => use(badDayUrl),
});
