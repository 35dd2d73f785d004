/** The pro shop: a counter and shelves with plain cartons. What it sells is for the club to say. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { stool } from '../kit/benches.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { clipboard } from '../kit/props.ts';
import { room, shelf, view } from '../kit/room.ts';
import { scene } from '../kit/scene.ts';
import { drawBox, patch } from '../kit/solids.ts';

export default scene({
  id: 'pro-shop-inside',
  format: 'gallery',
  camera: { eye: 1.75, horizon: 0.36, lens: 0.74 },
  light: { ...morning, bearing: 150, height: 40 },
  paint: (s) => {
    const plan = { width: 6.6, depth: 5.4, height: 2.7 } as const;
    const wall = plan.depth - 0.18;
    room(s, plan);
    view(s, plan, -2.9, 1.05, 1.5, 1.1);
    // A dark board behind the shelves: what stands there is seen at once.
    drawBox(s, { at: [0.55, 0.98, wall + 0.16], size: [3.1, 1.44, 0.04], colour: paint.pine });
    for (const y of [1.24, 1.72, 2.2]) shelf(s, [0.55, y, wall], 2.9);
    const r = s.random();
    const cartons = [material.card, paint.clay, material.wood, paint.parchment, paint.orange];
    for (const y of [1.24, 1.72, 2.2]) {
      for (let x = -0.78; x < 1.8;) {
        const width = r.between(0.22, 0.46);
        const height = r.between(0.12, y > 2 ? 0.2 : 0.34);
        const at = [x + width / 2, y, wall] as const;
        drawBox(s, { at, size: [width, height, 0.24], colour: cartons[Math.floor(r.between(0, 5))] ?? material.card });
        x += width + r.between(0.03, 0.2);
      }
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
        colour: material.post,
        top: mix(material.post, paint.clay, 0.45),
      });
      clipboard(s, [0.1, 0.985, 3.3], 0.26, 8);
      drawBox(s, { at: [1.15, 0.98, 3.42], size: [0.34, 0.2, 0.28], colour: material.steel, top: material.tin });
      drawBox(s, { at: [1.15, 1.18, 3.5], size: [0.28, 0.16, 0.04], colour: paint.ink });
    });
    stool(s, [-1.9, 0, 3]);
  },
});
