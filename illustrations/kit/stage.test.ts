import { expect, it } from 'vitest';
import { color } from '#app/lib/colors.server.ts';
import { morning } from './hours.ts';
import { box } from './solids.ts';
import { Stage } from './stage.ts';
import { grass } from './undergrowth.ts';

const camera = { eye: 1.7, horizon: 0.4, lens: 0.8 };

it('draws what is far before what is near, in whatever order things are put', () => {
  const s = new Stage('test', 900, 600, camera, morning);
  const seen: string[] = [];
  for (const [name, z] of [
    ['near', 4],
    ['far', 40],
    ['middle', 9],
  ] as const)
    s.put([0, 0, z], () => seen.push(name));
  s.over(() => seen.push('veil'));
  s.put([0, 0, 80], () => seen.push('after the veil'));
  s.toSvg();
  expect(seen).toEqual(['far', 'middle', 'near', 'veil', 'after the veil']);
});

it('lets grass stand behind what is nearer, and before what is farther', () => {
  const s = new Stage('test', 900, 600, camera, morning);
  const at = [0, 0, 6] as const;
  box(s, { at, size: [2, 1, 0.1], colour: color('paint-orange') }, false);
  // Asked for after the box, as scenes do.
  grass(s, { count: 200, near: 3, far: 20, height: 0.3, colour: color('paint-sage') });
  const paths = [...s.toSvg().matchAll(/<path d="M[\d.-]+ ([\d.-]+)[^>]*>/g)];
  // Tufts are a little transparent, the box is not. A path begins at a blade's foot.
  const isTuft = ([path]: RegExpMatchArray) => path.includes('fill-opacity="0.85"');
  const boxAt = paths.findIndex((path) => !isTuft(path));
  const foot = s.camera.project(at)[1];
  const feet = (list: typeof paths) => list.filter(isTuft).map(([, y]) => Number(y));
  const [behind, before] = [feet(paths.slice(0, boxAt)), feet(paths.slice(boxAt))];
  expect(behind.length).toBeGreaterThan(10);
  expect(before.length).toBeGreaterThan(10);
  expect(Math.max(...behind)).toBeLessThanOrEqual(foot + 0.1);
  expect(Math.min(...before)).toBeGreaterThanOrEqual(foot - 0.1);
});
