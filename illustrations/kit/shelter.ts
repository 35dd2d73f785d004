/** The firing line: its roof, its benches, and the line itself. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { shadow } from './shadows.ts';
import { drawBar, drawBox, corners, type Face, faces, patch } from './solids.ts';
import type { Stage } from './stage.ts';

type CanopyPlan = {
  /** The roof covers x from..to and z front (downrange) ..back (behind the shooters), metres. */
  from: number;
  to: number;
  back: number;
  front: number;
  /** Height of the eaves at the back and at the front, metres. */
  low?: number;
  high?: number;
  bays: number;
  roof?: string;
};

/** A single-pitch roof on posts over the firing line, with its shadow on the ground. */
export function canopy(s: Stage, plan: CanopyPlan): void {
  const low = plan.low ?? 2.7;
  const high = plan.high ?? 3.3;
  const { from, to, back, front } = plan;
  const colour = plan.roof ?? material.roof;
  const over = 0.45;
  const slope = (z: number): number => low + ((high - low) * (z - back)) / (front - back);
  const at = (x: number, z: number, up = 0): V3 => [x, slope(z) + up, z];
  const x0 = from - over;
  const x1 = to + over;
  const z0 = back - over;
  const z1 = front + over;
  const thick = 0.2;
  // The pad under the roof.
  s.pave(from - 0.6, to + 0.6, back - 0.6, front + 0.6);
  const pad = (grow: number): V3[] => [
    [from - grow, 0.002, back - grow],
    [to + grow, 0.002, back - grow],
    [to + grow, 0.002, front + grow],
    [from - grow, 0.002, front + grow],
  ];
  patch(s, pad(0.62), mix(material.gravel, paint.bark, 0.35), 0.5);
  patch(s, pad(0.5), mix(material.concrete, material.gravel, 0.5), 0.7);
  shadow(s, [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)], 1.1);
  // The roof's plane, drawn out to the painter, tells whether its top or its underside is seen.
  const below = s.camera.position[1] < slope(s.camera.position[2]);
  const roof = (): void => {
    const under = [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)];
    const above = [at(x0, z0, thick), at(x1, z0, thick), at(x1, z1, thick), at(x0, z1, thick)];
    const ring: Face[] = under.map((p, i) => {
      const j = (i + 1) % 4;
      return { points: [p, under[j] ?? p, above[j] ?? p, above[i] ?? p], colour: mix(colour, paint.parchment, 0.08) };
    });
    const inside: V3 = [(from + to) / 2, (low + high) / 2 + thick / 2, (back + front) / 2];
    faces(
      s,
      [{ points: under, colour: mix(material.darkWood, paint.clay, 0.25) }, { points: above, colour }, ...ring],
      inside,
    );

    // Rafters beneath, corrugation above: lines that run with the slope.
    const count = below ? plan.bays * 4 : plan.bays * 9;
    let lines = '';
    for (let i = 1; i < count; i++) {
      const x = x0 + ((x1 - x0) * i) / count;
      const lift = below ? 0 : thick;
      const w = (below ? 0.09 : 0.035) / 2;
      const strip = [at(x - w, z0, lift), at(x + w, z0, lift), at(x + w, z1, lift), at(x - w, z1, lift)];
      lines += polygon(s.camera.outline(strip));
    }
    s.sheet.path(lines, {
      fill: s.colour(below ? material.darkWood : mix(colour, paint.bark, 0.4), 0.15, 8),
      opacity: below ? 0.7 : 0.35,
    });
  };
  const centre: V3 = [(from + to) / 2, 0, (back + front) / 2];
  // Seen from below the roof lies behind its posts; seen from above it lies before them.
  if (below) s.put(centre, roof, -60);
  else s.put(centre, roof, 60);
  for (let i = 0; i <= plan.bays; i++) {
    const x = from + ((to - from) * i) / plan.bays;
    for (const z of [back, front]) {
      const top = slope(z);
      shadow(s, corners({ at: [x, 0, z], size: [0.16, top, 0.16], colour: paint.ink }), 0.55);
      s.put([x, 0, z], () => {
        drawBox(s, { at: [x, 0, z], size: [0.17, top, 0.17], colour: material.post });
        drawBox(s, { at: [x, 0, z], size: [0.34, 0.18, 0.34], colour: material.concrete });
        for (const dir of [-1, 1]) {
          if ((i === 0 && dir < 0) || (i === plan.bays && dir > 0)) continue;
          drawBar(s, [x, top - 0.75, z], [x + dir * 0.62, top - 0.04, z], 0.09, material.post, 0.3);
        }
      });
    }
  }
  for (const z of [back, front]) {
    for (let i = 0; i < plan.bays; i++) {
      const a = from + ((to - from) * i) / plan.bays;
      const b = from + ((to - from) * (i + 1)) / plan.bays;
      s.put(
        [(a + b) / 2, 0, z],
        () =>
          drawBox(s, { at: [(a + b) / 2, slope(z) - 0.22, z], size: [b - a, 0.22, 0.12], colour: material.darkWood }),
        -0.2,
      );
    }
  }
}

/** The painted firing line on the ground, across the range. */
export function line(s: Stage, z: number, from: number, to: number, colour: string = paint.orange, width = 0.12): void {
  const strip: V3[] = [
    [from, 0.005, z],
    [to, 0.005, z],
    [to, 0.005, z + width],
    [from, 0.005, z + width],
  ];
  s.sheet.path(polygon(s.camera.outline(strip)), {
    fill: s.colour(colour, 0.7, s.camera.depth([(from + to) / 2, 0, z])),
  });
}
