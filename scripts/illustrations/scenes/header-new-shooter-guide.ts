// What a first visit needs, on a bench in the morning light: ear muffs, glasses and the Orange Safety Card.
import { morning } from '../kit/light.ts';
import { material, paint } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { berm } from '../kit/berm.ts';
import { glasses, muffs, safetyCard } from '../kit/props.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';
import { boxNow, patch } from '../kit/solids.ts';
import { targetRow } from '../kit/targets.ts';
import { mix } from '../kit/colour.ts';

export default scene({
  id: 'header-new-shooter-guide',
  format: 'header',
  focal: [0.66, 0.6],
  camera: { eye: 1.5, horizon: 0.4, lens: 0.72 },
  light: { ...morning, bearing: 60, height: 34 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.22, s.height * 0.2], 400, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.22, rise: 0.13 });
    rangeFloor(s);
    berm(s, { from: [-40, 50], to: [44, 50], height: 4.4, width: 12 });
    targetRow(s, { from: -26, to: 30, z: 40, count: 17, width: 1.25, height: 1.25, lift: 0.75 });
    s.settle();
    // The bench top runs across the foreground: four planks and their front edge.
    const top = 1.0;
    const planks = [1.18, 1.42, 1.66, 1.9, 2.14];
    planks.slice(0, -1).forEach((z, i) => {
      const d = (planks[i + 1] ?? z) - z - 0.012;
      boxNow(s, { at: [0, top - 0.06, z + d / 2], size: [6, 0.06, d], colour: mix(material.wood, paint.clay, 0.25 + (i % 2) * 0.2) });
    });
    const shade = (x: number, z: number, w: number, d: number): void => patch(s, [[x, top + 0.001, z], [x + w, top + 0.001, z], [x + w - 0.1, top + 0.001, z - d], [x - 0.12, top + 0.001, z - d]], paint.ink, 0, 0.16);
    shade(0.2, 1.8, 0.4, 0.2);
    safetyCard(s, [0.72, top + 0.004, 1.52], 0.34, -9);
    muffs(s, s.camera.project([0.26, top, 1.62]), 300);
    glasses(s, s.camera.project([1.12, top + 0.04, 1.72]), 250);
  },
});
