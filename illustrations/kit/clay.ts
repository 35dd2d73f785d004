/** Clay targets, whole and broken. */
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

/**
 * A clay that has just been hit, around x, y: one half is whole, and the other flies apart in wedges that broke along the
 * clay's radius, with splinters and dust among them.
 */
export function brokenClay(x: number, y: number, r: number, seed: number, inks: Inks): string {
  const next = random(seed);
  const flat = 0.56;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const sector = (from: number, to: number, inner: number, outer: number, down: number, ink: string) => {
    const steps = Math.max(3, Math.round((to - from) / 8));
    const arc = (radius: number) =>
      Array.from({ length: steps + 1 }, (_, i): Point => {
        const angle = radians(from + ((to - from) * i) / steps);
        return [Math.cos(angle) * radius * r, (Math.sin(angle) * radius * flat + down) * r];
      });
    return polygon([...arc(outer), ...arc(inner).toReversed()], ink);
  };
  const wedge = (from: number, to: number) =>
    [
      sector(from, to, 0.06, 1, 0.13, inks.brick),
      sector(from, to, 0.06, 1, 0, inks.orange),
      sector(from, to, 0.8, 0.84, 0, inks.brick),
      sector(from, to, 0.5, 0.6, 0, inks.brick),
      sector(from, to, 0.06, 0.5, -0.04, inks.orange),
      sector(from, to, 0.28, 0.33, -0.04, inks.brick),
    ].join('');
  const fly = (shapes: string, degrees: number, away: number, turn: number) => {
    const [dx, dy] = [Math.cos(radians(degrees)) * away * r, Math.sin(radians(degrees)) * away * r * 0.8];
    return place(shapes, x + dx, y + dy, 1, turn);
  };
  // Behind to front: the wedges away from the viewer first, the whole half last.
  const wedges = [
    [292, 330, 0.34, -16],
    [332, 362, 0.5, -6],
    [4, 36, 0.62, 10],
    [38, 72, 0.42, 18],
    [74, 100, 0.26, 10],
  ].map(([from, to, away, turn]) => fly(wedge(from, to), (from + to) / 2, away, turn));
  const dust = Array.from({ length: 34 }, () => {
    const size = r * (0.02 + next() ** 2 * 0.08);
    const splinter = shape(`${-size},${size * 0.4} ${size * 0.2},${-size} ${size},${size * 0.7}`, inks.orange);
    return fly(splinter, -70 + next() * 150, 0.6 + next() * 1.1, next() * 360);
  });
  return [...dust, ...wedges, fly(wedge(102, 290), 196, 0.1, -8)].join('');
}
