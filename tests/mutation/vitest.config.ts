/** The tests that mutants are tried on, in worker threads. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'domain/*.test.ts',
      'server/feeds/closing-titles.test.ts',
      'tests/status/{languages,matrix,status}.test.ts',
      'words/{hours-words,road-report,say-roads,say-status}.test.ts',
    ],
    // As in vitest.config.ts. Stryker ends a mutant that loops by itself.
    testTimeout: 60_000,
    env: { STATUS_CASES: '100' },
    isolate: false,
  },
});
