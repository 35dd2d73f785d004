import { mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentCheck } from './health-checks.ts';

test('a file that is gone when it is looked at, such as a lock file of Emacs, does not count as failing', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'content-'));
  await writeFile(path.join(folder.path, 'hours.yaml'), '');
  await symlink('editor@host.1234', path.join(folder.path, '.#hours.yaml'));
  const check = contentCheck(folder.path, '2026-01-01T00:00:00Z', () => undefined);
  expect(await check()).toMatchObject({ state: 'warning' });
});
