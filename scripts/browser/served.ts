import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

type Served = {
  folder: string;
  program: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** Serves the build while `work` runs with its origin, then stops the server. */
export async function whileServed<Value>(
  { folder, program, env }: Served,
  work: (origin: string) => Promise<Value>,
): Promise<Value> {
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', SMTP_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    const [said] = (await Promise.race([once(createInterface(child.stdout), 'line'), exited.then(() => [''])])) as [
      string,
    ];
    const origin = /http:\/\/\S+/.exec(said)?.[0];
    if (!origin) throw new Error(`The server did not say where it is: ${said}`);
    return await work(origin);
  } finally {
    child.kill();
    await exited;
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
