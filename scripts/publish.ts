/**
 * `npm run publish:site`: publishes the state of the code host, with what was edited on this server itself, and mails
 * the club the result. Does nothing without a new state, unless the build lacks a change that takes effect soon, so
 * deploy/site-publish.timer calls it often. While the code host can't be reached, edits on the server are
 * published. Over 200 lines, because each step says what it did and what to do when it fails.
 * npm run publish:site -- --branch preview   builds that branch as a preview, also after a force-push
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Site } from '#content/schema/site.ts';
import { type Data, dataFiles, type DataKey, schemas } from '#content/schemas.server.ts';
import { ContentError, Source } from '#content/source.server.ts';
import type { Day } from '#domain/days.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import { contentOfBuild } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { type FetchFailure, fetchFailureFile } from '#server/http/health-checks.ts';
import { outdatedBuild, readManifest } from '#server/http/site.ts';
import { correspondence } from '#server/inbox/mail-delivery.ts';
import { transportOf } from '#server/inbox/mail-transport.ts';
import { StorageError } from '#server/inbox/storage-error.ts';
import { visibleChanges } from './build/visible-changes.ts';
import { buildFolders } from './build/folders.ts';
import { closuresKey, closuresOfBuild, knownClosures } from './build/known-closures.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { untranslatedInBuild } from './build/untranslated.ts';
import { areOfficeEdits, openOfficeEdits } from './publish/office-edits.ts';

type News = { subject: string; text: string };

/** A state that can't be published although its content has no mistake. */
class Refused extends Error {}

/** `mistakes`: those of the content, for which the state was refused. */
type Outcome = { code: number; mistakes?: ContentError };

const root = path.resolve(process.env['SITE_ROOT'] ?? path.dirname(import.meta.dirname));
/** The last state that was tried, the day, and the known closures. With these it is not built or reported again. */
const tried = path.join(root, '.generated', 'tried');
const { branch } = parseArgs({ options: { branch: { type: 'string' } } }).values;
const upstream = branch === undefined ? '@{upstream}' : `origin/${branch}`;
// For the build. Pages then say that they are a preview.
if (branch !== undefined) process.env['PREVIEW'] = 'on';
const published = 'refs/published';
const { served, previous } = buildFolders(root);
/** The folder that is served, where it is not this one. */
const release = process.env['RELEASE'];

const words =
  branch === undefined
    ? { done: 'The website was updated', refused: 'The website was not updated: please fix this' }
    : { done: 'A preview of the website is ready', refused: 'The preview was not updated: please fix this' };

/** Where the site is, or the preview: https://preview.club.example for https://www.club.example. */
const addressOf = ({ origin }: Site): string =>
  branch === undefined ? origin : origin.replace(/\/\/(?:www\.)?/, '//preview.');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const tryGit = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const asServer = ['-c', 'user.name=The server', '-c', 'user.email=server@localhost'];

process.exitCode = await publish();

async function publish(): Promise<number> {
  const site = servedData('site');
  const isFetched = await fetchState(site);
  if (branch !== undefined && !isFetched) return 1;
  // There is not always a preview.
  if (branch !== undefined && git('for-each-ref', `refs/remotes/${upstream}`) === '') return 0;
  const present = git('rev-parse', 'HEAD');
  const notes = branch === undefined ? joinServerEdits(isFetched) : [];
  const code = await withOfficeEdits(isFetched, async (isChecked) => {
    const wanted = git('rev-parse', branch === undefined ? 'HEAD' : upstream);
    return await publishState(site, { present, wanted, isChecked }, notes);
  });
  return isFetched ? code : 1;
}

/** Publishes with what the office asked for on its page. Its trouble keeps no other edit waiting. */
async function withOfficeEdits(
  isFetched: boolean,
  publishAll: (isChecked: boolean) => Promise<Outcome>,
): Promise<number> {
  const { DATA_DIR: dataDir } = readSettings({ DATA_DIR: process.env['DATA_DIR'] });
  const office = branch === undefined ? openOfficeEdits({ root, dataDir, git, check, published }) : undefined;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      process.stderr.write(`The edits of the office’s page could not be read or noted (${error.reason}).\n`);
    }
  };
  try {
    let isChecked = false;
    if (office) await attempt(async () => (isChecked = await office.make()));
    const { code, mistakes } = await publishAll(isChecked);
    if (office) await attempt(async () => office.settle(mistakes));
    if (office && isFetched) await attempt(office.push);
    return code;
  } finally {
    office?.close();
  }
}

async function publishState(
  site: Site,
  { present, wanted, isChecked }: { present: string; wanted: string; isChecked: boolean },
  notes: readonly string[],
): Promise<Outcome> {
  const today = rangeDay(new Date());
  const closures = await closuresNow(today);
  const [lastTried, dayTried, closuresTried] = existsSync(tried) ? readFileSync(tried, 'utf8').split(' ') : [];
  const isNew = lastTried !== wanted;
  const isTried = !isNew && dayTried === today;
  if (isTried && closuresTried === closures) return { code: 0 };
  if (!isNew && !(await isOutdated(today, closures))) return { code: 0 };
  const since = git('for-each-ref', '--format=%(objectname)', published) || present;
  const commits = git('log', '--reverse', '--format=- %s (%an)', `${since}..${wanted}`);
  let news: News;
  let outcome: Outcome = { code: 0 };
  try {
    takeOver(present);
    if (!isChecked) check();
    build();
    git('update-ref', published, wanted);
    news = { subject: words.done, text: [...notes, await reportOf(commits, site, since, wanted)].join('\n\n') };
  } catch (error) {
    if (!(error instanceof Refused || error instanceof ContentError)) throw error;
    outcome = { code: 1, ...(error instanceof ContentError && { mistakes: error }) };
    news = {
      subject: words.refused,
      text: [
        error.message.trim(),
        `Until then visitors see the site as it was. Not published:\n${commits}`,
        ...notes,
      ].join('\n\n'),
    };
  }
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, `${wanted} ${today} ${closures}`);
  process.stdout.write(`${news.subject}\n${news.text}\n`);
  if (isNew || (outcome.code !== 0 && !isTried)) await tell(site, news, `${branch ?? 'published'}-${wanted}`);
  return outcome;
}

/** A key of the closures that the server knows; that of the build while they can't be read in full. */
async function closuresNow(today: Day): Promise<string> {
  const known = await knownClosures(process.env, () => servedData('embeds')).catch((error: unknown) => {
    // The check reports the mistakes.
    if (error instanceof ContentError) return undefined;
    throw error;
  });
  return known ? closuresKey(known, today) : closuresOfBuild(served, today);
}

/** Returns whether there is no build, or the build lacks a change that takes effect soon, or a closure. */
async function isOutdated(today: Day, closures: string): Promise<boolean> {
  if (!existsSync(path.join(served, 'site.json'))) return true;
  return (
    outdatedBuild(await readManifest(served), today) !== undefined ||
    closures !== (await closuresOfBuild(served, today))
  );
}

/** Fetches from the code host. Mails a failure once it has lasted an hour. @returns whether it worked */
async function fetchState(site: Site): Promise<boolean> {
  const running = release ? path.join(release, 'build') : served;
  const file = path.join(running, fetchFailureFile);
  const { status, stderr } = spawnSync('git', ['fetch', '--quiet', '--prune'], { cwd: root, encoding: 'utf8' });
  if (status === 0) {
    rmSync(file, { force: true });
    return true;
  }
  process.stderr.write(stderr);
  const failure: FetchFailure = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FetchFailure)
    : { since: new Date().toISOString(), isMailed: false };
  // The publish of the site itself says so.
  if (branch === undefined && !failure.isMailed && Date.now() - Date.parse(failure.since) >= hourMs) {
    const text = `The server has not been able to fetch changes from the code host for an hour:\n\n${stderr.trim()}\n\nVisitors see the site as it was. It is updated by itself when fetching works again.`;
    const news = { subject: 'The website cannot be updated at the moment', text };
    failure.isMailed = await tell(site, news, `fetch-${Date.parse(failure.since)}`);
  }
  if (existsSync(running)) writeFileSync(file, JSON.stringify(failure));
  return false;
}

/** The commits, what visitors see changed, and how to read the previous version of each content file. */
async function reportOf(commits: string, site: Site, since: string, wanted: string): Promise<string> {
  const files = git('diff', '--name-only', '--diff-filter=MD', since, wanted, '--', 'content').split('\n');
  const remote = git('config', 'remote.origin.url');
  const [, host, repository] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+\.\w+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  const versions = files.filter(Boolean).map((file) =>
    // A host without pages has the git command.
    host === undefined
      ? `- ${file}: git show ${since.slice(0, 12)}:${file}`
      : `- ${file}: https://${host}/${repository}/blob/${since}/${encodeURI(file)}`,
  );
  const changes = visibleChanges(previous, served, addressOf(site));
  const missing = await untranslatedInBuild(served);
  return [
    ...(branch === undefined ? [] : [`Look at it: ${addressOf(site)}`]),
    commits || '- It was built again.',
    ...(changes.length > 0 ? [`What visitors see changed:\n\n${changes.join('\n\n')}`] : []),
    ...(missing ? [`To be translated into Spanish:\n${missing}`] : []),
    ...(versions.length > 0 ? [`The previous version:\n${versions.join('\n')}`] : []),
  ].join('\n\n');
}

/** One file as it is served: the new content may be what is wrong, and reading all of it takes a second. */
function servedData<Key extends DataKey>(key: Key): Data[Key] {
  const file = new Source(contentOfBuild(served, path.join(root, 'content')), dataFiles[key]);
  return file.read<z.ZodType>(schemas[key], undefined) as Data[Key];
}

/**
 * Commits what was edited on the server itself, and puts it on top of the host's state. Where both changed the same
 * lines the host's version counts, and the server's stays in a branch. @returns what was done, in plain words
 */
function joinServerEdits(isFetched: boolean): string[] {
  // A publish that was killed may have left it.
  tryGit('rebase', '--abort');
  git('add', '--update');
  if (existsSync(path.join(root, 'content'))) git('add', '--', 'content');
  if (git('diff', '--cached', '--name-only') !== '')
    git(...asServer, 'commit', '--quiet', '--message', 'Edit on the server');
  const edited = git('diff', '--name-only', `${upstream}...HEAD`).split('\n').filter(Boolean);
  if (!isFetched || edited.length === 0) {
    if (isFetched) git('merge', '--ff-only', '--quiet', upstream);
    const waiting = 'The code host can’t be reached. What was edited on the server was published without it:';
    return edited.length > 0 ? [`${waiting}\n${listOf(edited)}`] : [];
  }
  if (tryGit(...asServer, 'rebase', '--quiet', upstream).status === 0) {
    const left = git('diff', '--name-only', upstream, 'HEAD').split('\n').filter(Boolean);
    const note =
      'These files were edited on the server, and the code host doesn’t have these edits yet. They are part of the site; make them there too:';
    return left.length > 0 ? [`${note}\n${listOf(left)}`] : [];
  }
  tryGit('rebase', '--abort');
  if (areOfficeEdits(git, `${upstream}..HEAD`)) {
    // They are made once more on the host's state, and asked about where they don't fit.
    git('reset', '--hard', '--quiet', upstream);
    return [];
  }
  const aside = `server-edit-${git('rev-parse', '--short', 'HEAD')}`;
  const edits = git('diff', '--unified=0', `${upstream}...HEAD`, '--', 'content');
  git('branch', '--force', aside, 'HEAD');
  git('reset', '--hard', '--quiet', upstream);
  return [
    `The server and the code host had changed the same lines. The code host’s version counts. The server’s edits are not on the site; they are kept in the branch ${aside} on the server. Where they are still needed, make them at the code host:\n\n${edits}`,
  ];
}

function listOf(files: readonly string[]): string {
  return files.map((file) => `- ${file}`).join('\n');
}

/** Takes a preview's branch as it is. Installs packages if needed. */
function takeOver(present: string): void {
  if (branch !== undefined) git('reset', '--hard', '--quiet', upstream);
  if (git('diff', '--name-only', present, 'HEAD', '--', 'package-lock.json') !== '') npm('ci');
}

/** Builds and releases. Retries once, because a build without a content error mostly fails for memory or disk space. */
function build(): void {
  try {
    npm('run', '--silent', 'build');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    npm('run', '--silent', 'build');
  }
  if (release) npm('run', '--silent', 'release', '--', release);
}

/** Throws {@link Refused} with the errors that the command reported. */
function npm(...args: string[]): void {
  const [program = 'npm', ...first] = process.env['npm_execpath']
    ? [process.execPath, process.env['npm_execpath']]
    : [];
  const { status, stderr } = spawnSync(program, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  process.stderr.write(stderr);
  if (status === 0) return;
  if (status === contentErrorExitCode) throw new ContentError(problemsIn(stderr));
  throw new Refused(
    `Nothing that was written is wrong, but "npm ${args.join(' ')}" failed. The operator of the server can see why by starting it there.`,
  );
}

function check(): void {
  npm('run', '--silent', 'check:content');
}

/** As a {@link ContentError} says them. */
function problemsIn(said: string): string[] {
  const [, problems = said] = /^The content has [^\n]*:\n\n([^]*)$/.exec(said) ?? [];
  return problems.trim().split('\n\n');
}

/** Mails the news to the office. @returns whether the mail was sent */
async function tell(site: Site, { subject, text }: News, id: string): Promise<boolean> {
  const settings = readSettings(process.env);
  const transport = transportOf(settings);
  if (!transport) {
    process.stderr.write('No one is mailed about this: neither SMTP_URL nor MAIL_API_KEY is set.\n');
    return false;
  }
  const { from, clubTo: to } = correspondence(settings, site);
  const messageId = `<${id}@${new URL(site.origin).hostname}>`;
  const sent = await transport.send({ from, to, messageId, subject, text: `${text}\n` }, AbortSignal.timeout(minuteMs));
  if (!sent.ok) process.stderr.write(`The mail about this could not be sent (${sent.code}).\n`);
  return sent.ok;
}
