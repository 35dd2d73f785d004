/** The steps of `npm test` and its shorter forms, with their dependencies. */
import path from 'node:path';

export type Step = {
  what: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** The step that must end before this one starts. */
  after?: Step;
};

export const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string, ...args: string[]) => ({ command: path.join(root, 'node_modules/.bin', name), args });
const node = (...args: string[]) => ({ command: process.execPath, args });
/** Tests with the tag "long" have their own step in `npm run test:exhaustive`. */
const vitest = (project: string, ...args: string[]) =>
  bin('vitest', 'run', '--project', project, '--tags-filter=!long', ...args);
const playwright = (...args: string[]) => bin('playwright', 'test', ...args);
const withoutLong = '--grep-invert=@long';
const specs = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`);

// One checker: two would repeat shared work, and beside another step finish no sooner for twice the processor time.
const checks: Step[] = [
  { what: 'Types', ...bin('tsc', '--noEmit', '--checkers', '1') },
  { what: 'The club’s content', ...node('scripts/check-content.ts') },
  { what: 'Format', ...bin('oxfmt', '--check', '**/*.{ts,tsx,css}') },
  { what: 'The repository itself', ...vitest('repository') },
  { what: 'Lint', ...bin('oxlint', '--deny-warnings'), env: { GOMAXPROCS: '1' } },
  { what: 'Unused files, exports and dependencies', ...bin('knip') },
];
/** Pages contain the sizes of pictures, which either a build or this step generates. */
const pictures: Step = { what: 'Pictures', ...node('scripts/prepare.ts') };
const unitsAfter = (after: Step): Step => ({ what: 'Units', ...vitest('units', ...quickUnits), after });
/** The units without servers, data folders and processes: a sixth of the time of all. */
const quickUnits = ['app/', 'content/', 'domain/', 'words/'];
/** In one program with the whole servers, because each compiles the server again. */
const servers: Step = {
  what: 'Whole servers, hostile feeds, and units with servers, data folders and processes',
  ...vitest('units', '--project', 'integration', 'scripts/', 'server/', 'tests/'),
};

const clubOf = (club: string) => `.generated/clubs/${club}`;
const onSite = (club: string) => ({ SITE_DIR: clubOf(club) });
const onFacts = (club: string) => ({ CONTENT_DIR: path.join(root, clubOf(club), 'content') });
const real: Step = { what: 'Build', ...node('scripts/build.ts') };
// It takes its pictures from there.
const build = (club: string): Step => ({
  what: `The club “${club}”`,
  ...node('tests/fixtures/clubs.ts', club),
  after: real,
});
const [plain, odd, edited] = [build('plain'), build('odd'), build('edited')];
const siteTests = (club: string, after: Step): Step => ({
  what: `The site of “${club}”`,
  ...vitest('site'),
  env: onSite(club),
  after,
});
/** The tests that apply to every site, on one with other facts, after its build. */
const onOtherClub = (club: string, after: Step): Step[] => [
  after,
  siteTests(club, after),
  {
    what: `Units on the facts of “${club}”`,
    ...vitest('units', 'app/features', 'app/seo', 'scripts/build/range-map', 'scripts/checklist', 'tests/inbox/forms'),
    env: onFacts(club),
    after,
  },
];
const edge: Step = { what: 'The site at the edge', ...vitest('edge'), env: onSite('plain'), after: plain };

/** First what the longest steps wait for, beside the checks; then these two, and the short ones beside them. */
const everything: Step[] = [
  real,
  ...checks,
  plain,
  { what: 'The site in a browser', ...playwright(withoutLong), after: plain },
  { ...servers, after: real },
  unitsAfter(real),
  { what: 'The club’s site', ...vitest('site'), env: { SITE_DIR: '.' }, after: real },
  siteTests('plain', plain),
  { what: 'Facts that change, and a release', ...vitest('once'), env: onSite('plain'), after: plain },
  edge,
];

/** Slow tests that rarely find what the others don't. */
const exhaustive: Step[] = [
  pictures,
  plain,
  { what: 'A club year, kills, deploys, mutated feeds, 100,000 states', ...vitest('exhaustive') },
  {
    what: 'Tests that take long',
    ...bin(
      'vitest',
      'run',
      '--tags-filter=long',
      ...['units', 'integration', 'once', 'edge'].map((name) => `--project=${name}`),
    ),
    env: onSite('plain'),
  },
  { what: 'Tests that take long, in a browser', ...playwright('--grep=@long') },
  ...onOtherClub('edited', edited),
  ...onOtherClub('odd', odd),
  {
    what: 'The oddest club in a browser',
    ...playwright('--project=desktop', ...specs('faq', 'no-script', 'services')),
    env: { CLUB: 'odd', ...onFacts('odd') },
    after: odd,
  },
  {
    what: 'Every page: colors, widths, layout shifts, print, the oldest browser, other companies, no signal',
    ...playwright(
      '--project=desktop',
      '--project=phone',
      ...specs('pages', 'own-pages', 'layout-shift', 'old-browser', 'consent', 'go-now', 'offline', 'print', 'visit'),
    ),
    env: { EVERY_PAGE: 'on' },
  },
];

const edgeInBrowser: Step = {
  what: 'The same in a browser',
  ...playwright(
    '--project=desktop',
    ...specs('forms', 'inbox-without-script', 'no-script', 'privacy-request', 'weather'),
  ),
  env: { EDGE: 'on' },
};

/** A run: `atOnce` of its steps run in parallel, and each Vitest step has this many workers. */
type Run = { steps: Step[]; atOnce: 1 | 2 | 3; workers: 1 | 2 };

/** The runs by name. @param pattern of `one`, a part of a path */
export const runsWith = (pattern: string): Readonly<Record<string, Run>> => ({
  // Three, because the browser's tests and the servers' wait for each other's processes and for timers: together they
  // used 1.4 of two cores (392fd304). One worker, because the browser has two of its own.
  '': { steps: everything, atOnce: 3, workers: 1 },
  check: { steps: checks, atOnce: 2, workers: 2 },
  quick: { steps: [pictures, ...checks, unitsAfter(pictures)], atOnce: 2, workers: 2 },
  exhaustive: { steps: exhaustive, atOnce: 1, workers: 2 },
  edge: { steps: [plain, edge, edgeInBrowser], atOnce: 1, workers: 2 },
  one: {
    steps: [
      { what: 'Units, server and built site', ...bin('vitest', 'run', '--passWithNoTests', pattern) },
      { what: 'Browser', ...playwright('--pass-with-no-tests', pattern) },
    ],
    atOnce: 1,
    workers: 2,
  },
});
