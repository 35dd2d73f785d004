/** Earth banks: the backstop behind the targets and the walls between bays. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { type P2, polygon } from './picture.ts';
import { noise1d } from './rng.ts';
import { lit } from './solids.ts';
import type { Stage } from './stage.ts';

type BermPlan = {
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
  /** Height and width of the foot, metres. */
  height: number;
  width: number;
  colour?: string;
  grass?: string;
  /** Everything else on the range stands before it, however the view is turned. */
  backstop?: boolean;
};

const STEPS = 150;

/** A bank of earth along a line; its flanks take the light, its crest bears grass, its face is gullied. */
export function berm(s: Stage, plan: BermPlan): void {
  const r = s.random();
  const crestWave = noise1d(s.seed(), 4);
  const footWave = noise1d(s.seed(), 3);
  const [x0, z0] = plan.from;
  const [x1, z1] = plan.to;
  const length = Math.hypot(x1 - x0, z1 - z0);
  const n: readonly [number, number] = [(z1 - z0) / length, -(x1 - x0) / length];
  const place = (t: number, out: number, up: number): V3 => [
    x0 + (x1 - x0) * t + n[0] * out,
    up,
    z0 + (z1 - z0) * t + n[1] * out,
  ];
  // The ends slope down at the angle of the flanks.
  const envelope = (t: number): number => {
    const u = Math.min(1, (Math.max(0, Math.min(t, 1 - t)) * length) / (plan.width * 0.62));
    return u * (2 - u);
  };
  const crest = (t: number): V3 => {
    const e = envelope(t);
    return place(
      t,
      crestWave(t * length * 0.12) * plan.width * 0.05,
      plan.height * e * (1 + crestWave(t * length * 0.09 + 9) * 0.09),
    );
  };
  const foot = (t: number, side: number): V3 =>
    place(
      t,
      side *
        (plan.width / 2) *
        (0.12 + 0.88 * Math.sqrt(envelope(t))) *
        (1 + footWave(t * length * 0.15 + side) * 0.08),
      0,
    );
  // Nothing grows through the bank.
  const reach = plan.width * 0.5;
  s.pave(
    Math.min(x0, x1) - reach * Math.abs(n[0]),
    Math.max(x0, x1) + reach * Math.abs(n[0]),
    Math.min(z0, z1) - reach * Math.abs(n[1]),
    Math.max(z0, z1) + reach * Math.abs(n[1]),
  );
  const ts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const colour = plan.colour ?? material.soil;
  const green = plan.grass ?? mix(material.dryGrass, paint.sage, 0.35);
  const middle = place(0.5, 0, 0);
  const [deepest = middle] = [place(0, 0, 0), place(1, 0, 0)].toSorted((a, b) => s.camera.depth(b) - s.camera.depth(a));
  // The shadow on the ground: the crest's fall on the side away from the sun.
  s.put(plan.backstop ? deepest : middle, () => {
    const flank = (side: 1 | -1): void => {
      const normal: V3 = [n[0] * side * plan.height, plan.width / 2, n[1] * side * plan.height];
      const toEye = [
        s.camera.position[0] - middle[0],
        s.camera.position[1] - plan.height / 2,
        s.camera.position[2] - middle[2],
      ] as const;
      if (normal[0] * toEye[0] + normal[1] * toEye[1] + normal[2] * toEye[2] <= 0) return;
      const light = lit(s, normal);
      const d = Math.max(0, s.camera.depth(middle));
      const at = (p: V3): P2 => s.camera.project(p);
      const ring = s.camera.outline([...ts.map(crest), ...ts.map((t) => foot(t, side)).toReversed()]);
      const ys = ring.map((p) => p[1]);
      s.sheet.path(polygon(ring), {
        fill: s.sheet.vertical(Math.min(...ys), Math.max(...ys), [
          [0, s.colour(colour, Math.min(1, light + 0.15), d)],
          [1, s.colour(colour, Math.max(0, light - 0.12), d)],
        ]),
      });
      let gullies = '';
      for (let i = 0; i < Math.max(14, length * 1.3); i++) {
        const t = r.between(0.06, 0.94);
        const dt = r.between(0.06, 0.24) / length;
        const along = (u: number, share: number): V3 => {
          const c = crest(u);
          const f = foot(u, side);
          return [c[0] + (f[0] - c[0]) * share, c[1] * (1 - share), c[2] + (f[2] - c[2]) * share];
        };
        const start = r.between(0.15, 0.5);
        const end = r.between(0.7, 0.98);
        gullies += polygon(s.camera.outline([along(t, start), along(t + dt, end), along(t - dt * 0.4, end)]));
      }
      s.sheet.path(gullies, { fill: s.colour(mix(colour, paint.bark, 0.45), light * 0.7, d), opacity: 0.16 });
      // Grass along the crest hangs down in tongues.
      const tongues = ts.map((t): P2 => {
        const c = crest(t);
        const f = foot(t, side);
        const share = Math.max(0.03, 0.13 + crestWave(t * length * 0.35 + 50) * 0.1 + r.around(0.025));
        return at([c[0] + (f[0] - c[0]) * share, c[1] * (1 - share), c[2] + (f[2] - c[2]) * share]);
      });
      const visible = ts.every((t) => s.camera.depth(crest(t)) > 0.3);
      if (visible) {
        const blades = ts.map((t): P2 => {
          const p = at(crest(t));
          return [p[0], p[1] - r.between(0.04, 0.22) * s.camera.scale(crest(t))];
        });
        s.sheet.path(polygon([...blades, ...tongues.toReversed()]), {
          fill: s.colour(green, Math.min(1, light + 0.15), d),
        });
      }
    };
    flank(1);
    flank(-1);
  });
}
