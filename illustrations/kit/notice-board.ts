/** The notice board. Its papers bear lines, never letters. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { drawBox, faces, lit, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/** A notice board under its own small roof, with sheets of paper that bear lines, not letters. `w` metres wide. */
export function noticeBoard(s: Stage, at: V3, w: number, sheets = 6, turn = 0): void {
  const r = s.random();
  const [x, y, z] = at;
  const a = (turn * Math.PI) / 180;
  const on = (u: number, up: number, out = 0): V3 => [
    x + u * Math.cos(a) - out * Math.sin(a),
    y + up,
    z - u * Math.sin(a) - out * Math.cos(a),
  ];
  const foot = 0.85;
  const h = w * 0.56;
  shadow(s, [on(-w / 2, foot), on(w / 2, foot), on(w / 2, foot + h + 0.3), on(-w / 2, foot + h + 0.3)]);
  s.put(at, () => {
    const light = Math.max(0.42, lit(s, [-Math.sin(a), 0, -Math.cos(a)]));
    for (const side of [-1, 1])
      drawBox(s, {
        at: on(side * (w / 2 + 0.06), 0),
        size: [0.16, foot + h + 0.25, 0.16],
        colour: material.post,
        turn,
      });
    drawBox(s, { at: on(0, foot), size: [w, h, 0.08], colour: material.darkWood, turn });
    const rect = (
      u: number,
      v: number,
      ww: number,
      hh: number,
      colour: string,
      k: number,
      out: number,
      tilt = 0,
    ): void =>
      patch(
        s,
        [
          on(u - ww / 2, v - hh / 2 + tilt * ww, out),
          on(u + ww / 2, v - hh / 2 - tilt * ww, out),
          on(u + ww / 2 + tilt * hh, v + hh / 2 - tilt * ww, out),
          on(u - ww / 2 + tilt * hh, v + hh / 2 + tilt * ww, out),
        ],
        colour,
        k,
      );
    rect(0, foot + h / 2, w * 0.95, h * 0.9, material.card, light * 0.85, 0.05);
    const cols = Math.ceil(sheets / 2);
    for (let i = 0; i < sheets; i++) {
      const col = i % cols;
      const row = Math.floor(i / cols);
      const pw = ((w * 0.88) / cols) * r.between(0.76, 0.9);
      const ph = h * r.between(0.37, 0.42);
      const u = -w * 0.44 + ((col + 0.5) * w * 0.88) / cols;
      const v = foot + h * (row === 0 ? 0.72 : 0.28) + r.around(h * 0.02);
      const colour = r.pick([
        material.paper,
        material.paper,
        paint.parchment,
        mix(paint.sun, paint.fog, 0.45),
        mix(paint.sage, paint.fog, 0.5),
      ]);
      const tilt = r.around(0.025);
      rect(u + 0.015, v - 0.02, pw, ph, paint.ink, 0.1, 0.055, tilt);
      rect(u, v, pw, ph, colour, light, 0.06, tilt);
      const lines = 3 + Math.floor(r.next() * 3);
      rect(u, v + ph * 0.34, pw * 0.6, ph * 0.09, r.pick([paint.orange, paint.pine, paint.ink]), 0.4, 0.065, tilt);
      for (let k = 0; k < lines; k++)
        rect(
          u - pw * 0.04 * (k % 2),
          v + ph * (0.18 - k * 0.13),
          pw * (k === lines - 1 ? 0.4 : 0.7),
          ph * 0.028,
          paint.sage,
          0.3,
          0.065,
          tilt,
        );
      rect(u, v + ph * 0.46, 0.035, 0.035, paint.orange, 0.7, 0.07);
    }
    roofOver(s, on, w, foot + h);
  });
}

function roofOver(s: Stage, on: (u: number, up: number, out?: number) => V3, w: number, y: number): void {
  const half = w / 2 + 0.4;
  const front: V3[] = [
    on(-half, y + 0.12, 0.45),
    on(half, y + 0.12, 0.45),
    on(half, y + 0.55, 0),
    on(-half, y + 0.55, 0),
  ];
  const back: V3[] = [
    on(-half, y + 0.12, -0.45),
    on(half, y + 0.12, -0.45),
    on(half, y + 0.55, 0),
    on(-half, y + 0.55, 0),
  ];
  const edge: V3[] = [
    on(-half, y + 0.02, 0.45),
    on(half, y + 0.02, 0.45),
    on(half, y + 0.12, 0.45),
    on(-half, y + 0.12, 0.45),
  ];
  const under: V3[] = [
    on(-half, y + 0.02, 0.45),
    on(half, y + 0.02, 0.45),
    on(half, y + 0.02, -0.45),
    on(-half, y + 0.02, -0.45),
  ];
  faces(
    s,
    [
      { points: back, colour: material.roof },
      { points: under, colour: material.darkWood },
      { points: front, colour: material.roof },
      { points: edge, colour: mix(material.roof, paint.bark, 0.4) },
    ],
    on(0, y + 0.2, 0),
  );
}
