/** Fetches from the code host, and records how long that has failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '#content/schema/site.ts';
import { hourMs } from '#domain/durations.ts';
import { type FetchFailure, fetchFailureFile } from '#server/http/health-checks.ts';
import { tryGit } from './git.ts';
import { replaceFile, send } from './mail.ts';
import { isPreview, release, served } from './target.ts';

/** Fetches from the code host. Mails a failure once it has lasted an hour. @returns whether it worked */
export async function fetchState(findSite: () => Site): Promise<boolean> {
  const running = release ? path.join(release, 'build') : served;
  const file = path.join(running, fetchFailureFile);
  const { status, stderr } = tryGit('fetch', '--quiet', '--prune');
  if (status === 0) {
    rmSync(file, { force: true });
    return true;
  }
  process.stderr.write(stderr);
  const failure: FetchFailure = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FetchFailure)
    : { since: new Date().toISOString(), isMailed: false };
  // For a preview, the publish of the main site reports it.
  if (!isPreview && !failure.isMailed && Date.now() - Date.parse(failure.since) >= hourMs) {
    const text = `The server has not been able to fetch changes from the code host for an hour:\n\n${stderr.trim()}\n\nVisitors see the site as it was. It is updated by itself when fetching works again.`;
    failure.isMailed = await send(findSite(), {
      subject: 'The website cannot be updated at the moment',
      text,
      id: `fetch-${Date.parse(failure.since)}`,
    });
  }
  if (existsSync(running)) replaceFile(file, JSON.stringify(failure));
  return false;
}
