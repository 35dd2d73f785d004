/**
 * The covered firing line: posts, benches and a roof along z, with the range at its left. It shows a roofed line of
 * benches, not a survey, and implies no number of positions. In meters.
 */
import type { Camera, Faces, Spot } from './camera.ts';
import type { Inks } from './inks.ts';
import type { Point } from './shapes.ts';

type Shelter = {
  camera: Camera;
  inks: Inks;
  /** Where the sun is: meters in x and z for each meter of height. */
  sun: Point;
  /** Where the first post and the first bench stand, and the roof's end. */
  firstPost?: number;
  firstBench?: number;
  /** From one bench to the next. */
  benchStep?: number;
  end?: number;
  /** Inks of what the light falls on, where they are not the usual. */
  slab?: string;
  bench?: string;
  roof?: string;
  shade?: string;
};

const eaves = { left: [-2.55, 3.62], right: [5, 2.95] } as const;
const roofAt = (x: number) =>
  eaves.left[1] + ((eaves.right[1] - eaves.left[1]) * (x - eaves.left[0])) / (eaves.right[0] - eaves.left[0]);

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/** The shelter with its slab and shadows, far parts first. */
export function shelter({
  camera,
  inks,
  sun,
  firstPost = 2.5,
  firstBench = 3.15,
  benchStep = 1.75,
  end = 46,
  ...looks
}: Shelter) {
  const { slab = inks.straw, bench = inks.sun, roof = inks.oat, shade = inks.clay } = looks;
  const near = Math.min(firstPost, firstBench) - 2.1;
  const posts = steps(firstPost, end - 1, 3.5);
  const benches = steps(firstBench, end - 4, benchStep);
  const lit: Faces = { top: inks.bark, bottom: inks.black, left: inks.bark, right: inks.black, front: inks.black };
  const cast = (...box: number[]) => camera.shadow(box, sun, shade, 4.9);
  const fromAbove = camera.eye[1] > eaves.left[1];

  const ground = [
    camera.floor(-2.78, 4.9, near, end, 0, shade),
    camera.floor(-2.62, 4.9, near, end, 0, slab),
    ...posts.map((z) => cast(-1.98, -1.8, 0, 3.5, z, z + 0.18)),
    ...benches.flatMap((z) => [
      cast(-1.42, -0.62, 0.74, 0.84, z, z + 1.15),
      cast(-1.3, -1.18, 0, 0.74, z + 0.25, z + 0.37),
      cast(-0.86, -0.74, 0, 0.74, z + 0.8, z + 0.92),
    ]),
  ];
  const body = posts.toReversed().flatMap((z, i) => [
    camera.box(3.9, 4.12, 0, roofAt(4) - 0.15, z, z + 0.22, lit),
    ...benches
      .filter((at) => at >= z && (at < z + 3.5 || i === 0))
      .toReversed()
      .map((at) => benchAt(camera, inks, at, bench)),
    ...[-1, 1].flatMap((d) => [-1.9, -1.84].map((x) => brace(camera, x, z + 0.09, d, inks.black))),
    camera.box(-1.98, -1.8, 0, 3.3, z, z + 0.18, { ...lit, left: inks.sun }),
  ]);
  const first = benches.filter((at) => at < posts[0]).toReversed();
  const beam = camera.box(-2.02, -1.76, 3.28, 3.52, near, end, { ...lit, left: inks.bark });
  const [l, r] = [eaves.left, eaves.right];
  const nearer = first.map((at) => benchAt(camera, inks, at, bench));
  if (fromAbove) {
    const top: Spot[] = [
      [l[0], l[1] + 0.1, near],
      [l[0], l[1] + 0.1, end],
      [r[0], r[1] + 0.1, end],
      [r[0], r[1] + 0.1, near],
    ];
    return [...ground, ...body, ...nearer, beam, camera.face(top, roof), ...rims(camera, inks, near, end)].join('');
  }
  return [
    ...ground,
    ...underside(camera, inks, near, end),
    ...body,
    ...nearer,
    beam,
    ...rims(camera, inks, near, end),
  ].join('');
}

/** The edges of the roof: both eaves and the gable towards the viewer. */
function rims(camera: Camera, inks: Inks, near: number, end: number): string[] {
  const { left, right } = eaves;
  const eave = ([x, y]: Point, low: number): Spot[] => [
    [x, y - low, near],
    [x, y - low, end],
    [x, y + 0.1, end],
    [x, y + 0.1, near],
  ];
  const gable: Spot[] = [
    [left[0], left[1] - 0.24, near],
    [right[0], right[1] - 0.24, near],
    [right[0], right[1] + 0.1, near],
    [left[0], left[1] + 0.1, near],
  ];
  return [camera.face(gable, inks.black), camera.face(eave(left, 0.24), inks.black)];
}

/** The roof from below: two darks and rafters. */
function underside(camera: Camera, inks: Inks, near: number, end: number): string[] {
  const { left, right } = eaves;
  const sheet = (x0: number, x1: number, fill: string) =>
    camera.quad(
      `${x0},${roofAt(x0)},${near} ${x0},${roofAt(x0)},${end + 1} ${x1},${roofAt(x1)},${end + 1} ${x1},${roofAt(x1)},${near}`,
      fill,
    );
  const rafters = steps(near + 0.55, end - 0.5, 1.75)
    .toReversed()
    .flatMap((z) => {
      const flat: Spot[] = [z, z + 0.16].flatMap((at, i): Spot[] =>
        (i === 0 ? [left, right] : [right, left]).map(([x, y]): Spot => [x, y - 0.2, at]),
      );
      const front: Spot[] = [
        [left[0], left[1], z],
        [right[0], right[1], z],
        [right[0], right[1] - 0.2, z],
        [left[0], left[1] - 0.2, z],
      ];
      return [camera.face(flat, inks.black), camera.face(front, inks.black)];
    });
  const farEave: Spot[] = [
    [right[0], right[1] - 0.26, near],
    [right[0], right[1] - 0.26, end + 1],
    [right[0], right[1] + 0.1, end + 1],
    [right[0], right[1] + 0.1, near],
  ];
  return [
    sheet(left[0], right[0], inks.bark),
    sheet(left[0], -1.74, inks.black),
    ...rafters,
    camera.face(farEave, inks.black),
  ];
}

const brace = (camera: Camera, x: number, z: number, direction: number, fill: string) =>
  camera.quad(`${x},2.5,${z} ${x},2.68,${z} ${x},3.32,${z + direction * 0.72} ${x},3.32,${z + direction * 0.9}`, fill);

/** One bench with its stool, at z. */
function benchAt(camera: Camera, inks: Inks, z: number, top: string): string {
  const leg: Faces = { top: inks.bark, left: inks.bark, right: inks.black, front: inks.black };
  const legs = (pairs: readonly [number, number][], size: number, height: number, places: readonly number[]) =>
    places.flatMap((at) => pairs.map(([x0, x1]) => camera.box(x0, x1, 0, height, z + at, z + at + size, leg)));
  const board: Faces = { ...leg, top };
  const benchLegs: [number, number][] = [
    [-1.32, -1.2],
    [-0.84, -0.72],
  ];
  const stoolLegs: [number, number][] = [
    [-0.39, -0.33],
    [-0.17, -0.11],
  ];
  return [
    ...legs(benchLegs, 0.12, 0.74, [0.8, 0.2]),
    ...legs(stoolLegs, 0.06, 0.42, [0.6, 0.38]),
    camera.box(-1.42, -0.62, 0.74, 0.84, z, z + 1.15, board),
    camera.box(-0.42, -0.08, 0.42, 0.49, z + 0.35, z + 0.7, board),
  ].join('');
}
