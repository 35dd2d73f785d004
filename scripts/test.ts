/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find; the first step that fails ends the run.
 * `npm run check` runs the checks of the code alone.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

type Step = { what: string; command: string; args: string[]; env?: Record<string, string> };

const checks: Step[] = [
  // The playground's route exists in development only, and its types are checked too.
  { what: 'Types of the routes', command: bin('react-router'), args: ['typegen'], env: { NODE_ENV: 'development' } },
  { what: 'Types', command: bin('tsc'), args: ['--noEmit'] },
  {
    what: 'Format',
    command: bin('prettier'),
    args: ['--check', '--cache', '--log-level', 'warn', '**/*.{ts,tsx,css}'],
  },
  { what: 'The repository itself', command: bin('vitest'), args: ['run', 'tests/project'] },
  { what: 'Lint', command: bin('oxlint'), args: ['--deny-warnings'] },
  { what: 'Unused files, exports and dependencies', command: bin('knip'), args: [] },
];
const trials: Step[] = [
  { what: 'Build', command: process.execPath, args: ['scripts/build.ts'] },
  { what: 'Units, server and built site', command: bin('vitest'), args: ['run'] },
  { what: 'Browser', command: bin('playwright'), args: ['test'] },
];

const begun = performance.now();
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1);
for (const { what, command, args, env } of process.argv.includes('--checks-only') ? checks : [...checks, ...trials]) {
  const started = performance.now();
  process.stdout.write(`\n== ${what}: ${path.basename(command)} ${args.join(' ')}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    process.stderr.write(`\n${what}: failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`== ${what}: ${minutes(started)} min\n`);
}
process.stdout.write(`\nEverything passed in ${minutes(begun)} minutes.\n`);
