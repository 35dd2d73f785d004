/**
 * Things with faces: boxes, beams, extruded outlines. Each face takes the light by its slope, each thing throws a
 * shadow.
 */
import type { V3 } from './camera.ts';
import { type P2, polygon } from './picture.ts';
import { hull, shadow } from './shadows.ts';
import type { Stage } from './stage.ts';

export type Face = { points: readonly V3[]; colour: string };

const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function centre(points: readonly V3[]): V3 {
  const n = Math.max(1, points.length);
  const sum = points.reduce<V3>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

/** How much sun a face with this outward normal gets, 0 to 1. */
export function lit(s: Stage, normal: V3): number {
  const len = Math.hypot(...normal) || 1;
  const facing = dot(normal, s.sun) / len;
  // Sky light: what looks up is never quite dark.
  const sky = 0.14 + 0.16 * Math.max(0, normal[1] / len);
  return Math.min(1, sky + 0.8 * Math.max(0, facing));
}

/** Draws the faces that look at the painter, far to near. `inside` is any point within the thing. */
export function faces(s: Stage, list: readonly Face[], inside: V3): void {
  const seen = list.flatMap((face) => {
    const [a, b, c] = face.points;
    if (!a || !b || !c) return [];
    const middle = centre(face.points);
    let normal = cross(minus(b, a), minus(c, a));
    if (dot(normal, minus(middle, inside)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    if (dot(normal, minus(s.camera.position, middle)) <= 0) return [];
    return [{ face, normal, depth: s.camera.depth(middle) }];
  });
  seen.sort((a, b) => b.depth - a.depth);
  for (const { face, normal, depth } of seen) {
    const fill = s.colour(face.colour, lit(s, normal), Math.max(0, depth));
    // A hairline of the same colour closes the seams between faces.
    s.sheet.path(polygon(s.camera.outline(face.points)), { fill, stroke: fill, width: 0.8 });
  }
}

export type Box = {
  /** Middle of the foot. */
  at: V3;
  /** Metres across, up and away, before the turn. */
  size: V3;
  colour: string;
  top?: string;
  /** Turn about the upright axis, degrees. */
  turn?: number;
};

/** The eight corners of a box: the foot, then the lid, each in ring order. */
export function corners(box: Box): V3[] {
  const [w, h, d] = box.size;
  const a = ((box.turn ?? 0) * Math.PI) / 180;
  const ring = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]): V3 => {
    const x = (u * w) / 2;
    const z = (v * d) / 2;
    return [box.at[0] + x * Math.cos(a) + z * Math.sin(a), box.at[1], box.at[2] - x * Math.sin(a) + z * Math.cos(a)];
  });
  return [...ring, ...ring.map(([x, y, z]): V3 => [x, y + h, z])];
}

const BOX_FACES = [
  [0, 1, 5, 4],
  [1, 2, 6, 5],
  [2, 3, 7, 6],
  [3, 0, 4, 7],
  [4, 5, 6, 7],
  [0, 1, 2, 3],
] as const;

/** Draws a box at once. */
export function drawBox(s: Stage, box: Box): void {
  const c = corners(box);
  const list = BOX_FACES.map((ids, i): Face => ({
    points: ids.map((id) => c[id] ?? box.at),
    colour: i === 4 ? (box.top ?? box.colour) : box.colour,
  }));
  faces(s, list, [box.at[0], box.at[1] + box.size[1] / 2, box.at[2]]);
}

/** Puts a box into the world; its shadow is laid on the ground now. */
export function box(s: Stage, plan: Box, withShadow = true): void {
  if (withShadow && plan.at[1] < 3) shadow(s, corners(plan));
  s.put(plan.at, () => drawBox(s, plan));
}

/** A straight bar between two points, drawn at once; thickness in metres. */
export function drawBar(s: Stage, a: V3, b: V3, thickness: number, colour: string, light = 0.5): void {
  const p = s.camera.project(a);
  const q = s.camera.project(b);
  const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const n: P2 = [-(q[1] - p[1]) / len, (q[0] - p[0]) / len];
  const wa = (thickness * s.camera.scale(a)) / 2;
  const wb = (thickness * s.camera.scale(b)) / 2;
  s.sheet.path(
    polygon([
      [p[0] + n[0] * wa, p[1] + n[1] * wa],
      [q[0] + n[0] * wb, q[1] + n[1] * wb],
      [q[0] - n[0] * wb, q[1] - n[1] * wb],
      [p[0] - n[0] * wa, p[1] - n[1] * wa],
    ]),
    { fill: s.colour(colour, light, Math.max(0, s.camera.depth(a))) },
  );
}

/** A round bar between two points, drawn at once: it has a shape from wherever it is seen, also end on. */
export function drawTube(
  s: Stage,
  a: V3,
  b: V3,
  thickness: number,
  colour: string,
  light = 0.5,
  thickEnd = thickness,
): void {
  const circle = (at: V3, wide: number): P2[] => {
    const [x, y] = s.camera.project(at);
    const r = (wide * s.camera.scale(at)) / 2;
    return Array.from({ length: 18 }, (_, i): P2 => [x + Math.cos(i * 0.349) * r, y + Math.sin(i * 0.349) * r]);
  };
  s.sheet.path(polygon(hull([...circle(a, thickness), ...circle(b, thickEnd)])), {
    fill: s.colour(colour, light, Math.max(0, s.camera.depth(a))),
  });
}

/** A flat patch lying on the ground (or any plane), drawn at once. */
export function patch(s: Stage, points: readonly V3[], colour: string, light = 0.7, opacity = 1): void {
  const distance = Math.max(0, s.camera.depth(centre(points)));
  s.sheet.path(polygon(s.camera.outline(points)), { fill: s.colour(colour, light, distance), opacity });
}

/** A disc that faces along z (a target, a plate, a wheel), as points. */
export function disc(at: V3, radius: number, turn = 0, sides = 44): V3[] {
  const a = (turn * Math.PI) / 180;
  return Array.from({ length: sides }, (_, i): V3 => {
    const t = (i / sides) * Math.PI * 2;
    const across = Math.cos(t) * radius;
    return [at[0] + across * Math.cos(a), at[1] + Math.sin(t) * radius, at[2] - across * Math.sin(a)];
  });
}

/** A flat shape drawn at once, its distance taken from its first corner. `light` is 0 to 1. */
export function surface(s: Stage, points: readonly V3[], colour: string, light: number): void {
  const d = Math.max(0, s.camera.depth(points[0] ?? [0, 0, 0]));
  s.sheet.path(polygon(s.camera.outline(points)), { fill: s.colour(colour, light, d) });
}
