/** One bench for two: two stools side by side, and two pairs of ear muffs that wait. */
import { paint } from '#app/lib/colors.server.ts';
import { bench, stool } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { morning } from '../kit/hours.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { muffs } from '../kit/protection.ts';
import { scene } from '../kit/scene.ts';
import { sky, wisps } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'header-under-21-rules',
  format: 'header',
  camera: { eye: 1.6, horizon: 0.36, lens: 0.9, turn: 0, middle: 0.66 },
  light: { ...morning, bearing: -70, height: 38 },
  paint: (s) => {
    sky(s);
    wisps(s, [s.width * 0.24, s.height * 0.18], s.width * 0.3, '#fffaf0', 0.5, 5);
    mountains(s, { layers: 5, high: 0.24, rise: 0.14 });
    rangeFloor(s);
    berm(s, { from: [-60, 44], to: [40, 44], height: 4.4, width: 12 });
    targetRow(s, { from: -34, to: 22, z: 34, count: 20, width: 1.25, height: 1.25, lift: 0.75 });
    for (const x of [-7.4, -3.7]) bench(s, [x, 0, 8.6]);
    bench(s, [0, 0, 7.4], { stool: false, scale: 1.15 });
    stool(s, [0.36, 0, 6.8]);
    stool(s, [-0.36, 0, 6.9]);
    bench(s, [3.7, 0, 8.6]);
    s.over(() => {
      muffs(s, s.camera.project([0.28, 0.94, 7.5]), 92);
      muffs(s, s.camera.project([-0.28, 0.94, 7.5]), 70, paint.pine);
    });
  },
});
