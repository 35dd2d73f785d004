/** Flat shapes as SVG text. Every shape has exactly one fill, which is an ink. */

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed polygon. */
export const polygon = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"/>`;

/** Rows of numbers from text such as `1,2,3 4,5,6`. */
export const rows = (text: string): number[][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((row) => row.split(',').map(Number));

/** Points from text such as `0,5 20,7.5`, as in the SVG attribute `points`. */
export const parsePoints = (text: string): Point[] => rows(text).map(([x, y]) => [x, y]);

/** A closed polygon from text such as `0,5 20,7.5 3,9`. */
export const shape = (text: string, fill: string): string => polygon(parsePoints(text), fill);

/** A straight or bent bar through points in text, `from` wide at its first point and `to` at its last. */
export const bar = (text: string, from: number, to: number, fill: string): string =>
  strip(parsePoints(text), from, to, fill);

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  polygon(parsePoints(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`), fill);

/** An SVG path with the even-odd rule, for shapes with holes and true curves. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;

/** A stroke of even width with round ends, for wires, stems and cords. */
export const stroke = (d: string, width: number, ink: string): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Moves, scales and turns (degrees, clockwise) what was drawn around 0, 0. */
export const place = (shapes: string, x: number, y: number, scale = 1, degrees = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${degrees}) scale(${scale})">${shapes}</g>`;

/** Narrows a drawing around 0 to this share of its width, as if it were turned about its upright axis. */
export const turned = (shapes: string, share: number): string => `<g transform="scale(${share} 1)">${shapes}</g>`;

/** Flips a drawing that is `width` wide from left to right. */
export const mirror = (shapes: string, width: number): string =>
  `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>`;

/** A tapering strip along a line of points: half as wide as `widths` on each side, from the first point to the last. */
export function strip(points: readonly Point[], from: number, to: number, fill: string): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return polygon([...left, ...right.toReversed()], fill);
}

/** The convex hull of some points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const result: Point[] = [];
  for (const half of [sorted, sorted.toReversed()]) {
    const base = result.length;
    for (const point of half) {
      while (result.length - base > 1 && turn(result[result.length - 2], result[result.length - 1], point) <= 0)
        result.pop();
      result.push(point);
    }
    result.pop();
  }
  return result;
}
