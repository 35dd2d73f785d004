import { firs } from '../kit/conifers.ts';
import { above, fog, ridge } from '../kit/land.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Rain over ridges',
  masses: 'cloud and firs black, gap of sky and fog light, rain and ridges middle',
  draw(sheet) {
    const { inks, width, unit } = sheet;
    const next = random(12);
    const scale = Math.max(0.7, unit);
    const cloud = (down: number, seed: number) =>
      sheet.line(
        sheet
          .pick('-3,30 18,34 36,27 56,22 78,12 105,16', { portrait: '-3,24 30,27 60,20 105,12' })
          .replaceAll(/,(\d+)/g, (_, y) => `,${Number(y) + down}`),
        50,
        seed,
        true,
      );
    // The shower hangs from the cloud's left and slants with the wind, in two veils.
    const veil = (x: number, wide: number, foot: number) => {
      const [left, right, lean] = [sheet.x(x), sheet.x(x + wide), sheet.y(foot) * 0.34];
      return shape(
        `${left},-9 ${right},-9 ${right - lean},${sheet.y(foot)} ${left - lean},${sheet.y(foot)}`,
        inks.sage,
      );
    };
    const rain = Array.from({ length: 90 }, () => {
      const [x, y, length] = [sheet.x(next() ** 0.8 * 66), sheet.y(26 + next() * 44), (90 + next() * 170) * scale];
      return bar(
        `${x},${y} ${x - length * 0.34},${y + length}`,
        3 * scale,
        5 * scale,
        next() < 0.6 ? inks.haze : inks.mist,
      );
    });
    return [
      bands(sheet, 'sage', [27, 'mist'], [36, 'sun'], [42, 'straw']),
      ridge(sheet, '-3,64 16,60 34,64 54,60 76,62 105,55', 26, 9, 'mist'),
      fog(sheet, '-5,67 24,66 50,69 76,65 105,64', 30, 15),
      ridge(sheet, '-3,70 20,73 42,71 64,76 84,71 105,72', 20, 20, 'sage', [16, 60]),
      veil(-4, sheet.pick(40, { portrait: 62 }), 80),
      veil(sheet.pick(46, { portrait: 68 }), 7, 74),
      ridge(sheet, '-3,81 24,79 50,84 74,81 105,78', 12, 28, 'pine', [60, 220]),
      above(cloud(12, 34), inks.pine),
      above(cloud(2, 33), inks.fir),
      ...rain,
      above(cloud(-10, 35), inks.black),
      firs(
        sheet,
        sheet.pick('82,108,84,5 91,110,104,8 99,108,84,11', {
          portrait: '84,106,56,5 96,108,86,8',
          strip: '80,112,92,5 88,114,128,8 97,114,112,11 73,106,52,17',
        }),
      ),
      ridge(sheet, '-3,95 24,96 50,97 76,93 105,86', 10, 61, 'black'),
    ];
  },
} satisfies Scene;
