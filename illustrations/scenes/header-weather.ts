import { firs } from '../kit/conifers.ts';
import { above, below, ridge } from '../kit/land.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Rain over ridges',
  masses: 'cloud edge and firs black, gap of sky light, rain and ridges middle',
  draw(sheet) {
    const { inks, width, unit } = sheet;
    const next = random(12);
    const scale = Math.max(0.7, unit);
    const cloud = sheet.line(
      sheet.pick('-3,20 18,26 36,21 58,30 78,24 105,30', { portrait: '-3,18 30,21 60,17 105,22' }),
      60,
      33,
      true,
    );
    const under = sheet.line(
      sheet.pick('-3,31 18,37 36,31 58,41 78,35 105,41', { portrait: '-3,32 30,35 60,31 105,36' }),
      54,
      34,
      true,
    );
    const rain = Array.from({ length: 170 }, () => {
      const x = next() * width * 1.2;
      const y = sheet.y(28 + next() * 52);
      const length = (40 + next() * 150) * scale;
      return bar(
        `${x},${y} ${x - length * 0.36},${y + length}`,
        2.4 * scale,
        4.4 * scale,
        next() < 0.7 ? inks.fog : inks.mist,
      );
    });
    // Veils of rain hang from the cloud, slanting with the wind.
    const virga = Array.from({ length: 64 }, () => {
      const [x, y] = [next() * width * 1.1, sheet.y(20 + next() * 6)];
      const [wide, length] = [(14 + next() * 40) * scale, sheet.y(16 + next() ** 2 * 44)];
      return shape(`${x},${y} ${x + wide},${y} ${x + wide * 0.3 - length * 0.36},${y + length}`, inks.sage);
    });
    return [
      bands(sheet, 'sage', [30, 'sage'], [38, 'sun'], [43, 'straw']),
      ridge(sheet, '-3,62 16,57 34,62 54,56 76,61 105,54', 26, 9, 'mist'),
      ridge(sheet, '-3,67 20,70 42,66 64,70 84,65 105,67', 20, 20, 'sage', [16, 60]),
      below(sheet.line('-3,76 24,74 50,77 76,74 105,76', 16, 26, true), inks.mist),
      ridge(sheet, '-3,82 24,80 50,84 74,80 105,79', 12, 28, 'pine', [60, 220]),
      ...virga,
      above(under, inks.sage),
      above(cloud, inks.fir),
      ...rain,
      above(sheet.line('-3,9 18,14 36,8 58,16 78,10 105,17', 50, 35, true), inks.black),
      firs(
        sheet,
        sheet.pick('80,106,78,5 90,108,98,8 99,108,80,11 8,108,64,14 70,104,44,17', {
          portrait: '86,106,60,5 97,108,84,8 6,108,50,14',
          strip: '82,110,96,5 90,112,116,8 97,112,92,11 7,112,84,14 14,108,52,20 74,106,58,17',
        }),
      ),
      ridge(sheet, '-3,93 24,95 50,98 76,95 105,91', 10, 61, 'black'),
    ];
  },
} satisfies Scene;
