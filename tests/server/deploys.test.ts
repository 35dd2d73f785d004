/** Deploys under load, with the files of deploy/: visitors wait, and none is refused. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inboxFile } from '#server/inbox/open.ts';
import { freePort } from '#scripts/browser/served.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';
import { audit } from '#tests/chaos/audit.ts';
import { nextThing, post, type Sent } from '#tests/chaos/traffic.ts';
import { temporaryFolder } from '../inbox/support.ts';

const connections = 50;
const nothingLost = { errors: [], violations: [], unanswered: 0 };
const lacks = (program: string) => spawnSync(program, ['--help']).error !== undefined;
const without = (program: string) => (lacks(program) ? ` (not tried: this machine has no ${program})` : '');

const site = await temporarySite();

/** Ends with the test, before the programs that were started earlier. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const all = { PATH: process.env['PATH'] ?? '', ...env };
  const child = spawn(program, args, { env: all, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  });
  return child;
}

const answers = (url: string) => vi.waitFor(async () => expect((await fetch(url)).ok).toBe(true), { timeout: 20_000 });

/** A server behind a socket that outlives it, and a function that restarts it. */
async function serveOnHeldSocket() {
  const folder = temporaryFolder();
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
  const words = [`--listen=127.0.0.1:${port}`, ...setenv, process.execPath, hold, site.buildDir];
  const holder = run('systemd-socket-activate', words, { HOME: folder });
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
  return { folder, port, restart };
}

/** @param folder in which the server keeps its data */
async function deployUnderLoad(url: string, folder: string, restart: () => Promise<void>) {
  const sent: Sent[] = [];
  const errors: string[] = [];
  const over = new AbortController();
  const pages: string[] = [];
  const visitor = async () => {
    while (!over.signal.aborted) {
      const thing = nextThing(sent.length, false);
      sent.push(thing);
      try {
        await post(url, thing);
        const page = await fetch(`${url}/faq`);
        const text = await page.text();
        if (!page.ok || !text.includes('Questions')) throw new Error(`answered ${page.status}`);
        pages.push(text);
      } catch (error) {
        errors.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: connections }, visitor);
  try {
    for (const next of [restart, restart, () => undefined]) {
      // Each visitor has read some more pages.
      const enough = pages.length + 4 * connections;
      while (pages.length < enough) await wait(20);
      await next();
    }
  } finally {
    over.abort();
    await Promise.all(visitors);
  }
  const { acknowledged, violations } = audit(inboxFile(path.join(folder, 'data')), sent);
  return { errors, violations, unanswered: sent.length - acknowledged };
}

describe.skipIf(lacks('systemd-socket-activate'))(
  `a deploy under ${connections} connections loses no request${without('systemd-socket-activate')}`,
  () => {
    it.skipIf(lacks('caddy'))(`behind Caddy with deploy/Caddyfile${without('caddy')}`, async () => {
      const { folder, port, restart } = await serveOnHeldSocket();
      const url = `http://127.0.0.1:${await freePort()}`;
      const config = path.join(folder, 'Caddyfile');
      const secure = `https://localhost:${await freePort()}`;
      const alone = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
      writeFileSync(config, alone + readFileSync('deploy/Caddyfile', 'utf8'));
      run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        SITE_ADDRESS: `${url}, ${secure}`,
        SITE_SERVER: `127.0.0.1:${port}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
      });
      await answers(url);
      expect((await fetch(url)).headers.has('strict-transport-security')).toBe(false);
      // Caddy's self-signed certificate.
      const [page] = (await once(getOverHttps(secure, { rejectUnauthorized: false }), 'response')) as [IncomingMessage];
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(await deployUnderLoad(url, folder, restart)).toEqual(nothingLost);
    });

    it.skipIf(lacks('nginx'))(`behind nginx with deploy/nginx.conf${without('nginx')}`, async () => {
      const { folder, port, restart } = await serveOnHeldSocket();
      const own = await freePort();
      const config = path.join(folder, 'nginx.conf');
      writeFileSync(config, nginxFor(folder, own, port));
      run('nginx', ['-p', folder, '-c', config, '-e', path.join(folder, 'start.log')], {});
      const url = `http://127.0.0.1:${own}`;
      await answers(url);
      expect(await deployUnderLoad(url, folder, restart)).toEqual(nothingLost);
    });
  },
);

/** The shipped configuration without certificates and rate limit, inside Debian's default configuration. */
function nginxFor(folder: string, own: number, port: number): string {
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
