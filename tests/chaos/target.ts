/** The whole server over a small site, in a process with its own clock: node tests/chaos/target.ts <build folder> */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { main } from '#server/main.ts';
import { memoryFlags, memorySettings } from '#server/permissions.ts';
import { compiled } from '#tests/fixtures/compiled.ts';
import { settingsAt } from '../upstreams/recordings.ts';

export type Place = { buildDir: string; dataDir: string };

export type Target = {
  url: string;
  wait: (hours: number) => void;
  /** Ends it as a power cut would end the process, and waits until it is gone. */
  kill: () => Promise<void>;
};

/** Nothing of other machines is asked, unless the trial stands in for them. */
const nowhere = 'http://127.0.0.1:9';

/** Starts it on a free port of this machine, with a command before it. Throws when it ends before it listens. */
export async function startTarget(
  { buildDir, dataDir }: Place,
  env: Record<string, string> = {},
  under: readonly string[] = [],
): Promise<Target> {
  const [program, ...words] = [...under, process.execPath, ...memoryFlags, import.meta.filename, buildDir];
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...compiled,
      CONTENT_DIR: process.env['CONTENT_DIR'],
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...memorySettings,
      ...settingsAt(nowhere),
      ...env,
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
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
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
