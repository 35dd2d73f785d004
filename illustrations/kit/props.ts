/** Small things on benches and counters: scopes, muffs, glasses, cards, clipboards, ammunition boxes. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { drawBar, patch, drawTube } from './solids.ts';
import type { Stage } from './stage.ts';

/** A spotting scope on its small tripod, looking downrange; `at` is where the tripod stands. */
export function spottingScope(s: Stage, at: V3): void {
  const [x, y, z] = at;
  s.put(
    at,
    () => {
      const top: V3 = [x, y + 0.26, z];
      for (const [u, v] of [
        [-0.12, -0.08],
        [0.12, -0.08],
        [0, 0.14],
      ] as const)
        drawBar(s, [x + u, y, z + v], top, 0.025, material.gunmetal, 0.25);
      drawTube(s, [x, y + 0.3, z + 0.24], [x, y + 0.3, z - 0.2], 0.13, paint.pine, 0.35, 0.1);
      drawTube(s, [x, y + 0.3, z - 0.1], [x, y + 0.3, z - 0.2], 0.1, paint.pine, 0.7);
      drawTube(s, [x, y + 0.31, z - 0.2], [x, y + 0.315, z - 0.32], 0.055, material.gunmetal, 0.4);
      drawTube(s, [x, y + 0.315, z - 0.321], [x, y + 0.315, z - 0.322], 0.032, paint.sage, 0.7);
    },
    0.8,
  );
}

/** Points of a shape lying on a level plane, from its middle: u to the right, v away. Metres, turned by degrees. */
function lay(at: V3, turn: number, points: readonly (readonly [u: number, v: number])[]): V3[] {
  const a = (turn * Math.PI) / 180;
  return points.map(([u, v]): V3 => [
    at[0] + u * Math.cos(a) + v * Math.sin(a),
    at[1],
    at[2] - u * Math.sin(a) + v * Math.cos(a),
  ]);
}

const rectangle = (w: number, d: number): [number, number][] => [
  [-w / 2, -d / 2],
  [w / 2, -d / 2],
  [w / 2, d / 2],
  [-w / 2, d / 2],
];

/** The Orange Safety Card, leaning back: orange all over, dark lines of print, two lines to sign; no letters. */
export function safetyCard(s: Stage, at: V3, w: number, turn: number): void {
  const slope = 1.05;
  const stand = (points: readonly (readonly [number, number])[], lift: number): V3[] =>
    lay(
      at,
      turn,
      points.map(([u, v]) => [u * w, (v * Math.cos(slope) - lift) * w] as const),
    ).map(([x, y, z], i): V3 => [x, y + (points[i]?.[1] ?? 0) * Math.sin(slope) * w, z]);
  const piece = (u: number, v: number, ww: number, hh: number, colour: string, light: number, lift: number): void =>
    patch(
      s,
      stand(
        [
          [u - ww / 2, v - hh / 2],
          [u + ww / 2, v - hh / 2],
          [u + ww / 2, v + hh / 2],
          [u - ww / 2, v + hh / 2],
        ],
        lift,
      ),
      colour,
      light,
    );
  patch(
    s,
    lay(at, turn, [
      [-0.5 * w, 0],
      [0.5 * w, 0],
      [0.78 * w, 0.34 * w],
      [-0.2 * w, 0.34 * w],
    ]),
    paint.ink,
    0,
    0.28,
  );
  const print = mix(paint.ink, paint.bark, 0.3);
  piece(0, 0.31, 1, 0.62, paint.orange, 0.9, 0);
  piece(0, 0.52, 0.62, 0.075, print, 0.2, 0.004);
  for (const [v, from, to] of [
    [0.4, -0.4, 0.4],
    [0.335, -0.4, 0.34],
    [0.27, -0.4, 0.38],
    [0.205, -0.4, 0.1],
    [0.09, -0.4, -0.02],
    [0.09, 0.1, 0.4],
  ] as const)
    piece((from + to) / 2, v, to - from, v < 0.1 ? 0.012 : 0.026, print, 0.3, 0.006);
}

/** A clipboard with a form and a pen. Drawn at once. */
export function clipboard(s: Stage, at: V3, w: number, turn: number): void {
  const d = w * 1.36;
  patch(s, lay([at[0] + w * 0.04, at[1], at[2] - w * 0.04], turn, rectangle(w * 1.04, d * 1.03)), paint.ink, 0, 0.3);
  patch(s, lay([at[0], at[1] + 0.003, at[2]], turn, rectangle(w, d)), material.cabin, 0.7);
  const inner = (u: number, v: number, ww: number, dd: number, colour: string, light = 0.9): void =>
    patch(
      s,
      lay(
        [at[0], at[1] + 0.005, at[2]],
        turn,
        rectangle(ww * w, dd * w).map(([p, q]) => [p + u * w, q + v * w] as const),
      ),
      colour,
      light,
    );
  inner(0, -0.03, 0.88, 1.18, material.paper);
  inner(-0.08, 0.42, 0.6, 0.07, paint.pine, 0.6);
  for (let i = 0; i < 7; i++)
    inner(i % 3 === 2 ? -0.12 : 0, 0.28 - i * 0.1, i % 3 === 2 ? 0.48 : 0.72, 0.016, paint.sage, 0.5);
  for (const v of [-0.46, -0.54]) inner(-0.12, v, 0.48, 0.012, paint.ink, 0.4);
  inner(0.28, -0.5, 0.14, 0.1, mix(paint.orange, paint.fog, 0.2), 0.9);
  inner(0, 0.62, 0.34, 0.1, material.tin, 0.75);
  const pen = lay([at[0], at[1] + 0.02, at[2]], turn, [
    [0.3 * w, -0.2 * w],
    [0.62 * w, 0.34 * w],
  ]);
  const [a, b] = pen;
  if (a && b) {
    drawBar(s, a, b, w * 0.055, paint.orange, 0.7);
    drawBar(s, a, [a[0] - (b[0] - a[0]) * 0.12, a[1] - 0.01, a[2] - (b[2] - a[2]) * 0.12], w * 0.035, paint.ink, 0.2);
  }
}
