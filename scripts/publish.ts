/**
 * `npm run publish:site`: publishes the code host's state, with edits made on this server, and mails the club the
 * result. Does nothing without a new state, unless the build lacks a change that takes effect soon, so
 * deploy/site-publish.timer calls it often. While the code host can't be reached, edits on the server are published.
 * npm run publish:site -- --branch preview   builds that branch as a preview, even after a force-push
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '#content/schema/site.ts';
import { ContentError } from '#content/source.server.ts';
import { rangeDay } from '#domain/range-time.ts';
import { readSettings } from '#server/env.ts';
import { StorageError } from '#server/inbox/storage-error.ts';
import { closuresNow, compareAttempt, noteAttempt } from './publish/attempts.ts';
import { build, check, Refused, takeOver } from './publish/build-state.ts';
import { fetchState } from './publish/fetch-state.ts';
import { git, published, publishedState } from './publish/git.ts';
import { joinServerEdits } from './publish/join-server-edits.ts';
import { type News, tell } from './publish/mail.ts';
import { openOfficeEdits } from './publish/office-edits.ts';
import { reportOf } from './publish/report.ts';
import { branch, isPreview, root, served, servedData, upstream } from './publish/target.ts';

/** `mistakes`: the content's mistakes for which the state was rejected. */
type Outcome = { code: number; mistakes?: ContentError };

const subjects = isPreview
  ? { done: 'A preview of the website is ready', refused: 'The preview was not updated: please fix this' }
  : { done: 'The website was updated', refused: 'The website was not updated: please fix this' };

process.exitCode = await publish().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  // Without a build, there is no known recipient for a mistake in site.yaml.
  process.stderr.write(error.message);
  return 1;
});

async function publish(): Promise<number> {
  const isFetched = await fetchState(() => servedData('site'));
  if (isPreview && !isFetched) return 1;
  // The preview branch may not exist.
  if (isPreview && git('for-each-ref', `refs/remotes/${upstream}`) === '') return 0;
  const present = git('rev-parse', 'HEAD');
  // The clone of a preview that was never built has main's content, whose mistakes aren't the preview's.
  if (isPreview && !existsSync(path.join(served, 'content'))) git('reset', '--hard', '--quiet', upstream);
  const site = servedData('site');
  await tell(site);
  const notes = isPreview ? [] : joinServerEdits(isFetched);
  const code = await withOfficeEdits(isFetched, async (isChecked) => {
    const wanted = git('rev-parse', isPreview ? upstream : 'HEAD');
    return await publishState(site, { present, wanted, isChecked }, notes);
  });
  return isFetched ? code : 1;
}

/** Publishes together with the office's edits from its page. If those fail, other edits are still published. */
async function withOfficeEdits(
  isFetched: boolean,
  publishAll: (isChecked: boolean) => Promise<Outcome>,
): Promise<number> {
  const { DATA_DIR: dataDir } = readSettings({ DATA_DIR: process.env['DATA_DIR'] });
  const office = isPreview ? undefined : openOfficeEdits({ root, dataDir, git, check, published });
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
  const attempt = { wanted, today, closures };
  const { isNew, isTried, isDue } = await compareAttempt(attempt);
  if (!isDue) return { code: 0 };
  const since = publishedState() || present;
  const commits = git('log', '--reverse', '--format=- %s (%an)', `${since}..${wanted}`);
  let news: Omit<News, 'id'>;
  let outcome: Outcome = { code: 0 };
  try {
    takeOver(present);
    if (!isChecked) check();
    build();
    git('update-ref', published, wanted);
    news = { subject: subjects.done, text: [...notes, await reportOf(commits, site, since, wanted)].join('\n\n') };
  } catch (error) {
    if (!(error instanceof Refused || error instanceof ContentError)) throw error;
    outcome = { code: 1, ...(error instanceof ContentError && { mistakes: error }) };
    news = {
      subject: subjects.refused,
      text: [
        error.message.trim(),
        `Until then visitors see the site as it was. Not published:\n${commits}`,
        ...notes,
      ].join('\n\n'),
    };
  }
  noteAttempt(attempt);
  process.stdout.write(`${news.subject}\n${news.text}\n`);
  if (isNew || (outcome.code !== 0 && !isTried))
    await tell(site, { ...news, id: `${branch ?? 'published'}-${wanted}` });
  return outcome;
}
