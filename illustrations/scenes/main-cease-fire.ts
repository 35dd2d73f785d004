import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { sandbag } from '../kit/objects/bench.ts';
import { boltRifle } from '../kit/objects/firearms.ts';
import { earMuffs, glasses } from '../kit/objects/protection.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place, rows } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

/** Muzzle right and downrange: the range lies to the right, its bank behind the frames. */
export default {
  subject: 'Rifle, action open',
  masses: 'roof, post, bench front and rifle black, sky and bench top light, range middle',
  draw(sheet) {
    const { inks } = sheet;
    // Units for each millimeter on the bench, and where the rifle's butt and the bags stand.
    const size = 1.25;
    const [x, y] = [150, 890];
    const planks = [12, 38, 64, 90].map((at) =>
      sheet.fill(`${at},69 ${at + 0.3},69 ${at - 1.4},85 ${at - 1.9},85`, 'clay'),
    );
    return [
      bands(sheet, 'poppy', [12, 'sun'], [27, 'straw']),
      ridge(sheet, '-3,34 18,30 36,35 56,30 76,33 105,28', 24, 8, 'mist'),
      ridge(sheet, '-3,40 20,41 42,38 64,41 84,38 105,39', 20, 19, 'sage', [14, 44]),
      ridge(sheet, '-3,46 30,45 60,46 105,44', 12, 30, 'pine', [40, 120]),
      firs(sheet, '4,58,54,21 10,57,35,5 15.6,56,20,9'),
      // Light ground behind stock and sight, which are dark at every hour.
      ridge(sheet, '-3,49.5 24,49.5 44,48.5 70,46.5 105,43.5', 9, 55, 'sun'),
      sheet.fill('-5,59.4 40,57.6 70,51.6 105,48.6 105,70 -5,70', 'clay'),
      sheet.fill('-5,60.4 40,59.6 105,60 105,70 -5,70', 'oat'),
      sheet.fill('-5,66 60,64.4 105,64.8 105,66.6 40,68 -5,70', 'sun'),
      ...rows('1310,742,0.13 1500,738,0.135 1700,734,0.14').map(([at, foot, scale]) =>
        place(targetFrame(inks), at, foot, scale),
      ),
      // The roof's edge and its post: with the bench front they frame the range.
      sheet.fill('-2,-2 102,-2 102,6.5 -2,12', 'black'),
      sheet.fill('-2,-2 102,-2 102,1.4 -2,4.4', 'bark'),
      sheet.fill('18,8 23.6,8 23.6,72 18,72', 'black'),
      sheet.fill('22.5,9 23.6,9 23.6,72 22.5,72', 'bark'),
      sheet.fill('-5,69 105,69 105,85 -5,85', 'straw'),
      ...planks,
      sheet.fill('-5,85 105,85 105,102 -5,102', 'black'),
      sheet.fill('-5,92 105,92 105,92.8 -5,92.8', 'bark'),
      // Shadows fall to the right, away from the low sun, and touch the bags and the cups that cast them.
      sheet.fill('17,72.9 25,72.9 46,72.6 62,72 78,74.4 60,75.6 40,75.2 26,75.4', 'clay'),
      sheet.fill('67.6,83.2 75.6,83.2 86,81.9 78,81.9', 'clay'),
      sheet.fill('82.4,80.2 91,80.2 97,79.2 88,79.2', 'clay'),
      place(boltRifle(inks), x, y, size),
      place(sandbag(inks), x + 205 * size, y - 12, size * 0.62),
      place(sandbag(inks), x + 600 * size, y - 12, size * 0.92),
      place(earMuffs(inks, inks.pine, inks.sage), 1290, 1000, size),
      place(glasses(inks, inks.straw, inks.haze), 1560, 968, size),
    ];
  },
} satisfies Scene;
