import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { glasses } from '../kit/objects/protection.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Glasses, Safety Card',
  masses: 'bench front, firs and frames black, sun and lenses light, bench and ridges middle',
  phoneTop: 28,
  stripFoot: 86.8,
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([1000, 930, 5.67], { strip: [1130, 474, 3.27], portrait: [520, 900, 4.17] });
    const [halo, ring, sun] = sheet.pick([760, 500, 250], { strip: [480, 320, 160], portrait: [560, 380, 210] });
    const card = sheet.pick('20,79.5 31,75.5 36,79.5 25,84', {
      strip: '39,78 45.5,73 49.4,78 43,83.4',
      portrait: '8,79.4 26,75.4 33,79.4 15,84',
    });
    return [
      rings(sheet, x - 48 * size, sheet.y(52), 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,56 16,51 34,56 54,50 74,55 105,48', 26, 8, 'mist'),
      ridge(sheet, '-3,61 20,63 42,59 64,63 84,59 105,62', 20, 19, 'sage', [14, 50]),
      ridge(sheet, '-3,69 30,67.5 60,69 105,68', 12, 30, 'pine', [40, 130]),
      firs(
        sheet,
        sheet.pick('6,86,92,5 14,84,60,9 -1,86,70,12', { strip: '7,90,112,5 14,88,74,9 1,90,90,12 21,84,44,14' }),
        { light: 1 },
      ),
      sheet.fill('-5,72 105,72 105,86 -5,86', 'oat'),
      ...[8, 36, 64, 92].map((at) => bar(sheet.points(`${at + 2},72 ${at - 2},86`).join(' '), 4, 7, inks.clay)),
      sheet.fill('-5,86 105,86 105,102 -5,102', 'black'),
      // The glasses' shadow, towards the viewer.
      shape(
        `${x - 60 * size},${y - 4} ${x + 66 * size},${y - 4} ${x + 90 * size},${y + 10 * size} ${x - 39 * size},${y + 10 * size}`,
        inks.clay,
      ),
      sheet.fill(
        card.replaceAll(/,([\d.]+)/g, (_, at) => `,${Number(at) + 0.9}`),
        'clay',
      ),
      sheet.fill(card, 'orange'),
      place(glasses(inks, inks.straw, inks.haze), x, y, size),
    ];
  },
} satisfies Scene;
