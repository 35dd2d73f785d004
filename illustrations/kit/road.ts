/** Roads and paths over flat or rolling ground. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { type P2, polygon } from './picture.ts';
import type { Stage } from './stage.ts';

export type RoadPlan = {
  /** The middle of the road at a distance z, metres. */
  middle: (z: number) => number;
  /** Height of the road at a distance z; flat if left out. */
  up?: (z: number) => number;
  width: number;
  from: number;
  to: number;
  surface?: string;
  /** A double yellow line and white edges. */
  striped?: boolean;
  steps?: number;
};

/** A road from near to far, drawn at once in strips so that hidden dips stay hidden. */
export function road(s: Stage, plan: RoadPlan): void {
  const n = plan.steps ?? 70;
  const up = plan.up ?? (() => 0);
  const zs = Array.from({ length: n + 1 }, (_, i) => plan.from * (plan.to / plan.from) ** (i / n));
  const at = (z: number, out: number, lift = 0): V3 => [plan.middle(z) + out, up(z) + lift, z];
  const strip = (from: number, to: number, colour: string, light: number, dash?: number): void => {
    const left: P2[] = [];
    const right: P2[] = [];
    let d = '';
    const flush = (): void => {
      if (left.length > 1) d += polygon([...left, ...right.toReversed()]);
      left.length = 0;
      right.length = 0;
    };
    zs.forEach((z, i) => {
      if (dash !== undefined && Math.floor(i / dash) % 2 === 1) {
        flush();
        return;
      }
      left.push(s.camera.project(at(z, from)));
      right.push(s.camera.project(at(z, to)));
    });
    flush();
    const a = s.camera.project(at(plan.from, 0))[1];
    const b = s.camera.project(at(plan.to, 0))[1];
    s.sheet.path(d, {
      fill: s.sheet.vertical(b, a, [
        [0, s.colour(colour, light, plan.to)],
        [0.35, s.colour(colour, light, plan.to * 0.2)],
        [1, s.colour(colour, light, 2)],
      ]),
    });
  };
  const w = plan.width / 2;
  const surface = plan.surface ?? material.asphalt;
  strip(-w - 0.9, w + 0.9, mix(material.gravel, paint.clay, 0.4), 0.7);
  strip(-w, w, surface, 0.62);
  if (!plan.striped) {
    strip(-w * 0.62, -w * 0.28, mix(surface, paint.parchment, 0.22), 0.75);
    strip(w * 0.28, w * 0.62, mix(surface, paint.parchment, 0.22), 0.75);
    return;
  }
  strip(-w + 0.18, -w + 0.3, paint.fog, 0.8);
  strip(w - 0.3, w - 0.18, paint.fog, 0.8);
  strip(-0.19, -0.08, paint.sun, 0.8);
  strip(0.08, 0.19, paint.sun, 0.8);
}

/** A low guard rail along one side of a road. */
export function guardRail(s: Stage, plan: RoadPlan, out: number, posts: number): void {
  const up = plan.up ?? (() => 0);
  const zs = Array.from({ length: posts }, (_, i) => plan.from * (plan.to / plan.from) ** (i / (posts - 1)));
  zs.forEach((z, i) => {
    const next = zs[i + 1];
    const p: V3 = [plan.middle(z) + out, up(z), z];
    s.put(p, () => {
      const k = s.camera.scale(p);
      const [x, y] = s.camera.project(p);
      s.sheet.path(
        polygon([
          [x - 0.07 * k, y],
          [x - 0.07 * k, y - 0.75 * k],
          [x + 0.07 * k, y - 0.75 * k],
          [x + 0.07 * k, y],
        ]),
        { fill: s.colour(material.darkWood, 0.4, z) },
      );
      if (next === undefined) return;
      const q: V3 = [plan.middle(next) + out, up(next), next];
      const [a, b, c, d] = [0.72, 0.72, 0.42, 0.42].map((h, n) =>
        s.camera.project(n === 1 || n === 2 ? [q[0], q[1] + h, q[2]] : [p[0], p[1] + h, p[2]]),
      );
      if (a && b && c && d) {
        s.sheet.path(polygon([a, b, c, d]), { fill: s.colour(material.tin, 0.75, z) });
        const mid = (u: P2, v: P2): P2 => [(u[0] + v[0]) / 2, (u[1] + v[1]) / 2];
        s.sheet.path(polygon([mid(a, d), mid(b, c), c, d]), { fill: s.colour(material.tin, 0.35, z) });
      }
    });
  });
}
