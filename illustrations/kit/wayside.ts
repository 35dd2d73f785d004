/** What stands beside a road or a path: fences, the gate, trail signs, the club's mark. Never with lettering. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { fall, shadow } from './shadows.ts';
import { drawBar, box, drawBox, disc, lit, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/** The club's mark as a plain sign: a fir in a ring, no letters. `size` in metres. */
export function markSign(s: Stage, at: V3, size: number, turn = 0): void {
  const light = Math.max(0.45, lit(s, [0, 0, -1]));
  const flat = (points: readonly V3[], colour: string): void => patch(s, points, colour, light);
  flat(disc(at, size / 2, turn, 36), mix(paint.parchment, paint.fog, 0.5));
  flat(disc([at[0], at[1], at[2] - 0.01], size * 0.46, turn, 36), paint.pine);
  flat(disc([at[0], at[1], at[2] - 0.02], size * 0.4, turn, 36), mix(paint.parchment, paint.fog, 0.5));
  const u = (x: number, y: number): V3 => [
    at[0] + x * size * Math.cos((turn * Math.PI) / 180),
    at[1] + y * size,
    at[2] - 0.03 - x * size * Math.sin((turn * Math.PI) / 180),
  ];
  flat(
    [u(-0.3, -0.16), u(-0.08, -0.06), u(0.12, -0.12), u(0.34, -0.1), u(0.24, -0.28), u(0, -0.39), u(-0.24, -0.3)],
    paint.pine,
  );
  for (const [foot, half, tip] of [
    [-0.12, 0.2, 0.08],
    [0, 0.15, 0.18],
    [0.1, 0.1, 0.32],
  ] as const)
    flat([u(-half, foot), u(half, foot), u(0, tip)], paint.fir);
}

/** A split-rail fence along points on the ground. */
export function fence(s: Stage, points: readonly V3[], h = 1.1): void {
  const r = s.random();
  points.forEach((p, i) => {
    box(s, { at: p, size: [0.14, h + r.around(0.06), 0.14], colour: material.oldWood, turn: r.around(12) });
    const q = points[i + 1];
    if (!q) return;
    for (const up of [0.42, 0.85]) {
      const a: V3 = [p[0], p[1] + h * up + r.around(0.04), p[2]];
      const b: V3 = [q[0], q[1] + h * up + r.around(0.04), q[2]];
      s.sheet.path(
        polygon(
          s.camera.outline([
            fall(s, a),
            fall(s, b),
            fall(s, [b[0], b[1] + 0.1, b[2]]),
            fall(s, [a[0], a[1] + 0.1, a[2]]),
          ]),
        ),
        { fill: s.raw(s.light.shadow), opacity: 0.22 * s.light.cast },
      );
      s.put([(p[0] + q[0]) / 2, 0, (p[2] + q[2]) / 2], () => {
        drawBar(s, a, b, 0.13, material.oldWood, 0.35);
        drawBar(s, [a[0], a[1] + 0.03, a[2]], [b[0], b[1] + 0.03, b[2]], 0.05, material.oldWood, 0.9);
      });
    }
  });
}

/** A gate of two stout posts and a beam across the road, with the mark hung from it. */
export function archGate(s: Stage, at: V3, w: number, h: number, sign = true): void {
  const [x, y, z] = at;
  for (const side of [-1, 1]) {
    box(s, { at: [x + (side * w) / 2, y, z], size: [0.42, h, 0.42], colour: material.post });
    box(s, { at: [x + (side * w) / 2, y, z], size: [0.8, 0.5, 0.8], colour: material.concrete });
  }
  s.put(
    [x, y, z],
    () => {
      drawBox(s, { at: [x, y + h, z], size: [w + 1.8, 0.42, 0.36], colour: material.darkWood, top: material.post });
      for (const side of [-1, 1])
        drawBar(
          s,
          [x + (side * w) / 2, y + h - 1, z - 0.2],
          [x + side * (w / 2 - 0.9), y + h, z - 0.2],
          0.18,
          material.post,
          0.4,
        );
      if (!sign) return;
      for (const side of [-0.3, 0.3])
        drawBar(s, [x + side, y + h, z - 0.1], [x + side, y + h - 0.5, z - 0.1], 0.03, paint.ink, 0.2);
      markSign(s, [x, y + h - 1.05, z - 0.12], 1.5);
    },
    0.3,
  );
  shadow(
    s,
    [
      [x - w / 2 - 0.9, y + h, z],
      [x + w / 2 + 0.9, y + h, z],
      [x + w / 2 + 0.9, y + h + 0.4, z],
    ],
    0.8,
  );
}

/** A trail sign: a post with blank arrow boards. `boards` lists where each points (-1 left, 1 right). */
export function signPost(s: Stage, at: V3, h: number, boards: readonly (-1 | 1)[]): void {
  const [x, y, z] = at;
  box(s, { at, size: [0.2, h, 0.2], colour: material.post });
  shadow(
    s,
    [
      [x - 0.9, y + h * 0.75, z],
      [x + 0.9, y + h * 0.75, z],
      [x + 0.9, y + h * 0.95, z],
    ],
    0.7,
  );
  s.put([x, y, z - 0.15], () => {
    boards.forEach((dir, i) => {
      const v = y + h * (0.88 - i * 0.2);
      const bh = h * 0.075;
      const len = h * (0.42 - (i % 2) * 0.05);
      const light = Math.max(0.4, lit(s, [0, 0, -1]));
      const shape = (out: number, grow: number): V3[] => [
        [x - dir * h * 0.09, v - bh - grow, z - out],
        [x + dir * len, v - bh - grow, z - out],
        [x + dir * (len + h * 0.08), v, z - out],
        [x + dir * len, v + bh + grow, z - out],
        [x - dir * h * 0.09, v + bh + grow, z - out],
      ];
      patch(s, shape(0.12, 0.02), paint.ink, 0.1);
      patch(s, shape(0.15, 0), i === 1 ? mix(material.wood, paint.orange, 0.55) : material.wood, light);
      for (const k of [0.35, -0.35])
        patch(
          s,
          [
            [x, v + k * bh - 0.012, z - 0.16],
            [x + dir * len * 0.8, v + k * bh - 0.012, z - 0.16],
            [x + dir * len * 0.7, v + k * bh + 0.012, z - 0.16],
            [x, v + k * bh + 0.012, z - 0.16],
          ],
          paint.bark,
          0.3,
          0.5,
        );
    });
  });
}
