import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { ellipse, path, place, polygon, strip } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** An empty rifle case, 400 high, its foot at 0, 0: rim, groove, body, shoulder and open neck, lit from the left. */
function brass(body: string, lit: string, shade: string, hollow: string): string {
  const body2 = 'M-62-30L-54-250C-52-276-32-286-32-306L-32-400L32-400L32-306C32-286 52-276 54-250L62-30Z';
  return [
    path('M-62-12L-62 0C-40 10 40 10 62 0L62-12Z', shade),
    path('M-50-32L50-32L50-8L-50-8Z', shade),
    path(body2, body),
    path('M62-30L54-250C52-276 32-286 32-306L32-400L12-400L12-306C14-286 24-276 26-250L28-26Z', shade),
    path('M-46-32L-40-250C-38-272-22-286-22-306L-22-396L-12-396L-12-306C-12-286-24-272-26-250L-28-30Z', lit),
    path('M-62-12L-62-26L62-26L62-12Z', body),
    ellipse(0, -400, 32, 9, hollow),
  ].join('');
}

export default {
  subject: 'Empty brass cases',
  masses: 'bench front and firs black, sun and sky light, brass and ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY, r] = sheet.pick([700, 470, 300], { portrait: [380, 430, 250] });
    const one = (x: number, y: number, size: number, turn = 0) =>
      place(brass(inks.oat, inks.straw, inks.clay, inks.bark), sheet.x(x), sheet.y(y), size, turn);
    // Shadows run from each foot away from the sun, on the bench.
    const shadow = (x: number, y: number, w: number, reach: number) =>
      polygon(
        sheet.points(`${x - w},${y} ${x + w},${y - 0.6} ${x + w + reach},${y + 2.6} ${x + reach - w * 0.4},${y + 3.6}`),
        inks.clay,
      );
    return [
      rings(sheet, sunX, sunY, 'poppy', [r * 2.3, 'sun'], [r * 1.35, 'straw'], [r * 0.6, 'fog']),
      ridge(sheet, '-3,48 16,44 34,48 54,43 74,47 105,41', 26, 8, 'mist'),
      ridge(sheet, '-3,52 20,54 42,50 64,54 84,50 105,53', 20, 19, 'sage', [14, 44]),
      ridge(sheet, '-3,61 30,59.5 60,61 105,60', 12, 30, 'pine', [40, 130]),
      firs(sheet, sheet.pick('77,73,34,21 94,76,92,5 102,78,70,9 87,72,52,12', { portrait: '96,76,72,5 86,74,44,12' })),
      sheet.fill('-5,67 105,67 105,85 -5,85', 'sun'),
      ...[12, 38, 64, 90].map((at) => strip(sheet.points(`${at + 2},67 ${at - 3},85`), 4, 8, inks.clay)),
      sheet.fill('-5,85 105,85 105,102 -5,102', 'black'),
      strip(sheet.points('-5,93 105,93'), 6, 6, inks.bark),
      ...sheet.pick(
        [
          shadow(30, 75, 3.2, 15),
          shadow(46, 78, 3.6, 16),
          shadow(63, 81, 4.2, 18),
          one(30, 75.5, 1.15),
          one(46, 78.5, 1.35),
          one(63, 82, 1.6),
        ],
        { portrait: [shadow(30, 77, 6, 18), shadow(64, 82, 8, 20), one(30, 77.5, 1.15), one(64, 82.5, 1.55)] },
      ),
    ];
  },
} satisfies Scene;
