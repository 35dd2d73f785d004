import { Camera } from '../kit/camera.ts';
import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { spottingScope } from '../kit/objects/bench.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { mirror, place, turned } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Spotting scope, downrange',
  masses: 'scope, bench and forest black, sun and straw light, lane middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([560, 640], { portrait: [300, 620] });
    const camera = new Camera({ vx, vy, focal: 1500, eye: [0, 1.7, 0] });
    const [sunX, sunY] = sheet.pick([560, 470], { portrait: [330, 450] });
    const crown = sheet.line('-3,49 20,50.5 40,50 60,48 82,43 105,36', 10, 6);
    const lane = (x0: number, x1: number, ink: string) =>
      camera.quad(`${x0},0,3 ${x1},0,3 ${x1 * 0.98 - 0.2},0,92 ${x0 * 0.98 - 0.2},0,92`, ink);
    const target = (x: number) => {
      const [at, foot] = camera.project([x, 0, 90]);
      return place(targetFrame(inks), at, foot, (camera.scaleAt(90) / 1000) * 2);
    };
    const scope = turned(mirror(spottingScope(inks), 0), 0.72);
    return [
      rings(sheet, sunX, sunY, 'poppy', [640, 'sun'], [430, 'straw'], [150, 'fog']),
      ridge(sheet, '-3,47 18,43 36,46 56,42 76,40 105,35', 24, 8, 'mist'),
      ridge(sheet, '-3,50 20,51 42,49 64,47 84,43 105,40', 20, 19, 'sage', [14, 50]),
      forest(sheet, crown, 'pine', {
        seed: 21,
        light: -1,
        min: 50,
        max: 300,
        space: 0.26,
        from: sheet.x(sheet.pick(95, { portrait: 95 })),
      }),
      camera.floor(-400, 400, 1, 100, 0, inks.oat),
      ridge(sheet, '-3,51.5 16,51 40,51.6 66,50.6 105,49', 10, 12, 'sun'),
      ridge(sheet, '-3,53 16,52.6 40,53 66,52.4 105,51.4', 8, 13, 'clay'),
      ridge(sheet, '-3,55.8 40,55.8 105,55.4', 2, 14, 'oat'),
      lane(-9, -6.4, inks.sun),
      lane(-3.4, -1.6, inks.clay),
      lane(1.2, 3.4, inks.sun),
      lane(6.5, 10, inks.clay),
      ...[-21, -14, -7, 0].map(target),
      sheet.fill('-5,80 105,80 105,87 -5,87', 'straw'),
      sheet.fill('-5,86.4 105,86.4 105,102 -5,102', 'black'),
      ...sheet.pick(
        [sheet.fill('55,85.6 66,84.4 86,84 97,85.8 76,86.2', 'clay'), place(scope, sheet.x(67), sheet.y(85.5), 3.1)],
        {
          portrait: [sheet.fill('60,86.4 70,86.4 98,89.6 88,91', 'clay'), place(scope, sheet.x(66), sheet.y(85.5), 2)],
        },
      ),
    ];
  },
} satisfies Scene;
