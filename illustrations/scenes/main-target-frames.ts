import { forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle, place, rows, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Paper target',
  masses: 'forest black, paper and sky light, earth bank middle',
  draw(sheet) {
    const { inks } = sheet;
    const crown = sheet.line('-3,31 25,26 55,25 80,30 105,27', 10, 3);
    // Frames step away to the right, their middles at the height of the eye: place and size of a millimeter.
    const eye = sheet.y(57);
    const frames = rows(sheet.pick('90,0.245 78.5,0.345 61,0.52 29,1.02', { portrait: '92,0.26 76,0.42 38,1.15' }));
    const frame = ([percent, size]: number[]) => {
      const [x, foot] = [sheet.x(percent), eye + 1170 * size];
      const isNear = size > 1;
      /** A spot of the shadow: millimeters from the middle and up the frame, laid down on the ground to the right. */
      const cast = (dx: number, up: number) => `${x + (dx + up * 0.5) * size},${foot + up * 0.14 * size}`;
      const hits = rows('-15,-9 9,-22 -3,15 42,-10 -36,30').map(([dx, dy]) =>
        circle(x + dx * size, eye + dy * size, 7.4 * size, inks.haze),
      );
      return [
        shape([cast(-265, 870), cast(265, 870), cast(265, 1470), cast(-265, 1470)].join(' '), inks.bark),
        ...[-240, 202].map((leg) =>
          shape([cast(leg, 0), cast(leg + 38, 0), cast(leg + 38, 880), cast(leg, 880)].join(' '), inks.bark),
        ),
        place(targetFrame(inks), x, foot, size),
        ...(isNear ? hits : []),
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
