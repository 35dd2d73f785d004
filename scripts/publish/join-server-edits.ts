/** Merges edits made on the server with the code host's state. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFiles } from '#content/schemas.server.ts';
import { ContentError } from '#content/source.server.ts';
import { check, Refused } from './build-state.ts';
import { git, tryGit } from './git.ts';
import { isOfficeEdit, putBackUnfinished } from './office-edits.ts';
import { root, upstream } from './target.ts';

const asServer = ['-c', 'user.name=The server', '-c', 'user.email=server@localhost'];
/** The code host's state that was merged into the clone last. */
const joined = 'refs/joined';
/** Lists whose rows are independent: a closure stays even if another one was changed at the host. */
const haveRows: readonly string[] = [dataFiles.closures, dataFiles.announcements, dataFiles.specialDays].map(
  (file) => `content/${file}`,
);

/**
 * Commits edits made on the server, and rebases them on the host's state. If both changed the same lines, the host's
 * version wins, and the server's stays in a branch. @returns what was done, in plain words
 */
export function joinServerEdits(isFetched: boolean): string[] {
  // A publish that was killed may have left a rebase in progress.
  tryGit('rebase', '--abort');
  const unfinished = putBackUnfinished(git);
  git('add', '--update');
  if (existsSync(path.join(root, 'content'))) git('add', '--', 'content');
  if (git('diff', '--cached', '--name-only') !== '')
    git(...asServer, 'commit', '--quiet', '--message', 'Edit on the server');
  if (!isFetched) {
    const edited = linesOf(git('diff', '--name-only', `${upstream}...HEAD`));
    const waiting = 'The code host can’t be reached. What was edited on the server was published without it:';
    return [...unfinished, ...(edited.length > 0 ? [`${waiting}\n${listOf(edited)}`] : [])];
  }
  const notes = [...unfinished, ...joinHost(git('for-each-ref', '--format=%(objectname)', joined))];
  git('update-ref', joined, git('rev-parse', upstream));
  const left = linesOf(git('diff', '--name-only', upstream, 'HEAD'));
  const note =
    'These files were edited on the server, and the code host doesn’t have these edits yet. They are part of the site; make them there too:';
  return left.length > 0 ? [...notes, `${note}\n${listOf(left)}`] : notes;
}

/** @param last the host's state at the last merge, if it is known */
function joinHost(last: string): string[] {
  const known = last ? [`^${last}`] : [];
  const own = linesOf(git('rev-list', '--reverse', '--no-merges', 'HEAD', `^${upstream}`, ...known));
  const notes = last ? tellSetBack(last) : [];
  if (own.length === 0) git('reset', '--hard', '--quiet', upstream);
  else if (tryGit(...asServer, 'rebase', '--quiet', '--onto', upstream, last || upstream).status !== 0) {
    tryGit('rebase', '--abort');
    notes.push(...joinInParts(own));
  }
  return notes;
}

/** Reports commits that the host's branch has lost, because a force-push replaced it. */
function tellSetBack(last: string): string[] {
  const gone = git('log', '--reverse', '--format=- %s (%an)', `${upstream}..${last}`);
  if (gone === '') return [];
  const kept = keep('set-back', last);
  return [
    `At the code host, the branch of the website was set back or rewritten. It no longer has these changes, so the site doesn’t have them either:\n${gone}\n\nThey are kept in the branch ${kept} on the server. Where no one meant this, the person who runs the server brings them back: git push origin ${kept}:main. Then let no branch be rewritten there (docs/decisions/020-deploy-key.md).`,
  ];
}

/**
 * Applies the server's edits on the host's state, except those that conflict with it. The office page's edits are left
 * out: they are made again afterwards, and the office is asked about those that don't fit.
 */
function joinInParts(own: readonly string[]): string[] {
  const before = git('rev-parse', 'HEAD');
  const commits = own.filter((commit) => !isOfficeEdit(git, commit));
  const withServers = pick(commits, 'theirs');
  const areInParts = withServers !== undefined && pick(commits, 'ours') !== undefined;
  if (areInParts) takeHostsFiles(withServers);
  const isTaken = areInParts && isSound(commits);
  if (!isTaken) git('reset', '--hard', '--quiet', upstream);
  const lost = isTaken ? ['HEAD', withServers] : [`${upstream}...${before}`];
  const edits = commits.length > 0 ? git('diff', '--unified=0', ...lost, '--', 'content') : '';
  if (edits === '') return [];
  const kept = keep('server-edit', before);
  return [
    `The server and the code host had changed the same lines. The code host’s version counts. These edits of the server are not on the site; they are kept in the branch ${kept} on the server. Where they are still needed, make them at the code host:\n\n${edits}`,
  ];
}

/** Applies commits on the host's state. @returns the state; undefined if Git can't choose a side */
function pick(commits: readonly string[], side: 'ours' | 'theirs'): string | undefined {
  git('reset', '--hard', '--quiet', upstream);
  for (const commit of commits) {
    if (tryGit(...asServer, 'cherry-pick', '--no-commit', '--strategy-option', side, commit).status !== 0)
      return undefined;
    if (git('diff', '--cached', '--name-only') !== '') git(...asServer, 'commit', '--quiet', '--reuse-message', commit);
  }
  return git('rev-parse', 'HEAD');
}

/** If both changed the same lines of a file whose lines belong together, takes the host's whole file. */
function takeHostsFiles(withServers: string): void {
  const met = linesOf(git('diff', '--name-only', 'HEAD', withServers)).filter((file) => !haveRows.includes(file));
  for (const file of met) git('checkout', '--quiet', upstream, '--', file);
  if (git('diff', '--cached', '--name-only') !== '')
    git(...asServer, 'commit', '--quiet', '--message', 'The code host’s version counts');
}

/** Whether the content is valid with these parts of the edits. */
function isSound(commits: readonly string[]): boolean {
  if (commits.length === 0) return true;
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof ContentError || error instanceof Refused) return false;
    throw error;
  }
}

/** Keeps a state in a branch. */
function keep(name: string, state: string): string {
  const branch = `${name}-${git('rev-parse', '--short', state)}`;
  git('branch', '--force', branch, state);
  return branch;
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);
const listOf = (files: readonly string[]): string => files.map((file) => `- ${file}`).join('\n');
