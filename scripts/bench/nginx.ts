/** Compares the server with nginx under wrk: the same gzip file, an access log on each, 50 connections. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { memorySettings, permissionFlags } from '#server/permissions.ts';
import { freePort } from '#scripts/browser/served.ts';

export type Comparison = { ours: number; nginx: number };

/** V8 takes about 15 seconds to optimize the code that runs most. */
const warmUpSeconds = 20;
const seconds = 30;

/** Measures one server after the other. Needs nginx and wrk. @param root the project's folder, with a finished build */
export async function compareWithNginx(root: string): Promise<Comparison> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return { ours: await measure(await ourServer(root, folder)), nginx: await measure(await nginx(root, folder)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Program = { command: string; args: string[]; port: number; env?: NodeJS.ProcessEnv; log: string };

async function ourServer(root: string, folder: string): Promise<Program> {
  const [port, data] = [await freePort(), path.join(folder, 'data')];
  makeDataFolder(data);
  return {
    command: process.execPath,
    args: [...permissionFlags(root, data), path.join(root, 'server/run.js')],
    port,
    env: { ...memorySettings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SMTP_URL: '' },
    log: path.join(folder, 'ours.log'),
  };
}

/** nginx with one worker, a precompressed page and a buffered log, like the server. */
async function nginx(root: string, folder: string): Promise<Program> {
  const [port, site, config] = [await freePort(), path.join(folder, 'site'), path.join(folder, 'nginx.conf')];
  const page = path.join(root, 'build/client/faq/index.html');
  await mkdir(site);
  await copyFile(page, path.join(site, 'faq'));
  await writeFile(path.join(site, 'faq.gz'), gzipSync(await readFile(page), { level: 9 }));
  await writeFile(
    config,
    // When started by root, nginx would switch to a user that can't read the files.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 1024; }
     http {
       access_log ${folder}/nginx.log combined buffer=64k flush=1s;
       default_type text/html; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 10000000;
       server { listen 127.0.0.1:${port}; root ${site}; }
     }`,
  );
  return { command: 'nginx', args: ['-c', config], port, log: path.join(folder, 'output') };
}

async function measure({ command, args, port, env, log }: Program): Promise<number> {
  const output = await open(log, 'w');
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', output.fd, 'inherit'] });
  await once(child, 'spawn');
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/faq`;
  try {
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries === 100) throw new Error(`${command} does not answer`);
      await pass(200);
    }
    await load(url, warmUpSeconds);
    return await load(url, seconds);
  } finally {
    child.kill();
    await exited;
    await output.close();
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function load(url: string, duration: number): Promise<number> {
  const asked = ['-t1', '-c50', `-d${duration}s`, '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', asked);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
