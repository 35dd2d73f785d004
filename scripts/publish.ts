/**
 * `npm run publish:site`: publishes the state of the code host, and mails the club the result. Does nothing without a
 * new state, unless the build lacks a change that takes effect soon, so deploy/site-publish.timer calls it often.
 * npm run publish:site -- --branch preview   builds that branch as a preview, also after a force-push
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Content, readContent } from '#content/load.server.ts';
import type { Day } from '#domain/days.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import { contentOfBuild } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { type FetchFailure, fetchFailureFile } from '#server/http/health-checks.ts';
import { outdatedBuild, readManifest } from '#server/http/site.ts';
import { correspondence } from '#server/inbox/mail-delivery.ts';
import { transportOf } from '#server/inbox/mail-transport.ts';
import { changedPlaces } from './build/changed-places.ts';
import { buildFolders } from './build/folders.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';

type News = { subject: string; text: string };

/** A state that can't be published. `cause`: the exit code of the failed command. */
class Refused extends Error {}

const root = path.resolve(process.env['SITE_ROOT'] ?? path.dirname(import.meta.dirname));
/** The last state that was tried, and the day. It is neither built nor reported again on that day. */
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
const addressOf = ({ origin }: Content['site']): string =>
  branch === undefined ? origin : origin.replace(/\/\/(?:www\.)?/, '//preview.');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

process.exitCode = await publish();

async function publish(): Promise<number> {
  // From the served build, because the new content may be what is wrong.
  const { site } = readContent(contentOfBuild(served, path.join(root, 'content')));
  if (!(await fetchState(site))) return 1;
  // There is not always a preview.
  if (branch !== undefined && git('for-each-ref', `refs/remotes/${upstream}`) === '') return 0;
  const [present, wanted] = [git('rev-parse', 'HEAD'), git('rev-parse', upstream)];
  const today = rangeDay(new Date());
  const [lastTried, dayTried] = existsSync(tried) ? readFileSync(tried, 'utf8').split(' ') : [];
  const isNew = lastTried !== wanted;
  if (!isNew && (dayTried === today || !(await isOutdated(today)))) return 0;
  const since = git('for-each-ref', '--format=%(objectname)', published) || present;
  const commits = git('log', '--reverse', '--format=- %s (%an)', `${since}..${wanted}`);
  let news: News;
  let code = 0;
  try {
    takeOver(present);
    npm('run', '--silent', 'check:content');
    build();
    git('update-ref', published, wanted);
    news = { subject: words.done, text: reportOf(commits, site, since, wanted) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    code = 1;
    news = {
      subject: words.refused,
      text: `${error.message}\n\nUntil then visitors see the site as it was. Not published:\n${commits}`,
    };
  }
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, `${wanted} ${today}`);
  process.stdout.write(`${news.subject}\n${news.text}\n`);
  if (isNew || code !== 0) await tell(site, news, `${branch ?? 'published'}-${wanted}`);
  return code;
}

/** Returns whether there is no build, or the build lacks a change that takes effect soon. */
async function isOutdated(today: Day): Promise<boolean> {
  return !existsSync(path.join(served, 'site.json')) || outdatedBuild(await readManifest(served), today) !== undefined;
}

/** Fetches from the code host. Mails a failure once it has lasted an hour. @returns whether it worked */
async function fetchState(site: Content['site']): Promise<boolean> {
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

/** The commits, the places that changed, and how to read the previous version of each content file. */
function reportOf(commits: string, site: Content['site'], since: string, wanted: string): string {
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
  const places = changedPlaces(previous, served, addressOf(site));
  return [
    ...(branch === undefined ? [] : [`Look at it: ${addressOf(site)}`]),
    commits || '- It was built again.',
    ...(places.length > 0 ? [`What changed:\n${places.join('\n')}`] : []),
    ...(versions.length > 0 ? [`The previous version:\n${versions.join('\n')}`] : []),
  ].join('\n\n');
}

/** Fast-forwards to the host's state, or takes it as it is for a preview. Installs packages if needed. */
function takeOver(present: string): void {
  const merge =
    branch === undefined ? ['merge', '--ff-only', '--quiet', upstream] : ['reset', '--hard', '--quiet', upstream];
  const { status, stderr } = spawnSync('git', merge, { cwd: root, encoding: 'utf8' });
  // Usually a file was changed on the server itself. Git names it.
  if (status !== 0)
    throw new Refused(`What was committed could not be put in place on the server:\n\n${stderr.trim()}`);
  if (git('diff', '--name-only', present, 'HEAD', '--', 'package-lock.json') !== '') npm('ci');
}

/** Builds and releases. Retries once, because a build without a content error mostly fails for memory or disk space. */
function build(): void {
  try {
    npm('run', '--silent', 'build');
  } catch (error) {
    if (!(error instanceof Refused) || error.cause === contentErrorExitCode) throw error;
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
  if (status === contentErrorExitCode) throw new Refused(stderr.trim(), { cause: status });
  throw new Refused(
    `Nothing that was written is wrong, but "npm ${args.join(' ')}" failed. The operator of the server can see why by starting it there.`,
    { cause: status },
  );
}

/** Mails the news to the office. @returns whether the mail was sent */
async function tell(site: Content['site'], { subject, text }: News, id: string): Promise<boolean> {
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
