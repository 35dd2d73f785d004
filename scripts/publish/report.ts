/** The text of the mail about a publish. */
import type { Site } from '#content/schema/site.ts';
import { untranslatedInBuild } from '../build/untranslated.ts';
import { visibleChanges } from '../build/visible-changes.ts';
import { git } from './git.ts';
import { addressOf, isPreview, previous, served } from './target.ts';

/** The commits, what visitors see changed, and how to read the previous version of each content file. */
export async function reportOf(commits: string, site: Site, since: string, wanted: string): Promise<string> {
  const files = git('diff', '--name-only', '--diff-filter=MD', since, wanted, '--', 'content').split('\n');
  const remote = git('config', 'remote.origin.url');
  const [, host, repository] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+\.\w+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  const versions = files.filter(Boolean).map((file) =>
    // A host without web pages gets the git command.
    host === undefined
      ? `- ${file}: git show ${since.slice(0, 12)}:${file}`
      : `- ${file}: https://${host}/${repository}/blob/${since}/${encodeURI(file)}`,
  );
  const changes = visibleChanges(previous, served, addressOf(site));
  const missing = await untranslatedInBuild(served);
  return [
    ...(isPreview ? [`Look at it: ${addressOf(site)}`] : []),
    commits || '- It was built again.',
    ...(changes.length > 0 ? [`What visitors see changed:\n\n${changes.join('\n\n')}`] : []),
    ...(missing ? [`Spanish to be written or confirmed:\n${missing}`] : []),
    ...(versions.length > 0 ? [`The previous version:\n${versions.join('\n')}`] : []),
  ].join('\n\n');
}
