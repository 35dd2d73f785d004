/** Douglas firs and redwoods, randomly irregular, so that no two are alike. */
import type { InkName } from './inks.ts';
import { below, heightAt } from './land.ts';
import { noise, random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { polygon, rows, type Point } from './shapes.ts';

type Next = () => number;

/** The outline of a far conifer, `height` tall with its foot at x, y: uneven teeth on both sides. */
export function spire(x: number, y: number, height: number, next: Next): Point[] {
  const width = height * (0.16 + next() * 0.13);
  const teeth = 4 + Math.round(height / 11);
  const top: Point = [x + (next() - 0.5) * height * 0.04, y - height];
  const side = (direction: number) => {
    const points: Point[] = [];
    for (let i = 1; i <= teeth; i++) {
      const t = i / teeth;
      const half = width * t ** 0.8 * (next() < 0.16 ? 0.35 : 0.6 + next() * 0.5);
      const level = y - height + t * height * 0.93;
      points.push([top[0] + direction * half, level + height * 0.012]);
      points.push([top[0] + direction * half * (0.3 + next() * 0.25), level - height * 0.004]);
    }
    return points;
  };
  const left = side(-1);
  return [top, ...side(1), [x + width * 0.2, y + 4], [x - width * 0.2, y + 4], ...left.toReversed()];
}

type Bough = { x: number; y: number; length: number; direction: number; droop: number; thickness?: number };

/** One bough: arched above, with sprays hanging unevenly below. Gives its outline and that of its lit upper side. */
export function bough({ x, y, length, direction, droop, thickness = 0.22 }: Bough, next: Next): [Point[], Point[]] {
  const n = Math.max(6, Math.min(60, Math.round(length / 7)));
  const level = (s: number) => y + length * (droop * s * s - 0.1 * s - 0.16 * Math.max(0, s - 0.7));
  const upper: Point[] = [];
  const lower: Point[] = [];
  const lit: Point[] = [];
  for (let i = 0; i <= n; i++) upper.push([x + (direction * length * i) / n, level(i / n) - next() * length * 0.014]);
  for (let i = n - 1; i >= 0; i--) {
    const s = (i + (next() - 0.5) * 0.7) / n;
    const depth = length * thickness * Math.sin(Math.PI * Math.min(1, Math.max(0, s) * 0.9 + 0.08)) ** 0.8;
    const hangs = next() < 0.45;
    const drop = hangs ? depth * (0.5 + next() ** 2 * 1.6) : depth * (0.2 + next() * 0.4);
    lower.push([x + direction * length * (s + (hangs ? 0.02 + next() * 0.05 : -0.01)), level(s) + drop]);
    if (s > 0.3) {
      const end = Math.min(1, s);
      lit.push([x + direction * length * end, level(end) + depth * (0.1 + 0.28 * next())]);
    }
  }
  return [
    [...upper, ...lower],
    [...upper.slice(Math.ceil(n * 0.3)), ...lit],
  ];
}

export type Conifer = {
  seed: number;
  ink: string;
  /** The ink of boughs in the light, and the side it comes from: -1 left, 1 right. */
  lit?: string | undefined;
  light?: number;
  /** Half the crown's width, the bare part of the trunk, and the trunk's half width, in tree heights. */
  width?: number;
  bare?: number;
  trunk?: number;
  /** Share of missing boughs, number of boughs against the usual, and share of boughs lit on the light's side. */
  gaps?: number;
  dense?: number;
  litShare?: number;
};

/** A near conifer, `height` tall with its foot at x, y: bare trunk, tiers at random heights, broken boughs. */
export function conifer(x: number, y: number, height: number, options: Conifer): string {
  const { seed, ink, lit, light = -1, width = 0.2, bare = 0.16, trunk = 0.016 } = options;
  const { gaps = 0.12, dense = 1, litShare = 0.62 } = options;
  const next = random(seed);
  const waves = { '-1': noise(seed + 1), 1: noise(seed + 2) };
  const top = y - height;
  const crown = 1 - bare;
  const center = (t: number) => x + Math.sin(t * 3 + seed) * height * 0.004;
  const reach = (t: number) =>
    height * width * (0.05 + 0.95 * Math.min(1, t / crown) ** 0.72) * (t > crown * 0.88 ? 0.78 : 1);

  const sides = (count: number, end: number, half: (t: number, side: -1 | 1) => Point): Point[] => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= count; i++) {
      left.push(half((i / count) * end, -1));
      right.push(half((i / count) * end, 1));
    }
    return [...right, ...left.toReversed()];
  };
  const bole = sides(12, 1, (t, side) => {
    const foot = t > 0.94 ? 1.35 : 1;
    return [center(t) + side * height * trunk * (0.12 + 0.88 * t ** 0.8) * foot, top + t * height];
  });
  // Boughs seen end-on: never wider than half the crown.
  const core = sides(Math.round(30 + height / 9), crown * 0.97, (t, side) => {
    const half = reach(t) * (0.1 + 0.2 * waves[side](t * 26) + (next() < 0.4 ? 0.26 * next() : 0));
    return [center(t) + side * half, top + t * height + (next() - 0.3) * height * 0.012];
  });
  let dark = polygon(bole, ink) + polygon([[center(0), top - height * 0.012], ...core], ink);
  let bright = '';

  const tiers = Math.round((18 + height / 15) * dense);
  const thickness = Math.max(0.2, 0.36 - height / 3000);
  for (let i = 0; i < tiers; i++) {
    for (const side of [-1, 1] as const) {
      const t = 0.012 + ((i + next() * 0.9) / tiers) * crown;
      if (t > 0.07 && next() < gaps) continue;
      const clump = 0.45 + waves[side](t * 9);
      const broken = next() < 0.1 ? 0.45 : 1;
      const wanted = Math.min(reach(t) * 1.12, reach(t) * clump * broken * (0.62 + next() * 0.5));
      const length = Math.max(height * 0.012, wanted);
      const droop = -0.16 + 0.66 * t + (next() - 0.5) * 0.2;
      const [outline, upper] = bough(
        { x: center(t), y: top + t * height, length, direction: side, droop, thickness: thickness + (1 - t) * 0.08 },
        next,
      );
      dark += polygon(outline, ink);
      if (lit && length > height * 0.035 && next() < (side === light ? litShare : 0.08)) bright += polygon(upper, lit);
    }
  }
  // Dead lower limbs on the bare trunk.
  for (let i = 0; i < 4; i++) {
    const t = crown + (0.1 + next() * 0.75) * bare;
    const side = next() < 0.5 ? -1 : 1;
    const length = height * (0.02 + next() * 0.035);
    const level = top + t * height;
    const tip: Point = [center(t) + side * length, level + length * 0.18];
    dark += polygon([[center(t), level - height * 0.003], tip, [center(t), level + height * 0.004]], ink);
  }
  return dark + bright;
}

/**
 * Near conifers by name: `x,foot,height,seed` for each, separated by spaces, the first three in percent of the sheet
 * (heights may pass 100: the top is cut off). Black with pine light from the left unless `looks` says otherwise.
 */
export const firs = (sheet: Sheet, list: string, looks: Partial<Conifer> = {}): string =>
  rows(list)
    .map(([x, foot, height, seed]) => {
      const usual = { ink: sheet.inks.black, lit: sheet.inks.pine, width: 0.17, bare: 0.07 };
      return conifer(sheet.x(x), sheet.y(foot), sheet.y(height), { ...usual, ...looks, seed });
    })
    .join('');

type Forest = Partial<Conifer> & {
  seed: number;
  /** Heights in units of a landscape sheet. */
  min: number;
  max: number;
  /** Distance between trees in tree heights. */
  space?: number;
  from?: number;
  to?: number;
};

/** Near conifers along a line, each another tree, and the ground below it, all in one ink, with pine light on it. */
export function forest(sheet: Sheet, line: readonly Point[], ink: InkName, options: Forest): string {
  const { seed, min, max, space = 0.3, from = line[0][0], to = line[line.length - 1][0], ...looks } = options;
  const next = random(seed);
  const heights = noise(seed + 1);
  let trees = '';
  for (let x = from; x < to;) {
    const y = heightAt(line, x);
    const height = (min + (max - min) * heights(x / 110) ** 1.3) * (0.8 + next() * 0.4) * sheet.unit;
    const lit = 'lit' in looks ? looks.lit : sheet.inks.pine;
    trees += conifer(x, y + height * 0.1, height, {
      ink: sheet.inks[ink],
      width: 0.15 + next() * 0.07,
      bare: 0.1,
      gaps: 0.14,
      trunk: 0.013,
      dense: height < 160 ? 0.8 : 1,
      ...looks,
      lit: next() < 0.78 ? lit : undefined,
      seed: Math.floor(next() * 1e6),
    });
    x += height * space * (0.55 + next() * 0.9);
  }
  return trees + below(line, sheet.inks[ink]);
}
