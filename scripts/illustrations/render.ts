// From a drawn scene to pixels.
import { Resvg } from '@resvg/resvg-js';
import type { Scene } from './kit/scene.ts';

export type { Scene } from './kit/scene.ts';

/** A scene as a PNG `pixelWidth` pixels wide. The same scene and width give the same bytes. */
export function renderScene(scene: Scene, pixelWidth: number): Buffer {
  const drawing = new Resvg(scene.svg(), {
    fitTo: { mode: 'width', value: pixelWidth },
    // No lettering is drawn, so no fonts are needed, and none of the machine's may change the picture.
    font: { loadSystemFonts: false },
  });
  return drawing.render().asPng();
}
