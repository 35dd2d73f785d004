/**
 * `npm test` and its shorter forms. Steps run in the order in which a mistake is cheapest to find; the first that fails
 * ends the run.
 *   node scripts/test.ts            everything
 *   node scripts/test.ts check      the checks of the code and of the repository, without running it
 *   node scripts/test.ts quick      these and the unit tests: two minutes
 *   node scripts/test.ts exhaustive the long proofs, which `npm test` leaves out: a club year, kills, odd feeds
 *   node scripts/test.ts edge       the site as Cloudflare would serve it, on the build of the club for tests
 *   node scripts/test.ts one NAME   the test files whose path has NAME in it
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

type Step = { what: string; command: string; args: string[]; env?: Record<string, string> };

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const vitest = (...args: string[]) => ({ command: bin('vitest'), args: ['run', ...args] });
const playwright = (...args: string[]) => ({ command: bin('playwright'), args: ['test', ...args] });

const checks: Step[] = [
  { what: 'Types', command: bin('tsc'), args: ['--noEmit'] },
  { what: 'The club’s content', command: process.execPath, args: ['scripts/check-content.ts'] },
  {
    what: 'Format',
    command: bin('prettier'),
    args: ['--check', '--cache', '--log-level', 'warn', '**/*.{ts,tsx,css}'],
  },
  { what: 'The repository itself', ...vitest('--project', 'repository') },
  { what: 'Lint', command: bin('oxlint'), args: ['--deny-warnings'] },
  { what: 'Unused files, exports and dependencies', command: bin('knip'), args: [] },
];
const units: Step = { what: 'Units and server', ...vitest('--project', 'units') };
const quick: Step[] = [...checks, units];
/** The site suite, on a project's build. */
const siteOf = (folder: string) => ({ ...vitest('--project', 'site'), env: { SITE_DIR: folder } });
const contentOf = (club: string) => path.join(root, '.generated/clubs', club, 'content');
/** The tests that hold for every site, on one with other facts. */
const otherClub = (club: string): Step[] => [
  { what: `The club “${club}”`, command: process.execPath, args: ['tests/fixtures/clubs.ts', club] },
  { what: 'Its site', ...siteOf(`.generated/clubs/${club}`) },
  {
    what: 'Units on its facts',
    ...vitest(
      '--project',
      'units',
      'app/features',
      'app/seo',
      'scripts/build/range-map',
      'scripts/checklist',
      'tests/inbox/forms',
    ),
    env: { CONTENT_DIR: contentOf(club) },
  },
];
/** The fixture site, in workerd. */
const edge = (env: Record<string, string> = {}): Step => ({
  what: 'Its site at the edge',
  ...vitest('--project', 'edge'),
  env: { SITE_DIR: '.generated/clubs/plain', ...env },
});
/** The browser tests that need the API. */
const edgeInBrowser: Step = {
  what: 'The same in a browser',
  ...playwright(
    '--project=desktop',
    ...['forms', 'inbox-without-script', 'no-script', 'privacy-request', 'weather'].map(
      (name) => `tests/e2e/${name}.spec.ts`,
    ),
  ),
  env: { EDGE: 'on' },
};
const plainClub: Step = {
  what: 'A club for tests',
  command: process.execPath,
  args: ['tests/fixtures/clubs.ts', 'plain'],
};
const everything: Step[] = [
  ...checks,
  { what: 'Build', command: process.execPath, args: ['scripts/build.ts'] },
  { what: 'The club’s site', ...siteOf('.') },
  units,
  { what: 'Whole servers and hostile feeds', ...vitest('--project', 'integration') },
  plainClub,
  edge(),
  { what: 'Its site', ...siteOf('.generated/clubs/plain') },
  { what: 'Its facts, changed', ...vitest('--project', 'changed'), env: { SITE_DIR: '.generated/clubs/plain' } },
  { what: 'Its site in a browser', ...playwright() },
  ...['edited', 'odd'].flatMap(otherClub),
  {
    what: 'The oddest club in a browser',
    ...playwright(
      '--project=desktop',
      'tests/e2e/faq.spec.ts',
      'tests/e2e/no-script.spec.ts',
      'tests/e2e/services.spec.ts',
    ),
    env: { CLUB: 'odd', CONTENT_DIR: contentOf('odd') },
  },
];

/** Slow tests that seldom find what the others don't. */
const exhaustive: Step[] = [
  { what: 'Pictures', command: process.execPath, args: ['scripts/prepare.ts'] },
  plainClub,
  {
    what: 'A club year, kills, deploys, mutated feeds, 100,000 states',
    ...vitest('--project', 'exhaustive'),
    env: { FUZZ_RUNS: '1000', STATUS_CASES: '100000', STATUS_SEED: String(Date.now() % 2 ** 31) },
  },
  {
    what: 'Every page: layout shifts, the oldest browser, other companies',
    ...playwright('--project=desktop', '--project=phone', 'layout-shift', 'old-browser', 'consent'),
    env: { EVERY_PAGE: 'on' },
  },
  edge({ KILLS: '10' }),
];

/** The steps for the test files whose path contains this. */
function one(name: string): Step[] {
  const files = globSync('{app,content,domain,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes(name.replaceAll('\\', '/')));
  const inBrowser = files.filter((file) => file.includes('.spec.'));
  const others = files.filter((file) => file.includes('.test.'));
  if (name === '' || files.length === 0) {
    process.stderr.write(`No test file has "${name}" in its path. For example: npm run test:one roads\n`);
    process.exit(1);
  }
  return [
    ...(others.length > 0 ? [{ what: 'Units, server and built site', ...vitest(...others) }] : []),
    ...(inBrowser.length > 0 ? [{ what: 'Browser', ...playwright(...inBrowser) }] : []),
  ];
}

function stepsOf(run: string | undefined): Step[] {
  if (run === undefined) return everything;
  if (run === 'check') return checks;
  if (run === 'quick') return quick;
  if (run === 'exhaustive') return exhaustive;
  if (run === 'edge') return [plainClub, edge(), edgeInBrowser];
  if (run === 'one') return one(process.argv[3] ?? '');
  throw new Error(`There is no run called ${run}.`);
}

const begun = performance.now();
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1);
for (const { what, command, args, env } of stepsOf(process.argv[2])) {
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
