import { firs } from '../kit/conifers.ts';
import { fog, ridge, road } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { ellipse, rows } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** The road's middle in percent of the sheet, and its width in percent of the width, from near to far. */
const bends = {
  strip: '84,108,30 72,92,17 58,80,9.4 60,72,5.6 70,66,3.6 76,61.5,2.2 72,58,1.3 66,56,0.8',
  portrait: '78,106,52 56,92,30 36,82,17 40,75,11 58,69,7 66,64,4 58,60.5,2.4 52,59,1.6',
};

export default {
  subject: 'Ridge road, sunrise',
  masses: 'road and firs black, sun and fog light, hills middle',
  phoneTop: 32,
  draw(sheet) {
    const { unit, inks } = sheet;
    const [sunX, sunY] = [sheet.x(sheet.pick(50, { strip: 45 })), sheet.y(44)];
    const [halo, ring, sun] = sheet.pick([520, 330, 150], { strip: [430, 270, 120] });
    const onHill = rows(sheet.pick('94,88,88 88,72,44 100,98,112', { portrait: '92,76,46 82,68,26' }));
    const ribbon = road(sheet, rows(sheet.portrait ? bends.portrait : bends.strip));
    return [
      rings(sheet, sunX, sunY, 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,52 14,46 30,52 48,48 66,53 84,44 105,48', 26, 9, 'mist'),
      fog(sheet, '-5,60 24,57 50,60 76,56 105,58', 34, 12),
      ridge(sheet, '-3,58 16,62 36,57 54,58 74,53 88,49 105,53', 18, 20, 'sage', [16, 60]),
      fog(sheet, '-5,70 14,68 34,70 48,74 60,110 105,120', 30, 16),
      ridge(sheet, '-3,110 20,104 38,80 52,64 64,56.5 82,57 105,60', 14, 28, 'oat'),
      ribbon(-1.24, 1.24, 'clay'),
      ribbon(-1, 1, 'black'),
      ribbon(-0.035, 0.035, 'sun'),
      ribbon(-0.93, -0.89, 'straw'),
      // Away from the sun, on the bare hill.
      ...onHill.map(([x, y, height]) =>
        ellipse(sheet.x(x) + height * unit * 1.3, sheet.y(y), height * unit * 2.2, height * unit * 0.24, inks.clay),
      ),
      firs(
        sheet,
        sheet.pick('94,88,88,5 88,72,44,8 100,98,112,11 6,108,112,14 14,104,70,17 1,108,86,20 21,108,46,23', {
          portrait: '92,76,46,5 82,68,26,8 6,112,60,14 16,110,36,17',
        }),
      ),
      ridge(
        sheet,
        sheet.pick('-3,56 10,63 24,80 41,110 105,130', { portrait: '-3,56 14,62 30,82 48,112 105,130' }),
        12 * unit,
        61,
        'black',
      ),
    ];
  },
} satisfies Scene;
