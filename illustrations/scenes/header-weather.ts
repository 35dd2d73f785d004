import { firs } from '../kit/conifers.ts';
import { above, fog, ridge } from '../kit/land.ts';
import type { InkName } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** Both weathers of the mountain at once: the sun over fog, and the edge of a cloud that rains upon the ridges. */
export default {
  subject: 'Rain cloud and sun',
  masses: 'cloud and firs black, sun and fog light, sky and ridges middle',
  phoneTop: 18,
  draw(sheet) {
    const { inks, unit } = sheet;
    const next = random(12);
    const scale = Math.max(0.75, unit);
    const [sunX, sunY] = sheet.pick([66, 44], { portrait: [69, 49] });
    const [low, mid, edge] = sheet.pick([34, 50, 62], { portrait: [43, 55, 67] });
    /** The cloud's foot from the left, which ends before the sun; `down` in percent. */
    const cloud = (down: number, back: number, seed: number) =>
      sheet.line(
        `-3,${low + down} 12,${low + 5 + down} ${mid - 22 - back},${low + 1 + down} ${mid - 8 - back},${low - 6 + down} ${edge - 7 - back},${low - 17 + down} ${edge - back},${low - 30 + down} ${edge + 4 - back},${low - 46 + down} ${edge + 6 - back},-30 105,-40`,
        56,
        seed,
        true,
      );
    const rain = Array.from({ length: sheet.pick(110, { portrait: 80 }) }, () => {
      const across = next() ** 0.9;
      const [x, length] = [sheet.x(-4 + across * (mid + 2)), (110 + next() * 190) * scale];
      const y = sheet.y(low - 4 + next() * 34);
      return bar(
        `${x},${y} ${x - length * 0.3},${y + length}`,
        2.6 * scale,
        4.6 * scale,
        next() < 0.55 ? inks.haze : inks.mist,
      );
    });
    const size = sheet.pick(1, { portrait: 0.9 });
    return [
      rings(
        sheet,
        sheet.x(sunX),
        sheet.y(sunY),
        'sage',
        // Upright it would end behind the ridge of the same ink.
        ...sheet.pick<[number, InkName][]>([[430 * size, 'mist']], { portrait: [] }),
        [300 * size, 'sun'],
        [190 * size, 'straw'],
        [sheet.pick(100, { portrait: 110 }) * size, 'fog'],
      ),
      ridge(sheet, '-3,60 16,57 34,62 54,57 76,60 105,54', 26, 9, 'mist'),
      fog(sheet, '-5,67 24,65 50,68 76,65 105,64', 30, 15),
      ridge(sheet, '-3,72 20,74 42,71 64,76 84,71 105,72', 20, 20, 'sage', [16, 60]),
      ridge(sheet, '-3,82 24,80 50,85 74,82 105,79', 12, 28, 'pine', [60, 220]),
      above(cloud(15, -3, 34), inks.pine),
      above(cloud(4, 1, 33), inks.fir),
      ...rain,
      above(cloud(sheet.pick(-8, { portrait: -12 }), 6, 35), inks.black),
      firs(
        sheet,
        sheet.pick('84,110,88,5 92,112,112,8 99.4,110,90,11', {
          portrait: '86,104,44,5 97,106,62,8',
          strip: '83,112,84,5 90.4,114,124,8 98.4,114,104,11',
        }),
      ),
      ridge(sheet, '-3,95 24,96 50,97 76,93 105,87', 10, 61, 'black'),
    ];
  },
} satisfies Scene;
