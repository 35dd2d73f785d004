/** An outdoor wash stand: a trough on legs, a tap, a bar of soap, towels on a peg. */
import type { V3 } from './camera.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse, type P2 } from './picture.ts';
import { shadow } from './shadows.ts';
import { drawBar, drawBox, corners, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/** The wash stand, facing the painter. */
export function washStand(s: Stage, at: V3): void {
  const [x, y, z] = at;
  shadow(s, corners({ at: [x, y, z], size: [1.5, 0.9, 0.6], colour: paint.ink }));
  s.put(at, () => {
    drawBox(s, { at: [x, y, z + 0.3], size: [1.5, 1.62, 0.07], colour: material.oldWood });
    for (const up of [0.95, 1.2, 1.42])
      patch(
        s,
        [
          [x - 0.75, up, z + 0.26],
          [x + 0.75, up, z + 0.26],
          [x + 0.75, up + 0.015, z + 0.26],
          [x - 0.75, up + 0.015, z + 0.26],
        ],
        paint.bark,
        0.2,
        0.6,
      );
    // Its legs stand before the board.
    for (const u of [-0.64, 0.64])
      for (const v of [0.22, -0.22])
        drawBox(s, { at: [x + u, y, z + v], size: [0.09, 0.72, 0.09], colour: material.post });
    drawBox(s, { at: [x, y + 0.66, z], size: [1.46, 0.24, 0.56], colour: material.tin });
    patch(
      s,
      [
        [x - 0.66, 0.901, z - 0.2],
        [x + 0.66, 0.901, z - 0.2],
        [x + 0.66, 0.901, z + 0.2],
        [x - 0.66, 0.901, z + 0.2],
      ],
      material.steel,
      0.35,
    );
    patch(
      s,
      [
        [x - 0.6, 0.902, z - 0.12],
        [x + 0.6, 0.902, z - 0.12],
        [x + 0.6, 0.902, z + 0.18],
        [x - 0.6, 0.902, z + 0.18],
      ],
      paint.sage,
      0.9,
      0.6,
    );
    // The tap and its thread of water.
    drawBar(s, [x - 0.1, 1.22, z + 0.26], [x - 0.1, 1.22, z - 0.02], 0.05, material.gunmetal, 0.5);
    drawBar(s, [x - 0.1, 1.24, z - 0.02], [x - 0.1, 1.14, z - 0.02], 0.045, material.gunmetal, 0.4);
    drawBar(s, [x - 0.17, 1.29, z + 0.1], [x - 0.03, 1.29, z + 0.1], 0.03, paint.orange, 0.7);
    drawBar(s, [x - 0.1, 1.14, z - 0.02], [x - 0.1, 0.9, z - 0.02], 0.016, paint.fog, 1);
    drawBox(s, { at: [x + 0.42, y + 0.9, z - 0.14], size: [0.16, 0.05, 0.1], colour: paint.sun });
    // A towel on its peg.
    const [px, py] = s.camera.project([x + 0.42, 1.48, z + 0.2]);
    const k = s.camera.scale(at);
    const cloth: P2[] = [
      [px - 0.11 * k, py],
      [px + 0.11 * k, py],
      [px + 0.13 * k, py + 0.42 * k],
      [px - 0.13 * k, py + 0.42 * k],
    ];
    s.sheet.path(`M${cloth.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}Z`, {
      fill: s.colour(paint.fog, 0.8),
    });
    s.sheet.path(
      `M${px - 0.02 * k} ${py}L${px - 0.05 * k} ${py + 0.42 * k}L${px - 0.13 * k} ${py + 0.42 * k}L${px - 0.11 * k} ${py}Z`,
      { fill: s.colour(paint.parchment, 0.5) },
    );
    s.sheet.path(ellipse(px, py, 0.025 * k, 0.025 * k), { fill: s.colour(paint.bark, 0.3) });
  });
}
