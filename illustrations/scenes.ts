/** The scenes: each file of scenes/ is one picture, named like it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Scene } from './kit/scene.ts';

const folder = path.join(import.meta.dirname, 'scenes');

/** The ids of all scenes, in the order of the alphabet. */
export const sceneIds: readonly string[] = readdirSync(folder)
  .map((file) => path.parse(file).name)
  .toSorted();

/** The scene with this id. Throws, naming what there is, when there is no such file. */
export async function loadScene(id: string): Promise<Scene> {
  if (!sceneIds.includes(id)) throw new Error(`There is no scene ${id}. There are: ${sceneIds.join(', ')}.`);
  const { default: scene } = (await import(`./scenes/${id}.ts`)) as { default: Scene };
  return scene;
}
