/** The pro shop: a counter, shelves with ear muffs, glasses and caps, paper targets on the wall. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { stool } from '../kit/benches.ts';
import type { V3 } from '../kit/camera.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { clipboard } from '../kit/props.ts';
import { glasses, muffs } from '../kit/protection.ts';
import { room, shelf, view } from '../kit/room.ts';
import { scene } from '../kit/scene.ts';
import { drawBox, patch } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { drawBull } from '../kit/targets.ts';

export default scene({
  id: 'pro-shop-inside',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.44, lens: 0.8 },
  light: { ...morning, bearing: 150, height: 40 },
  paint: (s) => {
    const plan = { width: 6.6, depth: 5.4, height: 2.7 } as const;
    const wall = plan.depth - 0.18;
    room(s, plan);
    view(s, plan, -2.9, 1.05, 1.5, 1.1);
    for (const y of [1.24, 1.72, 2.2]) shelf(s, [0.55, y, wall], 2.9);
    const r = s.random();
    const place = (x: number, y: number): readonly [number, number] => s.camera.project([x, y, wall - 0.05]);
    for (const [i, x] of [-0.7, -0.3, 0.1, 0.5].entries())
      muffs(s, place(x, 2.2), 78, i % 2 ? paint.pine : paint.orange);
    for (let i = 0; i < 5; i++)
      drawBox(s, {
        at: [0.92 + i * 0.24, 2.2, wall],
        size: [0.2, r.between(0.16, 0.28), 0.2],
        colour: [paint.sun, paint.sage, paint.clay, paint.orange, paint.ridge][i] ?? paint.clay,
      });
    for (const x of [-0.62, -0.2, 0.22]) glasses(s, place(x, 1.78), 92);
    for (let i = 0; i < 4; i++)
      for (let n = 0; n < 2 + (i % 3); n++)
        drawBox(s, {
          at: [0.66 + i * 0.34, 1.72 + n * 0.1, wall],
          size: [0.3, 0.09, 0.22],
          colour: [material.card, paint.sage, material.wood, paint.ridge][i] ?? paint.clay,
        });
    for (let i = 0; i < 6; i++)
      cap(
        s,
        [-0.62 + i * 0.46, 1.24, wall - 0.04],
        [paint.pine, paint.orange, paint.ink, paint.clay, paint.pine, paint.bark][i] ?? paint.pine,
      );
    for (const [x, size] of [
      [2.4, 0.36],
      [2.4, 0.24],
    ] as const) {
      const y = size > 0.3 ? 1.95 : 1.18;
      patch(
        s,
        [
          [x - size * 1.2, y - size * 1.2, wall + 0.1],
          [x + size * 1.2, y - size * 1.2, wall + 0.1],
          [x + size * 1.2, y + size * 1.2, wall + 0.1],
          [x - size * 1.2, y + size * 1.2, wall + 0.1],
        ],
        material.paper,
        0.9,
      );
      drawBull(s, [x, y, wall + 0.09], size);
    }
    s.put([0.9, 0, 3.4], () => {
      drawBox(s, { at: [0.9, 0, 3.4], size: [4, 0.92, 0.6], colour: material.cabin });
      for (let x = -1; x < 2.8; x += 0.4)
        patch(
          s,
          [
            [x, 0.08, 3.09],
            [x + 0.02, 0.08, 3.09],
            [x + 0.02, 0.88, 3.09],
            [x, 0.88, 3.09],
          ],
          paint.bark,
          0.2,
          0.5,
        );
      drawBox(s, {
        at: [0.9, 0.92, 3.38],
        size: [4.2, 0.06, 0.76],
        colour: material.wood,
        top: mix(material.wood, paint.fog, 0.2),
      });
      clipboard(s, [0.1, 0.985, 3.3], 0.26, 8);
      drawBox(s, { at: [1.15, 0.98, 3.42], size: [0.34, 0.2, 0.28], colour: material.steel, top: material.tin });
      drawBox(s, { at: [1.15, 1.18, 3.5], size: [0.28, 0.16, 0.04], colour: paint.ink });
      muffs(s, s.camera.project([2.2, 0.98, 3.3]), 130, paint.sun);
    });
    stool(s, [-1.9, 0, 3]);
  },
});

/** A cap on a shelf: a dome and its peak. */
function cap(s: Stage, at: V3, colour: string): void {
  const [x, y] = s.camera.project(at);
  const k = s.camera.scale(at);
  s.sheet.path(
    `M${x - 0.1 * k} ${y}C${x - 0.11 * k} ${y - 0.17 * k} ${x + 0.11 * k} ${y - 0.17 * k} ${x + 0.1 * k} ${y}Z`,
    { fill: s.colour(colour, 0.55) },
  );
  s.sheet.path(
    `M${x - 0.02 * k} ${y}C${x + 0.06 * k} ${y - 0.045 * k} ${x + 0.16 * k} ${y - 0.04 * k} ${x + 0.2 * k} ${y}Z`,
    { fill: s.colour(colour, 0.3) },
  );
}
