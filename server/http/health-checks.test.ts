import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentCheck, fetchFailureFile, publishCheck } from './health-checks.ts';

const temporary = () => mkdtempDisposable(path.join(tmpdir(), 'content-'));

test('a file that is gone when it is looked at, such as a lock file of Emacs, does not count as failing', async () => {
  await using folder = await temporary();
  await writeFile(path.join(folder.path, 'hours.yaml'), '');
  for (const name of ['.#hours.yaml', 'gone.yaml']) await symlink('editor@host.1234', path.join(folder.path, name));
  const check = contentCheck(folder.path, '2026-01-01T00:00:00Z', () => undefined);
  expect(await check()).toMatchObject({ state: 'warning' });
});

test('folders that come and go while the content is looked at do not count as failing', async () => {
  await using folder = await temporary();
  await writeFile(path.join(folder.path, 'hours.yaml'), '');
  const check = contentCheck(folder.path, '2026-01-01T00:00:00Z', () => undefined);
  const names = Array.from({ length: 20 }, (_, index) => path.join(folder.path, `images-${index}`));
  const checked = new AbortController();
  const comeAndGo = async () => {
    while (!checked.signal.aborted) {
      for (const name of names) await mkdir(path.join(name, 'large'), { recursive: true });
      for (const name of names) await rm(name, { recursive: true });
    }
  };
  const changes = comeAndGo();
  try {
    for (let look = 0; look < 200; look += 1) expect(await check()).toMatchObject({ state: 'warning' });
  } finally {
    checked.abort();
    await changes;
  }
});

test('a failure that ends while it is looked at does not count as failing', async () => {
  await using folder = await temporary();
  const file = path.join(folder.path, fetchFailureFile);
  const check = publishCheck(folder.path, () => new Date('2026-01-01T00:00:00Z'));
  for (let look = 0; look < 50; look += 1) {
    writeFileSync(file, JSON.stringify({ since: '2026-01-01T00:00:00Z', isMailed: false }));
    const finding = check();
    rmSync(file);
    expect(await finding).toMatchObject({ state: 'ok' });
  }
});
