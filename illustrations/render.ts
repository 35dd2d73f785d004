/** From a drawn scene to the original that the site's pictures are made from. */
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawings } from '#scripts/images/originals.ts';
import { slotOf } from '#scripts/images/slots.ts';
import type { Scene } from './kit/scene.ts';

/** A scene as a PNG `pixelWidth` pixels wide. The same scene and width give the same bytes. */
export function renderScene(scene: Scene, pixelWidth: number): Buffer {
  const drawing = new Resvg(scene.svg(), {
    fitTo: { mode: 'width', value: pixelWidth },
    // No lettering is drawn, so no fonts are needed, and none of the machine's may change the picture.
    font: { loadSystemFonts: false },
  });
  return drawing.render().asPng();
}

/** A scene as wide as it is ever served. */
export const renderOriginal = (scene: Scene): Buffer => renderScene(scene, Math.max(...slotOf(scene.id).widths));

/** Where the original of a scene is kept. */
export const originalOf = (root: string, id: string): string => path.join(root, drawings, `${id}.webp`);

/**
 * The original as a file. Almost lossless WebP: no channel is off by more than 2 of 255, and all scenes together weigh
 * 8 MB, where PNG takes 17, lossless WebP 10, and lossy WebP (7 MB) shows at hard edges of colour.
 */
export const encodeOriginal = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
