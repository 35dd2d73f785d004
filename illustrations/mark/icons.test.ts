/** The icons match the committed ones, and the icon file points at its pictures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { icons } from './icons.ts';

const pixelsIn = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

for (const [file, content] of Object.entries(icons()))
  test(`${file} is what was committed`, async () => {
    const committed = readFileSync(path.resolve(import.meta.dirname, '../../public', file));
    if (!file.endsWith('.png')) assert.ok(committed.equals(Buffer.from(content)), 'run: npm run draw:mark');
    else assert.ok((await pixelsIn(committed)).equals(await pixelsIn(content)), 'run: npm run draw:mark');
  });

test('an icon file points at its pictures', async () => {
  const icon = Buffer.from(icons()['favicon.ico']);
  assert.deepEqual([icon.readUInt16LE(2), icon.readUInt16LE(4)], [1, 2]);
  for (const [entry, side] of [[6, 16] as const, [22, 32] as const]) {
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const { width, height } = await sharp(icon.subarray(offset, offset + length)).metadata();
    assert.deepEqual([width, height], [side, side]);
  }
});
