// The contact sheet: every illustration, several to a page, each over its id. Pages go to screenshots/ (git-ignored).
//   node scripts/illustrations/sheet.ts                 all pictures
//   node scripts/illustrations/sheet.ts header- hero-   only ids that begin so
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { renderScene, type Scene } from './render.ts';
import { scenes } from './scenes.ts';

const COLUMNS = 3;
const CELL = 560;
const LABEL = 30;
const GAP = 14;
/** Row height by the tallest format of a page. */
const PER_PAGE = 12;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LABEL}"><text x="4" y="21" font-family="sans-serif" font-size="17" fill="#14302a">${text}</text></svg>`,
  );

async function page(list: readonly Scene[], file: string): Promise<void> {
  const rows: Scene[][] = [];
  for (let i = 0; i < list.length; i += COLUMNS) rows.push(list.slice(i, i + COLUMNS));
  const pieces: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    let tallest = 0;
    for (const [column, scene] of row.entries()) {
      const left = GAP + column * (CELL + GAP);
      pieces.push(
        { input: renderScene(scene, CELL), left, top },
        { input: label(scene.id), left, top: top + Math.round((CELL * scene.height) / scene.width) },
      );
      tallest = Math.max(tallest, Math.round((CELL * scene.height) / scene.width));
    }
    top += tallest + LABEL + GAP;
  }
  await sharp({ create: { width: GAP + COLUMNS * (CELL + GAP), height: top, channels: 3, background: '#fbf4e4' } })
    .composite(pieces)
    .png()
    .toFile(file);
}

const wanted = process.argv.slice(2);
const chosen = scenes.filter((scene) => wanted.length === 0 || wanted.some((start) => scene.id.startsWith(start)));
const folder = join(import.meta.dirname, '../../screenshots/illustrations');
mkdirSync(folder, { recursive: true });
for (let i = 0; i < chosen.length; i += PER_PAGE) {
  const file = join(folder, `sheet-${i / PER_PAGE + 1}.png`);
  await page(chosen.slice(i, i + PER_PAGE), file);
  process.stdout.write(`${file}\n`);
}
