/** Everything that is drawn by code: the scenes and the range map. */
import { renderScene } from '#scripts/illustrations/render.ts';
import { scenes } from '#scripts/illustrations/scenes.ts';
import { drawRangeMap } from '#scripts/range-map/drawing.ts';
import type { Drawing } from './source.ts';

/** The scenes, each drawn when it is needed. */
export const sceneDrawings: readonly Drawing[] = scenes.map((scene) => ({ ...scene, render: (width) => renderScene(scene, width) }));

/** All drawings. Throws when the range map cannot be drawn from content. */
export async function allDrawings(root: string): Promise<Drawing[]> {
  return [...sceneDrawings, await drawRangeMap(root)];
}
