import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, fact, repository } from '#tests/fixtures/pictures.ts';
import { buildMark, icoOf } from './build.ts';
import { nameLines } from '#app/lib/name-lines.ts';

/** The folder of a club's marks. */
async function marksOf(name: string): Promise<string> {
  const root = await repository({ 'social-card': fact('card') });
  await draw(root, 'social-card', 1200, 630);
  await buildMark({ root, log: () => undefined, name });
  return path.join(root, '.generated/mark');
}

test('every file that browsers and launchers ask for is made in its size', { timeout: 300_000 }, async () => {
  const folder = await marksOf('A Rod & Gun Club');
  const sizes = await Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.png'))
      .toSorted()
      .map(async (file) => {
        const { width, height } = await sharp(path.join(folder, file)).metadata();
        return `${file} ${width}×${height}`;
      }),
  );
  expect(sizes).toEqual([
    'apple-touch-icon.png 180×180',
    'icon-192.png 192×192',
    'icon-512.png 512×512',
    'icon-maskable-512.png 512×512',
    'social-card.png 1200×630',
  ]);
  expect(await sharp(path.join(folder, 'favicon.svg')).metadata()).toMatchObject({ format: 'svg' });
});

test('an icon file points at its pictures', async () => {
  const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#14302a' } })
    .png()
    .toBuffer();
  const icon = icoOf([
    { side: 16, png },
    { side: 32, png },
  ]);
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(icon.readUInt16LE(4)).toBe(2);
  const [length, offset] = [icon.readUInt32LE(22 + 8), icon.readUInt32LE(22 + 12)];
  expect(icon.subarray(offset, offset + length)).toEqual(png);
  expect(icon.length).toBe(offset + length);
});

test.each([
  { name: 'Los Altos Rod & Gun Club', lines: ['Los Altos', 'Rod\u00a0&\u00a0Gun Club'] },
  { name: 'Ridge Club', lines: ['Ridge Club'] },
])('$name is set in $lines.length lines', ({ name, lines }) => {
  expect(nameLines(name)).toEqual(lines);
});
