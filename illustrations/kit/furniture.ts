/** Picnic tables, bins, logs and other things that stand about. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { drawBar, drawBox, corners } from './solids.ts';
import type { Stage } from './stage.ts';

/** A picnic table with its two benches; long side along x before the turn (degrees). */
export function picnicTable(s: Stage, at: V3, turn = 0, colour: string = material.oldWood): void {
  const a = (turn * Math.PI) / 180;
  const on = (u: number, up: number, v: number): V3 => [
    at[0] + u * Math.cos(a) + v * Math.sin(a),
    at[1] + up,
    at[2] - u * Math.sin(a) + v * Math.cos(a),
  ];
  shadow(s, corners({ at: [at[0], at[1] + 0.72, at[2]], size: [1.9, 0.05, 0.8], colour, turn }));
  for (const v of [-0.72, 0.72]) shadow(s, corners({ at: on(0, 0.42, v), size: [1.9, 0.05, 0.28], colour, turn }), 0.8);
  s.put(at, () => {
    const plank = (v: number, up: number, w: number): void =>
      drawBox(s, { at: on(0, up, v), size: [1.95, 0.055, w], colour, top: mix(colour, paint.fog, 0.15), turn });
    const leg = (u: number): void => {
      for (const side of [-1, 1]) drawBar(s, on(u, 0, side * 0.62), on(u, 0.72, side * 0.22), 0.09, material.post, 0.3);
      drawBar(s, on(u, 0.4, -0.85), on(u, 0.4, 0.85), 0.08, material.post, 0.25);
    };
    const backFirst = s.camera.depth(on(0, 0, -1)) > s.camera.depth(on(0, 0, 1)) ? -1 : 1;
    plank(backFirst * 0.72, 0.42, 0.26);
    leg(-0.68);
    leg(0.68);
    for (const v of [-0.3, -0.1, 0.1, 0.3]) plank(v * -backFirst * -1, 0.72, 0.18);
    plank(-backFirst * 0.72, 0.42, 0.26);
  });
}

/** A boulder; `w` metres wide. */
export function boulder(s: Stage, at: V3, w: number): void {
  const r = s.random();
  shadow(
    s,
    [
      [at[0] - w / 2, w * 0.5, at[2]],
      [at[0] + w / 2, w * 0.4, at[2]],
    ],
    0.9,
  );
  s.put(at, () => {
    const k = s.camera.scale(at) * w;
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const p = [
      [-0.52, 0.02],
      [-0.46, -0.3],
      [-0.18, -0.56],
      [0.16, -0.52],
      [0.44, -0.3],
      [0.54, 0.02],
      [0.2, 0.08],
      [-0.25, 0.07],
    ].map(([u, v]) => [x + (u ?? 0) * k * r.between(0.92, 1.08), y + (v ?? 0) * k * r.between(0.9, 1.1)] as const);
    const path = (ids: readonly number[]): string =>
      `M${ids.map((i) => `${p[i]?.[0].toFixed(1)} ${p[i]?.[1].toFixed(1)}`).join('L')}Z`;
    s.sheet.path(path([0, 1, 2, 3, 4, 5, 6, 7]), { fill: s.colour(material.concrete, 0.25, d) });
    s.sheet.path(path([1, 2, 3, 4, 7]), { fill: s.colour(material.concrete, 0.55, d) });
    const right = Math.sin((s.light.bearing * Math.PI) / 180) >= 0;
    s.sheet.path(path(right ? [2, 3, 4, 6] : [1, 2, 3, 7]), { fill: s.colour(material.concrete, 0.85, d) });
  });
}
