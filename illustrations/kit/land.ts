/** Ridges, fog banks and ground: lines from left to right, and what lies below them. */
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

type Woods = {
  /** Heights of the trees in units. */
  min: number;
  max: number;
  seed?: number;
  /** Share of the crest without trees, 0 to 1. */
  gap?: number;
  /** Distance between trees in tree heights. */
  space?: number;
  from?: number;
  to?: number;
};

/** A ridge with far conifers on its crest, in the ridge's own ink: clumps, gaps, one tall tree among small ones. */
export function woodedRidge(line: readonly Point[], fill: string, woods: Woods): string {
  const { min, max, seed = 1, gap = 0.2, space = 0.26, from = -Infinity, to = Infinity } = woods;
  const next = random(seed);
  const clumps = noise(seed + 1);
  const end = line[line.length - 1][0];
  let trees = '';
  for (let x = line[0][0]; x < end;) {
    const density = clumps(x / (max * 1.7));
    const height = min + (max - min) * density ** 1.4 * (0.45 + next() * 0.75);
    if (density > gap && x > from && x < to) {
      const tall = next() < 0.07 ? 1.35 : 1;
      trees += polygon(spire(x, heightAt(line, x) + height * 0.06, height * tall, next), fill);
    }
    x += height * space * (0.45 + next() * 1.2);
  }
  return trees + below(line, fill);
}

/** A ridge across the sheet, through points in percent, wooded where heights of trees (in units) are given. */
export function ridge(sheet: Sheet, percent: string, rough: number, seed: number, ink: InkName, woods?: Woods): string {
  const line = sheet.line(percent, rough, seed);
  const scale = Math.max(0.6, sheet.unit);
  return woods
    ? woodedRidge(line, sheet.inks[ink], { ...woods, min: woods.min * scale, max: woods.max * scale })
    : below(line, sheet.inks[ink]);
}

/** Fog from its upper edge down, in percent. By moonlight it is not white. */
export function fog(sheet: Sheet, percent: string, rough: number, seed: number, ink: 'fog' | 'mist' | 'straw' = 'fog') {
  return below(sheet.line(percent, rough, seed, true), sheet.inks[sheet.night && ink === 'fog' ? 'straw' : ink]);
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
