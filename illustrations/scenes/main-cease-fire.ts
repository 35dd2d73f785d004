import { firs } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, path, place, shape, strip } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

/** A bolt-action rifle, 1000 long, muzzle to the left at 0, 0; the bolt is drawn back and the action open. */
const rifle = (black: string, wood: string, edge: string, gap: string) =>
  [
    bar('0,0 560,0', 13, 19, black),
    bar('6,-14 10,-4', 7, 7, black),
    path('M300 8L560 6L690 14L742 10L770 30L1000 44L1004 134L966 140L800 92L762 84L742 60L540 46L330 26Z', wood),
    path('M300 8L560 6L640 10L560 16L320 16Z', edge),
    path('M1000 44L1012 44L1016 134L1004 136Z', black),
    path('M556-12L716-12L742 8L690 20L556 14Z', black),
    path('M606-6L664-6L664 2L606 2Z', gap),
    // The bolt, far back, its handle up.
    bar('712,-2 800,-2', 14, 14, black),
    bar('776,-2 790,-38 805,-62', 9, 11, black),
    path('M792-66A13 13 0 1 0 818-66A13 13 0 1 0 792-66Z', black),
    path('M664 58C660 100 740 102 752 70L744 66C732 88 676 88 674 58Z', black),
    bar('700,44 696,66', 5, 5, black),
    // A telescopic sight on two mounts.
    bar('470,-46 740,-46', 20, 20, black),
    path('M440-62L486-58L486-34L440-30ZM724-58L760-62L760-30L724-34Z', black),
    path('M532-36L556-36L560-8L528-8ZM672-36L696-36L700-8L668-8Z', black),
  ].join('');

export default {
  subject: 'Rifle, action open',
  masses: 'rifle, bench front and firs black, sky and bench top light, range middle',
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([130, 660, 1.56], { portrait: [70, 720, 0.84] });
    const rest = (at: number, high: number, foot: number) =>
      shape(`${at - 70},${foot} ${at - 26},${high} ${at + 26},${high} ${at + 70},${foot}`, inks.brick);
    const along = (part: number) => x + part * 1000 * size;
    return [
      bands(sheet, 'poppy', [10, 'sun'], [27, 'straw']),
      ridge(sheet, '-3,38 18,35 36,39 56,33 76,38 105,34', 24, 8, 'mist'),
      ridge(sheet, '-3,43 20,44 42,41 64,44 84,41 105,43', 20, 19, 'sage', [14, 44]),
      ridge(sheet, '-3,49 30,47.5 60,49 105,48', 12, 30, 'pine', [40, 120]),
      ridge(sheet, '-3,51 30,50 60,51.5 105,50.5', 6, 31, 'oat'),
      contour(sheet, [-4, 60, 55, 2.4, 0.4], 3, 'clay'),
      firs(sheet, '96,66,94,5 103,68,80,9 88,62,50,12'),
      sheet.fill('-5,60 105,60 105,81 -5,81', 'straw'),
      sheet.fill('-5,81 105,81 105,102 -5,102', 'black'),
      strip(sheet.points('-5,90 105,90'), 7, 7, inks.bark),
      // The shadow begins at the rest's foot and ends at the butt: both touch it.
      shape(
        `${along(0.36) - 70},${y + 176} ${along(0.44)},${y + 150} ${along(1) - 20},${y + 262} ${along(1) + 90},${y + 292} ${along(0.8)},${y + 286} ${along(0.4)},${y + 206}`,
        inks.clay,
      ),
      rest(along(0.37), y + 40 * size, y + 182),
      place(rifle(inks.black, inks.bark, inks.oat, inks.sun), x, y, size, 2.4),
    ];
  },
} satisfies Scene;
