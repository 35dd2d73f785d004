import { forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, ellipse, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Steel plate rack',
  masses: 'forest and rack black, plates and sky light, earth bank middle',
  draw(sheet) {
    const { inks } = sheet;
    const plate = inks.haze;
    const crown = sheet.line('-3,26 22,31 50,27 78,22 105,18', 10, 6);
    const count = sheet.pick(6, { portrait: 4 });
    // The rack runs towards the viewer from the left to the right.
    const [x0, x1, y0, y1, r0, r1] = sheet.pick([14, 84, 50, 56, 6, 11.4], { portrait: [15, 80, 52, 58, 6.4, 9.6] });
    const at = (t: number) => ({
      x: sheet.x(x0 + (x1 - x0) * t * (0.85 + 0.15 * t)),
      y: sheet.y(y0 + (y1 - y0) * t),
      r: sheet.y(r0 + (r1 - r0) * t),
    });
    const plates = Array.from({ length: count }, (_, i) => {
      const { x, y, r } = at(i / (count - 1));
      const arm = bar(`${x},${y} ${x},${y + r * 1.7}`, r * 0.16, r * 0.22, inks.black);
      if (i === 2)
        return (
          ellipse(x + r * 0.1, y + r * 1.42, r * 0.98, r * 0.17, plate) +
          ellipse(x + r * 0.1, y + r * 1.49, r * 0.98, r * 0.14, inks.black)
        );
      return [arm, circle(x + r * 0.07, y + r * 0.03, r, inks.bark), circle(x, y, r * 0.97, plate)].join('');
    });
    const shadows = Array.from({ length: count }, (_, i) => {
      const { x, y, r } = at(i / (count - 1));
      return i === 2 ? '' : ellipse(x + r * 2.7, y + r * 3.95, r * 0.95, r * 0.2, inks.clay);
    });
    const a = at(-0.12);
    const b = at(1.12);
    const rail = (down: number, thick: number, ink: string) =>
      shape(
        `${a.x},${a.y + a.r * down} ${b.x},${b.y + b.r * down} ${b.x},${b.y + b.r * (down + thick)} ${a.x},${a.y + a.r * (down + thick)}`,
        ink,
      );
    const leg = (t: number, out: number) => {
      const { x, y, r } = at(t);
      return bar(`${x},${y + r * 1.7} ${x + r * out},${y + r * 3.5}`, r * 0.24, r * 0.24, inks.black);
    };
    return [
      bands(sheet, 'poppy', [7, 'sun'], [15, 'straw']),
      forest(sheet, crown, 'black', { seed: 37, light: -1, min: 130, max: 420, space: 0.22 }),
      ridge(sheet, '-3,40 20,36 46,39 74,33 105,36', 16, 14, 'sun'),
      ridge(sheet, '-3,45 24,42 50,45 74,40 105,44', 22, 15, 'clay'),
      ridge(sheet, '-3,67 30,69 66,73 105,78', 8, 16, 'oat'),
      contour(sheet, [-6, 60, 90, 4, 2], 5, 'sun'),
      // The rack's shadow falls to the right, away from the low sun.
      shape(
        `${a.x + a.r * 0.6},${a.y + a.r * 3.4} ${b.x - b.r},${b.y + b.r * 3.3} ${b.x + b.r * 2},${b.y + b.r * 3.5} ${a.x + a.r * 4},${a.y + a.r * 3.7}`,
        inks.clay,
      ),
      ...shadows,
      leg(0.04, -0.5),
      leg(0.04, 0.6),
      leg(0.96, -0.5),
      leg(0.96, 0.6),
      rail(1.62, 0.34, inks.black),
      rail(1.62, 0.08, inks.sage),
      ...plates,
    ];
  },
} satisfies Scene;
