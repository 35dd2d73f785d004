import { firs } from '../kit/conifers.ts';
import { contour, ridge, road } from '../kit/land.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, rows, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Fence, open way',
  masses: 'fence and firs black, sky and path light, hills middle',
  phoneTop: 30,
  draw(sheet) {
    const { inks, unit } = sheet;
    const near = sheet.line('-3,86 18,90 36,98 70,99 86,92 105,87', 8, 61);
    /** A split-rail fence whose posts grow towards the viewer: from and to in percent, heights in percent. */
    const fence = (from: number[], to: number[], posts: number) => {
      const at = (i: number) => {
        const t = (i / (posts - 1)) ** 1.4;
        const [x, y, high] = from.map((value, k) => value + (to[k] - value) * t);
        return { x: sheet.x(x), y: sheet.y(y), h: sheet.y(high) };
      };
      const rails = Array.from({ length: posts - 1 }, (_, i) => {
        const [a, b] = [at(i), at(i + 1)];
        return [0.9, 0.6, 0.3].map((up, k) => {
          const sag = k % 2 === i % 2 ? 0.012 : -0.012;
          const rail = (raised: number) =>
            `${a.x},${a.y - a.h * (up + sag + raised)} ${b.x},${b.y - b.h * (up - sag + raised)}`;
          return (
            bar(rail(0), a.h * 0.085, b.h * 0.085, inks.black) + bar(rail(0.034), a.h * 0.02, b.h * 0.02, inks.sun)
          );
        });
      });
      const stand = Array.from({ length: posts }, (_, i) => {
        const { x, y, h } = at(i);
        const w = h * 0.085;
        const side = `${x - w},${y + 12} ${x - w * 0.9},${y - h * 1.02}`;
        const post = `${side} ${x + w * 0.3},${y - h * 1.08} ${x + w},${y - h} ${x + w},${y + 12}`;
        return (
          shape(post, inks.black) + shape(`${side} ${x - w / 2},${y - h * 1.03} ${x - w / 2},${y + 12}`, inks.bark)
        );
      });
      return [...rails.flat(), ...stand];
    };
    const way = sheet.pick('58,108,40 61,85,12 55,76,6 58,69,2.6', {
      strip: '61,108,32 62.6,86,11 58.4,77,5.6 61.4,69,2.2',
      portrait: '56,108,58 58,86,17 50,77,9 56,69,4',
    });
    const [sunX, sunY, sun] = sheet.pick([1220, 380, 100], { strip: [1226, 206, 79], portrait: [312, 500, 88] });
    return [
      bands(sheet, 'poppy', [sheet.pick(26, { portrait: 34 }), 'sun']),
      circle(sunX, sunY, sun * 2.9, inks.straw),
      circle(sunX, sunY, sun, inks.fog),
      ridge(sheet, '-3,50 16,45 34,51 54,44 76,49 105,41', 26, 9, 'mist'),
      ridge(sheet, '-3,56 20,58 42,54 64,58 84,54 105,56', 20, 20, 'sage', [16, 60]),
      ridge(sheet, '-3,66 24,64 50,67 74,63 105,62', 12, 28, 'pine', [50, 190]),
      ridge(sheet, '-3,71 24,70 50,69 76,70 105,70', 8, 31, 'oat'),
      contour(sheet, [-6, 56, 78, 4, 2], 4, 'sun'),
      contour(sheet, [60, 112, 80, 4, 2], 5, 'clay'),
      road(sheet, rows(way))(-1, 1, 'straw'),
      firs(sheet, sheet.pick('93,90,96,5 86,86,60,9', { strip: '93,96,120,5 86,90,76,9 99,98,96,12' })),
      ...sheet.pick(fence([47, 77, 10], [-6, 98, 44], 6), { strip: fence([53, 80, 16], [14, 98, 56], 6) }),
      ...sheet.pick(fence([66, 77, 10], [112, 98, 44], 5), { strip: fence([69, 80, 16], [104, 98, 56], 5) }),
      ridge(sheet, '-3,86 18,90 36,98 70,99 86,92 105,87', 8, 61, 'black'),
      grass(near, 50 * Math.max(0.7, unit), 9, inks.black),
    ];
  },
} satisfies Scene;
