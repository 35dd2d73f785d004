import { forest } from '../kit/conifers.ts';
import type { InkName } from '../kit/inks.ts';
import { contour, ridge } from '../kit/land.ts';
import { foodCan } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place, shape, strip } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Food cans, plank',
  masses: 'forest and plank front black, plank top and sky light, earth bank and cans middle',
  draw(sheet) {
    const { inks } = sheet;
    const crown = sheet.line('-3,24 22,28 50,25 78,30 105,26', 10, 6);
    const cans: [x: number, y: number, size: number, label: InkName, shade: InkName, device: InkName][] = [
      [13, 71.7, 2.35, 'brick', 'bark', 'straw'],
      [29.6, 72.6, 2.5, 'straw', 'oat', 'pine'],
      [47, 73.7, 2.65, 'pine', 'fir', 'sun'],
      [65.6, 74.8, 2.85, 'straw', 'oat', 'brick'],
      [86, 76, 3.05, 'brick', 'bark', 'straw'],
    ];
    const shadow = (x: number, y: number, size: number) =>
      shape(
        `${x + 20 * size},${y - 6 * size} ${x + 92 * size},${y + 5 * size} ${x + 86 * size},${y + 14 * size} ${x - 10 * size},${y + 4 * size}`,
        inks.clay,
      );
    return [
      bands(sheet, 'mist', [7, 'straw']),
      forest(sheet, crown, 'black', { seed: 39, light: -1, min: 110, max: 360, space: 0.22 }),
      ridge(sheet, '-3,37 24,33 50,36 76,31 105,34', 16, 14, 'sun'),
      ridge(sheet, '-3,43 24,39 50,43 74,38 105,41', 22, 15, 'clay'),
      ridge(sheet, '-3,84 30,86 66,88 105,88', 8, 16, 'oat'),
      contour(sheet, [-6, 50, 93, 3, 1], 5, 'sun'),
      sheet.fill('-5,68.4 105,74.4 105,81.6 -5,74.4', 'straw'),
      sheet.fill('-5,74.4 105,81.6 105,88 -5,79.6', 'black'),
      strip(sheet.points('19,79 18.4,104'), 66, 66, inks.black),
      strip(sheet.points('77,84 77.6,104'), 84, 84, inks.black),
      ...cans.map(([x, y, size]) => shadow(sheet.x(x), sheet.y(y), size)),
      ...cans.map(([x, y, size, label, shade, device]) =>
        place(foodCan(inks, inks[label], inks[shade], inks[device]), sheet.x(x), sheet.y(y), size),
      ),
    ];
  },
} satisfies Scene;
