/** The view downrange from the shelter: grass in strips, an earth bank, paper targets. In meters. */
import type { Camera, Spot } from './camera.ts';
import type { Inks } from './inks.ts';
import { targetFrame } from './objects/targets.ts';
import { noise } from './random.ts';
import { place, type Point } from './shapes.ts';

const curve = (count: number, at: (t: number) => Spot): Spot[] =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count));

/** Dry grass to the horizon, with long lit and shaded strips beside the firing line. */
export function grassland(camera: Camera, inks: Inks): string {
  const wave = noise(77);
  const strips: [x0: number, x1: number, z0: number, z1: number, ink: string][] = [
    [-28, -19, 15, 70, inks.sun],
    [-17, -12.5, 6, 34, inks.clay],
    [-11.2, -8.4, 4, 90, inks.sun],
    [-7.2, -5.6, 2, 26, inks.clay],
    [-20.5, -18.6, 20, 52, inks.clay],
  ];
  const horizon: Spot[] = [
    [-400, 0, 3000],
    [400, 0, 3000],
    [60, 0, camera.eye[2] + 0.4],
    [-60, 0, camera.eye[2] + 0.4],
  ];
  return [
    camera.face(horizon, inks.oat),
    ...strips.map(([x0, x1, z0, z1, ink]) => {
      const edge = (side: number) =>
        curve(30, (t) => {
          const swell =
            Math.sin(Math.PI * Math.min(1, t + 0.02)) * (0.6 + 0.8 * wave(t * 10 + x0 + (side > 0 ? 40 : 0)));
          return [(x0 + x1) / 2 + (side * (x1 - x0) * swell) / 2, 0, z0 + (z1 - z0) * t * t];
        });
      return camera.face([...edge(-1), ...edge(1).toReversed()], ink);
    }),
  ].join('');
}

/** The earth bank behind the targets, along z at x -33: shaded face, lit crown. */
export function bank(camera: Camera, inks: Inks, from = 18): string {
  const height = (z: number) => 3.3 + 0.5 * Math.sin(z * 0.21) + 0.25 * Math.sin(z * 0.63 + 1);
  const depth = (t: number) => from + 40 * t * 1.2 + (40 * t) ** 2 * 0.11;
  const crown = curve(40, (t) => [-33, height(depth(t)), depth(t)]);
  const foot = curve(40, (t) => [-29.5, 0, depth(t)]);
  const shoulder = curve(40, (t) => {
    const z = depth(t);
    return [-31.6 - 0.5 * Math.sin(z * 0.9), height(z) * 0.55 + 0.3 * Math.sin(z * 0.7), z];
  });
  return (
    camera.face([...crown, ...foot.toReversed()], inks.clay) +
    camera.face([...crown, ...shoulder.toReversed()], inks.sun)
  );
}

/** The kit's target frame at x, z, with its shadow, `frameScale` times as large so that it reads in a small print. */
export function framedTarget(camera: Camera, inks: Inks, x: number, z: number, sun: Point, frameScale: number): string {
  const meters = (values: readonly number[]) => values.map((value) => value * frameScale);
  const [left, right, low, high] = meters([-0.24, 0.24, 0.87, 1.47]);
  const wood = frameScale * 0.038;
  const [px, foot] = camera.project([x, 0, z]);
  return [
    camera.shadow([x + left, x + right, low, high, z, z + 0.05], sun, inks.clay),
    ...[left, right - wood].map((at) => camera.shadow([x + at, x + at + wood, 0, low, z, z + 0.05], sun, inks.clay)),
    place(targetFrame(inks), px, foot, (camera.scaleAt(z) / 1000) * frameScale),
  ].join('');
}
