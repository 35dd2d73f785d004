/** The whole server, started over a folder for data as an operator may have made it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { settingsAt } from '../upstreams/recordings.ts';
import { finishedSite, type TemporarySite } from '#tests/fixtures/small-site.ts';

const program = fileURLToPath(new URL('./fixtures/serve-whole.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
/** The superuser may write everywhere, so tests that it runs start the server as this user. */
const nobody = 65_534;
const user = isRoot ? nobody : (process.getuid?.() ?? 0);

let site: TemporarySite;
let folder: string;
beforeAll(async () => {
  site = await finishedSite();
  chmodSync(site.root, 0o755);
});
afterAll(() => site.remove());
beforeEach(() => {
  const parent = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  folder = path.join(parent, 'data');
  chmodSync(parent, 0o755);
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

function make(mode: number, owner = user): void {
  mkdirSync(folder);
  chmodSync(folder, mode);
  if (isRoot) chownSync(folder, owner, owner);
}

/** What the server says on standard output, or else on standard error. */
async function start(): Promise<{ url?: string; error: string }> {
  const child = spawn(process.execPath, [program, site.buildDir], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      CONTENT_DIR: process.env['CONTENT_DIR'],
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...settingsAt('http://127.0.0.1:9'),
    },
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  let error = '';
  child.stderr.on('data', (text) => (error += String(text)));
  const [said] = (await Promise.race([once(child.stdout, 'data'), closed])) as [unknown];
  const url = /http:\/\/\S+/.exec(String(said))?.[0];
  return { ...(url && { url }), error };
}

const send = (url = 'no address') =>
  fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bo Lee', email: 'bo@visitor.example', message: 'Can twelve of us come?' }),
  });

it.each([
  ['is missing', () => undefined],
  ['is empty, and readable by all', () => make(0o755)],
])('takes forms, and is the only one to read them, where the folder %s', async (_, prepare) => {
  if (isRoot) chownSync(path.dirname(folder), nobody, nobody);
  prepare();
  const { url, error } = await start();
  expect(error).toBe('');
  expect((await send(url)).status).toBe(201);
  for (const name of readdirSync(folder).filter((one) => one !== 'cache'))
    expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

describe('says what to run, and writes nothing, where the folder is', () => {
  it.each<[string, () => unknown]>([
    ['read-only', () => make(0o500)],
    [
      'full of things of others',
      () => {
        make(0o755);
        writeFileSync(path.join(folder, 'accounts.xlsx'), 'theirs');
      },
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    const { mode } = statSync(folder);
    const { url, error } = await start();
    expect([url, error]).toEqual([undefined, expect.stringContaining(`chmod 700 ${folder}`)]);
    expect(error).not.toContain('    at ');
    expect(statSync(folder).mode).toBe(mode);
    expect(readdirSync(folder).filter((name) => name !== 'accounts.xlsx')).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('where the system allows none', async () => {
    folder = '/proc/none/data';
    const { url, error } = await start();
    expect([url, error]).toEqual([undefined, expect.stringContaining('/proc/none/data (ENOENT)')]);
  });

  it.runIf(isRoot)('another user’s', async () => {
    make(0o755, 0);
    const { url, error } = await start();
    expect([url, error]).toEqual([
      undefined,
      expect.stringContaining(`chown ${nobody} ${folder} && chmod 700 ${folder}`),
    ]);
  });
});
