/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Each step is a command that can be run
 * by itself; the first that fails ends the run.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const steps: [what: string, command: string, args: string[]][] = [
  ['Types', bin('react-router'), ['typegen']],
  ['Types', bin('tsc'), ['--noEmit']],
  ['Lint', bin('oxlint'), ['--deny-warnings']],
  ['Unused files, exports and dependencies', bin('knip'), []],
  ['Build', process.execPath, ['scripts/build.ts']],
  ['Units, server and built site', bin('vitest'), ['run']],
  ['Browser', bin('playwright'), ['test']],
];

const begun = performance.now();
for (const [what, command, args] of steps) {
  const started = performance.now();
  process.stdout.write(`\n== ${what}: ${path.basename(command)} ${args.join(' ')}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    process.stderr.write(`\n${what} failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`== ${what}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
process.stdout.write(`\nAll steps passed in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.\n`);
