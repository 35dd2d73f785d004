/** Kills workerd in the middle of a stream of posts. The file of the local D1 is then read with plain SQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '#tests/chaos/audit.ts';
import { crowd } from '#tests/chaos/traffic.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { edgeDir } from './support.ts';

/** Set by `npm run test:exhaustive`; `npm test` leaves the kills out. */
const kills = Number(process.env['KILLS'] ?? 0);
const visitors = 6;
const acknowledgedBefore = 40;

/** The edge in a process group of its own, so that workerd goes with the program that started it. */
async function start(persist: string) {
  const child = spawn(process.execPath, ['scripts/edge/serve.ts', edgeDir, persist, '--without-files'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...settingsAt('http://127.0.0.1:9') },
  });
  const exited = once(child, 'exit');
  const [said] = (await Promise.race([once(child.stdout, 'data'), exited])) as [unknown];
  const url = /http:\S+/.exec(String(said))?.[0];
  if (url === undefined) throw new Error('the edge did not start');
  const kill = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await exited;
  };
  return { url, kill };
}

// Windows knows no groups of processes to kill.
it.skipIf(kills === 0 || process.platform === 'win32')(
  `${kills} kills of workerd lose, double and halve nothing`,
  { timeout: 300_000 },
  async () => {
    const persist = mkdtempSync(path.join(tmpdir(), 'edge-'));
    onTestFinished(() => rmSync(persist, { recursive: true, force: true }));
    let server = await start(persist);
    const { sent, leave } = crowd(() => server.url, visitors);
    const acknowledged = () => sent.filter(({ reference }) => reference !== undefined).length;
    try {
      for (let kill = 0; kill < kills; kill++) {
        const before = acknowledged();
        while (acknowledged() < before + acknowledgedBefore) await wait(10);
        await server.kill();
        server = await start(persist);
      }
    } finally {
      await leave();
      await server.kill();
    }
    const file = globSync(path.join(persist, '**/*.sqlite')).find((name) => !name.includes('metadata')) ?? '';
    const found = audit(file, sent);
    expect(found.violations).toEqual([]);
    expect(found.acknowledged).toBeGreaterThanOrEqual(kills * acknowledgedBefore);
  },
);
