import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { buildTimes, recordBuildTime, timed } from './build-times.ts';

const root = temporaryFolder();

test('a half-written file of an interrupted build breaks no later one', async () => {
  expect(await buildTimes(root)).toEqual({});
  mkdirSync(path.join(root, '.generated'));
  writeFileSync(path.join(root, '.generated/build-times.json'), '{"fir');
  await timed('pictures', async () => {});
  const cpu = await recordBuildTime(root, 'first');
  const began = expect.any(Number);
  expect(await buildTimes(root)).toEqual({ first: { cpu, steps: { pictures: [began, began] } } });
});
