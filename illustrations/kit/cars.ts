/** Cars: an outline seen from the side, drawn out to the car's width. */
import type { V3 } from './camera.ts';
import { bodies, type CarKind, type Outline } from './car-bodies.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { type P2, polygon } from './picture.ts';
import { hull, shadow } from './shadows.ts';
import { disc, type Face, faces, lit, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/** A parked car standing on its wheels. `heading` is where its nose points, degrees right of downrange. */
export function car(s: Stage, at: V3, heading: number, kind: CarKind, colour: string): void {
  const b = bodies[kind];
  const a = (heading * Math.PI) / 180;
  const on = (along: number, up: number, out: number): V3 => {
    const v = along - b.length / 2;
    return [at[0] + out * Math.cos(a) + v * Math.sin(a), at[1] + up, at[2] - out * Math.sin(a) + v * Math.cos(a)];
  };
  const half = b.width / 2;
  const base: V3[] = [on(0, 0, -half), on(0, 0, half), on(b.length, 0, half), on(b.length, 0, -half)];
  shadow(s, [...base.map(([x, y, z]): V3 => [x, y + 0.9, z]), on(1.2, 1.6, -half * 0.8), on(2.4, 1.6, half * 0.8)]);
  patch(s, base, paint.ink, 0, 0.5);
  s.put(at, () => {
    const draw = (outline: Outline, inset: number, paintIt: string, roofColour = paintIt): void => {
      const near = outline.map(([x, y]) => on(x, y, half - inset * (y > 1.1 ? 1 : 0.2)));
      const far = outline.map(([x, y]) => on(x, y, -half + inset * (y > 1.1 ? 1 : 0.2)));
      const ring: Face[] = outline.map((_, i) => {
        const j = (i + 1) % outline.length;
        const [p, q, t, u] = [near[i], near[j], far[j], far[i]];
        return { points: p && q && t && u ? [p, q, t, u] : [], colour: roofColour };
      });
      const middle = outline.reduce((m, [x, y]) => [m[0] + x / outline.length, m[1] + y / outline.length] as const, [
        0, 0,
      ] as readonly [number, number]);
      faces(
        s,
        [...ring, { points: near, colour: paintIt }, { points: far, colour: paintIt }],
        on(middle[0], middle[1], 0),
      );
    };
    /** A tire as wide as it is, so that it is seen from ahead and behind too. */
    const tire = (along: number, side: 1 | -1): void => {
      const [, , radius] = b.wheels;
      const rim = (out: number): P2[] =>
        disc(on(along, radius, side * out), radius, heading + 90, 20).map((p) => s.camera.project(p));
      s.sheet.path(polygon(hull([...rim(half - 0.02), ...rim(half - 0.26)])), { fill: s.colour(paint.ink, 0.05, 6) });
    };
    const wheel = (along: number, side: 1 | -1): void => {
      const [, , radius] = b.wheels;
      const hub = on(along, radius, side * (half - 0.02));
      const look = [Math.cos(a) * side, -Math.sin(a) * side] as const;
      if (look[0] * (s.camera.position[0] - hub[0]) + look[1] * (s.camera.position[2] - hub[2]) <= 0) return;
      patch(s, disc(hub, radius, heading + 90, 20), mix(paint.ink, '#101414', 0.5), 0.2);
      patch(s, disc(hub, radius * 0.5, heading + 90, 16), material.tin, 0.6);
    };
    const sides = ([1, -1] as const).toSorted(
      (p, q) => s.camera.depth(on(b.length / 2, 0.5, q * half)) - s.camera.depth(on(b.length / 2, 0.5, p * half)),
    );
    const [farSide, nearSide] = sides;
    for (const i of [0, 1] as const) for (const side of [farSide ?? 1, nearSide ?? -1]) tire(b.wheels[i], side);
    draw(b.hull, 0.02, colour);
    draw(b.cab, 0.16, mix(material.steel, paint.ink, 0.35), colour);
    // The rear window and the windscreen, set into the cab's ends.
    const n = b.cab.length;
    for (const [i, k] of [
      [n - 1, 0],
      [1, 2],
    ] as const) {
      const [p, q] = [b.cab[i], b.cab[k]];
      if (!p || !q) continue;
      const at = (t: number, out: number): V3 =>
        on(p[0] + (q[0] - p[0]) * t + (i === 1 ? 0.015 : -0.015), p[1] + (q[1] - p[1]) * t, out * (half - 0.24));
      const pane = [at(0.15, -1), at(0.15, 1), at(0.82, 1), at(0.82, -1)];
      faces(s, [{ points: pane, colour: mix(paint.ink, paint.sage, 0.35) }], on(b.length / 2, 1.3, 0));
    }
    const side = nearSide ?? 1;
    const flank = lit(s, [Math.cos(a) * side, 0, -Math.sin(a) * side]);
    // Pillars: the cab's outline in body colour, the glass within it.
    const inset = half - 0.16;
    patch(
      s,
      b.cab.map(([x, y]) => on(x, y, side * inset)),
      colour,
      flank,
    );
    patch(
      s,
      b.glass.map(([x, y]) => on(x, y, side * (inset + 0.005))),
      mix(paint.ink, paint.sage, 0.35),
      0.35 + flank * 0.3,
    );
    const pillar = (b.glass[0]?.[0] ?? 0) * 0.45 + (b.glass[1]?.[0] ?? 0) * 0.55;
    patch(
      s,
      [
        on(pillar, b.glass[0]?.[1] ?? 1, side * (inset + 0.01)),
        on(pillar + 0.08, b.glass[0]?.[1] ?? 1, side * (inset + 0.01)),
        on(pillar + 0.06, b.glass[2]?.[1] ?? 1, side * (inset + 0.01)),
        on(pillar - 0.02, b.glass[2]?.[1] ?? 1, side * (inset + 0.01)),
      ],
      colour,
      flank,
    );
    for (const i of [0, 1] as const) wheel(b.wheels[i], side);
    // Lamps at the end that the painter sees, and a strip of bumper.
    const tail = s.camera.depth(on(0, 0.5, 0)) < s.camera.depth(on(b.length, 0.5, 0));
    const end = tail ? -0.02 : b.length + 0.02;
    for (const out of [-1, 1])
      patch(
        s,
        [
          on(end, 0.72, out * half * 0.92),
          on(end, 0.72, out * half * 0.7),
          on(end, 0.88, out * half * 0.7),
          on(end, 0.88, out * half * 0.92),
        ],
        tail ? paint.orange : paint.fog,
        0.7,
      );
    patch(
      s,
      [
        on(end, 0.42, -half * 0.96),
        on(end, 0.42, half * 0.96),
        on(end, 0.54, half * 0.96),
        on(end, 0.54, -half * 0.96),
      ],
      material.tin,
      0.45,
    );
  });
}
