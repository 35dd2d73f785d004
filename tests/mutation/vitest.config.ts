/** The tests that mutants are tried on, in worker threads. `MUTATION_TESTS` names other ones, with commas. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { composeContent } from '../fixtures/site-content.ts';

export default defineConfig({
  test: {
    include: process.env['MUTATION_TESTS']?.split(',') ?? [
      'domain/*.test.ts',
      'app/routes/safety-rules/bring.test.ts',
      'server/feeds/closing-titles.test.ts',
      'tests/status/{languages,matrix,status}.test.ts',
      'words/{hours-words,road-report,say-roads,say-status}.test.ts',
    ],
    // As in vitest.config.ts. Stryker ends a mutant that loops by itself.
    testTimeout: 60_000,
    env: { CONTENT_DIR: path.resolve(composeContent('plain')), STATUS_CASES: '100' },
    isolate: false,
  },
});
