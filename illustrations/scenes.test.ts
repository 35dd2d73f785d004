import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawings } from '#scripts/images/originals.ts';
import { slotOf } from '#scripts/images/slots.ts';
import { originalOf, renderOriginal } from './render.ts';
import { loadScene, sceneIds } from './scenes.ts';

const root = path.resolve(import.meta.dirname, '..');
/** More paths than this would make the picture restless. */
const pathBudget = 2000;

const pixelsOf = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** The mean difference of two pictures over all channels of all pixels, in steps of 255. */
async function difference(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

it('a scene has its original, and an original its scene', () => {
  const originals = readdirSync(path.join(root, drawings)).map((file) => path.parse(file).name);
  expect(originals.toSorted()).toEqual(sceneIds);
});

describe.each(sceneIds)('%s', (id) => {
  it('is sound', async () => {
    const scene = await loadScene(id);
    const svg = scene.svg();
    expect(scene.id).toBe(id);
    expect(scene.width / scene.height).toBeCloseTo(slotOf(id).aspect, 3);
    expect(svg).toBe(scene.svg());
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.split('<path').length - 1).toBeLessThan(pathBudget);
    expect(svg).not.toContain('<text');
  });

  it('is drawn as it was committed', async () => {
    expect(await difference(renderOriginal(await loadScene(id)), originalOf(root, id))).toBeLessThanOrEqual(2);
  });
});
