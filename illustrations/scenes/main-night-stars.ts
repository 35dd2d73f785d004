import { Camera } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { noise, random } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { circle, type Point, polygon } from '../kit/shapes.ts';
import { bands, stars } from '../kit/sky.ts';

export default {
  subject: 'Milky Way',
  masses: 'firs and shelter black, stars and moonlit edges light, sky middle',
  hour: 'night',
  draw(sheet) {
    const { inks, width, height } = sheet;
    const next = random(41);
    const wave = noise(17);
    // The band rises from the lower left to the upper right.
    const at = (t: number, off: number): Point => [
      width * (0.08 + 0.86 * t) + off * 0.75,
      height * (0.78 - 0.86 * t) + off * 0.6,
    ];
    const cloud = (half: number, seed: number, from: number, to: number) => {
      const edge = (side: number) =>
        Array.from({ length: 61 }, (_, i) => {
          const t = from + ((to - from) * i) / 60;
          const end = Math.sin((Math.PI * i) / 60) ** 0.5;
          return at(t, side * half * end * (0.45 + 1.1 * wave(i / 4 + seed + side * 90)));
        });
      return [...edge(-1), ...edge(1).toReversed()];
    };
    let dust = '';
    for (let i = 0; i < 900; i++) {
      const spread = (next() + next() + next() - 1.5) * 250;
      const [x, y] = at(next() * 1.1 - 0.05, spread);
      dust += circle(x, y, 1.2 + next() ** 4 * 4.6, next() < 0.7 ? inks.fog : inks.straw);
    }
    const camera = new Camera({
      vx: sheet.pick(420, { portrait: 200 }),
      vy: sheet.y(87),
      focal: 700,
      eye: [-8, 1.4, -5],
    });
    return [
      bands(sheet, 'fir', [26, 'pine'], [50, 'poppy'], [70, 'sage']),
      stars(sheet, 320, 9, 84),
      polygon(cloud(230, 3, -0.1, 1.12), inks.sage),
      polygon(cloud(140, 30, -0.06, 1.1), inks.mist),
      polygon(cloud(60, 60, 0.02, 0.96), inks.sun),
      polygon(cloud(34, 110, 0.16, 0.8), inks.sage),
      dust,
      circle(sheet.x(64), sheet.y(30), 58, inks.fog),
      ridge(sheet, '-3,80 20,77 44,81 66,78 105,75', 20, 5, 'sage', [16, 60]),
      ridge(sheet, '-3,86 30,85 60,86 105,84', 8, 28, 'fir', [50, 170]),
      ridge(sheet, '-3,91 40,90.5 105,91', 5, 31, 'bark'),
      shelter({
        camera,
        inks,
        sun: [0.4, 1.4],
        firstPost: 1.2,
        firstBench: 1.8,
        end: 60,
        slab: inks.oat,
        bench: inks.straw,
        shade: inks.bark,
      }),
      firs(
        sheet,
        sheet.pick('93,106,92,5 84,104,56,8 101,106,110,11 3,106,70,14 11,104,40,17', {
          portrait: '92,106,76,5 4,106,60,14 14,104,38,17',
        }),
        { lit: inks.fir },
      ),
      ridge(sheet, '-3,97 24,99 60,98.5 105,95', 10, 61, 'black'),
    ];
  },
} satisfies Scene;
