import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, recordedFingerprint, recordFingerprint } from './fingerprint.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'project-'));
  await write('app/document.tsx', 'document');
  await write('content/prices.yaml', 'day: 1');
  await write('package.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), content);
}

describe('the fingerprint of the sources', () => {
  it.each([
    ['a price changes', 'content/prices.yaml', 'day: 2'],
    ['a photo is dropped in', 'content/images/hero.jpg', 'x'],
    ['a dependency changes', 'package-lock.json', '{}'],
  ])('changes when %s', async (_what, name, content) => {
    const before = await fingerprintOf(root);
    await write(name, content);
    expect(await fingerprintOf(root)).not.toBe(before);
  });

  it.each([
    ['a test', 'app/root.test.tsx'],
    ['the server', 'server/http/app.ts'],
    ['what visitors sent', 'data/inbox.sqlite'],
  ])('stays when %s changes', async (_what, name) => {
    const before = await fingerprintOf(root);
    await write(name, 'x');
    expect(await fingerprintOf(root)).toBe(before);
  });

  it('is remembered with a finished build only', async () => {
    const build = path.join(root, 'build');
    await write('build/client/index.html', '');
    await recordFingerprint(build, 'abc');
    expect(await recordedFingerprint(build)).toBeUndefined();
    await write('build/site.json', '{}');
    expect(await recordedFingerprint(build)).toBe('abc');
  });
});
