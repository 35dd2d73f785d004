/**
 * Our server beside nginx: the same compressed page with the same headers, both with their log on, asked for over 50
 * connections by wrk.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDataFolder } from '#server/data-folder.ts';
import { memorySettings, permissionFlags } from '#server/permissions.ts';
import { freePort } from '#tooling/free-port.ts';
import { medianBy } from '#tooling/median.ts';

const run = promisify(execFile);

/** `p99` in milliseconds. */
type ServerFigures = { perSecond: number; p99: number };
type Pair = [ours: number, nginx: number];
export type Comparison = Record<keyof ServerFigures, Pair>;

/** Many short ones: whatever disturbs the machine for a moment spoils few. */
const seconds = 1;
const rounds = 33;
/** A server runs for weeks; V8 takes a quarter of a minute to make the fastest code of what it runs most. */
const warmUpSeconds = 20;

/**
 * @param root the project's folder, with a finished build
 * @returns of each figure the median round by the ratio of both; undefined, with a line that says why, where nginx or
 *   wrk is missing
 */
export async function besideNginx(root: string, say: (line: string) => void): Promise<Comparison | undefined> {
  for (const program of ['nginx', 'wrk'])
    if (!(await isThere(program))) {
      say(`The server was not measured: there is no ${program} (apt-get install nginx-light wrk).`);
      return undefined;
    }
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [ourPort, theirPort] = [await freePort(), await freePort()];
  const ours = await startOurs(root, folder, ourPort);
  const theirs = await startNginx(root, folder, theirPort, await headersOf(`http://127.0.0.1:${ourPort}/faq`));
  try {
    const [ourPage, theirPage] = [`http://127.0.0.1:${ourPort}/faq`, `http://127.0.0.1:${theirPort}/faq/`];
    for (const page of [ourPage, theirPage]) await measure(page, warmUpSeconds);
    const found: { ours: ServerFigures; nginx: ServerFigures }[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push({ nginx: await measure(theirPage, seconds), ours: await measure(ourPage, seconds) });
    const middle = (of: keyof ServerFigures): Pair =>
      medianBy(
        found.map(({ ours: own, nginx }): Pair => [own[of], nginx[of]]),
        ([own, nginx]) => own / nginx,
      ) ?? [Number.NaN, Number.NaN];
    return { perSecond: middle('perSecond'), p99: middle('p99') };
  } finally {
    await Promise.all([ours(), theirs()]);
    await rm(folder, { recursive: true, force: true });
  }
}

export const isThere = (program: string): Promise<boolean> =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );

/** As `npm start` and the deployed service start it. */
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

/** One worker, as our server is one process; the page packed beforehand, as ours is; its log buffered, as ours is. */
async function startNginx(root: string, folder: string, port: number, headers: string): Promise<() => Promise<void>> {
  const site = path.join(folder, 'site/faq');
  await mkdir(site, { recursive: true });
  await run('sh', ['-c', `cp ${root}/build/client/faq/index.html ${site}/ && gzip -9 -k ${site}/index.html`]);
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    // Started by root it would become nobody, who may not read what root has just written.
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

/** What our answer says besides its content and its connection, as nginx adds it. */
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
