import { forest } from '../kit/conifers.ts';
import type { InkName } from '../kit/inks.ts';
import { ridge } from '../kit/land.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle, ellipse, path, place, shape, stroke, strip } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Tin cans, plank',
  masses: 'forest and plank front black, lids and sky light, earth bank and cans middle',
  draw(sheet) {
    const { inks } = sheet;
    /** A can 200 wide and 280 high, its foot at 0, 0, lit from the left, with some holes. */
    const can = (body: InkName, lit: InkName, shade: InkName, seed: number) => {
      const next = random(seed);
      const hole = () => circle(-70 + next() * 130, -60 - next() * 170, 8 + next() * 5, inks.black);
      return [
        path('M-100-280L100-280L100 0A100 26 0 0 1-100 0Z', inks[body]),
        path('M-100-280L-54-280L-54 22A100 26 0 0 1-100 0Z', inks[lit]),
        path('M44-280L100-280L100 0A100 26 0 0 1 44 23Z', inks[shade]),
        ...[-226, -140, -54].map((y) => stroke(`M-98 ${y}A100 26 0 0 0 98 ${y}`, 5, inks[shade])),
        ellipse(0, -280, 100, 26, inks.straw),
        ellipse(0, -278, 86, 19, inks.clay),
        ellipse(4, -272, 78, 14, inks.mist),
        hole(),
        hole(),
        hole(),
      ].join('');
    };
    const crown = sheet.line('-3,24 22,28 50,25 78,30 105,26', 10, 6);
    const cans: [x: number, y: number, size: number, body: InkName, lit: InkName, shade: InkName][] = sheet.pick(
      [
        [12, 70, 0.96, 'sage', 'mist', 'pine'],
        [27, 71.4, 1.08, 'oat', 'straw', 'bark'],
        [44.5, 73, 1.22, 'brick', 'poppy', 'bark'],
        [64, 74.8, 1.38, 'mist', 'straw', 'sage'],
        [86.5, 77, 1.56, 'pine', 'sage', 'fir'],
      ],
      {
        portrait: [
          [14, 71, 0.8, 'sage', 'mist', 'pine'],
          [39, 73, 0.96, 'brick', 'poppy', 'bark'],
          [72, 76, 1.2, 'oat', 'straw', 'bark'],
        ],
      },
    );
    return [
      bands(sheet, 'mist', [7, 'straw']),
      forest(sheet, crown, 'black', { seed: 39, light: -1, min: 110, max: 360, space: 0.22 }),
      ridge(sheet, '-3,37 24,33 50,36 76,31 105,34', 16, 14, 'sun'),
      ridge(sheet, '-3,43 24,39 50,43 74,38 105,41', 22, 15, 'clay'),
      ridge(sheet, '-3,88 30,90 66,92 105,92', 8, 16, 'oat'),
      sheet.fill('-5,66.6 105,74.6 105,84 -5,73.4', 'sun'),
      sheet.fill('-5,73.4 105,84 105,92 -5,80', 'black'),
      strip(sheet.points('22,80 21,104'), 66, 66, inks.black),
      strip(sheet.points('79,84 80,104'), 84, 84, inks.black),
      ...cans.map(([x, y, size]) =>
        shape(
          `${sheet.x(x) + 80 * size},${sheet.y(y) - 14} ${sheet.x(x) + 250 * size},${sheet.y(y) + 18 * size} ${sheet.x(x) + 180 * size},${sheet.y(y) + 50 * size} ${sheet.x(x) - 20},${sheet.y(y) + 24 * size}`,
          inks.clay,
        ),
      ),
      ...cans.map(([x, y, size, ...colors], i) =>
        place(can(...colors, 30 + i), sheet.x(x), sheet.y(y), size, i === 1 ? -2 : 1),
      ),
    ];
  },
} satisfies Scene;
