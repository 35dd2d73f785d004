import { forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, rows, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Paper target',
  masses: 'forest black, paper and sky light, earth bank middle',
  draw(sheet) {
    const { inks } = sheet;
    const paper = inks.haze;
    const crown = sheet.line('-3,31 25,26 55,25 80,30 105,27', 10, 3);
    // Frames step away to the right: place and half width in percent of the height.
    const frames = rows(sheet.pick('88,66,6 76,64,9 58,61,13 30,57,22.5', { portrait: '92,63,7 76,62,11 40,58,27' }));
    const frame = ([x, y, half]: number[]) => {
      const [cx, cy, h] = [sheet.x(x), sheet.y(y), sheet.y(half)];
      const post = (side: number) =>
        bar(
          `${cx + side * h * 0.86},${cy - h * 1.22} ${cx + side * h * 0.9},${cy + h * 2.2}`,
          h * 0.12,
          h * 0.13,
          inks.bark,
        );
      const hit = ([dx, dy]: number[]) => circle(cx + dx * h, cy + dy * h, Math.max(3, h * 0.028), paper);
      return [
        shape(
          `${cx - h},${cy + h * 2.1} ${cx + h},${cy + h * 2.1} ${cx + h * 3.2},${cy + h * 2.36} ${cx + h * 1.1},${cy + h * 2.4}`,
          inks.bark,
        ),
        post(-1),
        post(1),
        bar(`${cx - h * 1.02},${cy - h * 1.1} ${cx + h * 1.02},${cy - h * 1.1}`, h * 0.12, h * 0.12, inks.bark),
        shape(
          `${cx - h},${cy - h * 1.04} ${cx + h},${cy - h * 1.04} ${cx + h * 0.99},${cy + h * 1.1} ${cx - h * 0.98},${cy + h * 1.12}`,
          paper,
        ),
        circle(cx, cy, h * 0.8, inks.black),
        circle(cx, cy, h * 0.76, paper),
        circle(cx, cy, h * 0.52, inks.black),
        circle(cx, cy, h * 0.3, paper),
        circle(cx, cy, h * 0.27, inks.black),
        ...(half > 20
          ? [
              [-0.05, -0.08],
              [0.08, 0.02],
              [-0.1, 0.09],
              [0.02, -0.16],
              [0.13, -0.11],
            ].map(hit)
          : []),
      ].join('');
    };
    return [
      bands(sheet, 'mist', [9, 'straw']),
      forest(sheet, crown, 'black', { seed: 27, min: 150, max: 460, space: 0.2 }),
      ridge(sheet, '-3,44 20,40 48,43 72,39 105,43', 16, 14, 'sun'),
      ridge(sheet, '-3,52 24,47 50,52 74,46 105,50', 22, 15, 'clay'),
      ridge(sheet, '-3,82 30,84 66,80 105,77', 8, 16, 'oat'),
      contour(sheet, [-6, 70, 93, 4, -3], 5, 'sun'),
      ...frames.map(frame),
    ];
  },
} satisfies Scene;
