/** The tests that mutants are tried on. Those of time zones are left out, because a worker thread can't change `TZ`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'domain/{alerts,calendar-*,causes,closure*,go-now,day-plan,day-status,lane-closures,road*,server-report,status}.test.ts',
      'tests/status/{languages,matrix,status}.test.ts',
      'words/say-status.test.ts',
    ],
    env: { STATUS_CASES: '100' },
    isolate: false,
  },
});
