/** The year in one row: an oak in spring green, summer gold, autumn rust and winter bare, under one ridge line. */
import { bareOak, oak } from '../kit/broadleaf.ts';
import { mix } from '#scripts/images/colour.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { polygon } from '../kit/picture.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { birds, cloud, sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-calendar',
  format: 'header',
  camera: { eye: 2, horizon: 0.62, lens: 0.8 },
  light: { ...morning, bearing: -60, height: 38 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.5);
    cloud(s, [s.width * 0.14, s.height * 0.26], 360, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.3, rise: 0.16, wood: 60 });
    birds(s, [s.width * 0.5, s.height * 0.14], 4, 18);
    ground(s, { colour: material.dryGrass, to: 90 });
    // The ground turns with the year, from green to gold to grey.
    const edge = s.camera.project([0, 0, 90])[1];
    s.sheet.path(
      polygon([
        [-20, edge + 4],
        [s.width + 20, edge + 4],
        [s.width + 20, s.height + 10],
        [-20, s.height + 10],
      ]),
      {
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
      },
    );
    oak(s, [-7.8, 0, 16.4], 4.3, 1.05, { leaf: '#567a3a', light: '#9cb85a' });
    oak(s, [-2.5, 0, 16.8], 4.3, 1.05);
    oak(s, [2.8, 0, 16.2], 4.4, 1.05, { leaf: mix(paint.orange, paint.bark, 0.3), light: paint.sun });
    bareOak(s, [7.9, 0, 16.5], 4.6);
    s.settle();
    grass(s, { count: 160, near: 4.6, far: 11, height: 0.24, colour: '#9aa65a', where: (x) => (x < 0.35 ? 0.9 : 0) });
    grass(s, {
      count: 200,
      near: 4.6,
      far: 11,
      height: 0.24,
      colour: material.paleGrass,
      where: (x) => (x > 0.35 ? 0.7 : 0),
    });
  },
});
