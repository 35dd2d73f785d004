/** How edits get from the code host to visitors. Over 200 lines, because each possible failure has a case. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { addDays, nthWeekday, yearOf } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { type FetchFailure, fetchFailureFile, publishCheck } from '#server/http/health-checks.ts';
import { manifestFormat } from '#server/http/site-manifest.ts';
import { allDayEvent } from '#tests/fixtures/club.ts';
import { type CodeHost, codeHost, copyingBuild, publishedHost } from '#tests/fixtures/code-host.ts';
import { mailServer } from '../inbox/mail-site.ts';

const long = { tags: ['long'] };

// A test publishes up to seven times, each in separate processes.
vi.setConfig({ testTimeout: 180_000 });

/** The project's own check. Most tests have no mistake for it to find. */
const check = `
import { readContent } from '${path.resolve('content/load.server.ts')}';
try {
  readContent('content');
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
`;

/** A code host with an already published site, and the mails of the publish service. */
async function siteToPublish(host?: CodeHost) {
  const site = host ?? (await publishedHost());
  const { url, received } = await mailServer();
  const publish = (settings: Record<string, string> = {}, ...args: string[]) =>
    site.publish({ SMTP_URL: url, MAIL_TO: 'office@club.example', ...settings }, ...args);
  /** Edits a file of the server's clone, which the code host doesn't have. */
  const editOnServer = (file: string, from: string, to: string) => {
    const own = site.at(`server/content/${file}`);
    writeFileSync(own, readFileSync(own, 'utf8').replaceAll(from, to));
  };
  return { ...site, publish, received, editOnServer, published: (file = 'hours.yaml') => site.published(file) };
}

it('a mistake is reported once with its line, and the site stays; the commits that repair it are published and reported', async () => {
  const { at, commit, edit, publish, published, received } = await siteToPublish();
  rmSync(at('server/build/made'));
  writeFileSync(at('editor/check.ts'), check);
  commit('Check the content');
  edit('hours.yaml', /opens: "09:00"/, 'opens: "ten"', 'Open at ten, in words');
  edit('prices.yaml', /^ {4}amount: \d+/m, '    amount: many', 'A price in words');
  expect(await publish()).toMatchObject({ code: 1 });
  expect(published()).toContain('opens: "09:00"');
  expect(existsSync(at('server/build/made'))).toBe(false);
  expect(received[0]?.headers['subject']).toBe('The website was not updated: please fix this');
  expect(received[0]?.text).toMatch(/content\/hours\.yaml:\d+ /);
  expect(received[0]?.text).toContain('such as "09:00"');
  expect(received[0]?.text).toMatch(/content\/prices\.yaml:\d+ /);
  expect(await publish()).toMatchObject({ code: 0, out: '' });
  expect(received).toHaveLength(1);

  edit('prices.yaml', /amount: many/, 'amount: 35', 'A price in digits');
  edit('hours.yaml', /opens: "ten"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish({ MAIL_FROM: 'site@club.example' })).toMatchObject({ code: 0, err: '' });
  expect(published()).toContain('opens: "10:00"');
  expect(received[1]).toMatchObject({
    to: ['office@club.example'],
    headers: { subject: 'The website was updated' },
  });
  expect(received[1]?.headers['from']).toContain('site@club.example');
  expect(received[1]?.text).toContain('- Open at ten (Ada Office)');
  // Includes the commits that were not published before.
  expect(received[1]?.text).toContain('- A price in words (Ada Office)');

  rmSync(at('server/build/made'));
  expect(await publish()).toEqual({ code: 0, out: '', err: '' });
  expect(existsSync(at('server/build/made'))).toBe(false);
});

it('the branch "preview" is built in a folder of its own, also after a force-push, and mailed', long, async () => {
  const { at, git, edit, publish, published, received } = await siteToPublish(codeHost(check));
  const clone = (name: string) => {
    git('', 'clone', '--quiet', 'host', name);
    return () => publish({ SITE_ROOT: at(name) }, '--branch', 'preview');
  };
  const push = (opens: string) => {
    git('editor', 'checkout', '--quiet', '-B', 'preview', 'origin/main');
    const hours = at('editor/content/hours.yaml');
    writeFileSync(hours, readFileSync(hours, 'utf8').replace('opens: "09:00"', `opens: "${opens}"`));
    git('editor', 'commit', '--quiet', '--all', '--message', `Open at ${opens}`);
    git('editor', 'push', '--quiet', '--force', 'origin', 'preview');
  };
  const preview = clone('preview');
  // The branch does not exist yet.
  expect(await preview()).toEqual({ code: 0, out: '', err: '' });
  push('ten');
  expect(await preview()).toMatchObject({ code: 1 });
  expect(received[0]?.headers['subject']).toBe('The preview was not updated: please fix this');
  expect(received[0]?.text).toMatch(/content\/hours\.yaml:\d+ /);
  for (const opens of ['10:00', '11:00']) {
    push(opens);
    expect(await preview()).toMatchObject({ code: 0 });
    expect(readFileSync(at('preview/build/content/hours.yaml'), 'utf8')).toContain(`opens: "${opens}"`);
  }
  expect(readFileSync(at('preview/build/made'), 'utf8')).toBe('on');
  expect(received[2]?.headers['subject']).toBe('A preview of the website is ready');
  expect(received[2]?.text).toMatch(/^Look at it: https:\/\/preview\.[\w.]+\n/);
  expect(received[2]?.text).toContain('- Open at 11:00 (Ada Office)');
  // The site itself is unchanged.
  await publish();
  expect(published()).not.toContain('opens: "11:00"');
  expect(readFileSync(at('server/build/made'), 'utf8')).toBe('');

  // A new clone has main's content, whose mistake isn't the preview's.
  git('editor', 'checkout', '--quiet', 'main');
  edit('site.yaml', /^phone: .*/m, 'phone: 1');
  expect(await clone('late')()).toMatchObject({ code: 0 });
  // If the preview's own content is invalid too, no address for the mail is known.
  git('editor', 'push', '--quiet', '--force', 'origin', 'HEAD:preview');
  const { code, err } = await clone('broken')();
  expect([code, err]).toEqual([1, expect.stringMatching(/^The content has a mistake:\n\ncontent\/site\.yaml:\d+ /)]);
});

it('a change is taken back by committing the previous version that the mail names or links to', long, async () => {
  const { at, git, edit, commit, publish, published, received } = await siteToPublish();
  const before = published();
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  await publish();
  const version = /git show (\w+:content\/hours\.yaml)/.exec(received[0]?.text ?? '')?.[1] ?? '';
  writeFileSync(at('editor/content/hours.yaml'), git('editor', 'show', version));
  commit('Open at nine again');
  // A code host with web pages.
  const address = 'git@code.example:club/site.git';
  git('server', 'config', `url.${at('host')}.insteadOf`, address);
  git('server', 'config', 'remote.origin.url', address);
  expect(await publish()).toMatchObject({ code: 0 });
  expect(published()).toBe(before);
  expect(received[1]?.text).toMatch(/https:\/\/code\.example\/club\/site\/blob\/[\da-f]{40}\/content\/hours\.yaml/);
});

it('while the code host is down, edits on the server are published, and joined there later', long, async () => {
  const { at, git, edit, publish, published, received, editOnServer } = await siteToPublish();
  const ready = async () => (await publishCheck(at('server/build'), () => new Date())()).state;
  renameSync(at('host'), at('gone'));
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('does not appear to be a git') });
  expect([received.length, await ready()]).toEqual([0, 'ok']);
  const file = at(path.join('server/build', fetchFailureFile));
  const failure = JSON.parse(readFileSync(file, 'utf8')) as FetchFailure;
  writeFileSync(file, JSON.stringify({ ...failure, since: new Date(Date.now() - hourMs).toISOString() }));
  for (const _ of ['mailed', 'not again']) await publish();
  expect(received.map(({ headers }) => headers['subject'])).toEqual(['The website cannot be updated at the moment']);
  expect(await ready()).toBe('warning');

  editOnServer('prices.yaml', 'amount: 35', 'amount: 36');
  expect(await publish()).toMatchObject({ code: 1 });
  expect(published('prices.yaml')).toContain('amount: 36');
  expect(received[1]?.headers['subject']).toBe('The website was updated');
  expect(received[1]?.text).toMatch(/code host can’t be reached.*\n- content\/prices\.yaml\n/);
  renameSync(at('gone'), at('host'));
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(await ready()).toBe('ok');
  expect(published()).toContain('opens: "10:00"');
  expect(published('prices.yaml')).toContain('amount: 36');
  expect(received[2]?.text).toMatch(/edited on the server, and the code host doesn’t have[^]*- content\/prices\.yaml/);
  // Once the same edit is made at the code host, the server's is no longer its own.
  edit('prices.yaml', /amount: 35/, 'amount: 36', 'The same price');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(received[3]?.text).not.toContain('on the server');
  expect(git('server', 'rev-parse', 'HEAD')).toBe(git('editor', 'rev-parse', 'HEAD'));
});

it('a closure that the server knows is built when it appears and when it goes, without a mail', long, async () => {
  const { at, commit, publish, received } = await siteToPublish(codeHost());
  const manifest = (nextChange?: string) => JSON.stringify({ format: manifestFormat, nextChange });
  const project = (file: string) => JSON.stringify(path.resolve(file));
  // As in scripts/build.ts.
  writeFileSync(
    at('editor/build.ts'),
    `${copyingBuild}
import { schemas } from ${project('content/schemas.server.ts')};
import { openSource } from ${project('content/source.server.ts')};
import { knownClosures, recordClosures } from ${project('scripts/build/known-closures.ts')};
import { recordUntranslated } from ${project('scripts/build/untranslated.ts')};
const embeds = openSource('content', 'embeds.yaml').read(schemas.embeds, undefined);
const known = await knownClosures(process.env, () => embeds);
await recordUntranslated('build', ${project('.')}, ['content/faq.yaml  parking: shown in English']);
await recordClosures('build', known, '${rangeDay(new Date())}');
writeFileSync('build/known.json', JSON.stringify(known));
writeFileSync('build/site.json', '${manifest()}');
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
    expect(await publish(settings)).toMatchObject({ code: 0 });
    return existsSync(at('server/build/made'));
  };
  inCalendar();
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  inCalendar(allDayEvent('Deer cull', addDays(rangeDay(new Date()), 3)));
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  expect(readFileSync(at('server/build/known.json'), 'utf8')).toContain('Deer cull');
  // An unreadable file says nothing about closures.
  writeFileSync(at('data/cache/closures-calendar.json'), '{');
  expect(await isBuilt()).toBe(false);
  inCalendar();
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  // A build that lacks a change that takes effect soon is made again too, once a day.
  writeFileSync(at('server/build/site.json'), manifest(rangeDay(new Date())));
  const tried = at('server/.generated/tried');
  expect(await isBuilt()).toBe(false);
  writeFileSync(tried, readFileSync(tried, 'utf8').replace(/ \S+ /, ' 2026-01-01 '));
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  expect(received).toHaveLength(1);
  expect(received[0]?.text).toContain('Spanish to be written or confirmed:\ncontent/faq.yaml  parking: shown in');
});

it('a build that fails for a moment is tried again; one that goes on failing is no one’s mistake', long, async () => {
  const { at, commit, publish, received } = await siteToPublish(codeHost());
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
  expect(await publish()).toMatchObject({ code: 0 });
  expect(received[0]?.headers['subject']).toBe('The website was updated');

  writeFileSync(at('editor/build.ts'), failing(9));
  commit('A machine that is broken');
  expect(await publish()).toMatchObject({ code: 1 });
  expect(received[1]?.text).toContain('Nothing that was written is wrong');
  expect(received[1]?.text).not.toContain('NOISE');
});

it('where server and code host changed the same lines, the host’s count, and the others are mailed', long, async () => {
  const { git, edit, publish, published, received, editOnServer } = await siteToPublish(codeHost(check));
  const closureOn = (id: string, more = '') => {
    const day = nthWeekday(yearOf(rangeDay(new Date())) + 1, 5, 'saturday', 1);
    return `- { id: ${id}, title: Closed, text: Closed., from: "${day}", to: "${day}"${more} }\n- id: staff`;
  };
  editOnServer('hours.yaml', 'opens: "09:00"', 'opens: "11:00"');
  editOnServer('prices.yaml', 'amount: 35', 'amount: 36');
  editOnServer('closures.yaml', 'title: Closed Sunday, October 12', 'title: Closed on October 12');
  editOnServer('closures.yaml', '- id: staff', closureOn('snow'));
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  edit('closures.yaml', /title: Closed Sunday, October 12/, 'title: Closed that day', 'Other words');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "10:00"');
  expect(published()).not.toContain('opens: "11:00"');
  // The other files and rows of the server's stay.
  expect(published('prices.yaml')).toContain('amount: 36');
  expect(published('closures.yaml')).toMatch(/id: snow[^]*title: Closed that day/);
  const [told = '', left] = received[0]?.text.split('These files were') ?? [];
  expect(told).toMatch(/had changed the same lines[^]*\+ {2}title: Closed on October 12[^]*\+ {4}opens: "11:00"/);
  expect(told).not.toMatch(/snow|amount: 36/);
  expect(left).toMatch(/too:\n- content\/closures.yaml\n- content\/prices.yaml\n/);
  const [, kept = ''] = /branch (\S+) on/.exec(told) ?? [];
  expect(git('server', 'show', `${kept}:content/hours.yaml`)).toContain('opens: "11:00"');

  // A closure with a later closing time than the range's is invalid without the edited hours.
  editOnServer('hours.yaml', 'closes: "16:00"', 'closes: "18:00"');
  editOnServer('closures.yaml', '- id: staff', closureOn('fog', ', closes: "17:00"'));
  edit('hours.yaml', /closes: "16:00"/, 'closes: "15:30"', 'Close earlier');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(published()).toContain('closes: "15:30"');
  expect(received[1]?.text).toMatch(/had changed the same lines[^]*id: fog[^]*closes: "18:00"/);
  // The next edit at the code host is published normally.
  edit('hours.yaml', /opens: "10:00"/, 'opens: "09:00"', 'Open at nine again');
  const untold = await publish({ SMTP_URL: '' });
  expect(untold).toMatchObject({ code: 0, err: expect.stringContaining('neither SMTP_URL nor') });
  expect(published()).toContain('opens: "09:00"');
});

it('a branch that was set back at the code host is followed, and told in words with what it lost', long, async () => {
  const { git, edit, publish, published, received, editOnServer } = await siteToPublish();
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  await publish();
  editOnServer('prices.yaml', 'amount: 35', 'amount: 36');
  git('editor', 'push', '--quiet', '--force', 'origin', 'HEAD~1:main');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(published()).toContain('opens: "09:00"');
  expect(published('prices.yaml')).toContain('amount: 36');
  expect(received[1]?.text).toMatch(/was set back or rewritten[^]*\n- Open at ten \(Ada Office\)\n/);
  const [, kept = ''] = /branch (\S+) on/.exec(received[1]?.text ?? '') ?? [];
  expect(git('server', 'show', `${kept}:content/hours.yaml`)).toContain('opens: "10:00"');
  // It is reported once.
  edit('prices.yaml', /amount: 35/, 'amount: 36', 'The same price');
  await publish();
  expect(received[2]?.text).not.toContain('set back');
});

it('what could not be mailed is mailed by the next publish', long, async () => {
  const { at, edit, publish, received } = await siteToPublish();
  const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1' };
  edit('hours.yaml', /opens: "09:00"/, 'opens: "10:00"', 'Open at ten');
  expect(await publish(unreachable)).toMatchObject({ code: 0, err: expect.stringContaining('could not be sent') });
  expect(await publish(unreachable)).toMatchObject({ code: 0, err: expect.stringContaining('could not be sent') });
  rmSync(at('server/build/made'));
  for (const _ of ['mailed', 'not again']) expect(await publish()).toMatchObject({ code: 0, out: '', err: '' });
  expect(received.map(({ text }) => text.includes('- Open at ten (Ada Office)'))).toEqual([true]);
  expect(existsSync(at('server/build/made'))).toBe(false);
  writeFileSync(at('server/.generated/untold.json'), '[');
  expect(await publish()).toMatchObject({ code: 0, err: expect.stringContaining('unreadable') });
});
