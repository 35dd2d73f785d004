/** An early gate as it may have looked: a timber arch over a dirt road. */
import { redwood } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { sepia } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { archGate, fence } from '../kit/wayside.ts';

export default scene({
  id: 'history-gate',
  format: 'gallery',
  camera: { eye: 1.8, horizon: 0.56, lens: 0.95, turn: 0 },
  light: { ...sepia, bearing: -115, height: 32 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff8e6', 0.5);
    mountains(s, { layers: 5, high: 0.22, rise: 0.1 });
    ground(s, { colour: material.dryGrass, to: 110 });
    road(s, {
      middle: (z) => 0.4 + Math.sin((z - 12) * 0.05) * (z > 12 ? 4 : 1),
      width: 4,
      from: 2.5,
      to: 90,
      surface: material.gravel,
    });
    for (const [x, z, h] of [
      [-10, 22, 15],
      [-14, 26, 19],
      [13, 24, 16],
    ] as const)
      conifer(s, [x, 0, z], h);
    redwood(s, [9.5, 0, 17], 22, 0.25);
    redwood(s, [-9, 0, 16], 20, 0.2);
    grove(s, { count: 34, near: 30, far: 90, low: 9, high: 17, clear: (x, z) => Math.abs(x) < 3 + z * 0.08 });
    archGate(s, [0.4, 0, 12], 7, 4.3);
    fence(s, [
      [-9.8, 0, 11.6],
      [-7.2, 0, 11.8],
      [-4.6, 0, 12],
    ]);
    fence(s, [
      [5.2, 0, 12],
      [7.6, 0, 11.8],
      [10, 0, 11.6],
    ]);
    grass(s, {
      count: 420,
      near: 2.4,
      far: 14,
      height: 0.34,
      colour: material.paleGrass,
      where: (x) => (x > 0.28 && x < 0.72 ? 0 : 0.9),
    });
  },
});
