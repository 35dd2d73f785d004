import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The project whose build is looked at: this one, or that of a club for tests (tooling/clubs.ts). */
const site = process.env['SITE_DIR'] ?? '.';
/** Units and server are tried on a club of our own, so that they judge the code and not what the real club says. */
const club = process.env['CONTENT_DIR'] ?? 'tests/clubs/plain';

export default defineConfig({
  test: {
    // Two noisy cores: a test may be slow without being wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{app,content,domain,illustrations,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,site}/**'],
          env: { CONTENT_DIR: path.resolve(club) },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          env: { CONTENT_DIR: path.resolve(site, 'content'), SITE_DIR: path.resolve(site) },
        },
      },
    ],
  },
});
