import { conifer } from '../kit/conifers.ts';
import type { InkName } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { place, strip } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** Looking straight up: redwoods that grow in a ring, as they do round the stump of an old one. */
export default {
  subject: 'Ring of redwoods',
  masses: 'near trees black, sky disc light, trees behind them middle',
  phoneTop: 14,
  draw(sheet) {
    const { inks } = sheet;
    const [cx, cy] = [sheet.x(sheet.pick(52, { strip: 60 })), sheet.y(46)];
    const [halo, ring, sun] = sheet.pick([720, 470, 250], { strip: [560, 340, 165], portrait: [600, 350, 180] });
    const reach = Math.hypot(cx, sheet.height - cy);
    const next = random(23);
    /** A circle of trees: all tops point to its middle, all feet are outside of the sheet. */
    const circleOf = (count: number, gap: number, bare: number, trunk: number, ink: InkName) =>
      Array.from({ length: count }, (_, i) => {
        const degrees = ((i + (next() - 0.5) * 0.6) / count) * 360;
        const height = reach * (1 + next() * 0.25);
        const away = sun * gap * (0.85 + next() * 0.4) + height;
        const looks = { ink: inks[ink], light: Math.sign(90 - (degrees % 180)), width: 0.11, dense: 0.7 };
        const tree = conifer(0, 0, height, { ...looks, seed: 40 + count + i, bare, trunk });
        const turned = (degrees * Math.PI) / 180;
        const side = looks.light * trunk * height * 0.3;
        const bark =
          ink === 'black'
            ? strip(
                [
                  [side, 0],
                  [side * 0.6, -height * 0.55],
                ],
                26,
                7,
                inks.bark,
              )
            : '';
        return place(tree + bark, cx + Math.cos(turned) * away, cy + Math.sin(turned) * away, 1, degrees - 90);
      });
    return [
      rings(sheet, cx, cy, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ...circleOf(9, 1.6, 0.3, 0.018, 'pine'),
      ...circleOf(7, 1.25, 0.4, 0.03, 'fir'),
      ...circleOf(8, 0.85, 0.62, 0.05, 'black'),
    ];
  },
} satisfies Scene;
