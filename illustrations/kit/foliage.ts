/** Branches and masses of leaves, from which broad-leaved trees are made. */
import { lightSide } from './conifers.ts';
import { material } from './palette.ts';
import { blob, type P2, polygon } from './picture.ts';
import type { Rng } from './rng.ts';
import type { Stage } from './stage.ts';

/** A tapering branch along points, as a path; widths in pixels. */
export function limb(points: readonly P2[], from: number, to: number): string {
  const n = points.length - 1;
  const left: P2[] = [];
  const right: P2[] = [];
  points.forEach(([x, y], i) => {
    const a = points[Math.max(0, i - 1)] ?? [x, y];
    const b = points[Math.min(n, i + 1)] ?? [x, y];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = (from + (to - from) * (i / n)) / 2;
    left.push([x - ((b[1] - a[1]) / len) * w, y + ((b[0] - a[0]) / len) * w]);
    right.push([x + ((b[1] - a[1]) / len) * w, y - ((b[0] - a[0]) / len) * w]);
  });
  return polygon([...left, ...right.toReversed()]);
}

/** A curve from one point to another through a bend, sampled. */
export function bend(a: P2, via: P2, b: P2, steps = 8): P2[] {
  return Array.from({ length: steps + 1 }, (_, i): P2 => {
    const t = i / steps;
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * via[0] + t * t * b[0], u * u * a[1] + 2 * u * t * via[1] + t * t * b[1]];
  });
}

/** A mass of leaves: an ellipse with a scalloped edge. */
function leafMass(cx: number, cy: number, rx: number, ry: number, r: Rng, lobes = 11): string {
  const points: P2[] = [];
  const turn = r.between(0, 6);
  // Many lobes are shallow ones.
  const deep = Math.min(0.2, 1.9 / lobes);
  for (let i = 0; i < lobes * 2; i++) {
    const a = turn + (i / (lobes * 2)) * Math.PI * 2;
    const k = i % 2 === 0 ? 1 + r.between(0.1, 1) * deep : 1 - r.between(0.5, 1) * deep;
    points.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return blob(points);
}

/** The colours of a crown, for a tree in another season. */
export type Leaves = { leaf: string; light: string };

/**
 * Leaf masses in three tones: shade below, body, light above on the sun's side. `flat` is their height by their width.
 */
export function crown(
  s: Stage,
  masses: readonly (readonly [x: number, y: number, r: number])[],
  d: number,
  r: Rng,
  flat = 0.72,
  leaves: Leaves = { leaf: material.leaf, light: material.leafLight },
): void {
  const side = lightSide(s);
  let under = '';
  let body = '';
  let light = '';
  for (const [x, y, size] of masses) {
    const lobes = Math.round(Math.min(26, Math.max(9, size / 7)));
    under += leafMass(x - side * size * 0.06, y + size * 0.1, size * 1.02, size * flat, r, lobes);
    body += leafMass(x + side * size * 0.1, y - size * 0.1, size * 0.8, size * flat * 0.72, r, lobes);
    // Sprays that catch the sun, scattered over the bright side.
    const sprays = size > 26 ? 5 : 2;
    for (let i = 0; i < sprays; i++) {
      const out = r.between(0.05, 0.55);
      const up = r.between(-0.1, 0.5);
      light += leafMass(
        x + side * size * out,
        y - size * flat * up - size * 0.1,
        size * r.between(0.12, 0.24),
        size * flat * r.between(0.09, 0.16),
        r,
        6,
      );
    }
  }
  s.sheet.path(under, { fill: s.colour(leaves.leaf, 0.05, d) });
  s.sheet.path(body, { fill: s.colour(leaves.leaf, 0.6, d) });
  s.sheet.path(light, { fill: s.colour(leaves.light, 0.75, d) });
}
