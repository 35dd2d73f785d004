/** What a first visit needs, on a bench in the morning light: glasses, the Orange Safety Card and ear muffs. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { berm } from '../kit/berm.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { safetyCard } from '../kit/props.ts';
import { glasses, muffs } from '../kit/protection.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { tableTop } from '../kit/table-top.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'header-new-shooter-guide',
  format: 'header',
  camera: { eye: 1.5, horizon: 0.4, lens: 0.72 },
  light: { ...morning, bearing: 60, height: 34 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fffaf0', 0.6);
    mountains(s, { layers: 5, high: 0.22, rise: 0.13 });
    rangeFloor(s);
    berm(s, { from: [-40, 50], to: [44, 50], height: 4.4, width: 12 });
    targetRow(s, { from: -26, to: 30, z: 40, count: 17, width: 1.25, height: 1.25, lift: 0.75 });
    s.over(() => {
      const top = 1.28;
      tableTop(s, top, 2.2, mix(material.wood, paint.bark, 0.3));
      // So close together that a desk 1,024 pixels wide, which shows two fifths of the view, shows all three.
      muffs(s, s.camera.project([0.54, top, 1.34]), 270);
      safetyCard(s, [0.265, top + 0.002, 1.18], 0.2, -10);
      glasses(s, s.camera.project([0.095, top, 1.62]), 190);
    });
  },
});
