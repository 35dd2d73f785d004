/** The scenes by id, with what determines their prints: each file of scenes/ is a picture with the file's name. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Scene, Shape } from './kit/sheet.ts';

const folder = path.join(import.meta.dirname, 'scenes');

export const sceneIds: readonly string[] = readdirSync(folder)
  .map((file) => path.parse(file).name)
  .toSorted();

/** The scene with this id. Throws, naming all scenes, if there is none. */
export async function loadScene(id: string): Promise<Scene> {
  if (!sceneIds.includes(id)) throw new Error(`There is no scene ${id}. There are: ${sceneIds.join(', ')}.`);
  const { default: scene } = (await import(`./scenes/${id}.ts`)) as { default: Scene };
  return scene;
}

/** The shape in which the site shows a picture on wide screens, by its id. */
export function shapeOf(id: string): Shape {
  if (id.startsWith('header-')) return 'strip';
  if (id.startsWith('hero-')) return 'wide';
  if (id === 'social-card') return 'card';
  return 'landscape';
}

/** Width of a print in pixels: the widest in which the site serves this shape. */
export const pixelsOf: Readonly<Record<Shape, number>> = {
  strip: 1600,
  wide: 1600,
  landscape: 1600,
  portrait: 768,
  card: 1200,
};

type Range = readonly [least: number, most: number];

/** The value plan: percent of the area that is dark and light, by the hour in which a scene is drawn. */
export const valuePlan: Readonly<Record<'dawn' | 'dusk' | 'night', { dark: Range; light: Range }>> = {
  dawn: { dark: [20, 33], light: [12, 27] },
  dusk: { dark: [28, 46], light: [3, 20] },
  night: { dark: [38, 52], light: [1, 5] },
};
