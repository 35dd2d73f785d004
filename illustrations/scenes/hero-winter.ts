import { firs, forest } from '../kit/conifers.ts';
import { fog, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** Winter as these ridges have it: rain has passed, the slope is wet and black, and fog fills the valleys. */
export default {
  subject: 'Fir after rain',
  masses: 'firs and slope black, fog and sun light, ridges and sky middle',
  phoneTop: 5,
  draw(sheet) {
    const [sunX, sunY] = [sheet.x(sheet.pick(52, { portrait: 42 })), sheet.y(36)];
    const [halo, ring, sun] = sheet.pick([600, 370, 180], { portrait: [520, 320, 160] });
    const far = sheet.pick('-3,52 12,60 28,70 46,81 62,89 80,96 105,110', {
      portrait: '-3,66 20,74 44,83 70,93 105,106',
    });
    const near = sheet.pick('-3,97 20,96 44,95 62,93 84,89 105,84', {
      portrait: '-3,97.5 24,97.5 52,96.5 78,94 105,90',
    });
    const [x, foot] = sheet.pick([63, 96], { portrait: [66, 95] });
    return [
      rings(sheet, sunX, sunY, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,47 14,43 30,47 48,42 66,48 84,41 105,45', 22, 9, 'mist'),
      ridge(sheet, '-3,53 20,50 42,54 64,51 84,53 105,48', 20, 20, 'sage', [14, 60]),
      fog(sheet, '-5,59 24,57 50,60 76,56 105,58', 40, 16),
      ridge(sheet, '-3,70 24,72 50,69 74,65 105,60', 14, 28, 'pine', [50, 190]),
      fog(sheet, '-5,80 24,78 50,79 76,76 105,74', 44, 17, 'straw'),
      fog(sheet, '-5,86 24,84 50,86 76,84 105,82', 40, 18),
      forest(sheet, sheet.line(far, 14, 41), 'black', { min: 130, max: 420, light: 1, litShare: 0.3, seed: 19 }),
      ridge(sheet, near, 10, 33, 'black'),
      firs(sheet, `${x},${foot},88,5`, { light: -1, width: 0.22, litShare: 0.5, gaps: 0.08 }),
    ];
  },
} satisfies Scene;
