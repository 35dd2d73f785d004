/** Deploys under load, with the files of deploy/: visitors wait, and none is refused. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inboxFile } from '#server/inbox/open.ts';
import { freePort } from '#scripts/browser/served.ts';
import { finishedSite, type TemporarySite } from '#tests/fixtures/small-site.ts';
import { audit } from '#tests/chaos/audit.ts';
import { nextThing, post, type Sent } from '#tests/chaos/traffic.ts';

const connections = 50;
const nothingLost = { errors: [], violations: [], unanswered: 0 };
const lacks = (program: string) => spawnSync(program, ['--help']).error !== undefined;
const without = (program: string) => (lacks(program) ? ` (not tried: this machine has no ${program})` : '');

let site: TemporarySite;
let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  site = await finishedSite();
  folder = mkdtempSync(path.join(tmpdir(), 'deploys-'));
});
afterEach(async () => {
  for (const child of started.splice(0).toReversed())
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  return child;
}

/** A server behind a socket that outlives it, and a function that restarts it. */
async function serveOnHeldSocket() {
  const port = await freePort();
  const hold = fileURLToPath(new URL('./fixtures/hold-socket.ts', import.meta.url));
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    CALENDAR_ICS_URL: 'http://127.0.0.1:9/none.ics',
  };
  const setenv = Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`);
  const holder = run('systemd-socket-activate', [
    `--listen=127.0.0.1:${port}`,
    ...setenv,
    process.execPath,
    hold,
    site.buildDir,
  ]);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const restart = async () => {
    holder.kill('SIGHUP');
    let said = '';
    for await (const chunk of holder.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      said += String(chunk);
      if (/ended[^]*The site is at/.test(said)) break;
    }
    expect(said).toContain('ended with code 0');
  };
  return { port, url, restart };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await fetch(url).catch(() => undefined);
    await found?.body?.cancel();
    if (found?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} does not answer`);
}

async function read(url: string, agent: Agent): Promise<string> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200 || !body.includes('Questions')) throw new Error(`answered ${response.statusCode}`);
  return body;
}

async function deployUnderLoad(url: string, restart: () => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent: Sent[] = [];
  const pages: string[] = [];
  const errors: string[] = [];
  const over = new AbortController();
  const visitor = async () => {
    while (!over.signal.aborted) {
      const thing = nextThing(sent.length, false);
      sent.push(thing);
      try {
        await post(url, thing);
        pages.push(await read(`${url}/faq`, agent));
      } catch (error) {
        errors.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: connections }, visitor);
  /** Waits until each visitor has read some more pages. */
  const more = async () => {
    const enough = pages.length + 4 * connections;
    while (pages.length < enough) await wait(20);
  };
  try {
    await more();
    await restart();
    await more();
    await restart();
    await more();
  } finally {
    over.abort();
    await Promise.all(visitors);
    agent.destroy();
  }
  const { acknowledged, violations } = audit(inboxFile(path.join(folder, 'data')), sent);
  return { errors, violations, unanswered: sent.length - acknowledged };
}

describe.skipIf(lacks('systemd-socket-activate'))(
  `a deploy under ${connections} connections loses no request${without('systemd-socket-activate')}`,
  () => {
    it.skipIf(lacks('caddy'))(`behind Caddy with deploy/Caddyfile${without('caddy')}`, async () => {
      const { port, restart } = await serveOnHeldSocket();
      const url = `http://127.0.0.1:${await freePort()}`;
      const config = path.join(folder, 'Caddyfile');
      const secure = `https://localhost:${await freePort()}`;
      const alone = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
      writeFileSync(config, alone + readFileSync('deploy/Caddyfile', 'utf8'));
      run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        SITE_ADDRESS: `${url}, ${secure}`,
        SITE_SERVER: `127.0.0.1:${port}`,
        XDG_DATA_HOME: folder,
      });
      await answers(url);
      expect((await fetch(url)).headers.has('strict-transport-security')).toBe(false);
      // Caddy's self-signed certificate.
      const [page] = (await once(getOverHttps(secure, { rejectUnauthorized: false }), 'response')) as [IncomingMessage];
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(await deployUnderLoad(url, restart)).toEqual(nothingLost);
    });

    it.skipIf(lacks('nginx'))(`behind nginx with deploy/nginx.conf${without('nginx')}`, async () => {
      const { port, restart } = await serveOnHeldSocket();
      const own = await freePort();
      const config = path.join(folder, 'nginx.conf');
      writeFileSync(config, nginxFor(own, port));
      run('nginx', ['-p', folder, '-c', config, '-e', path.join(folder, 'start.log')]);
      const url = `http://127.0.0.1:${own}`;
      await answers(url);
      expect(await deployUnderLoad(url, restart)).toEqual(nothingLost);
    });
  },
);

/** The shipped configuration without certificates and rate limit, inside Debian's default configuration. */
function nginxFor(own: number, port: number): string {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const server = shipped
    .replace(/^server \{[^]*?^\}\n/m, '')
    .replaceAll(/^ *(?:ssl_|limit_req ).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${own}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replace(/error_log \S+/, `error_log ${folder}/site.log`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${server}}
`;
}
