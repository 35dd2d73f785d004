/** Compares the server with nginx under wrk: same gzip file, same headers, access log on both, 50 connections. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { memorySettings, permissionFlags } from '#server/permissions.ts';
import { freePort } from '#scripts/browser/served.ts';
import { median } from './pages.ts';

const run = promisify(execFile);

type ServerFigures = { perSecond: number; p99: number };
/** Of each figure the server's and nginx's value; `p99` in milliseconds. */
export type Comparison = Record<keyof ServerFigures, [ours: number, nginx: number]>;

/** Many short rounds, so that a brief disturbance of the machine spoils few of them. */
const seconds = 1;
const rounds = 33;
/** V8 takes about 15 seconds to optimize the code that runs most. */
const warmUpSeconds = 20;

/**
 * @param root the project's folder, with a finished build
 * @returns the median of each figure; undefined, after a line that says why, if nginx or wrk is missing
 */
export async function compareWithNginx(root: string): Promise<Comparison | undefined> {
  const missing = (await Promise.all(['nginx', 'wrk'].map(isMissing))).filter((name) => name !== undefined);
  if (missing.length > 0) {
    process.stderr.write(`The server was not measured: install ${missing.join(' and ')} (nginx-light, wrk).\n`);
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [ourPort, theirPort] = [await freePort(), await freePort()];
  const stopOurs = await startOurs(root, folder, ourPort);
  const stopNginx = await startNginx(root, folder, theirPort, await headersOf(`http://127.0.0.1:${ourPort}/faq`));
  try {
    const urls = [`http://127.0.0.1:${ourPort}/faq`, `http://127.0.0.1:${theirPort}/faq/`];
    for (const url of urls) await measure(url, warmUpSeconds);
    const found: ServerFigures[][] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const [index, url] of urls.entries()) found[index]?.push(await measure(url, seconds));
    const middle = (figure: keyof ServerFigures): [number, number] => [
      median((found[0] ?? []).map((one) => one[figure])),
      median((found[1] ?? []).map((one) => one[figure])),
    ];
    return { perSecond: middle('perSecond'), p99: middle('p99') };
  } finally {
    await Promise.all([stopOurs(), stopNginx()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const isMissing = (program: string): Promise<string | undefined> =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => undefined,
    () => program,
  );

/** Starts the server as `npm start` and the deployed service start it. */
async function startOurs(root: string, folder: string, port: number): Promise<() => Promise<void>> {
  const log = await open(path.join(folder, 'ours.log'), 'w');
  const data = path.join(folder, 'data');
  makeDataFolder(data);
  const child = spawn(process.execPath, [...permissionFlags(root, data), path.join(root, 'server/run.js')], {
    env: { ...process.env, ...memorySettings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SMTP_URL: '' },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await answers(port);
  return async () => {
    child.kill();
    await once(child, 'exit');
    await log.close();
  };
}

/** Starts nginx with one worker, a precompressed page and a buffered log, as the server has them. */
async function startNginx(root: string, folder: string, port: number, headers: string): Promise<() => Promise<void>> {
  const site = path.join(folder, 'site/faq');
  await mkdir(site, { recursive: true });
  await run('sh', ['-c', `cp ${root}/build/client/faq/index.html ${site}/ && gzip -9 -k ${site}/index.html`]);
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    // Started by root, nginx would change to a user that can't read the files.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 1024; }
     http {
       access_log ${folder}/nginx.log combined buffer=64k flush=1s;
       types { text/html html; } gzip_static on; etag off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
       server { listen 127.0.0.1:${port}; root ${folder}/site; index index.html; ${headers} }
     }`,
  );
  const child = spawn('nginx', ['-c', config], { stdio: 'inherit' });
  await answers(port);
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

/** The headers of the server's answer as nginx directives, without those of the content and the connection. */
async function headersOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const own = /^(content-(length|type|encoding)|date|connection|keep-alive|x-request-id)$/;
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .concat('add_header x-request-id $request_id;')
    .join(' ');
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const is = await fetch(`http://127.0.0.1:${port}/faq`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (is) return;
    await pass(200);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

async function measure(url: string, seconds: number): Promise<ServerFigures> {
  const asked = ['-t1', '-c50', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', asked);
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const unitMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), p99: Number(value) * unitMs };
}
