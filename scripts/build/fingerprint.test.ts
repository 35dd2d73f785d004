import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

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

it.each([
  ['changes with a price', 'content/prices.yaml', false],
  ['changes with a photo', 'content/images/hero.jpg', false],
  ['changes with a dependency', 'package-lock.json', false],
  ['stays when a test changes', 'app/root.test.tsx', true],
  ['stays when visitors send messages', 'data/inbox.sqlite', true],
])('the fingerprint of the sources %s', async (_what, name, stays) => {
  const before = await fingerprintOf(root);
  await write(name, 'x');
  expect((await fingerprintOf(root)) === before).toBe(stays);
});
