/** A redwood close by: a near-black trunk with bark in long flutes, and boughs that reach in from above. */
import { bough } from './conifers.ts';
import { noise, random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { polygon, rows, type Point } from './shapes.ts';

/** Boughs as `height in units,length,droop,direction`. */
const usualBoughs =
  '-30,860,0.1,1 60,980,0.2,1 190,760,0.34,1 330,470,0.44,1 446,250,0.5,1 40,420,0.24,-1 180,400,0.36,-1 340,330,0.46,-1';

type Redwood = {
  seed?: number;
  /** Boughs as `height in units,length,droop,direction`, separated by spaces; empty for a trunk alone. */
  boughs?: string;
  /** The side that the light falls on: -1 left, 1 right. */
  light?: number;
  ink?: string;
  foot?: number;
};

/** A trunk at x (percent) of this half width (units) over the whole height; its foot widens to `foot` (percent). */
export function redwood(sheet: Sheet, x: number, half: number, options: Redwood = {}): string {
  const { seed = 4, light = 1, ink = sheet.inks.black, foot = 100 } = options;
  const scale = sheet.portrait && options.boughs === undefined ? [1.1, 0.65] : [1, 1];
  const boughs = rows(options.boughs ?? usualBoughs).map((one) => one.map((value, i) => value * (scale[i] ?? 1)));
  const { inks, height } = sheet;
  const cx = sheet.x(x);
  const bottom = sheet.y(foot);
  const wave = noise(seed);
  const width = (y: number) => {
    const flare = Math.max(0, (y - bottom * 0.68) / (bottom * 0.32)) ** 2.2;
    return half * (1 + 0.1 * (y / height) + 1.25 * flare);
  };
  const edge = (y: number, side: number) =>
    cx + side * width(y) + (wave(y / 58 + (side > 0 ? 200 : 0)) - 0.5) * half * 0.1;
  const levels = Array.from({ length: 60 }, (_, i) => -20 + (i * (bottom + 20)) / 59);
  let shapes = polygon(
    [...levels.map((y): Point => [edge(y, -1), y]), ...levels.toReversed().map((y): Point => [edge(y, 1), y])],
    ink,
  );
  const next = random(seed + 87);
  for (let i = 0; i < 17; i++) {
    const across = -0.86 + (i / 16) * 1.72 + (next() - 0.5) * 0.05;
    const isLit = across * light > 0.25;
    for (let y = -30 + next() * 160; y < bottom;) {
      const length = Math.min(130 + next() * 380, bottom - y);
      const thick = (isLit ? 0.06 : 0.03) * half * (0.6 + next() * 0.8);
      const left: Point[] = [];
      const right: Point[] = [];
      for (let m = 0; m <= 12; m++) {
        const level = y + (length * m) / 12;
        const middle = cx + width(level) * across + (wave(level / 70 + i * 9) - 0.5) * half * 0.14;
        const half2 = thick * Math.sin((Math.PI * m) / 12);
        left.push([middle - half2, level]);
        right.push([middle + half2, level]);
      }
      shapes += polygon([...left, ...right.toReversed()], isLit ? inks.bark : inks.fir);
      y += length + 30 + next() * 160;
    }
  }
  for (const [y, length, droop, side] of boughs) {
    const from = edge(y, side) - side * 30;
    const level = (s: number) => y + length * (droop * s * s - 0.1 * s - 0.16 * Math.max(0, s - 0.7));
    const [limb] = bough({ x: from, y, length, direction: side, droop, thickness: 0.085 }, next);
    shapes += polygon(limb, inks.black);
    for (let j = 0; j < 9; j++) {
      const s = 0.16 + (j / 9) * 0.8;
      const size = length * (0.1 + 0.13 * Math.sin(Math.PI * s)) * (0.7 + next() * 0.6);
      const spray = { x: from + side * length * s, y: level(s) + length * 0.01, length: size, direction: side };
      shapes += polygon(bough({ ...spray, droop: 0.75 + next() * 0.5, thickness: 0.34 }, next)[0], inks.black);
    }
  }
  return shapes;
}
