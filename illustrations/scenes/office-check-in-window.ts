/** The check-in window of the office: somebody waits behind the lit hatch, a bench stands by the wall. */
import { cabin } from '../kit/cabin.ts';
import { ground, pebbles } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { grass, shrub } from '../kit/undergrowth.ts';
import { markSign } from '../kit/wayside.ts';

export default scene({
  id: 'office-check-in-window',
  format: 'gallery',
  camera: { eye: 1.65, horizon: 0.66, lens: 1.02, turn: 0 },
  light: { ...morning, bearing: -135, height: 36 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.5, 0.05, 0.4);
    mountains(s, { layers: 4, high: 0.16, wood: 50 });
    ground(s, { colour: material.gravel, to: 90 });
    pebbles(s, 160, 2, 14, material.paleGrass);
    for (const [x, z, h] of [
      [-7.6, 20, 15],
      [-10, 24, 18],
      [9.6, 21, 13],
      [7.6, 24, 17],
    ] as const)
      conifer(s, [x, 0, z], h);
    cabin(s, {
      at: [0.5, 0, 12.4],
      size: [8.6, 2.9, 4.6],
      gable: 1.5,
      turn: -4,
      lamp: true,
      openings: [
        { at: 0.4, foot: 1.05, width: 2, height: 1.15, kind: 'hatch', attended: true },
        { at: -2.7, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 3, foot: 1.05, width: 1.2, height: 1.1, kind: 'window' },
      ],
    });
    box(s, { at: [-2.3, 0, 9.5], size: [1.5, 0.12, 0.7], colour: material.concrete, turn: -4 });
    box(s, { at: [3.4, 0.4, 9.5], size: [1.8, 0.07, 0.36], colour: material.wood, turn: -4 });
    for (const x of [2.7, 4.1]) box(s, { at: [x, 0, 9.5], size: [0.1, 0.4, 0.3], colour: material.post, turn: -4 });
    s.put([1, 0, 9.2], () => markSign(s, [-0.95, 2.05, 9.9], 0.72));
    shrub(s, [-5.2, 0, 9.6], 1.4);
    shrub(s, [5.6, 0, 9.2], 1.2);
    grass(s, {
      count: 200,
      near: 2.6,
      far: 9,
      height: 0.3,
      colour: material.paleGrass,
      where: (x) => Math.abs(x - 0.5) * 2 - 0.25,
    });
  },
});
