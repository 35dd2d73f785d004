import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyPart, refreshCode } from '#tests/fixtures/project-copy.ts';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';

const folder = temporaryFolder();

test('where nothing earlier exists, the check says that it compared nothing', { tags: ['long'] }, () => {
  refreshCode('.', folder);
  copyPart('content', '.', folder);
  const { CONTENT_DIR: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toMatch(/^The content has no mistakes\. Prices, dates and Spanish without a stamp were not compared/);
});

test('npm run translations refuses a name that nothing has', { tags: ['long'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/translations.ts', '--stamp', 'passs'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Nothing has the name passs\. Here goes: .*, pass,/);
  expect(status).toBe(1);
});
