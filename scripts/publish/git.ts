/** Git in the clone that the server builds from. */
import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './target.ts';

/** The last state that was published. */
export const published = 'refs/published';

/** Throws if git fails. */
export const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const tryGit = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

export const publishedState = (): string => git('for-each-ref', '--format=%(objectname)', published);
