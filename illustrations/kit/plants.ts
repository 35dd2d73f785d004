/** Ferns, oaks, madrones and grass. */
import { noise, random } from './random.ts';
import { type Point, polygon, shape, strip } from './shapes.ts';

type Next = () => number;

/** A frond of sword fern: an arching stem with narrow leaflets. Angles in radians, `bend` along its whole length. */
export function frond(x: number, y: number, length: number, angle: number, bend: number, next: Next, fill: string) {
  const n = 32;
  const spine: [number, number, number][] = [];
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i <= n; i++) {
    spine.push([px, py, a]);
    px += Math.cos(a) * (length / n);
    py += Math.sin(a) * (length / n);
    a += (bend / n) * (0.4 + 1.2 * (i / n));
  }
  const stem = strip(
    spine.map(([sx, sy]) => [sx, sy]),
    length * 0.008,
    1,
    fill,
  );
  let leaflets = '';
  for (let i = 3; i < n; i++) {
    const t = i / n;
    const swell = Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.56) ** 0.9;
    const size = length * 0.16 * swell * (0.9 + next() * 0.2) + length * 0.004;
    const [bx, by, heading] = spine[i];
    for (const side of [-1, 1]) {
      const q = heading + side * (1.28 - 0.5 * t + (next() - 0.5) * 0.1);
      const w = Math.min(size * 0.24, length * 0.0112 * (1.15 - 0.55 * t));
      const [cx, cy] = [Math.cos(q), Math.sin(q)];
      const belly: Point = [bx + cx * size * 0.35, by + cy * size * 0.35];
      const leaf: Point[] = [
        [bx - Math.cos(heading) * w, by - Math.sin(heading) * w],
        [belly[0] - cy * w, belly[1] + cx * w],
        [bx + cx * size, by + cy * size + size * 0.08],
        [belly[0] + cy * w, belly[1] - cx * w],
        [bx + Math.cos(heading) * w, by + Math.sin(heading) * w],
      ];
      leaflets += polygon(leaf, fill);
    }
  }
  return stem + leaflets;
}

/** A clump of fronds around x, y, spread between two angles in degrees (0 right, -90 up). */
export function fern(x: number, y: number, length: number, seed: number, fill: string, from = -170, to = -10, n = 6) {
  const next = random(seed);
  let fronds = '';
  for (let i = 0; i < n; i++) {
    const angle = ((from + ((to - from) * (i + 0.2 + next() * 0.6)) / n) * Math.PI) / 180;
    const bend = (Math.cos(angle) >= 0 ? 1 : -1) * (0.7 + next() * 0.6);
    const size = length * (0.75 + next() * 0.4);
    fronds += frond(x + (next() - 0.5) * length * 0.06, y + next() * 14, size, angle, bend, next, fill);
  }
  return fronds;
}

/** One leaf, `length` long, that points to `heading` (radians). */
function leaf(x: number, y: number, length: number, heading: number, fill: string): string {
  const [dx, dy] = [Math.cos(heading) * length, Math.sin(heading) * length];
  const outline: Point[] = [
    [x - dx * 0.5, y - dy * 0.5],
    [x - dy * 0.3, y + dx * 0.3],
    [x + dx * 0.5, y + dy * 0.5],
    [x + dy * 0.3, y - dx * 0.3],
  ];
  return polygon(outline, fill);
}

/** A mass of leaves: uneven lobes with a few single leaves at the edge. */
export function leaves(x: number, y: number, rx: number, ry: number, seed: number, fill: string): string {
  const next = random(seed);
  const lobes = noise(seed + 5);
  const n = Math.max(40, Math.round((rx + ry) / 2.6));
  const outline: Point[] = [];
  let single = '';
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const a = t * Math.PI * 2;
    // Noise over the angle, closed by blending its end into its start.
    const wave = (turns: number) => lobes(t * turns) * (1 - t) + lobes(t * turns - turns + 512) * t;
    const r = 0.66 + 0.36 * wave(9) + 0.16 * wave(31) + (next() - 0.5) * 0.05;
    const [px, py] = [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r * (Math.sin(a) > 0 ? 0.8 : 1)];
    outline.push([px, py]);
    if (next() < 0.3) single += leaf(px, py, 12 + next() * 12, a + (next() - 0.5) * 2.6, fill);
  }
  return polygon(outline, fill) + single;
}

/** Leaves in the light: single marks in an ellipse, denser at its middle, as a knife cuts them. */
export function litLeaves(x: number, y: number, rx: number, ry: number, seed: number, fill: string): string {
  const next = random(seed);
  let marks = '';
  for (let i = 0; i < Math.round((rx * ry) / 170); i++) {
    const [a, d] = [next() * Math.PI * 2, next() ** 0.7];
    marks += leaf(
      x + Math.cos(a) * rx * d,
      y + Math.sin(a) * ry * d,
      15 + next() * 13,
      -0.9 + (next() - 0.5) * 1.7,
      fill,
    );
  }
  return marks;
}

/** A limb that wanders from x, y in a direction (degrees), and its branches, thinner and thinner. */
export function limb(x: number, y: number, length: number, degrees: number, width: number, seed: number, fill: string) {
  const tips: Point[] = [];
  const next = random(seed);
  const grow = (fx: number, fy: number, size: number, heading: number, thick: number, depth: number): string => {
    const points: Point[] = [];
    let [px, py, a] = [fx, fy, heading];
    const steps = 9;
    const turn = (next() - 0.5) * 0.9;
    for (let i = 0; i <= steps; i++) {
      points.push([px, py]);
      if (i === steps) break;
      px += Math.cos(a) * (size / steps);
      py += Math.sin(a) * (size / steps);
      a += turn / steps + (next() - 0.5) * 0.22;
    }
    let shapes = strip(points, thick, thick * 0.55, fill);
    if (depth === 0) {
      tips.push([px, py]);
      return shapes;
    }
    for (const side of [-1, 1]) {
      const angle = a + side * (0.32 + next() * 0.4);
      shapes += grow(px, py, size * (0.6 + next() * 0.2), angle, thick * 0.58, depth - 1);
    }
    if (next() < 0.7) {
      const [mx, my] = points[5];
      shapes += grow(mx, my, size * 0.55, heading + (next() < 0.5 ? -1 : 1) * 0.8, thick * 0.45, depth - 1);
    }
    return shapes;
  };
  const shapes = grow(x, y, length, (degrees * Math.PI) / 180, width, 3);
  return { shapes, tips };
}

/** A coast live oak: a short leaning trunk, wide limbs, a flat crown of single clouds of leaves in two inks. */
export function oak(x: number, y: number, height: number, seed: number, ink: string, lit: string | undefined, sun = 1) {
  const next = random(seed + 7);
  const limbs = [-128, -92, -50].map((degrees, i) =>
    limb(x, y - height * 0.2, height * (0.3 - 0.03 * (i % 2)), degrees, height * 0.062, seed + i, ink),
  );
  const tips = limbs.flatMap((one) => one.tips);
  const cloud = ([tx, ty]: Point, i: number) => {
    const r = height * (0.075 + next() * 0.055);
    const bright = lit && next() < 0.6;
    return [
      leaves(tx, ty - r * 0.3, r * 1.6, r, seed + 50 + i, ink),
      bright ? litLeaves(tx + sun * r * 0.3, ty - r * 0.6, r * 1.05, r * 0.5, seed + 90 + i, lit) : '',
    ] as const;
  };
  const clouds = tips.map(cloud);
  const trunk: Point[] = [
    [x - height * 0.13, y + height * 0.03],
    [x - height * 0.075, y - height * 0.01],
    [x - height * 0.05, y - height * 0.06],
    [x - height * 0.043, y - height * 0.13],
    [x - height * 0.05, y - height * 0.24],
    [x + height * 0.045, y - height * 0.24],
    [x + height * 0.046, y - height * 0.13],
    [x + height * 0.056, y - height * 0.06],
    [x + height * 0.085, y - height * 0.01],
    [x + height * 0.14, y + height * 0.03],
  ];
  return [
    polygon(trunk, ink),
    // The heart of the crown, through which no sky is seen.
    leaves(x + height * 0.04, y - height * 0.8, height * 0.16, height * 0.1, seed + 40, ink),
    ...limbs.map((one) => one.shapes),
    ...clouds.map(([dark]) => dark),
    ...clouds.map(([, bright]) => bright),
  ].join('');
}

/** A fringe of dry grass along a line: blades of uneven length that lean one way. */
export function grass(line: readonly Point[], height: number, seed: number, fill: string, lean = 0.3): string {
  const next = random(seed);
  const thick = noise(seed + 3);
  let blades = '';
  for (const [x, y] of line) {
    if (next() > 0.25 + 0.75 * thick(x / 120)) continue;
    const h = height * (0.3 + 0.7 * next()) * (0.35 + 0.9 * thick(x / 90 + 9));
    const bend = h * (lean + (next() - 0.5) * 0.7);
    const w = Math.max(2, height * 0.035);
    blades += shape(
      `${x - w},${y + 8} ${x + bend * 0.35 - w * 0.6},${y - h * 0.6} ${x + bend},${y - h} ${x + bend * 0.35 + w * 0.6},${y - h * 0.55} ${x + w},${y + 8}`,
      fill,
    );
  }
  return blades;
}
