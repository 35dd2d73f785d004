import { Camera } from '../kit/camera.ts';
import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, ellipse, path, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** A spotting scope on a small tripod, about 600 long, eyepiece at the lower right, its foot at 0, 0. */
const scope = (black: string, edge: string, glass: string) =>
  [
    bar('0,-190 -150,0', 22, 16, black),
    bar('0,-190 30,6', 22, 16, black),
    bar('0,-190 170,-8', 22, 16, black),
    path('M-30-250L34-250L26-176L-22-176Z', black),
    place(
      [
        path('M-330-62L-120-56L-100-46L120-40L150-30L236-28L236 28L150 30L120 40L-100 46L-120 56L-330 62Z', black),
        path('M-330-62L-120-56L-100-46L120-40L150-30L150-22L110-30L-100-34L-124-42L-330-46Z', edge),
        path('M-270-62L-270 62L-256 62L-256-62Z', edge),
        ellipse(-330, 0, 16, 62, black),
        ellipse(-333, 0, 11, 48, glass),
        path('M236-34L300-30L300 30L236 34Z', black),
        path('M-20-44L24-44L24-66L-20-66Z', black),
      ].join(''),
      0,
      -270,
      1,
      -5,
    ),
  ].join('');

export default {
  subject: 'Spotting scope, downrange',
  masses: 'scope, bench and forest black, sun and straw light, lane middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([560, 640], { portrait: [300, 620] });
    const camera = new Camera({ vx, vy, focal: 1500, eye: [0, 1.7, 0] });
    const [sunX, sunY] = sheet.pick([560, 470], { portrait: [330, 450] });
    const crown = sheet.line('-3,49 20,50.5 40,50 60,48 82,43 105,36', 10, 6);
    const paper = inks.haze;
    const lane = (x0: number, x1: number, ink: string) =>
      camera.quad(`${x0},0,3 ${x1},0,3 ${x1 * 0.98 - 0.2},0,92 ${x0 * 0.98 - 0.2},0,92`, ink);
    const target = (x: number) => {
      const [cx, cy] = camera.project([x, 1.3, 90]);
      const r = camera.scaleAt(90) * 1.15;
      return [
        bar(`${cx - r * 0.8},${cy} ${cx - r * 0.8},${cy + r * 1.9}`, 4, 4, inks.bark),
        bar(`${cx + r * 0.8},${cy} ${cx + r * 0.8},${cy + r * 1.9}`, 4, 4, inks.bark),
        shape(`${cx - r},${cy - r} ${cx + r},${cy - r} ${cx + r},${cy + r} ${cx - r},${cy + r}`, paper),
        circle(cx, cy, r * 0.5, inks.black),
      ].join('');
    };
    return [
      rings(sheet, sunX, sunY, 'poppy', [640, 'sun'], [430, 'straw'], [150, 'fog']),
      ridge(sheet, '-3,47 18,43 36,46 56,42 76,40 105,35', 24, 8, 'mist'),
      ridge(sheet, '-3,50 20,51 42,49 64,47 84,43 105,40', 20, 19, 'sage', [14, 50]),
      forest(sheet, crown, 'pine', { seed: 21, light: -1, min: 50, max: 300, space: 0.26, from: sheet.x(46) }),
      camera.floor(-400, 400, 1, 100, 0, inks.oat),
      ridge(sheet, '-3,51.5 16,51 40,51.6 66,50.6 105,49', 10, 12, 'sun'),
      ridge(sheet, '-3,53 16,52.6 40,53 66,52.4 105,51.4', 8, 13, 'clay'),
      ridge(sheet, '-3,55.8 40,55.8 105,55.4', 2, 14, 'oat'),
      lane(-9, -6.4, inks.sun),
      lane(-3.4, -1.6, inks.clay),
      lane(1.2, 3.4, inks.sun),
      lane(6.5, 10, inks.clay),
      ...[-14, -7, 0, 7, 14].map(target),
      sheet.fill('-5,83 30,80 105,80 105,88 -5,88', 'straw'),
      sheet.fill('-5,87 105,87 105,102 -5,102', 'black'),
      ...sheet.pick(
        [
          sheet.fill('54.6,85.9 66,84.4 86,84 98,86.4 76,86.9', 'clay'),
          place(scope(inks.black, inks.bark, inks.straw), sheet.x(69), sheet.y(85.5), 1.65),
        ],
        {
          portrait: [
            sheet.fill('60,86.4 70,86.4 98,89.6 88,91', 'clay'),
            place(scope(inks.black, inks.bark, inks.straw), sheet.x(64), sheet.y(85.5), 1.15),
          ],
        },
      ),
    ];
  },
} satisfies Scene;
