/**
 * `npm run draw:sheet [start of an id…]`: contact sheets of the scenes as they would be drawn now, several to a page,
 * each over its id, in screenshots/illustrations/ (git-ignored).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from './kit/scene.ts';
import { renderScene } from './render.ts';
import { loadScene, sceneIds } from './scenes.ts';

const columns = 3;
const cell = 560;
const labelHeight = 30;
const gap = 14;
const perPage = 12;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${labelHeight}"><text x="4" y="21" font-family="sans-serif" font-size="17" fill="#14302a">${text}</text></svg>`,
  );

async function page(list: readonly Scene[], file: string): Promise<void> {
  const pieces: OverlayOptions[] = [];
  let top = gap;
  for (let first = 0; first < list.length; first += columns) {
    const row = list.slice(first, first + columns);
    const heights = row.map((scene) => Math.round((cell * scene.height) / scene.width));
    for (const [column, scene] of row.entries()) {
      const left = gap + column * (cell + gap);
      pieces.push(
        { input: renderScene(scene, cell), left, top },
        { input: label(scene.id), left, top: top + (heights[column] ?? 0) },
      );
    }
    top += Math.max(...heights) + labelHeight + gap;
  }
  await sharp({ create: { width: gap + columns * (cell + gap), height: top, channels: 3, background: '#fbf4e4' } })
    .composite(pieces)
    .png()
    .toFile(file);
}

const wanted = process.argv.slice(2);
const chosen = sceneIds.filter((id) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)));
const folder = path.resolve(import.meta.dirname, '../screenshots/illustrations');
mkdirSync(folder, { recursive: true });
for (let first = 0; first < chosen.length; first += perPage) {
  const file = path.join(folder, `sheet-${first / perPage + 1}.png`);
  await page(await Promise.all(chosen.slice(first, first + perPage).map(loadScene)), file);
  process.stdout.write(`${file}\n`);
}
