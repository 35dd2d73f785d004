/** A members' work day, imagined, in its lunch break: the frame of the first shelter stands, timber and ladder wait. */
import { paint } from '#app/lib/colors.server.ts';
import { berm } from '../kit/berm.ts';
import { car } from '../kit/cars.ts';
import { postcard } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { drawBar, box } from '../kit/solids.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'history-work-day',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.56, lens: 0.85, turn: 14, x: -2, z: 1 },
  light: { ...postcard, bearing: 118, height: 34 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fffaf0', 0.6);
    mountains(s, { layers: 5, high: 0.2, rise: 0.1 });
    rangeFloor(s);
    berm(s, { from: [-22, 40], to: [44, 40], height: 3.6, width: 11 });
    for (let i = 0; i < 5; i++)
      for (const z of [13, 17])
        box(s, { at: [-3 + i * 3, 0, z], size: [0.22, z === 13 ? 2.6 : 3, 0.22], colour: material.post });
    for (let i = 0; i < 4; i++)
      for (const z of [13, 17])
        if (i < 2 || z === 13)
          box(s, { at: [-1.5 + i * 3, z === 13 ? 2.6 : 3, z], size: [3.2, 0.22, 0.2], colour: material.post }, false);
    // A ladder leans on the beam that was set last.
    s.put([3.4, 0, 12.4], () => {
      for (const x of [3.2, 3.7]) drawBar(s, [x, 0, 12], [x, 3, 12.86], 0.07, material.wood, 0.5);
      for (let i = 1; i < 9; i++)
        drawBar(s, [3.2, i * 0.33, 12 + i * 0.095], [3.7, i * 0.33, 12 + i * 0.095], 0.05, material.wood, 0.7);
    });
    for (let layer = 0; layer < 3; layer++)
      for (let i = 2 - layer; i >= 0; i--)
        box(
          s,
          {
            at: [-2.9, layer * 0.17, 7.2 + i * 0.36 + layer * 0.18],
            size: [3.4, 0.16, 0.28],
            colour: material.cabin,
            turn: 8,
          },
          layer === 0,
        );
    for (const x of [1.6, 2.8]) {
      s.put([x, 0, 8.4], () => {
        for (const v of [-0.3, 0.3]) {
          drawBar(s, [x, 0, 8.4 + v], [x, 0.72, 8.4 + v * 0.2], 0.08, material.post, 0.4);
        }
      });
    }
    box(s, { at: [2.2, 0.72, 8.4], size: [2.2, 0.07, 0.3], colour: material.wood });
    car(s, [9.6, 0, 18], 62, 'oldPickup', paint.orange);
    for (const [x, z, h] of [
      [-11, 24, 13],
      [-14, 27, 16],
      [26, 34, 15],
    ] as const)
      conifer(s, [x, 0, z], h);
    grass(s, { count: 200, near: 3, far: 14, height: 0.28, colour: material.paleGrass });
  },
});
