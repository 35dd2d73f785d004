/** Everything that is drawn by code: the scenes and the range map. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawRangeMap } from '#scripts/range-map/drawing.ts';
import type { Drawing } from './source.ts';

// The hash is taken before the code is loaded: if somebody edits it meanwhile, the next build sees another hash and
// looks again, instead of taking the old drawing for the new one.
const codeHash = hashOfCode(path.join(import.meta.dirname, '../illustrations'));
const { scenes } = await import('#scripts/illustrations/scenes.ts');
const { renderScene } = await import('#scripts/illustrations/render.ts');

/**
 * The scenes, each drawn when it is needed. Composing them all takes longer than a whole build without changes may
 * take, so they are known by the code that draws them.
 */
export function sceneDrawings(): Drawing[] {
  return scenes.map((scene) => ({ ...scene, codeHash, render: (width) => renderScene(scene, width) }));
}

/** All drawings. Throws when the range map cannot be drawn from content. */
export async function allDrawings(root: string): Promise<Drawing[]> {
  return [...sceneDrawings(), await drawRangeMap(root)];
}

/** The hash of all TypeScript below a folder, tests left out. */
function hashOfCode(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}
