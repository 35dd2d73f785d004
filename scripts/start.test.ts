import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildFolders, copyContentSnapshot, recover, rollBack, swapIn } from './build/folders.ts';
import { Program } from '#tests/fixtures/program.ts';
import { finishedSite } from '#tests/fixtures/small-site.ts';

/** The files that a start reads until the first content error. */
const parts = ['app', 'content', 'domain', 'scripts', 'server', 'words', 'package.json', 'tsconfig.json'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function copyProject(): void {
  for (const part of parts)
    cpSync(part, path.join(root, part), { recursive: true, filter: (file) => file !== path.join('content', 'images') });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
}

async function ensureBuild(): Promise<void> {
  const site = await finishedSite();
  await copyContentSnapshot(path.join(root, 'content'), site.buildDir);
  cpSync(site.buildDir, path.join(root, 'build'), { recursive: true });
  await site.remove();
}

/** Each process prints this when it starts. */
const sayWhatIsAllowed = `console.log('May read all files:', process.permission?.has('fs.read') ?? true)`;

function breakContent(): void {
  const file = path.join(root, 'content', 'hours.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('opens: "09:00"', 'opens: "9 am"'));
}

const start = () =>
  new Program(['scripts/start.ts'], {
    cwd: root,
    env: {
      PORT: '0',
      CALENDAR_ICS_URL: 'http://127.0.0.1:1/none.ics',
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(sayWhatIsAllowed)}"`,
    },
  });
const npmStart = () => new Program(['start'], { cwd: root, env: { HOME: root, PORT: '0' } }, 'npm');

it('a mistake in the content does not take the site down: the last good build is served, and the log says so', async () => {
  copyProject();
  await ensureBuild();
  breakContent();
  // The build itself takes longer than all else here, and fails in the tests below.
  writeFileSync(path.join(root, 'scripts/build.ts'), 'process.exitCode = 1;\n');
  const program = start();
  const url = await program.url();
  expect(program.err).toMatch(/^NOT UP TO DATE: .* The content has a mistake: content\/hours\.yaml:\d+ .*$/m);
  // The last process is the server, which runs under server/permissions.ts.
  expect(program.out.match(/May read all files: \w+/g)?.at(-1)).toBe('May read all files: false');
  expect(await (await fetch(`${url}/faq`)).text()).toContain('<h1>Questions</h1>');
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    checks: { content: { state: 'warning', problem: expect.stringContaining('content/hours.yaml:') as string } },
  });
  // The server reads the build's copy of the content.
  expect((await fetch(`${url}/api/webcams`)).status).toBe(200);
});

it('the server ends with npm, on a signal to npm alone', { tags: ['long'] }, async () => {
  copyProject();
  await ensureBuild();
  breakContent();
  const npm = npmStart();
  const url = await npm.url();
  npm.child.kill('SIGTERM');
  await npm.ends();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

it.skipIf(process.platform !== 'linux' || spawnSync('script', ['--version']).error !== undefined)(
  'on a terminal the address has a line of its own, and Ctrl+C ends the server',
  { tags: ['long'] },
  async () => {
    copyProject();
    await ensureBuild();
    breakContent();
    const args = ['--quiet', '--flush', '--command', 'npm start', '/dev/null'];
    const terminal = new Program(args, { cwd: root, env: { HOME: root, PORT: '0' } }, 'script');
    await terminal.says(/\nThe site is at http:\S+ \(Ctrl\+C stops it\)\r\n/);
    const url = await terminal.url();
    terminal.child.stdin.write('\x03');
    await terminal.ends();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  },
);

// What ends it there: tests/server/node.test.ts.
it('without an earlier build, a content mistake ends the start', { tags: ['long'] }, async () => {
  copyProject();
  breakContent();
  const program = start();
  expect(await program.ends()).toBe(1);
  expect(program.err).toMatch(/content\/hours\.yaml:\d+ /);
});

it('a bad build is rolled back and restored; an interrupted swap loses neither build', async () => {
  const { served, next } = buildFolders(root);
  const nameOf = () => readFileSync(path.join(served, 'name'), 'utf8');
  const deploy = async (name: string) => {
    mkdirSync(next, { recursive: true });
    writeFileSync(path.join(next, 'name'), name);
    await swapIn(buildFolders(root));
  };
  await deploy('good');
  expect(await rollBack(buildFolders(root))).toBe(false);
  await deploy('mistake');
  const stamp = path.join(root, '.generated/swapped');
  rmSync(stamp);
  expect(await rollBack(buildFolders(root))).toBe(true);
  expect(nameOf()).toBe('good');
  expect(existsSync(stamp)).toBe(true);
  await rollBack(buildFolders(root));
  expect(nameOf()).toBe('mistake');
  // Between the two steps of a swap, no build is served.
  renameSync(served, next);
  await recover(buildFolders(root));
  expect(nameOf()).toBe('good');
});

it.skipIf(spawnSync('pgrep', ['--version']).error !== undefined)(
  'stopped while it builds, `npm start` leaves nothing running',
  { tags: ['long'] },
  async () => {
    copyProject();
    const npm = npmStart();
    await npm.says(/Building;/);
    npm.child.kill('SIGTERM');
    await npm.ends();
    expect(spawnSync('pgrep', ['--full', root], { encoding: 'utf8' }).stdout).toBe('');
  },
);
