import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/build/vite-plugins.ts';
import { noWrapperTierUp } from './server/permissions.ts';
import { composeContent } from './tests/fixtures/site-content.ts';

/** The project whose build is tested: this one, or that of a test club (tests/fixtures/clubs.ts). */
const site = process.env['SITE_DIR'] ?? '.';
/** Units and server are tested with a test club, so that they don't depend on the real club's content. */
const club = process.env['CONTENT_DIR'] || composeContent('plain');

/** Long proofs, in `npm run test:exhaustive` only: a club year, servers that are killed and deployed under load. */
const exhaustive = ['tests/{club-year/club-year,inbox/proof,server/deploys}.test.ts'];
const integration = [
  'scripts/{start,build/images/build}.test.ts',
  'tests/office/{edits,photo}.test.ts',
  'tests/server/{data-folder,node,publish}.test.ts',
  'tests/upstreams/{feeds,malicious}.test.ts',
];
/** Tests that are the same on every site, and need another build or a release. */
const once = ['tests/site/{one-place,release}.test.ts'];

/** How many cases are generated: few for `npm test`, more if time doesn't matter. */
const moreCases = {
  FUZZ_RUNS: '1000',
  SPARSER_PAIRS: '1',
  STATUS_CASES: '100000',
  STATUS_SEED: process.env['STATUS_SEED'] ?? String(Date.now() % 2 ** 31),
};

const report = process.env['TEST_REPORT'];

const project = (
  name: string,
  env: Record<string, string>,
  include: string[],
  exclude: string[] = [],
  more: { globalSetup?: string[]; isolate?: boolean; setupFiles?: string[] } = {},
) => ({
  extends: true as const,
  test: { name, env, include, exclude, ...more },
});
/** A process for each file, with its imports, took a third of the time. */
const inOneProcess = { isolate: false, setupFiles: ['tests/fixtures/shared-worker.ts'] };
const onFacts = { CONTENT_DIR: path.resolve(club) };
const onSite = { CONTENT_DIR: path.resolve(site, 'content'), SITE_DIR: path.resolve(site) };

export default defineConfig({
  // For tests that render complete pages.
  plugins: [inlineScript()],
  test: {
    // Load from others may starve a test, as in playwright.config.ts; a second failure is the site's.
    retry: process.env['CI'] ? 1 : 0,
    // On two noisy cores, a test may be slow without being wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    execArgv: [noWrapperTierUp],
    tags: [{ name: 'long', description: 'Slow, and like another test: runs in `npm run test:exhaustive` alone.' }],
    reporters: report ? ['default', 'json'] : ['default'],
    ...(report && { outputFile: report }),
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
    projects: [
      project('repository', onFacts, ['tests/project/**/*.test.ts'], [], { isolate: false }),
      project(
        'units',
        onFacts,
        ['{app,content,domain,scripts,server,tests,words}/**/*.test.{ts,tsx}'],
        ['tests/{e2e,edge,site,project}/**', ...integration, ...exhaustive],
        inOneProcess,
      ),
      project('integration', onFacts, integration),
      project('exhaustive', { ...onFacts, ...moreCases }, [
        ...exhaustive,
        'scripts/build/search-facts.test.ts',
        'tests/status/{languages,status}.test.ts',
        'tests/upstreams/malicious.test.ts',
      ]),
      project('site', onSite, ['tests/site/**/*.test.ts'], once, inOneProcess),
      project('once', onSite, once),
      project('edge', onSite, ['tests/edge/**/*.test.ts'], [], { globalSetup: ['tests/edge/setup.ts'] }),
    ],
  },
});
