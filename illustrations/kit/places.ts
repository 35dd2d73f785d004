/** The places of the range that more than one picture shows, so that it is one range and not forty. */
import { bench, sandbag } from './benches.ts';
import { berm } from './berm.ts';
import { fir, forest } from './conifers.ts';
import { ground, marks, pebbles } from './ground.ts';
import { conifer } from './pines.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import type { P2 } from './picture.ts';
import { ridges } from './ridges.ts';
import { canopy, line } from './shelter.ts';
import type { Stage } from './stage.ts';
import { targetRow } from './targets.ts';
import { grass } from './undergrowth.ts';

/** The view from the mountain: ridges and the wood along the far edge of the range. Gives the nearest crest. */
export function mountains(
  s: Stage,
  plan: { layers?: number; high?: number; rise?: number; trees?: number; wood?: number; fall?: number } = {},
): P2[] {
  const horizon = s.camera.horizonY / s.height;
  const high = plan.high ?? 0.2;
  const crest = ridges(s, {
    layers: plan.layers ?? 5,
    top: horizon - high,
    bottom: horizon - 0.015,
    rise: plan.rise ?? 0.09,
    trees: plan.trees ?? s.height * 0.045,
    fall: plan.fall ?? 0,
  });
  const count = plan.wood ?? 70;
  if (count > 0)
    forest(s, crest, { count, low: s.height * 0.04, high: s.height * 0.085, far: 130, sink: s.height * 0.05 });
  return crest;
}

/** Trodden earth with dry grass at the sides and pebbles near the feet. */
export function rangeFloor(
  s: Stage,
  plan: { to?: number; colour?: string; grassColour?: string; count?: number } = {},
): void {
  const colour = plan.colour ?? material.dryGrass;
  ground(s, { colour, to: plan.to ?? 150 });
  marks(s, material.paleGrass, 10, plan.to ?? 150);
  pebbles(s, plan.count ?? 90, 2, 18, material.gravel);
  grass(s, {
    count: 240,
    near: 2.5,
    far: 60,
    height: 0.24,
    colour: plan.grassColour ?? material.paleGrass,
    where: (x) => 0.12 + Math.abs(x - 0.5) * 1.3,
  });
}

/** The main rifle line: canopy, benches, orange line, targets at a distance and the berm behind them. */
export function rifleLine(
  s: Stage,
  plan: {
    from: number;
    to: number;
    bays: number;
    back: number;
    front: number;
    targets: number;
    count: number;
    span?: readonly [number, number];
    grass?: string;
    stools?: boolean;
  },
): void {
  const [a, b] = plan.span ?? [plan.from, plan.to];
  line(s, plan.front + 0.9, a, b, paint.orange, 0.14);
  berm(s, {
    from: [a - 10, plan.targets + 9],
    to: [b + 34, plan.targets + 9],
    height: 4.4,
    width: 13,
    backstop: true,
    ...(plan.grass ? { grass: plan.grass } : {}),
  });
  targetRow(s, { from: a + 1, to: b - 1, z: plan.targets, count: plan.count, width: 1.25, height: 1.25, lift: 0.75 });
  canopy(s, { from: plan.from, to: plan.to, bays: plan.bays, back: plan.back, front: plan.front });
  const step = (plan.to - plan.from) / plan.bays;
  for (let i = 0; i < plan.bays; i++) {
    const x = plan.from + step * (i + 0.5);
    bench(s, [x, 0, plan.front - 1.15], { stool: plan.stools !== false });
    if (i % 2 === 0) sandbag(s, [x - 0.05, 0.81, plan.front - 0.75]);
  }
}

/** Where the painter of the three hero pictures stands: behind the line, at its right end. */
export const heroView = { eye: 2.6, horizon: 0.62, lens: 0.74, turn: 22 } as const;

/** The ground of the hero pictures: floor, canopy from the left, targets, berm, and the firs at the right. */
export function heroRange(s: Stage, grassColour?: string): void {
  rifleLine(s, {
    from: -9.5,
    to: 3.4,
    bays: 4,
    back: 8,
    front: 12.5,
    targets: 42,
    count: 13,
    span: [-12, 34],
    ...(grassColour ? { grass: grassColour } : {}),
  });
  for (const [x, z, h] of [
    [21, 24, 11],
    [24.5, 27, 15],
    [17.5, 22, 7],
    [26, 20, 17],
    [29, 25, 14],
    [21, 17, 8.5],
  ] as const)
    fir(s, [x, 0, z], h);
}

/** A loose wood on the flat ground: trees of many heights between two distances, except where `clear` says so. */
export function grove(
  s: Stage,
  plan: {
    count: number;
    near: number;
    far: number;
    low: number;
    high: number;
    clear?: (x: number, z: number, share: number) => boolean;
    /** What grows; a mixed wood if left out. */
    plant?: typeof conifer;
  },
): void {
  const r = s.random();
  for (let i = 0; i < plan.count; i++) {
    const z = plan.near + (plan.far - plan.near) * r.next();
    const share = r.between(-0.05, 1.05);
    const at = s.camera.groundAt([share * s.width, s.camera.horizonY + (s.camera.position[1] * s.camera.focal) / z]);
    const h = r.between(plan.low, plan.high);
    if (plan.clear?.(at[0], at[2], share)) continue;
    (plan.plant ?? conifer)(s, at, h);
  }
}
