/** Ridges, fog banks and ground: lines from left to right, with the area below them. */
import { spire } from './conifers.ts';
import { noise, random } from './random.ts';
import type { InkName } from './inks.ts';
import type { Sheet } from './sheet.ts';
import { polygon, type Point } from './shapes.ts';

const catmullRom = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A line through control points, roughened in three octaves, or in two slow ones for fog and clouds (`soft`). */
export function crest(controls: readonly Point[], rough: number, seed: number, soft = false): Point[] {
  const wave = noise(seed);
  const at = (i: number) => controls[Math.min(controls.length - 1, Math.max(0, i))];
  const points: Point[] = [];
  for (let i = 0; i < controls.length - 1; i++) {
    const steps = Math.max(1, Math.round((at(i + 1)[0] - at(i)[0]) / 5));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const x = catmullRom(at(i - 1)[0], at(i)[0], at(i + 1)[0], at(i + 2)[0], t);
      const y = catmullRom(at(i - 1)[1], at(i)[1], at(i + 1)[1], at(i + 2)[1], t);
      const relief = soft
        ? (wave(x / 170) - 0.5) * 1.5 + (wave(x / 60 + 70) - 0.5) * 0.3
        : (wave(x / 90) - 0.5) * 1.3 + (wave(x / 31 + 70) - 0.5) * 0.6 + (wave(x / 11 + 150) - 0.5) * 0.28;
      points.push([x, y + rough * relief]);
    }
  }
  points.push(at(controls.length - 1));
  return points;
}

/** The height of a line at x. */
export function heightAt(line: readonly Point[], x: number): number {
  return (line.find(([px]) => px >= x) ?? line[line.length - 1])[1];
}

/** Everything below a line, far beyond the sheet's foot. */
export const below = (line: readonly Point[], fill: string): string =>
  polygon([...line, [line[line.length - 1][0], 2000], [line[0][0], 2000]], fill);

/** Everything above a line. */
export const above = (line: readonly Point[], fill: string): string =>
  polygon([...line, [line[line.length - 1][0], -20], [line[0][0], -20]], fill);

/** The least and the most height of a ridge's trees, in units of a landscape sheet. */
type Woods = readonly [least: number, most: number];

/** A ridge through points in percent; its trees, if any, stand in clumps with gaps, in the ridge's own ink. */
export function ridge(sheet: Sheet, percent: string, rough: number, seed: number, ink: InkName, woods?: Woods): string {
  const line = sheet.line(percent, rough, seed);
  const fill = sheet.inks[ink];
  if (!woods) return below(line, fill);
  const [min, max] = woods.map((height) => height * Math.max(0.6, sheet.unit));
  const next = random(seed + sheet.salt);
  const clumps = noise(seed + sheet.salt + 1);
  let trees = '';
  for (let x = line[0][0]; x < sheet.width;) {
    const density = clumps(x / (max * 1.7));
    const height = min + (max - min) * density ** 1.4 * (0.45 + next() * 0.75);
    const tall = next() < 0.07 ? 1.35 : 1;
    if (density > 0.13) trees += polygon(spire(x, heightAt(line, x) + height * 0.06, height * tall, next), fill);
    x += height * 0.25 * (0.45 + next() * 1.2);
  }
  return trees + below(line, fill);
}

/** Fog from its upper edge down, in percent. */
export function fog(
  sheet: Sheet,
  percent: string,
  rough: number,
  seed: number,
  ink: 'haze' | 'mist' | 'straw' = 'haze',
) {
  return below(sheet.line(percent, rough, seed, true), sheet.inks[ink]);
}

/** A long contour on the ground, in percent: a lens from x0 to x1 around y, `thick` in its middle, falling by `fall`. */
export function contour(sheet: Sheet, lens: readonly number[], seed: number, ink: InkName): string {
  const [x0, x1] = lens.slice(0, 2).map((percent) => sheet.x(percent));
  const [y, thick, fall] = lens.slice(2).map((percent) => sheet.y(percent));
  const wave = noise(seed);
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const swell = Math.sin(Math.PI * t) ** 0.7 * thick * 0.5;
    const x = x0 + (x1 - x0) * t;
    top.push([x, y + fall * t - swell * (0.5 + wave(t * 6))]);
    bottom.push([x, y + fall * t + swell * (0.5 + wave(t * 6 + 40))]);
  }
  return polygon([...top, ...bottom.toReversed()], sheet.inks[ink]);
}

/** A road through bends `x,y,width` in percent, near ones first: what lies between two shares of its half width. */
export function road(sheet: Sheet, bends: readonly number[][]): (from: number, to: number, ink: InkName) => string {
  const at = (i: number, part: number) => bends[Math.min(bends.length - 1, Math.max(0, i))][part];
  const edge = (share: number) =>
    Array.from({ length: (bends.length - 1) * 16 }, (_, step): Point => {
      const i = Math.floor(step / 16);
      const [x, y, width] = [0, 1, 2].map((part) =>
        catmullRom(at(i - 1, part), at(i, part), at(i + 1, part), at(i + 2, part), (step % 16) / 16),
      );
      return [sheet.x(x + (width / 2) * share), sheet.y(y)];
    });
  return (from, to, ink) => polygon([...edge(from), ...edge(to).toReversed()], sheet.inks[ink]);
}
