/** Joins what was edited on the server itself with the code host's state. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { git, tryGit } from './git.ts';
import { areOfficeEdits } from './office-edits.ts';
import { root, upstream } from './target.ts';

const asServer = ['-c', 'user.name=The server', '-c', 'user.email=server@localhost'];

/**
 * Commits what was edited on the server itself, and puts it on top of the host's state. Where both changed the same
 * lines the host's version counts, and the server's stays in a branch. @returns what was done, in plain words
 */
export function joinServerEdits(isFetched: boolean): string[] {
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
