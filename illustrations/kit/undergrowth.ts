/** Shrubs and grass. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { crown } from './foliage.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { noise1d, type Rng } from './rng.ts';
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

/** A tuft of grass, as a path: a fan of blades; `h` meters. */
function tuft(s: Stage, r: Rng, at: V3, h: number): string {
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

/**
 * Grass tufts scattered on the ground between two distances, thicker where `where` (share of width) says so. Each waits
 * for its turn like any other thing, so that it stands behind what is nearer and before what is farther.
 */
export function grass(
  s: Stage,
  plan: { count: number; near: number; far: number; height: number; colour: string; where?: (x: number) => number },
): void {
  const r = s.random();
  const k = s.camera.focal * s.camera.position[1];
  const clump = noise1d(s.seed(), 3);
  const colour = mix(plan.colour, material.dryGrass, 0.4);
  for (let i = 0; i < plan.count; i++) {
    const z = plan.near * (plan.far / plan.near) ** r.next();
    const x = r.next();
    if (plan.where && !r.chance(plan.where(x))) continue;
    const at = s.camera.groundAt([x * s.width, s.camera.horizonY + k / z]);
    // Grass grows in clumps.
    if (clump(at[0] * 0.5 + at[2] * 0.83) < -0.12) continue;
    const d = tuft(s, r, at, plan.height * r.between(0.5, 1.2));
    // How near it is, 0 to 3 in even steps of scale: near grass is darker.
    const near = 3 * (1 - Math.log(z / plan.near) / Math.log(plan.far / plan.near));
    s.put(at, () => {
      // Asked only now, when everything that covers the ground has its place.
      if (s.grows(at)) s.sheet.path(d, { fill: s.colour(colour, 0.7 - near * 0.16, 40 - near * 13), opacity: 0.85 });
    });
  }
}

/** Dark tall grass before the painter, from one share of the sheet's width to another. Drawn at once. */
export function tallGrass(s: Stage, from: number, to: number, h: number, colour: string, light = 0.15): void {
  const r = s.random();
  let d = '';
  for (let i = 0; i < (to - from) * 130; i++) {
    const t = r.next();
    const x = s.width * (from + (to - from) * t);
    // Lower towards the ends, so that the clump has a shape.
    const H = s.height * h * Math.sin(Math.PI * (0.12 + 0.76 * t)) * r.between(0.35, 1.05);
    const lean = r.around(0.45) * H;
    const w = s.height * 0.006;
    d += `M${(x - w).toFixed(0)} ${s.height + 8}Q${(x + lean * 0.2).toFixed(0)} ${(s.height - H * 0.6).toFixed(0)} ${(x + lean).toFixed(0)} ${(s.height - H).toFixed(0)}Q${(x + lean * 0.3 + w).toFixed(0)} ${(s.height - H * 0.55).toFixed(0)} ${(x + w).toFixed(0)} ${s.height + 8}Z`;
  }
  s.sheet.path(d, { fill: s.colour(colour, light, 1) });
}
