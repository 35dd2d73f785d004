/** Eye and ear protection, lying ready on a table. */
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse, type P2, polygon } from './picture.ts';
import type { Stage } from './stage.ts';

/** Ear muffs standing on a table, on the sheet: foot at (x, y), `size` the width in pixels. */
export function muffs(s: Stage, at: P2, size: number, colour: string = paint.orange): void {
  const [x, y] = at;
  const w = size / 2;
  const dark = s.colour(paint.ink, 0.15);
  s.sheet.path(ellipse(x + w * 0.1, y + size * 0.01, w * 1.35, size * 0.1), {
    fill: s.raw(s.light.shadow),
    opacity: 0.3,
  });
  s.sheet.path(
    `M${x - w * 0.92} ${y - size * 0.42}C${x - w * 1.02} ${y - size * 1.28} ${x + w * 1.02} ${y - size * 1.28} ${x + w * 0.92} ${y - size * 0.42}`,
    { stroke: dark, width: size * 0.085 },
  );
  s.sheet.path(
    `M${x - w * 0.84} ${y - size * 0.6}C${x - w * 0.8} ${y - size * 1.18} ${x + w * 0.5} ${y - size * 1.22} ${x + w * 0.78} ${y - size * 0.78}`,
    { stroke: s.colour(paint.sage, 0.7), width: size * 0.022 },
  );
  for (const side of [-1, 1] as const) {
    const cx = x + side * w * 0.86;
    s.sheet.path(ellipse(cx - side * w * 0.2, y - size * 0.26, w * 0.26, size * 0.25), { fill: dark });
    s.sheet.path(ellipse(cx, y - size * 0.26, w * 0.34, size * 0.27), {
      fill: s.colour(colour, side === 1 ? 0.75 : 0.35),
    });
    s.sheet.path(ellipse(cx + side * w * 0.05, y - size * 0.27, w * 0.2, size * 0.18), {
      fill: s.colour(mix(colour, paint.sun, 0.25), side === 1 ? 0.95 : 0.5),
    });
    barPixels(s, [cx, y - size * 0.42], [cx, y - size * 0.6], size * 0.05, s.colour(material.tin, 0.7));
  }
}

function barPixels(s: Stage, a: P2, b: P2, width: number, fill: string): void {
  s.sheet.path(
    polygon([
      [a[0] - width / 2, a[1]],
      [b[0] - width / 2, b[1]],
      [b[0] + width / 2, b[1]],
      [a[0] + width / 2, a[1]],
    ]),
    { fill },
  );
}

/** Shooting glasses on a table, on the sheet: middle at (x, y), `size` the width in pixels. */
export function glasses(s: Stage, at: P2, size: number): void {
  const [x, y] = at;
  const frame = s.colour(paint.ink, 0.15);
  s.sheet.path(ellipse(x, y + size * 0.2, size * 0.56, size * 0.06), { fill: s.raw(s.light.shadow), opacity: 0.28 });
  for (const side of [-1, 1] as const) {
    s.sheet.path(
      `M${x + side * size * 0.46} ${y - size * 0.1}C${x + side * size * 0.6} ${y - size * 0.28} ${x + side * size * 0.4} ${y - size * 0.38} ${x + side * size * 0.2} ${y - size * 0.34}`,
      { stroke: frame, width: size * 0.03 },
    );
    const lens = `M${x + side * size * 0.06} ${y - size * 0.1}C${x + side * size * 0.2} ${y - size * 0.17} ${x + side * size * 0.42} ${y - size * 0.17} ${x + side * size * 0.48} ${y - size * 0.1}C${x + side * size * 0.48} ${y + size * 0.1} ${x + side * size * 0.4} ${y + size * 0.2} ${x + side * size * 0.26} ${y + size * 0.19}C${x + side * size * 0.12} ${y + size * 0.18} ${x + side * size * 0.06} ${y + size * 0.04} ${x + side * size * 0.06} ${y - size * 0.1}Z`;
    s.sheet.path(lens, { fill: s.colour(mix(paint.sun, paint.fog, 0.4), 0.85), opacity: 0.85 });
    s.sheet.path(lens, { stroke: frame, width: size * 0.028 });
    s.sheet.path(
      `M${x + side * size * 0.27 - size * 0.1} ${y - size * 0.05}L${x + side * size * 0.27 + size * 0.03} ${y - size * 0.1}`,
      { stroke: s.colour(paint.fog, 1), width: size * 0.03 },
    );
  }
  s.sheet.path(`M${x - size * 0.07} ${y - size * 0.1}Q${x} ${y - size * 0.16} ${x + size * 0.07} ${y - size * 0.1}`, {
    stroke: frame,
    width: size * 0.04,
  });
}
