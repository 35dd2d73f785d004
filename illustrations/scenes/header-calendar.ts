/** The year in one row: an oak in spring green, summer, autumn rust and winter bare, on the crest of one meadow. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { bareOak, oak } from '../kit/broadleaf.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks, wisps } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-calendar',
  format: 'header',
  camera: { eye: 1.2, horizon: 0.72, lens: 0.8 },
  light: { ...morning, bearing: -60, height: 38 },
  paint: (s) => {
    sky(s);
    wisps(s, [s.width * 0.24, s.height * 0.16], s.width * 0.34, '#fffaf0', 0.5, 5);
    streaks(s, 5, '#fffaf0', 0.5, 0.1, 0.5);
    mountains(s, { layers: 5, high: 0.26, rise: 0.14, wood: 30 });
    ground(s, { colour: material.dryGrass, to: 60 });
    // The ground turns with the year, from green to gold to gray.
    const edge = s.camera.project([0, 0, 60])[1];
    s.sheet.path(`M-20 ${edge + 6}H${s.width + 20}V${s.height + 10}H-20Z`, {
      fill: s.sheet.linear(
        [0, 0],
        [s.width, 0],
        [
          [0, s.colour('#7f9a4f', 0.7), 0.9],
          [0.3, s.colour('#a5a455', 0.7), 0.6],
          [0.5, s.colour(material.dryGrass, 0.7), 0],
          [0.75, s.colour('#a8794a', 0.6), 0.4],
          [1, s.colour(paint.sage, 0.7), 0.75],
        ],
      ),
    });
    oak(s, [-7.9, 0, 17], 4.8, 0.98, { leaf: '#567a3a', light: '#9cb85a' });
    oak(s, [-2.8, 0, 18], 5, 0.98);
    oak(s, [2.4, 0, 17.4], 4.9, 0.98, { leaf: mix(paint.orange, paint.bark, 0.3), light: paint.sun });
    bareOak(s, [7.5, 0, 17.6], 5.1);
    grass(s, {
      count: 340,
      near: 6,
      far: 19,
      height: 0.34,
      colour: '#9aa65a',
      where: (x) => (x < 0.4 ? 0.9 : 0.1),
    });
    grass(s, {
      count: 340,
      near: 6,
      far: 19,
      height: 0.34,
      colour: material.paleGrass,
      where: (x) => (x > 0.36 ? 0.8 : 0.05),
    });
  },
});
