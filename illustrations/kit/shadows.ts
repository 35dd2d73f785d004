/** Shadows on the ground: whatever stands throws one, or it would float. */
import type { V3 } from './camera.ts';
import { type P2, polygon } from './picture.ts';
import type { Stage } from './stage.ts';

/** The convex hull of sheet points (Andrew's monotone chain). */
export function hull(points: readonly P2[]): P2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P2[]): P2[] => {
    const out: P2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const a = out[out.length - 2] ?? p;
        const b = out[out.length - 1] ?? p;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * Where the shadow of a point falls on flat ground. Very low suns are treated as 14 degrees, so shadows stay in the
 * picture.
 */
export function fall(s: Stage, at: V3): V3 {
  const flat = Math.hypot(s.sun[0], s.sun[2]) || 1;
  const length = at[1] * Math.min(4, flat / Math.max(0.01, s.sun[1]));
  return [at[0] - (s.sun[0] / flat) * length, 0, at[2] - (s.sun[2] / flat) * length];
}

/**
 * The shadow of a convex cloud of points on the ground, drawn at once (call it while the ground is being painted). It
 * touches the ground below the points: for what hangs in the air there is {@link castShadow}.
 */
export function shadow(s: Stage, points: readonly V3[], strength = 1): void {
  castShadow(s, [...points, ...points.map(([x, , z]): V3 => [x, 0, z])], strength);
}

/** The shadow of a convex cloud of points that hangs in the air. */
function castShadow(s: Stage, points: readonly V3[], strength: number): void {
  if (s.light.cast <= 0) return;
  // The hull is taken on the ground: a shadow that passes behind the painter is cut there, and does not vanish.
  const ground = hull(points.map((p) => fall(s, p)).map(([x, , z]): P2 => [x, z])).map(([x, z]): V3 => [x, 0, z]);
  const seen = s.camera.outline(ground);
  if (seen.length < 3) return;
  s.sheet.path(polygon(seen), { fill: s.raw(s.light.shadow), opacity: 0.3 * s.light.cast * strength });
}

/**
 * The shadow of a tree on the ground: a crown `wide` meters across between two heights, narrowing to a share of that at
 * its tip, and as round as it has `sides`.
 */
export function treeShadow(s: Stage, at: V3, wide: number, low: number, high: number, tip = 0.25, sides = 4): void {
  const half = wide / 2;
  const ring = (up: number, k: number): V3[] =>
    Array.from({ length: sides }, (_, side): V3 => {
      const angle = (side / sides) * 2 * Math.PI;
      // Rounded: a quarter of a turn is to end at 0, on every machine.
      const [x, z] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 1e6) / 1e6) as [number, number];
      return [at[0] + half * k * x, up, at[2] + half * k * z];
    });
  castShadow(s, [...ring(low, 1), ...ring(high, tip)], 0.75);
  shadow(
    s,
    [
      [at[0], low, at[2]],
      [at[0] + wide * 0.05, 0, at[2]],
      [at[0] - wide * 0.05, 0, at[2]],
    ],
    0.6,
  );
}
