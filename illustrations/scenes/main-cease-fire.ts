import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { sandbag } from '../kit/objects/bench.ts';
import { boltRifle } from '../kit/objects/firearms.ts';
import { earMuffs, glasses } from '../kit/objects/protection.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place, turned } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

/** Seen along the firing line, so that the range is at the right, where the muzzle points. */
export default {
  subject: 'Rifle, action open',
  masses: 'roof, post, bench front and rifle black, sky and bench top light, range middle',
  draw(sheet) {
    const { inks } = sheet;
    // Units for each millimeter on the bench, and where the rifle's butt and the bags stand.
    const size = 1.25;
    const [x, y] = [150, 890];
    /** Where the firing line and the row of targets meet far away; what is `meters` to its right, at this scale. */
    const [vx, vy] = [46, 53];
    const at = (meters: number, up: number, scale: number) =>
      `${vx + (meters * scale * 2) / 3},${vy + (1.6 - up) * scale}`;
    const frames = [3.4, 4.7, 6.4, 8.6].map((scale) => {
      const [left, foot] = at(8, 0, scale).split(',').map(Number);
      // Larger than true, as in the other scenes, to be seen in a small print.
      const size = (scale / 100) * (sheet.height / 1000) * 1.3;
      return [
        sheet.fill(
          `${left - scale * 0.1},${foot} ${left + scale * 0.1},${foot} ${left + scale * 0.9},${foot + scale * 0.16} ${left + scale * 0.6},${foot + scale * 0.2}`,
          'clay',
        ),
        place(turned(targetFrame(inks), 0.5), sheet.x(left), sheet.y(foot), size),
      ].join('');
    });
    return [
      bands(sheet, 'poppy', [12, 'sun'], [27, 'straw']),
      ridge(sheet, '-3,34 18,30 36,35 56,30 76,33 105,28', 24, 8, 'mist'),
      ridge(sheet, '-3,40 20,41 42,38 64,41 84,38 105,39', 20, 19, 'sage', [14, 44]),
      ridge(sheet, '-3,46 30,45 60,46 105,44', 12, 30, 'pine', [40, 120]),
      firs(sheet, '4,58,54,21 10,57,35,5 15.6,56,20,9'),
      // Light ground behind stock and sight, which are dark at every hour.
      ridge(sheet, '-3,49.5 24,49.5 44,49.5 60,50.5 105,50', 9, 55, 'sun'),
      sheet.fill('-5,58 105,58 105,104 -5,104', 'oat'),
      // The bank, along the range's far side, and the targets before it.
      sheet.fill(`${at(9.4, 0, 2)} ${at(11.6, 3.4, 2.6)} ${at(11.6, 3.5, 12)} ${at(9.4, 0, 12)}`, 'clay'),
      sheet.fill(`${at(11.6, 3.4, 2.6)} ${at(11.6, 3.5, 12)} ${at(11, 2.4, 12)} ${at(11, 2.5, 2.6)}`, 'sun'),
      sheet.fill(`${at(2, 0, 3)} ${at(4, 0, 3)} ${at(4, 0, 14)} ${at(2, 0, 14)}`, 'sun'),
      ...frames,
      // The roof's end and its post: with the bench they frame the range.
      sheet.fill('-2,-2 91,-2 88,6.8 -2,12', 'black'),
      sheet.fill('-2,-2 91,-2 89.9,1.4 -2,4.4', 'bark'),
      sheet.fill('18,8 23.6,8 23.6,72 18,72', 'black'),
      sheet.fill('22.5,9 23.6,9 23.6,72 22.5,72', 'bark'),
      // The bench ends just beyond the muzzle; before it there is nothing.
      sheet.fill('-5,69 86,69 89,85 -5,85', 'straw'),
      sheet.fill('-5,74.6 87.1,74.6 87.2,75 -5,75', 'clay'),
      sheet.fill('-5,79.6 88,79.6 88.1,80.1 -5,80.1', 'clay'),
      sheet.fill('-5,85 89,85 89,92.4 -5,92.4', 'black'),
      sheet.fill('-5,92 89,92 89,92.8 -5,92.8', 'bark'),
      sheet.fill('7,92 14,92 14,104 7,104', 'black'),
      sheet.fill('75,92 82,92 82,104 75,104', 'black'),
      // Shadows fall to the right, away from the low sun, and touch the bags and the cups that cast them.
      sheet.fill('17,72.9 25,72.9 46,72.6 62,72 78,74.4 60,75.6 40,75.2 26,75.4', 'clay'),
      sheet.fill('64.4,83.2 72.4,83.2 82,81.9 74.5,81.9', 'clay'),
      sheet.fill('78.4,80.2 85,80.2 87.3,79.2 82,79.2', 'clay'),
      place(boltRifle(inks), x, y, size),
      place(sandbag(inks), x + 205 * size, y - 12, size * 0.62),
      place(sandbag(inks), x + 600 * size, y - 12, size * 0.92),
      place(earMuffs(inks, inks.pine, inks.sage), 1232, 1000, size),
      place(glasses(inks, inks.straw, inks.haze), 1470, 968, size),
    ];
  },
} satisfies Scene;
