import { Camera } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { bank, framedTarget, grassland } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { circle } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Firing line, dawn',
  masses: 'roof and posts black, slab and sun light, ridges and grass middle',
  phoneTop: 18,
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([1180, 700], { wide: [1180, 536], portrait: [770, 716], strip: [1240, 330] });
    const [sunX, sunY] = sheet.pick([748, 498], { wide: [850, 394], portrait: [262, 486], strip: [800, 190] });
    const focal = sheet.pick(1010, { strip: 700, wide: 700 });
    const camera = new Camera({ vx, vy, focal, eye: [-0.3, 1.62, 0] });
    const light = [(sunX - vx) / focal / 0.2, 5] as const;
    const [halo, ring, sun] = sheet.pick([640, 330, 112], {
      wide: [640, 300, 92],
      portrait: [440, 250, 112],
      strip: [420, 220, 76],
    });
    // Ridges stand on the horizon, which is elsewhere in each shape.
    const fromHorizon = (line: string) =>
      line.replaceAll(/,(-?[\d.]+)/g, (_, y) => `,${(vy / sheet.height) * 100 + Number(y)}`);
    const ridges = ['-3,-6.5 10,-10 23,-13 36,-10 46,-11.8 59,-9 72,-10 87,-14 105,-16'].concat(
      '-3,-7.6 7,-6.6 18,-4.2 31,-5.5 42,-7 53,-4.2 69,-2.4 105,-3.3',
      '-3,-1.5 11,-3.3 23,-1.5 39,-2.2 50,-1.5 64,-.5 105,0',
    );
    const trees = sheet.pick('5.4,4,33,5 10,4,23,6 1.1,4,26,9 14.1,4,15,12', {
      portrait: '6.5,4,25,5 13,4,16,6 .2,4,20,9',
    });
    const grove = trees.replaceAll(/,4,/g, `,${(vy / sheet.height) * 100 + 4},`);
    const frames = sheet.pick([59.4, 55, 50.6, 43, 39, 34.8, 30.6, 26.4], {
      wide: [58, 52, 47, 33.5, 30, 26.6, 23.2, 20],
    });
    const card = sheet.portrait ? 4.9 : 3.15;
    return [
      rings(sheet, sunX, sunY, 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, fromHorizon(ridges[0]), 26, 11, 'mist'),
      ridge(sheet, fromHorizon(ridges[1]), 22, 23, 'sage', [10, 26]),
      ridge(sheet, fromHorizon(ridges[2]), 12, 31, 'pine', [22, 84]),
      firs(sheet, grove, { ink: inks.fir, lit: inks.pine, light: 1, bare: 0.08, trunk: 0.014 }),
      grassland(camera, inks),
      bank(camera, inks, sheet.pick(18, { wide: 14 })),
      ...frames.map((z) => framedTarget(camera, inks, -27.6, z, [light[0] * 0.35, light[1] * 0.35], 1.5)),
      shelter({ camera, inks, sun: light, firstPost: sheet.pick(2.5, { portrait: 6, wide: 2.25 }) }),
      // The one orange thing: a Safety Card left on the nearest bench.
      camera.floor(-1.04, -0.84, card + 0.3, card + 0.45, 0.842, inks.orange),
    ];
  },
} satisfies Scene;
