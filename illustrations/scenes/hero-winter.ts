import { firs, forest } from '../kit/conifers.ts';
import { below, fog, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** A dusting of snow, as these ridges get it on some mornings: it is gone by noon. */
export default {
  subject: 'Fir after snow',
  masses: 'firs and slope black, snow and sun light, ridges and sky middle',
  draw(sheet) {
    const { inks } = sheet;
    const snow = sheet.night ? inks.straw : inks.fog;
    const [sunX, sunY] = [sheet.x(sheet.pick(52, { portrait: 42 })), sheet.y(38)];
    const [halo, ring, sun] = sheet.pick([600, 370, 180], { portrait: [520, 320, 160] });
    const hill = sheet.pick('-3,40 12,50 28,65 46,77 66,83 105,86', { portrait: '-3,46 20,60 44,74 70,82 105,86' });
    const clearing = sheet.pick('-3,56 12,64 28,76 46,86 66,93 105,98', { portrait: '-3,62 20,73 44,84 70,92 105,98' });
    const near = sheet.pick('-3,66 12,75 28,88 46,98 105,120', { portrait: '-3,71 20,83 44,98 105,120' });
    const woods = { min: 130, max: 420, lit: snow, light: 1, litShare: 0.5 };
    const [x, foot] = sheet.pick([63, 91], { portrait: [66, 90] });
    return [
      rings(sheet, sunX, sunY, 'sage', [halo, 'mist'], [ring, 'sun'], [sun, 'fog']),
      ridge(sheet, '-3,50 14,46 30,50 48,45 66,51 84,44 105,48', 22, 9, 'mist'),
      ridge(sheet, '-3,56 20,53 42,57 64,54 84,57 105,52', 20, 20, 'sage', [14, 44]),
      fog(sheet, '-5,63 24,61 50,64 76,60 105,62', 30, 15, 'mist'),
      ridge(sheet, '-3,68 24,70 50,69 74,65 105,60', 14, 28, 'pine', [50, 190]),
      fog(sheet, '-5,77 24,76 50,77 76,75 105,76', 26, 16),
      forest(sheet, sheet.line(hill, 14, 41), 'black', { ...woods, seed: 19 }),
      below(sheet.line(clearing, 12, 37, true), snow),
      forest(sheet, sheet.line(near, 12, 43), 'black', { ...woods, seed: 23, to: sheet.x(30) }),
      below(sheet.line('-3,99 16,96 34,91 54,89 76,90 105,92', 12, 33, true), snow),
      sheet.fill(`${x - 1},${foot - 1} ${x + 1},${foot - 1} ${x + 46},106 ${x + 15},106`, 'mist'),
      firs(sheet, `${x},${foot},82,5`, { lit: snow, light: -1, width: 0.22, litShare: 0.9, gaps: 0.08 }),
    ];
  },
} satisfies Scene;
