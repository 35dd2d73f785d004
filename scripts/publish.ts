/**
 * `npm run publish:site`: publishes the state of the code host, and mails the club the result. Does nothing without a
 * new state, unless the build lacks a change that takes effect soon, so a timer may call it every few minutes
 * (deploy/site-publish.timer).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import type { Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { contentOfBuild } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { outdatedBuild, readManifest } from '#server/http/site.ts';
import { smtpTransport } from '#server/inbox/mail-transport.ts';
import { buildFolders } from './build/folders.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';

/** The result, for the club and for the output. */
type News = { subject: string; text: string };

/** A state that can't be published. */
class Refused extends Error {
  override readonly name = 'Refused';
  /** The exit code of the failed command. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const sendPatienceMs = 60_000;
const root = path.resolve(process.env['SITE_ROOT'] ?? path.dirname(import.meta.dirname));
/** The last state that was tried, and the day. It is neither built nor reported again on that day. */
const tried = path.join(root, '.generated', 'tried');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

process.exitCode = await publish();

async function publish(): Promise<number> {
  git('fetch', '--quiet');
  const [present, wanted] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const today = rangeDay(new Date());
  const [lastTried, dayTried] = existsSync(tried) ? readFileSync(tried, 'utf8').split(' ') : [];
  const isNew = lastTried !== wanted;
  if (!isNew && (dayTried === today || !(await isOutdated(today)))) return 0;
  // From the served build, because the new content may be what is wrong.
  const { site } = readContent(contentOfBuild(buildFolders(root).served, path.join(root, 'content')));
  const changes = git('log', '--reverse', '--format=- %s (%an)', `${present}..${wanted}`);
  let news: News;
  let code = 0;
  try {
    takeOver(present);
    npm('run', '--silent', 'check:content');
    build();
    news = { subject: 'The website was updated', text: changes || '- It was built anew.' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    code = 1;
    news = {
      subject: 'The website was not updated: please fix this',
      text: `${error.message}\n\nUntil then visitors see the site as it was. Not published:\n${changes}`,
    };
  }
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, `${wanted} ${today}`);
  process.stdout.write(`${news.subject}\n${news.text}\n`);
  if (isNew || code !== 0) await tell(site, news, wanted);
  return code;
}

/** Returns whether there is no build, or the build lacks a change that takes effect soon. */
async function isOutdated(today: Day): Promise<boolean> {
  const { served } = buildFolders(root);
  return !existsSync(path.join(served, 'site.json')) || outdatedBuild(await readManifest(served), today) !== undefined;
}

/** Fast-forwards to the host's state, and installs packages if the lock file changed. */
function takeOver(present: string): void {
  const merge = ['merge', '--ff-only', '--quiet', '@{upstream}'];
  const { status, stderr } = spawnSync('git', merge, { cwd: root, encoding: 'utf8' });
  // Usually a file was changed on the server itself. Git names it.
  if (status !== 0)
    throw new Refused(`What was committed could not be put in place on the server:\n\n${stderr.trim()}`);
  if (git('diff', '--name-only', present, 'HEAD', '--', 'package-lock.json') !== '') npm('ci');
}

/** Retries once, because a build that fails without a content error mostly lacks memory or disk space at the moment. */
function build(): void {
  try {
    npm('run', '--silent', 'build');
  } catch (error) {
    if (!(error instanceof Refused) || error.status === contentErrorExitCode) throw error;
    npm('run', '--silent', 'build');
  }
}

/** Throws {@link Refused} with the first error that the command reported. */
function npm(...args: string[]): void {
  const [program, ...first] = process.env['npm_execpath'] ? [process.execPath, process.env['npm_execpath']] : ['npm'];
  const { status, stderr } = spawnSync(program ?? 'npm', [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  process.stderr.write(stderr);
  if (status === 0) return;
  if (status !== contentErrorExitCode)
    throw new Refused(
      `Nothing that was written is wrong, but "npm ${args.join(' ')}" failed. Whoever looks after the server reads why by starting it there.`,
      status,
    );
  // Each content error is a paragraph below the line that counts them.
  const [count = '', mistake = ''] = stderr.split('\n\n');
  throw new Refused(mistake.trim() || count.trim(), status);
}

async function tell(site: Content['site'], { subject, text }: News, state: string): Promise<void> {
  const { SMTP_URL, MAIL_TO } = readSettings(process.env);
  if (SMTP_URL === undefined) return;
  const sent = await smtpTransport(SMTP_URL).send(
    {
      from: { name: site.name, address: site.email },
      to: (MAIL_TO ?? site.email).split(',').map((address) => address.trim()),
      messageId: `<published-${state}@${new URL(site.origin).hostname}>`,
      subject,
      text: `${text}\n`,
    },
    AbortSignal.timeout(sendPatienceMs),
  );
  if (!sent.ok) process.stderr.write(`The mail about this could not be sent (${sent.code}).\n`);
}
