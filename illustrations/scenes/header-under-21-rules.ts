import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { earMuffs } from '../kit/objects/protection.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Two ear muffs',
  masses: 'bench front, muffs and woods black, sun light, bench and ridges middle',
  phoneTop: 28,
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([860, 960, 3.37], { strip: [1010, 492, 1.85], portrait: [330, 930, 2.21] });
    const [halo, ring, sun] = sheet.pick([760, 520, 300], { strip: [500, 350, 200], portrait: [560, 400, 240] });
    const small = { x: x + 185 * size, y: y + 7 * size, size: size * 0.62 };
    const woods = sheet.line('-3,64 20,66 44,68 66,69 84,68 105,66', 10, 44);
    const shadow = (at: { x: number; y: number; size: number }) =>
      shape(
        `${at.x - 90 * at.size},${at.y - 6} ${at.x + 95 * at.size},${at.y - 6} ${at.x + 200 * at.size},${at.y + 14 * at.size} ${at.x - 5 * at.size},${at.y + 17 * at.size}`,
        inks.clay,
      );
    return [
      rings(sheet, x + 28 * size, sheet.y(46), 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,57 16,52 34,57 54,51 76,55 105,49', 26, 9, 'mist'),
      ridge(sheet, '-3,62 20,64 42,60 64,64 84,60 105,62', 20, 20, 'sage', [16, 60]),
      forest(sheet, woods, 'black', {
        seed: 83,
        light: 1,
        min: 90,
        max: 460,
        space: 0.24,
        to: sheet.x(sheet.pick(26, { strip: 42 })),
      }),
      sheet.fill('-5,72 105,72 105,87 -5,87', 'sun'),
      ...[4, 30, 56, 82].map((at) => bar(sheet.points(`${at + 2},72 ${at - 2},87`).join(' '), 4, 7, inks.clay)),
      sheet.fill('-5,87 105,87 105,102 -5,102', 'black'),
      shadow({ x, y, size }),
      shadow(small),
      place(earMuffs(inks, inks.pine, inks.sage), x, y, size),
      place(earMuffs(inks, inks.brick, inks.poppy), small.x, small.y, small.size),
    ];
  },
} satisfies Scene;
