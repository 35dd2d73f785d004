import { Camera } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import { bank } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { mirror, place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Roof, lane, bank',
  masses: 'woods and shade under the roof black, roof and sun light, lane and bank middle',
  phoneTop: 20,
  draw(sheet) {
    const { inks, width } = sheet;
    const [vx, vy] = sheet.pick([830, 560], { strip: [1010, 250], portrait: [600, 560] });
    const focal = sheet.pick(1050, { strip: 720, portrait: 820 });
    const camera = new Camera({ vx, vy, focal, eye: sheet.pick([-8.5, 6.2, -7], { strip: [-9.3, 5.7, -6] }) });
    const sun = [-0.9, 1.1] as const;
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    // Mown strips from the line to the frames, which stand before the bank.
    const strips = [-1.5, 3, 8, 14, 22, 33].map((z, i) => camera.floor(-27, -2.7, z, z + 1.6 + i * 0.7, 0, inks.sun));
    const frames = sheet.pick([60, 48, 39, 32, 26, 21], { strip: [40, 30, 22.6, 17, 12.6, 9] }).map((z) => {
      const [left, foot] = camera.project([-26.5, 0, z]);
      return place(targetFrame(inks), left, foot, (camera.scaleAt(z) / 1000) * 1.15);
    });
    const looks = { from: sheet.x(-3), to: sheet.x(sheet.pick(52, { strip: 90, portrait: 80 })) };
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
        max: 470,
        space: 0.18,
        ...looks,
      }),
      camera.floor(-400, 400, -6.5, 3000, 0, inks.oat),
      ...strips,
      bank(camera, inks, -2),
      ...frames,
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
      firs(sheet, sheet.pick('4,108,70,5', { strip: '1.5,112,96,5 8,116,60,9', portrait: '2,96,52,5' }), {
        lit: inks.fir,
        light: 1,
      }),
      ridge(
        sheet,
        sheet.pick('-3,84 12,86 34,92 62,98 105,106', { portrait: '-3,70 18,75 44,86 78,99 105,112' }),
        10,
        61,
        'black',
      ),
    ];
    return [mirror(view.join(''), width)];
  },
} satisfies Scene;
