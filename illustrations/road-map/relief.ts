/** The suggested relief of the road map: elevation bands and hachures, invented from the course of the crests. */
import { crests, type Place } from './places.ts';

export type Projection = {
  width: number;
  height: number;
  /** Units of the drawing in a kilometer. */
  km: number;
  project: (place: Place) => readonly [x: number, y: number];
};
export type Relief = {
  /** Path data of the ground above each of the levels. */
  bands: readonly string[];
  /** Path data of the strokes down the slopes, from faint to heavy. */
  hachures: readonly string[];
};

const levels = [0.1, 0.3, 0.52, 0.74];

/** @param step distance between the points at which the height is computed, in units of the drawing */
export function drawRelief(projection: Projection, step: number): Relief {
  const columns = Math.ceil(projection.width / step) + 3;
  const rows = Math.ceil(projection.height / step) + 3;
  const heightAt = heightsOf(projection);
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      // Outside of the sheet the ground is low, so that every band closes.
      const isBorder = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      return isBorder ? -1 : heightAt((column - 1) * step, (row - 1) * step);
    }),
  );
  return {
    bands: levels.map((level) => bandAbove(grid, level, step)),
    hachures: hachuresOf(grid, step, projection.km),
  };
}

/** Heights fall off from the crests, roughened by noise: spurs, ravines and wandering ridges. */
function heightsOf({ km, project }: Projection): (x: number, y: number) => number {
  const wave = [noise(7), noise(19)] as const;
  const rough = (x: number, y: number, size: number) =>
    (wave[0](x / size + 3 + wave[1](y / size) * 1.7) + wave[1](y / size + 40 + wave[0](x / size + 9) * 1.7)) / 2 - 0.5;
  const segments = crests.flatMap((crest) =>
    crest.slice(1).map(([latitude, longitude, to], index) => {
      const [fromLatitude = 0, fromLongitude = 0, from = 0] = crest[index] ?? [];
      const [x, y] = project([fromLatitude, fromLongitude]);
      const [endX, endY] = project([latitude, longitude]);
      return { x, y, dx: endX - x, dy: endY - y, from, to };
    }),
  );
  return (left, top) => {
    const x = left + rough(left, top, 3.4 * km) * 2.6 * km;
    const y = top + rough(top + 500, left, 3.4 * km) * 2.6 * km;
    let height = 0;
    for (const { x: startX, y: startY, dx, dy, from, to } of segments) {
      const along = Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy)));
      const away = Math.hypot(x - startX - along * dx, y - startY - along * dy) / km;
      const here = (from + (to - from) * along) * Math.exp(-((away / 2.5) ** 1.35));
      height = Math.max(height, here) + Math.min(height, here) * 0.16;
    }
    const spur = 1 - Math.abs(2 * rough(left * 1.1, top * 1.1, 0.95 * km));
    return height * (0.8 + 0.3 * spur) + 0.03 * rough(left, top, 0.5 * km);
  };
}

/** Corners above the level, as bits from top left clockwise, and the sides that the line then joins. */
const marches: Readonly<
  Record<number, readonly (readonly ['top' | 'right' | 'bottom' | 'left', 'top' | 'right' | 'bottom' | 'left'])[]>
> = {
  1: [['left', 'top']],
  2: [['top', 'right']],
  3: [['left', 'right']],
  4: [['right', 'bottom']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'bottom']],
  8: [['bottom', 'left']],
  9: [['bottom', 'top']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['bottom', 'right']],
  12: [['right', 'left']],
  13: [['right', 'top']],
  14: [['top', 'left']],
};

/** The outline of all ground above a level, by marching squares: https://en.wikipedia.org/wiki/Marching_squares. */
function bandAbove(grid: readonly (readonly number[])[], level: number, step: number): string {
  const at = (row: number, column: number) => grid[row]?.[column] ?? -1;
  const next = new Map<string, string[]>();
  for (let row = 0; row < grid.length - 1; row++)
    for (let column = 0; column < (grid[0]?.length ?? 0) - 1; column++) {
      const corners = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)] as const;
      const [a, b, c, d] = corners;
      const where = (from: number, to: number) => (level - from) / (to - from);
      const point = (x: number, y: number) =>
        `${Math.round((column - 1 + x) * step)} ${Math.round((row - 1 + y) * step)}`;
      const sides = {
        top: () => point(where(a, b), 0),
        right: () => point(1, where(b, c)),
        bottom: () => point(where(d, c), 1),
        left: () => point(0, where(a, d)),
      };
      const bits = corners.reduce((sum, height, index) => sum + (height > level ? 1 << index : 0), 0);
      for (const [from, to] of marches[bits] ?? []) {
        const start = sides[from]();
        next.set(start, [...(next.get(start) ?? []), sides[to]()]);
      }
    }
  let path = '';
  for (const [start, ends] of next)
    while (ends.length > 0) {
      const line = [start];
      for (let end = ends.pop(); end !== undefined && end !== start; end = next.get(end)?.pop()) line.push(end);
      // Specks are left out, and of smooth lines every third point is enough.
      if (line.length > 14) path += `M${line.filter((_, index) => index % 3 === 0).join('L')}Z`;
    }
  return path;
}

/** Short strokes down the slope, heavier where it is steep and where the morning light does not reach. */
function hachuresOf(grid: readonly (readonly number[])[], step: number, km: number): string[] {
  const random = randomOf(53);
  const strokes = ['', '', ''];
  const pens: (readonly [number, number])[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (let row = 2; row < grid.length - 2; row++)
    for (let column = 2; column < (grid[0]?.length ?? 0) - 2; column++) {
      const jitter = [random() - 0.5, random() - 0.5] as const;
      const slopeX = (((grid[row]?.[column + 1] ?? 0) - (grid[row]?.[column - 1] ?? 0)) * km) / (2 * step);
      const slopeY = (((grid[row + 1]?.[column] ?? 0) - (grid[row - 1]?.[column] ?? 0)) * km) / (2 * step);
      const steep = Math.hypot(slopeX, slopeY);
      const weight = steep * (0.62 - (0.525 * (slopeX + slopeY)) / steep);
      if (steep < 0.1 || !(weight > 0.11)) continue;
      const pen = weight > 0.26 ? 2 : weight > 0.15 ? 1 : 0;
      const length = (step * Math.min(1.3, 0.45 + steep * 1.4)) / steep;
      const start = [Math.round((column - 1 + jitter[0]) * step), Math.round((row - 1 + jitter[1]) * step)] as const;
      const stroke = [Math.round(-slopeX * length), Math.round(-slopeY * length)] as const;
      const [x, y] = pens[pen] ?? [0, 0];
      strokes[pen] += `m${pair(start[0] - x, start[1] - y)}l${pair(...stroke)}`;
      pens[pen] = [start[0] + stroke[0], start[1] + stroke[1]];
    }
  return strokes;
}

/** Two numbers of a path: a minus sign parts them as well as a space. */
const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** mulberry32, a small generator of the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise between 0 and 1 along a line. */
function noise(seed: number): (x: number) => number {
  const random = randomOf(seed);
  const values = Array.from({ length: 512 }, random);
  return (x) => {
    const index = Math.floor(x);
    const part = x - index;
    const blend = part * part * (3 - 2 * part);
    return (values[index & 511] ?? 0) * (1 - blend) + (values[(index + 1) & 511] ?? 0) * blend;
  };
}
