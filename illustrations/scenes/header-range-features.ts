import { Camera } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { bank } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { mirror } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Roof, lane, bank',
  masses: 'woods and shade under the roof black, roof and sun light, lane and bank middle',
  draw(sheet) {
    const { inks, width } = sheet;
    const [vx, vy] = sheet.pick([830, 560], { strip: [1010, 250], portrait: [420, 560] });
    const focal = sheet.pick(1050, { strip: 720, portrait: 820 });
    const camera = new Camera({ vx, vy, focal, eye: sheet.pick([-8.5, 6.2, -7], { strip: [-9.3, 5.7, -6] }) });
    const sun = [-0.9, 1.1] as const;
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    const lanes = [
      [-6.6, -5, 'sun'],
      [-11.5, -9, 'clay'],
      [-16.5, -14, 'sun'],
      [-23, -19.5, 'clay'],
    ] as const;
    const looks = { from: sheet.x(-3), to: sheet.x(52) };
    const view = [
      rings(
        sheet,
        sheet.x(sheet.pick(34, { strip: 40 })),
        vy - sheet.y(8),
        'sage',
        [sheet.y(sheet.pick(86, { portrait: 54 })), 'mist'],
        [sheet.y(sheet.pick(56, { portrait: 36 })), 'straw'],
        [sheet.y(sheet.pick(31, { portrait: 20 })), 'fog'],
      ),
      ridge(sheet, at(-13, -18, -12, -17, -10), 26, 9, 'mist'),
      ridge(sheet, at(-5, -8, -5, -9, -6), 20, 20, 'sage', [16, 60]),
      forest(sheet, sheet.line(at(3, 1, 1.4, 1, 1.4), 6, 44), 'black', {
        seed: 71,
        min: 90,
        max: 420,
        space: 0.2,
        ...looks,
      }),
      camera.floor(-400, 400, -6.5, 3000, 0, inks.oat),
      ...lanes.map(([x0, x1, ink]) => camera.floor(x0, x1, -6.5, 80, 0, inks[ink])),
      bank(camera, inks, 4),
      camera.shadow([-2.55, 5, 2.9, 3.5, -3, 60], sun, inks.clay),
      shelter({
        camera,
        inks,
        sun,
        firstPost: -1,
        firstBench: -0.4,
        end: 60,
        roof: inks.straw,
        slab: inks.black,
        shade: inks.clay,
      }),
      firs(sheet, sheet.pick('4,108,70,5', { strip: '3,112,96,5 10,116,60,9 -3,112,80,12' }), {
        lit: inks.fir,
        light: 1,
      }),
      ridge(
        sheet,
        sheet.pick('-3,68 12,75 34,89 58,101 105,108', { portrait: '-3,62 18,68 44,84 72,101 105,112' }),
        10,
        61,
        'black',
      ),
    ];
    return [mirror(view.join(''), width)];
  },
} satisfies Scene;
