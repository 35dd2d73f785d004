/** Shrubs and grass. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { crown } from './foliage.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { noise1d } from './rng.ts';
import { shadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** Low chaparral: a few leaf masses on the ground; `w` metres wide. */
export function shrub(s: Stage, at: V3, w: number): void {
  const r = s.random();
  shadow(
    s,
    [
      [at[0] - w * 0.4, w * 0.2, at[2]],
      [at[0], w * 0.4, at[2]],
      [at[0] + w * 0.4, w * 0.2, at[2]],
    ],
    0.8,
  );
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const W = w * s.camera.scale(at);
    const masses: [number, number, number][] = [];
    for (let i = 0; i < 4; i++)
      masses.push([x + r.around(W * 0.36), y - W * r.between(0.1, 0.26), W * r.between(0.14, 0.24)]);
    crown(
      s,
      masses.toSorted((a, b) => a[1] - b[1]),
      s.camera.depth(at),
      r,
      0.85,
    );
  });
}

/** A tuft of grass, as a path: a fan of blades; `h` metres. */
function tuft(s: Stage, at: V3, h: number): string {
  const r = s.random();
  const [x, y] = s.camera.project(at);
  const H = h * s.camera.scale(at);
  const w = H * 0.04;
  let d = '';
  for (let i = 0; i < 7; i++) {
    const lean = r.around(0.6);
    d += polygon([
      [x + lean * H * 0.3 - w, y],
      [x + lean * H, y - H * r.between(0.6, 1)],
      [x + lean * H * 0.3 + w, y],
    ]);
  }
  return d;
}

/** Grass tufts scattered on the ground between two distances, thicker where `where` (share of width) says so. */
export function grass(
  s: Stage,
  plan: { count: number; near: number; far: number; height: number; colour: string; where?: (x: number) => number },
): void {
  const r = s.random();
  const k = s.camera.focal * s.camera.position[1];
  const clump = noise1d(s.seed(), 3);
  const spots: { at: V3; h: number }[] = [];
  for (let i = 0; i < plan.count; i++) {
    const z = plan.near * (plan.far / plan.near) ** r.next();
    const x = r.next();
    if (plan.where && !r.chance(plan.where(x))) continue;
    const at = s.camera.groundAt([x * s.width, s.camera.horizonY + k / z]);
    // Grass grows in clumps.
    if (clump(at[0] * 0.5 + at[2] * 0.83) < -0.12) continue;
    spots.push({ at, h: plan.height * r.between(0.5, 1.2) });
  }
  spots.sort((a, b) => s.camera.depth(b.at) - s.camera.depth(a.at));
  // Bands by distance, each one path, so that things stand among the grass.
  const bands = 16;
  const share = Math.ceil(spots.length / bands);
  for (let band = 0; band < bands; band++) {
    const here = spots.slice(band * share, (band + 1) * share);
    const nearest = here.at(-1);
    if (!nearest) continue;
    const tone = (band / bands) * 3;
    s.put(nearest.at, () => {
      // Asked only now, when everything that covers the ground has its place.
      const d = here
        .filter((spot) => s.grows(spot.at))
        .map((spot) => tuft(s, spot.at, spot.h))
        .join('');
      s.sheet.path(d, {
        fill: s.colour(mix(plan.colour, material.dryGrass, 0.4), 0.7 - tone * 0.16, 40 - tone * 13),
        opacity: 0.85,
      });
    });
  }
}
