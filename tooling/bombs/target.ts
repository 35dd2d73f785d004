/**
 * The whole server over a small site, as a process of its own, with every feed on this machine and a clock that can be
 * turned. Run as a program it is that process: node tooling/bombs/target.ts <build folder>
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { main } from '#server/node.ts';
import { finishedSite } from '#tooling/small-site.ts';

export type Target = {
  url: string;
  /** Lets that many hours pass for the server. */
  wait: (hours: number) => void;
  /** The memory that it holds now, and the most that it ever held, in megabytes. */
  memory: () => { now: number; most: number };
  close: () => Promise<void>;
};

/** Starts it, with feeds at `upstream`. Throws when it ends before it listens. */
export async function startTarget(upstream: string): Promise<Target> {
  const site = await finishedSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bombs-'));
  const feeds = Object.fromEntries(
    ['NWS_URL', 'EPA_UV_URL', 'OPEN_METEO_URL', 'WEATHERAPI_URL', 'CALTRANS_URL'].map((name) => [name, upstream]),
  );
  const child = spawn(process.execPath, [import.meta.filename, site.buildDir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: path.join(dataDir, 'data'),
      LOG_LEVEL: 'warn',
      CALENDAR_ICS_URL: `${upstream}/calendar.ics`,
      WEBCAM_MAIN_URL: `${upstream}/camera`,
      ...feeds,
    },
  });
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('the server has no output to read');
  const lines = createInterface(child.stdout);
  const [said] = (await Promise.race([once(lines, 'line'), exited.then(() => [''])])) as [string];
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
  if (!url) throw new Error(`the server did not start: ${said}`);
  return {
    url,
    wait: (hours) => child.send({ hours }),
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
    },
    close: async () => {
      child.kill('SIGKILL');
      await exited;
      await Promise.all([site.remove(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}

if (import.meta.main) {
  let ahead = 0;
  process.on('message', ({ hours }: { hours: number }) => {
    ahead += hours * 3_600_000;
  });
  await main({ buildDir: process.argv[2] ?? '', now: () => new Date(Date.now() + ahead) });
}
