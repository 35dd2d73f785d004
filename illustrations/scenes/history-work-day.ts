/** A members' work day, imagined: digging, raising posts, a pickup with timber. */
import { berm } from '../kit/berm.ts';
import { car } from '../kit/cars.ts';
import { figure } from '../kit/figures.ts';
import { postcard } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';
import { barNow, box } from '../kit/solids.ts';

export default scene({
  id: 'history-work-day',
  format: 'gallery',
  camera: { eye: 1.9, horizon: 0.5, lens: 0.85, turn: -2, z: 2.5 },
  light: { ...postcard, bearing: 118, height: 34 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.3, s.height * 0.2], 460, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.2, rise: 0.1 });
    rangeFloor(s);
    berm(s, { from: [-22, 34], to: [30, 34], height: 3.6, width: 11 });
    // The frame of the first canopy going up.
    for (let i = 0; i < 5; i++)
      for (const z of [13, 17])
        if (i < 4 || z === 13)
          box(s, { at: [-3 + i * 3, 0, z], size: [0.22, z === 13 ? 2.6 : 3, 0.22], colour: material.post });
    for (let i = 0; i < 3; i++)
      for (const z of [13, 17])
        box(s, { at: [-1.5 + i * 3, z === 13 ? 2.6 : 3, z], size: [3.2, 0.22, 0.2], colour: material.post }, false);
    car(s, [-6.4, 0, 13.5], 70, 'oldPickup', paint.orange);
    for (const [i, x] of [-0.9, -0.55, -0.2].entries())
      box(s, {
        at: [x + 1.8, i === 2 ? 0.16 : 0, 8.4],
        size: [0.22, 0.16, 3.6],
        colour: material.wood,
        turn: 74 + i * 3,
      });
    figure(s, { at: [-1.8, 0, 8.6], pose: 'dig', face: 60, ears: false, hat: 'brim' });
    s.put([-1.5, 0, 8.3], () => {
      barNow(s, [-1.5, 1.2, 8.72], [-1.06, 0.16, 9.14], 0.045, material.darkWood, 0.5);
      barNow(s, [-1.1, 0.24, 9.1], [-0.99, 0, 9.2], 0.2, material.steel, 0.4);
    });
    figure(s, { at: [5.4, 0, 11.6], pose: 'hold', face: -70, ears: false, hat: 'brim' });
    figure(s, { at: [3.4, 0, 12.2], pose: 'point', face: -30, ears: false, hat: 'cap' });
    figure(s, { at: [7.6, 0, 15], pose: 'dig', face: -60, ears: false, hat: 'brim' });
  },
});
