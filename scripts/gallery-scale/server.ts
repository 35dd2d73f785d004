/** The copy's own server on a free port, as visitors would reach it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Serves the finished build in `folder` while `work` is done with its address, and stops it whatever happens. */
export async function whileServed<Value>(folder: string, work: (origin: string) => Promise<Value>): Promise<Value> {
  const child = spawn(process.execPath, ['server/node.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    const [said] = (await Promise.race([once(createInterface(child.stdout), 'line'), exited.then(() => [''])])) as [string];
    const origin = /http:\/\/\S+/.exec(said)?.[0];
    if (!origin) throw new Error(`The server did not say where it is: ${said}`);
    return await work(origin);
  } finally {
    // It would wait for the browser's open connections; nothing in this copy is worth keeping.
    child.kill('SIGKILL');
    await exited;
  }
}
