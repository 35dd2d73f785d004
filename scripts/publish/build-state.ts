/** Checks, builds and releases the clone's state. */
import { spawnSync } from 'node:child_process';
import { ContentError, mayHideOthers } from '#content/source.server.ts';
import { contentErrorExitCode } from '../build/ensure-build.ts';
import { git } from './git.ts';
import { isPreview, release, root, upstream } from './target.ts';

/** A state that can't be published although its content has no mistakes. */
export class Refused extends Error {}

/** Resets a preview to its branch. Installs packages if needed. */
export function takeOver(present: string): void {
  if (isPreview) git('reset', '--hard', '--quiet', upstream);
  if (git('diff', '--name-only', present, 'HEAD', '--', 'package-lock.json') !== '') npm('ci');
}

/** Builds and releases. Retries once: builds without a content error mostly fail for lack of memory or disk space. */
export function build(): void {
  try {
    npm('run', '--silent', 'build');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    npm('run', '--silent', 'build');
  }
  if (release) npm('run', '--silent', 'release', '--', release);
}

/** Runs npm. Throws {@link Refused} with the errors that the command reported. */
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

export function check(): void {
  npm('run', '--silent', 'check:content');
}

/** The problems in an error message of {@link ContentError}. */
function problemsIn(said: string): string[] {
  const [, problems = said] = /^The content has [^\n]*:\n\n([^]*)$/.exec(said) ?? [];
  return problems.replace(mayHideOthers, '').trim().split('\n\n');
}
