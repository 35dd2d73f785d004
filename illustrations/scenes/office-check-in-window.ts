/** The check-in window of the office: a lit hatch with its shelf, a visitor before it, a bench by the wall. */
import { cabin } from '../kit/cabin.ts';
import { fir, redwood } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { ground, pebbles } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { grass } from '../kit/undergrowth.ts';
import { markSign } from '../kit/wayside.ts';

export default scene({
  id: 'office-check-in-window',
  format: 'gallery',
  camera: { eye: 1.65, horizon: 0.62, lens: 0.95, turn: 0 },
  light: { ...morning, bearing: -135, height: 36 },
  paint: (s) => {
    sky(s);
    mountains(s, { layers: 4, high: 0.16, wood: 50 });
    ground(s, { colour: material.gravel, to: 90 });
    pebbles(s, 160, 2, 14, material.paleGrass);
    for (const [x, z, h] of [
      [-9, 22, 14],
      [-12, 26, 17],
      [11, 24, 13],
    ] as const)
      fir(s, [x, 0, z], h);
    redwood(s, [7.4, 0, 17.5], 22, 0.2);
    cabin(s, {
      at: [0.4, 0, 12],
      size: [8.6, 2.9, 4.6],
      gable: 1.5,
      lamp: true,
      openings: [
        { at: 0.4, foot: 1.05, width: 1.9, height: 1.15, kind: 'hatch' },
        { at: -2.7, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 3, foot: 1.05, width: 1.2, height: 1.1, kind: 'window' },
      ],
    });
    box(s, { at: [-2.3, 0, 9.3], size: [1.5, 0.12, 0.7], colour: material.concrete });
    box(s, { at: [3.9, 0.4, 9.3], size: [1.8, 0.07, 0.36], colour: material.wood });
    for (const x of [3.2, 4.6]) box(s, { at: [x, 0, 9.3], size: [0.1, 0.4, 0.3], colour: material.post });
    s.put([1, 0, 9.2], () => markSign(s, [-0.95, 2.05, 9.62], 0.72));
    figure(s, { at: [1.5, 0, 8.75], pose: 'hold', ears: false, face: -25, hat: 'brim' });
    figure(s, { at: [0.1, 0, 8.1], pose: 'stand', ears: false, face: 12, hat: 'cap', tall: 1.62 });
    s.settle();
    grass(s, {
      count: 160,
      near: 2.6,
      far: 8,
      height: 0.3,
      colour: material.paleGrass,
      where: (x) => Math.abs(x - 0.5) * 2 - 0.25,
    });
  },
});
