import { contour, ridge } from '../kit/land.ts';
import { leaves, limb, litLeaves } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { place, polygon } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';
import { picnicTable } from '../kit/objects/table.ts';

export default {
  subject: 'Madrone over table',
  masses: 'crown and ground black, sun light, red bark and hills middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY, r] = sheet.pick([1180, 560, 300], { portrait: [560, 600, 230] });
    const [tx, ty, th] = sheet.pick([330, 1130, 900], { portrait: [150, 1130, 900] });
    const trunk = limb(tx, ty, th * 0.52, -62, 128, 23, inks.brick);
    const second = limb(tx - 30, ty, th * 0.5, -104, 92, 31, inks.brick);
    const tips = [...trunk.tips, ...second.tips];
    const sunward = (x: number, y: number, size: number, seed: number) =>
      litLeaves(x + size * 0.2, y - size * 0.2, size * 0.95, size * 0.42, seed, inks.pine);
    return [
      rings(sheet, sunX, sunY, 'mist', [r * 1.9, 'straw'], [r, 'fog']),
      ridge(sheet, '-3,62 16,58 36,61 56,57 76,60 105,56', 24, 5, 'mist'),
      ridge(sheet, '-3,66 20,68 42,65 64,68 84,66 105,67', 20, 16, 'sage', [14, 50]),
      ridge(sheet, '-3,75 24,74 50,75 74,73 105,74', 8, 28, 'pine', [50, 170]),
      ridge(sheet, '-3,79 30,78 66,79.5 105,78', 8, 31, 'oat'),
      contour(sheet, [30, 110, 84, 3, -1], 4, 'sun'),
      polygon(
        sheet.points(
          sheet.pick('8,92 40,85 84,87 96,93 60,97 20,97', { portrait: '2,92 40,86 96,87 104,93 60,97 10,97' }),
        ),
        inks.clay,
      ),
      place(
        picnicTable(inks.black, inks.sun, inks.oat),
        sheet.x(sheet.pick(46, { portrait: 36 })),
        sheet.y(93),
        sheet.pick(0.72, { portrait: 0.56 }),
      ),
      second.shapes,
      trunk.shapes,
      // Light on the peeling bark, on the sun's side: the same limbs, thinner.
      limb(tx + 20, ty, th * 0.52, -62, 42, 23, inks.poppy).shapes,
      ridge(sheet, '-3,93 18,91 34,96 60,98.5 105,97', 12, 61, 'black'),
      ...tips.map(([x, y], i) => leaves(x, y - 20, 150 + (i % 3) * 46, 84 + (i % 4) * 16, 200 + i, inks.black)),
      ...tips.filter((_, i) => i % 2 === 0).map(([x, y], i) => sunward(x, y - 20, 120, 300 + i)),
      leaves(sheet.x(4), sheet.y(4), 420, 190, 77, inks.black),
      leaves(sheet.x(30), sheet.y(-2), 480, 150, 78, inks.black),
    ];
  },
} satisfies Scene;
