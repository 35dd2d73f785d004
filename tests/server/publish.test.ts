/** A bare repository plays the code host. Over 200 lines, because all tests need the same host, editor and server. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { type FetchFailure, fetchFailureFile, publishCheck } from '#server/http/health-checks.ts';
import { manifestFormat } from '#server/http/site-manifest.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { allDayEvent } from '#tests/fixtures/club.ts';
import { mailServer } from '../inbox/mail-site.ts';

// A test publishes up to seven times, each with programs of its own.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'host');
  git(folder, 'clone', '--quiet', 'host', 'editor');
  const project = {
    name: 'site',
    type: 'module',
    scripts: { 'check:content': 'node check.ts', build: 'node build.ts' },
  };
  writeFileSync(at('editor/package.json'), JSON.stringify(project));
  writeFileSync(at('editor/.gitignore'), 'build\n.generated\n');
  writeFileSync(at('editor/check.ts'), '');
  // A build that shows what it was made from.
  writeFileSync(
    at('editor/build.ts'),
    `import { cpSync, writeFileSync } from 'node:fs';
cpSync('content', 'build/content', { recursive: true });
writeFileSync('build/made', process.env.PREVIEW ?? '');
`,
  );
  copyContent(at('editor/content'));
  commit('The site as it is');
  git(folder, 'clone', '--quiet', 'host', 'server');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets the project's own check read this copy's texts: most tests have no mistake that it could find. */
function checkContent(): void {
  const check = `
import { readContent } from '${path.resolve('content/load.server.ts')}';
try {
  readContent('content');
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
`;
  writeFileSync(at('editor/check.ts'), check);
  commit('The check of the content');
}

function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Ada Office', '-c', 'user.email=ada@club.example'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' });
}

function commit(message: string): void {
  git(at('editor'), 'add', '--all');
  git(at('editor'), 'commit', '--quiet', '--message', message);
  git(at('editor'), 'push', '--quiet', 'origin', 'HEAD:main');
}

function edit(file: string, from: RegExp, to: string, message: string): void {
  const full = at(path.join('editor/content', file));
  const before = readFileSync(full, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(full, before.replace(from, to));
  commit(message);
}

async function publish(smtp: string, settings: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...args], {
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      HOME: folder,
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
      SITE_ROOT: at('server'),
      SMTP_URL: smtp,
      MAIL_TO: 'office@club.example',
      ...settings,
    },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

const published = () => readFileSync(at('server/build/content/hours.yaml'), 'utf8');

it('what an editor commits is published and told; a mistake is told with its line, and the site stays', async () => {
  checkContent();
  const { url, received } = await mailServer();
  expect(await publish(url)).toMatchObject({ code: 0, err: '' });
  expect(received).toHaveLength(1);

  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish(url, { MAIL_FROM: 'site@club.example' })).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "10:00"');
  expect(received[1]).toMatchObject({
    to: ['office@club.example'],
    headers: { subject: 'The website was updated' },
  });
  expect(received[1]?.headers['from']).toContain('site@club.example');
  expect(received[1]?.text).toContain('- Open at ten (Ada Office)');

  rmSync(at('server/build/made'));
  expect(await publish(url)).toEqual({ code: 0, out: '', err: '' });
  expect(existsSync(at('server/build/made'))).toBe(false);

  edit('hours.yaml', /opens: "10:00"/, 'opens: "ten"', 'Open at ten, in words');
  edit('prices.yaml', /^ {4}amount: \d+/m, '    amount: many', 'A price in words');
  expect(await publish(url)).toMatchObject({ code: 1 });
  expect(existsSync(at('server/build/made'))).toBe(false);
  expect(received[2]?.headers['subject']).toBe('The website was not updated: please fix this');
  expect(received[2]?.text).toMatch(/content\/hours\.yaml:\d+ /);
  expect(received[2]?.text).toContain('such as "09:00"');
  expect(received[2]?.text).toMatch(/content\/prices\.yaml:\d+ /);
  // It is reported once, and fixed by the next commit.
  expect(await publish(url)).toMatchObject({ code: 0, out: '' });
  expect(received).toHaveLength(3);
  edit('prices.yaml', /amount: many/, 'amount: 35', 'A price in digits');
  edit('hours.yaml', /opens: "ten"/, 'opens: "10:00"', 'Open at 10:00');
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "10:00"');
  // With the commits that were not published before.
  expect(received[3]?.text).toContain('- A price in words (Ada Office)');

  edit('hours.yaml', /opens: "10:00"/, 'opens: "09:00"', 'Open at nine again');
  expect(await publish('')).toMatchObject({ code: 0, err: expect.stringContaining('neither SMTP_URL nor') });
});

it('the branch "preview" is built in a folder of its own, also after a force-push, and its link is mailed', async () => {
  const { url, received } = await mailServer();
  git(folder, 'clone', '--quiet', 'host', 'preview');
  const preview = () => publish(url, { SITE_ROOT: at('preview') }, ['--branch', 'preview']);
  // There is no such branch yet.
  expect(await preview()).toEqual({ code: 0, out: '', err: '' });
  for (const opens of ['10:00', '11:00']) {
    git(at('editor'), 'checkout', '--quiet', '-B', 'preview', 'origin/main');
    const hours = at('editor/content/hours.yaml');
    writeFileSync(hours, readFileSync(hours, 'utf8').replace(/opens: "\d+:00"/, `opens: "${opens}"`));
    git(at('editor'), 'commit', '--quiet', '--all', '--message', `Open at ${opens}`);
    git(at('editor'), 'push', '--quiet', '--force', 'origin', 'preview');
    expect(await preview()).toMatchObject({ code: 0 });
    expect(readFileSync(at('preview/build/content/hours.yaml'), 'utf8')).toContain(`opens: "${opens}"`);
  }
  expect(readFileSync(at('preview/build/made'), 'utf8')).toBe('on');
  expect(received.map(({ headers }) => headers['subject'])).toEqual(Array(2).fill('A preview of the website is ready'));
  expect(received[1]?.text).toMatch(/^Look at it: https:\/\/preview\.[\w.]+\n/);
  expect(received[1]?.text).toContain('- Open at 11:00 (Ada Office)');
  // The site itself stays.
  await publish(url);
  expect(published()).not.toContain('opens: "11:00"');
  expect(readFileSync(at('server/build/made'), 'utf8')).toBe('');
});

it('a change is taken back by committing the previous version that the mail names or links to', async () => {
  const { url, received } = await mailServer();
  await publish(url);
  const before = published();
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  await publish(url);
  const version = /git show (\w+:content\/hours\.yaml)/.exec(received[1]?.text ?? '')?.[1] ?? '';
  writeFileSync(at('editor/content/hours.yaml'), git(at('editor'), 'show', version));
  commit('Open at nine again');
  // A code host with pages.
  const address = 'git@code.example:club/site.git';
  git(at('server'), 'config', `url.${at('host')}.insteadOf`, address);
  git(at('server'), 'config', 'remote.origin.url', address);
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(published()).toBe(before);
  expect(received[2]?.text).toMatch(/https:\/\/code\.example\/club\/site\/blob\/[\da-f]{40}\/content\/hours\.yaml/);
});

it('a code host that cannot be reached for an hour is mailed once, and /readyz warns', async () => {
  const { url, received } = await mailServer();
  await publish(url);
  const ready = async () => (await publishCheck(at('server/build'), () => new Date())()).state;
  renameSync(at('host'), at('gone'));
  expect(await publish(url)).toMatchObject({ code: 1, err: expect.stringContaining('does not appear to be a git') });
  expect([received.length, await ready()]).toEqual([1, 'ok']);

  const file = at(path.join('server/build', fetchFailureFile));
  const failure = JSON.parse(readFileSync(file, 'utf8')) as FetchFailure;
  const since = new Date(Date.now() - hourMs).toISOString();
  writeFileSync(file, JSON.stringify({ ...failure, since }));
  for (const _ of ['mailed', 'not again']) await publish(url);
  expect(received[1]?.headers['subject']).toBe('The website cannot be updated at the moment');
  expect([received.length, await ready()]).toEqual([2, 'warning']);

  renameSync(at('gone'), at('host'));
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(await ready()).toBe('ok');
});

it('a build that lacks a change that takes effect soon is made again without a new commit, once a day', async () => {
  const { url, received } = await mailServer();
  const manifest = { format: manifestFormat, nextChange: rangeDay(new Date()) };
  writeFileSync(at('editor/manifest.json'), JSON.stringify(manifest));
  const build = readFileSync(at('editor/build.ts'), 'utf8');
  writeFileSync(at('editor/build.ts'), `${build}cpSync('manifest.json', 'build/site.json');\n`);
  commit('A season');
  await publish(url);
  const tried = at('server/.generated/tried');
  rmSync(at('server/build/made'));
  await publish(url);
  expect(existsSync(at('server/build/made'))).toBe(false);
  writeFileSync(tried, readFileSync(tried, 'utf8').replace(/ .*/, ' 2026-01-01'));
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(existsSync(at('server/build/made'))).toBe(true);
  expect(received).toHaveLength(1);
});

it('a closure that the server knows is built when it appears and when it goes, without a mail', async () => {
  const { url, received } = await mailServer();
  const project = (file: string) => JSON.stringify(path.resolve(file));
  const build = readFileSync(at('editor/build.ts'), 'utf8');
  // As scripts/build.ts does.
  writeFileSync(
    at('editor/build.ts'),
    `${build}
import { readContent } from ${project('content/load.server.ts')};
import { knownClosures, recordClosures } from ${project('scripts/build/known-closures.ts')};
const known = await knownClosures(process.env, () => readContent('content'));
await recordClosures('build', known, '${rangeDay(new Date())}');
writeFileSync('build/known.json', JSON.stringify(known));
writeFileSync('build/site.json', '${JSON.stringify({ format: manifestFormat })}');
`,
  );
  commit('Build with the known closures');
  const settings = { DATA_DIR: at('data'), CALENDAR_CLOSURES_ICS_URL: 'https://calendar.example/closures.ics' };
  const inCalendar = (...known: unknown[]) => {
    mkdirSync(at('data/cache'), { recursive: true });
    const value = { ics: 'BEGIN:VCALENDAR', known };
    writeFileSync(at('data/cache/closures-calendar.json'), JSON.stringify({ value, checkedAt: Date.now() }));
  };
  const isBuilt = async () => {
    rmSync(at('server/build/made'), { force: true });
    expect(await publish(url, settings)).toMatchObject({ code: 0 });
    return existsSync(at('server/build/made'));
  };
  inCalendar();
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  inCalendar(allDayEvent('Deer cull', addDays(rangeDay(new Date()), 3)));
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  expect(readFileSync(at('server/build/known.json'), 'utf8')).toContain('Deer cull');
  // What can't be read says nothing about closures.
  writeFileSync(at('data/cache/closures-calendar.json'), '{');
  expect(await isBuilt()).toBe(false);
  inCalendar();
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  expect(received).toHaveLength(1);
});

it('a build that fails for a moment is tried again; one that goes on failing is nobody’s mistake at the club', async () => {
  const { url, received } = await mailServer();
  const failing = (times: number) => `
import { appendFileSync, cpSync, readFileSync } from 'node:fs';
process.stderr.write('[NOISE] of a tool\\n\\nThat says much.\\n\\n');
appendFileSync('.generated/tries', 'x');
if (readFileSync('.generated/tries').length <= ${times}) process.exit(2);
cpSync('content', 'build/content', { recursive: true });
`;
  mkdirSync(at('server/.generated'));
  writeFileSync(at('editor/build.ts'), failing(1));
  commit('A busy machine');
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(received[0]?.headers['subject']).toBe('The website was updated');

  writeFileSync(at('editor/build.ts'), failing(9));
  commit('A machine that is broken');
  expect(await publish(url)).toMatchObject({ code: 1 });
  expect(received[1]?.text).toContain('Nothing that was written is wrong');
  expect(received[1]?.text).not.toContain('NOISE');
});

it('edits on the server are published, with the code host down too, and join what is committed there', async () => {
  const { url, received } = await mailServer();
  await publish(url);
  const own = at('server/content/prices.yaml');
  renameSync(at('host'), at('gone'));
  writeFileSync(own, readFileSync(own, 'utf8').replace('amount: 35', 'amount: 36'));
  expect(await publish(url)).toMatchObject({ code: 1 });
  expect(readFileSync(at('server/build/content/prices.yaml'), 'utf8')).toContain('amount: 36');
  expect(received[1]?.headers['subject']).toBe('The website was updated');
  expect(received[1]?.text).toMatch(/code host can’t be reached.*\n- content\/prices\.yaml\n/);

  renameSync(at('gone'), at('host'));
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "10:00"');
  expect(readFileSync(at('server/build/content/prices.yaml'), 'utf8')).toContain('amount: 36');
  expect(received[2]?.text).toMatch(/edited on the server, and the code host doesn’t have[^]*- content\/prices\.yaml/);

  // Made there too, the edit is the server's own no more.
  edit('prices.yaml', /amount: 35/, 'amount: 36', 'The same price');
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(received[3]?.text).not.toContain('on the server');
  expect(git(at('server'), 'rev-parse', 'HEAD')).toBe(git(at('editor'), 'rev-parse', 'HEAD'));
});

it('where server and code host changed the same lines, the host’s count, and the others are kept and mailed', async () => {
  const { url, received } = await mailServer();
  await publish(url);
  const own = at('server/content/hours.yaml');
  writeFileSync(own, readFileSync(own, 'utf8').replaceAll('opens: "09:00"', 'opens: "11:00"'));
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish(url)).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "10:00"');
  expect(published()).not.toContain('opens: "11:00"');
  expect(received[1]?.text).toMatch(/had changed the same lines[^]*\+ {4}opens: "11:00"/);
  const [, kept = ''] = /branch (\S+) on/.exec(received[1]?.text ?? '') ?? [];
  expect(git(at('server'), 'show', `${kept}:content/hours.yaml`)).toContain('opens: "11:00"');
  // The next edit at the code host is published as any other.
  edit('hours.yaml', /opens: "10:00"/, 'opens: "09:00"', 'Open at nine again');
  expect(await publish(url)).toMatchObject({ code: 0 });
});

it('a mistake in the content of a preview’s clone that was never built is mailed', async () => {
  checkContent();
  const { url, received } = await mailServer();
  edit('hours.yaml', /opens: "09:00"/, 'opens: "ten"', 'Open at ten, in words');
  git(at('editor'), 'push', '--quiet', 'origin', 'HEAD:preview');
  git(folder, 'clone', '--quiet', 'host', 'preview');
  expect(await publish(url, { SITE_ROOT: at('preview') }, ['--branch', 'preview'])).toMatchObject({ code: 1 });
  expect(received[0]?.headers['subject']).toBe('The preview was not updated: please fix this');
  expect(received[0]?.text).toMatch(/content\/hours\.yaml:\d+ /);
});
