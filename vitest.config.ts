import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,domain,illustrations,scripts,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Two noisy cores: a test may be slow without being wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
