/**
 * `npm test` and its shorter forms. Stages run in the order in which a mistake is cheapest to find; the first failure
 * ends the run. The lanes of a stage run at the same time.
 * node scripts/test.ts            everything
 * node scripts/test.ts check      the checks of the code and of the repository, without running it
 * node scripts/test.ts quick      these and the unit tests: two minutes
 * node scripts/test.ts exhaustive the long proofs, which `npm test` leaves out: a club year, kills, odd feeds
 * node scripts/test.ts edge       the site as Cloudflare would serve it, on the build of the club for tests
 * node scripts/test.ts one NAME   the test files whose path has NAME in it
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

type Step = { what: string; command: string; args: string[]; env?: Record<string, string> };
type Stage = Step[][];

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string, ...args: string[]) => ({ command: path.join(root, 'node_modules/.bin', name), args });
const node = (...args: string[]) => ({ command: process.execPath, args });
const vitest = (project: string, ...args: string[]) => bin('vitest', 'run', '--project', project, ...args);
const playwright = (...args: string[]) => bin('playwright', 'test', ...args);
const specs = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`);

const checks: Stage = [
  [{ what: 'Types', ...bin('tsc', '--noEmit') }],
  [{ what: 'The club’s content', ...node('scripts/check-content.ts') }],
  [{ what: 'Format', ...bin('prettier', '--check', '--cache', '--log-level', 'warn', '**/*.{ts,tsx,css}') }],
  [{ what: 'The repository itself', ...vitest('repository') }],
  [{ what: 'Lint', ...bin('oxlint', '--deny-warnings') }],
  [{ what: 'Unused files, exports and dependencies', ...bin('knip') }],
];
const units: Step = { what: 'Units and server', ...vitest('units') };
const clubOf = (club: string) => `.generated/clubs/${club}`;
const build = (club: string): Step => ({ what: `The club “${club}”`, ...node('tests/fixtures/clubs.ts', club) });
const siteOf = (club: string): Step => ({ what: 'Its site', ...vitest('site'), env: { SITE_DIR: clubOf(club) } });
/** The tests that hold for every site, on one with other facts. */
const otherClub = (club: string): Step[] => [
  build(club),
  siteOf(club),
  {
    what: 'Units on its facts',
    ...vitest('units', 'app/features', 'app/seo', 'scripts/build/range-map', 'scripts/checklist', 'tests/inbox/forms'),
    env: { CONTENT_DIR: path.join(root, clubOf(club), 'content') },
  },
];
const edge = (env: Record<string, string> = {}): Step => ({
  what: 'Its site at the edge',
  ...vitest('edge'),
  env: { SITE_DIR: clubOf('plain'), ...env },
});

const everything: Stage[] = [
  checks,
  [[{ what: 'Build', ...node('scripts/build.ts') }]],
  [
    [
      { what: 'The club’s site', ...vitest('site'), env: { SITE_DIR: '.' } },
      build('plain'),
      siteOf('plain'),
      { what: 'Its facts, changed', ...vitest('changed'), env: { SITE_DIR: clubOf('plain') } },
      edge(),
      ...otherClub('odd'),
    ],
    [units, { what: 'Whole servers and hostile feeds', ...vitest('integration') }],
  ],
  [
    [
      { what: 'Its site in a browser', ...playwright() },
      {
        what: 'The oddest club in a browser',
        ...playwright('--project=desktop', ...specs('faq', 'no-script', 'services')),
        env: { CLUB: 'odd', CONTENT_DIR: path.join(root, clubOf('odd'), 'content') },
      },
    ],
  ],
];

/** Slow tests that seldom find what the others don't. */
const exhaustive: Step[] = [
  { what: 'Pictures', ...node('scripts/prepare.ts') },
  build('plain'),
  {
    what: 'A club year, kills, deploys, mutated feeds, 100,000 states',
    ...vitest('exhaustive'),
    env: { FUZZ_RUNS: '1000', STATUS_CASES: '100000', STATUS_SEED: String(Date.now() % 2 ** 31) },
  },
  { what: '500 states of a page', ...playwright('--project=states'), env: { PAGE_CASES: '500' } },
  ...otherClub('edited'),
  {
    what: 'Every page: layout shifts, the oldest browser, other companies',
    ...playwright('--project=desktop', '--project=phone', 'layout-shift', 'old-browser', 'consent'),
    env: { EVERY_PAGE: 'on' },
  },
  edge({ KILLS: '10' }),
];

const edgeInBrowser: Step = {
  what: 'The same in a browser',
  ...playwright(
    '--project=desktop',
    ...specs('forms', 'inbox-without-script', 'no-script', 'privacy-request', 'weather'),
  ),
  env: { EDGE: 'on' },
};

const [run = '', name = ''] = process.argv.slice(2);
const runs: Readonly<Record<string, Stage[]>> = {
  '': everything,
  check: [checks],
  quick: [checks, [[units]]],
  exhaustive: [[exhaustive]],
  edge: [[[build('plain'), edge(), edgeInBrowser]]],
  one: [
    [
      [
        { what: 'Units, server and built site', ...bin('vitest', 'run', '--passWithNoTests', name) },
        { what: 'Browser', ...playwright('--pass-with-no-tests', name) },
      ],
    ],
  ],
};

const begun = performance.now();
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1);

const running = new Set<ChildProcess>();

/** Runs a step. Beside other lanes it has one worker, and its output is printed when it has ended. */
async function runStep({ what, command, args, env }: Step, isAlone: boolean): Promise<void> {
  const started = performance.now();
  const title = `\n== ${what}: ${path.basename(command)} ${args.join(' ')}\n`;
  if (isAlone) process.stdout.write(title);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(!isAlone && { TEST_WORKERS: '1' }), ...env },
  });
  running.add(child);
  const outputs = [child.stdout, child.stderr].map((output) =>
    output ? buffer(output) : Promise.resolve(Buffer.alloc(0)),
  );
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...(await Promise.all(outputs))]));
  if (status === 0) return void process.stdout.write(`== ${what}: ${minutes(started)} min\n`);
  process.stderr.write(`\n${what}: failed.\n`);
  for (const other of running) other.kill();
  process.exit(status ?? 1);
}

const stages = run === 'one' && name === '' ? undefined : runs[run];
if (!stages) throw new Error(`There is no such run: ${run} ${name}`);
for (const lanes of stages) {
  const runLane = async (lane: Step[]) => {
    for (const step of lane) await runStep(step, lanes.length === 1);
  };
  await Promise.all(lanes.map(runLane));
}
process.stdout.write(`\nEverything passed in ${minutes(begun)} minutes.\n`);
