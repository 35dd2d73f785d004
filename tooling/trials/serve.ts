/**
 * The API with nothing but the inbox in it, as a process of its own, for chaos.ts and load.ts: it needs no build.
 *
 *     node tooling/trials/serve.ts <data folder>
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { getRequestListener } from '@hono/node-server';
import { loadContent } from '#content/load.server.ts';
import { createApp } from '#server/app.ts';
import { openInbox } from '#server/inbox/open.ts';
import { createLog } from '#server/log.ts';
import { noSite } from '#scripts/site/no-site.ts';

export type RunningServer = {
  url: string;
  /** Ends it as a power cut would end the process, and waits until it is gone. */
  kill: () => Promise<void>;
};

/** Does the work with a data folder of its own, which is deleted afterwards. */
export async function withDataFolder<Value>(work: (dataDir: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-trial-'));
  try {
    return await work(path.join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server on a free port of this machine. Throws when it ends before it listens. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('the server has no output to read');
  const lines = createInterface(child.stdout);
  const [said] = (await Promise.race([once(lines, 'line'), exited.then(() => [undefined])])) as [string | undefined];
  if (said === undefined) throw new Error('the server ended before it listened');
  return {
    url: said,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function serve(dataDir: string): Promise<void> {
  const now = () => new Date();
  const log = createLog({ LOG_LEVEL: 'silent' });
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', SMTP_URL: undefined, MAIL_TO: undefined } as const;
  const inbox = await openInbox({
    settings,
    content: loadContent(),
    frame: undefined,
    renderAnswer: () => '',
    builtAt: new Date(),
    log,
    now,
  });
  const app = createApp({ settings: { TRUST_PROXY: 0 }, site: noSite, log, now, api: [inbox.api] });
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
  );
}

if (import.meta.main) await serve(process.argv[2] ?? '');
