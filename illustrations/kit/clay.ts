/** Clay targets: whole, and broken. */
import type { Inks } from './inks.ts';
import { random } from './random.ts';
import { ellipse, path, place, type Point, polygon, shape } from './shapes.ts';

/** A clay of this radius, seen from above its rim and turned by degrees; the light comes from the upper left. */
export function clay(x: number, y: number, r: number, degrees: number, inks: Inks): string {
  const { brick, orange, sun } = inks;
  const disc = (rx: number, ry: number, dy: number, ink: string) => ellipse(0, dy * r, rx * r, ry * r, ink);
  const wall = (top: number, bottom: number, y0: number, y1: number) => {
    return shape(`${-bottom * r},${y1 * r} ${bottom * r},${y1 * r} ${top * r},${y0 * r} ${-top * r},${y0 * r}`, brick);
  };
  const ribs = Array.from({ length: 17 }, (_, i) => {
    const angle = (Math.PI * (i + 1.5)) / 19;
    const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return shape(
      `${0.54 * c},${-0.19 * r + 0.19 * s} ${0.54 * c + 0.022 * r},${-0.19 * r + 0.19 * s} ${0.615 * c + 0.026 * r},${-0.05 * r + 0.233 * s} ${0.615 * c},${-0.05 * r + 0.233 * s}`,
      orange,
    );
  });
  const n = (value: number) => (value * r).toFixed(1);
  const rim = `M${n(-0.98)} ${n(-0.06)}A${r} ${n(0.4)} 0 0 1 ${n(-0.1)} ${n(-0.398)}A${n(0.9)} ${n(0.335)} 0 0 0 ${n(-0.98)} ${n(-0.06)}Z`;
  const dome = `M${n(-0.52)} ${n(-0.22)}A${n(0.53)} ${n(0.19)} 0 0 1 ${n(0.08)} ${n(-0.376)}A${n(0.45)} ${n(0.148)} 0 0 0 ${n(-0.52)} ${n(-0.22)}Z`;
  const parts = [
    wall(1, 1, 0, 0.16),
    disc(0.998, 0.395, 0.12, brick),
    disc(1, 0.4, 0, orange),
    disc(0.84, 0.325, -0.01, brick),
    disc(0.81, 0.31, -0.035, orange),
    disc(0.62, 0.235, -0.05, brick),
    wall(0.53, 0.62, -0.19, -0.05),
    disc(0.53, 0.19, -0.19, orange),
    disc(0.36, 0.125, -0.195, brick),
    disc(0.335, 0.112, -0.185, orange),
    ...ribs,
    path(rim, sun),
    path(dome, sun),
  ];
  return place(parts.join(''), x, y, 1, degrees);
}

/** A clay that has just been hit: pieces of its rim and dome fly apart around x, y, with splinters among them. */
export function brokenClay(x: number, y: number, r: number, seed: number, inks: Inks): string {
  const next = random(seed);
  let shards = '';
  const fly = (shapes: string, a: number, away: number, turn: number) => {
    shards += place(shapes, x + Math.cos(a) * away * r, y + Math.sin(a) * away * r * 0.8, 1, turn);
  };
  for (let a = 0.3, i = 0; a < 6.4; i++) {
    const width = 0.45 + next() * 0.5;
    const isRim = i % 3 !== 2;
    const [inner, outer] = isRim ? [0.58 + next() * 0.1, 1] : [0.14, 0.56];
    const arc = (radius: number, down: number) =>
      Array.from({ length: 6 }, (_, k): Point => {
        const at = a + (width * k) / 5;
        return [Math.cos(at) * radius * r, (Math.sin(at) * radius * 0.5 + down) * r];
      });
    const piece = (down: number, ink: string) => polygon([...arc(outer, down), ...arc(inner, down).toReversed()], ink);
    fly(piece(0.08, inks.brick) + piece(0, inks.orange), a + width / 2, 0.16 + next() * 0.4, (next() - 0.5) * 44);
    a += width + 0.06;
  }
  for (let i = 0; i < 26; i++) {
    const size = r * (0.03 + next() * 0.07);
    const splinter = shape(`${-size},${size * 0.4} ${size * 0.2},${-size} ${size},${size * 0.7}`, inks.orange);
    fly(splinter, next() * 6.3, 0.5 + next() * 1.4, next() * 360);
  }
  return shards;
}
