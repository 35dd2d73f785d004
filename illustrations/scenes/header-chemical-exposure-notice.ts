import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, ellipse, path, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Running tap',
  masses: 'post, tap and ferns black, sun and water light, woods middle',
  phoneTop: 8,
  stripFoot: 89,
  draw(sheet) {
    const { inks, unit } = sheet;
    const [x, y, size] = sheet.pick([1000, 700, 1.5], { strip: [1120, 240, 0.6], portrait: [470, 470, 0.85] });
    const woods = sheet.line('-3,60 30,58 60,60 105,57', 10, 44);
    // The tap in units of about 600: post at the left of 0, 0, spout above it, water falling to 260.
    const tap = [
      shape('-340,-330 -190,-330 -190,520 -340,520', inks.black),
      shape('-220,-330 -190,-330 -190,520 -220,520', inks.bark),
      path(
        'M-190-196L-70-196C-40-196-20-206 4-206L46-206C98-206 122-160 122-96L122-40L40-40L40-84C40-112 30-120 8-120L-190-120Z',
        inks.black,
      ),
      path(
        'M-190-190L-70-190C-40-190-20-200 4-200L46-200C70-200 86-190 98-174L60-184L0-182L-60-172L-190-172Z',
        inks.sage,
      ),
      bar('-44,-184 -44,-286', 38, 30, inks.black),
      path(
        'M-150-318C-150-292-110-286-44-286C22-286 62-292 62-318C62-336 22-330-44-326C-110-330-150-336-150-318Z',
        inks.black,
      ),
      path('M-140-322C-110-330-60-324-44-322C-20-324 30-330 52-322C30-316-110-314-140-322Z', inks.sage),
      path('M46-40L116-40C118 60 122 160 132 268L36 268C44 160 46 60 46-40Z', inks.haze),
      path('M74-40L92-40C92 60 94 160 98 268L76 268C78 160 76 60 74-40Z', inks.mist),
      ellipse(84, 270, 250, 40, inks.black),
      path('M-166 270L334 270L290 400C270 424-110 424-128 400Z', inks.black),
      path('M-150 290L-118 392L-96 402L-126 290Z', inks.sage),
      ellipse(84, 268, 224, 27, inks.mist),
      ellipse(84, 268, 120, 15, inks.haze),
      shape('-240,392 420,392 420,430 -240,430', inks.bark),
      shape('-240,430 420,430 400,700 -240,700', inks.black),
    ];
    const [sun, ring] = sheet.pick([330, 540], { strip: [200, 360], portrait: [190, 350] });
    return [
      rings(sheet, x + 90 * size, y - 20 * size, 'mist', [ring, 'straw'], [sun, 'fog']),
      forest(sheet, woods, 'sage', { seed: 63, min: 160, max: 560, space: 0.3, lit: undefined }),
      ridge(sheet, '-3,76 30,74 60,77 105,74', 10, 30, 'pine', [60, 220]),
      ridge(
        sheet,
        sheet.pick('-3,86 20,88 40,98 70,99 84,90 105,84', { portrait: '-3,92 20,93 40,98 70,99 84,94 105,90' }),
        8,
        31,
        'black',
      ),
      place(tap.join(''), x, y, size),
      ridge(
        sheet,
        // Below a notice the lowest part of the strip isn't seen: there the basin is on higher ground, above that part.
        sheet.pick('-3,93 18,95 36,99 64,99 84,95 105,92', {
          strip: '-3,89 18,88 40,85 70,84 86,87 105,88',
          portrait: '-3,97 36,99 64,99 105,97',
        }),
        10,
        61,
        'black',
      ),
      ...sheet
        .pick([6, 24, 88, 98], { portrait: [4, 96] })
        .map((at, i) => fern(sheet.x(at), sheet.y(102), 560 * Math.max(0.62, unit), 20 + i, inks.black)),
    ];
  },
} satisfies Scene;
