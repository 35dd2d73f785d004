import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { settingsAt } from '../upstreams/recordings.ts';
import { Program } from '#tests/fixtures/program.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';

const isRoot = process.getuid?.() === 0;
/** The superuser may write everywhere, so its tests start the server as this user. */
const nobody = 65_534;
const user = isRoot ? nobody : (process.getuid?.() ?? 0);
const asUser = isRoot ? { uid: nobody, gid: nobody } : {};
const wholeServer = fileURLToPath(new URL('./fixtures/serve-whole.ts', import.meta.url));
const folderAlone = fileURLToPath(new URL('./fixtures/make-data-folder.ts', import.meta.url));

const site = await temporarySite();
chmodSync(site.root, 0o755);
let folder: string;
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

const start = () =>
  new Program([wholeServer, site.buildDir], {
    cwd: tmpdir(),
    env: {
      CONTENT_DIR: process.env['CONTENT_DIR'],
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...settingsAt('http://127.0.0.1:9'),
    },
    ...asUser,
  });

/** Starting the whole server would take three times as long, with the same messages. */
const makeFolder = () => new Program([folderAlone, folder], { cwd: tmpdir(), ...asUser });

async function refusal(started: Program): Promise<string> {
  expect(await started.ends()).toBe(1);
  return started.err;
}

const send = (url: string) =>
  fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bo Lee', email: 'bo@visitor.example', message: 'Can twelve of us come?' }),
  });

it('accepts forms, and only the server can read them, if the folder is empty, and readable by all', async () => {
  make(0o755);
  const server = start();
  expect((await send(await server.url())).status).toBe(201);
  expect(server.err).toBe('');
  for (const name of readdirSync(folder).filter((one) => one !== 'cache'))
    expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

it('makes the folder for the server alone if it is missing', async () => {
  if (isRoot) chownSync(path.dirname(folder), nobody, nobody);
  const program = makeFolder();
  expect([await program.ends(), program.err]).toEqual([0, '']);
  const { mode, uid } = statSync(folder);
  expect([mode & 0o777, uid]).toEqual([0o700, user]);
});

describe('names the command to run, and writes nothing, if the folder is', () => {
  it.each<[string, () => unknown, () => Program]>([
    ['read-only', () => make(0o500), start],
    [
      'full of things of others',
      () => {
        make(0o755);
        writeFileSync(path.join(folder, 'accounts.xlsx'), 'theirs');
      },
      makeFolder,
    ],
  ])('%s', async (_, prepare, begin) => {
    prepare();
    const { mode } = statSync(folder);
    const error = await refusal(begin());
    expect(error).toContain(`chmod 700 ${folder}`);
    expect(error).not.toContain('    at ');
    expect(statSync(folder).mode).toBe(mode);
    expect(readdirSync(folder).filter((name) => name !== 'accounts.xlsx')).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('where the system allows none', async () => {
    folder = '/proc/none/data';
    expect(await refusal(makeFolder())).toContain('/proc/none/data (ENOENT)');
  });

  it.runIf(isRoot)('another user’s', async () => {
    make(0o755, 0);
    expect(await refusal(makeFolder())).toContain(`chown ${nobody} ${folder} && chmod 700 ${folder}`);
  });
});
