/** A room seen from its door: boarded walls, a plank floor, windows on the wood outside, shelves and chairs. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { drawBar, drawBox, patch, surface } from './solids.ts';
import type { Stage } from './stage.ts';

/** Meters. The painter stands at z = 0, the far wall at z = depth; x = 0 is the middle of the floor. */
export type RoomPlan = { width: number; depth: number; height: number; wall?: string };

/** A rectangle in the plane of the far wall: from its left lower corner. */
const onWall = (x: number, y: number, w: number, h: number, z: number): V3[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + h, z],
  [x, y + h, z],
];

/** A strip along a side wall, from the painter to the far end. */
const alongWall = (x: number, y: number, h: number, depth: number): V3[] => [
  [x, y, 0.3],
  [x, y, depth],
  [x, y + h, depth],
  [x, y + h, 0.3],
];

/** Floor, walls, ceiling and beams. Drawn at once: the room lies behind all that stands in it. */
export function room(
  s: Stage,
  { width, depth, height, wall = mix(material.wood, paint.parchment, 0.35) }: RoomPlan,
): void {
  const w = width / 2;
  s.sheet.wash(s.colour(wall, 0.4));
  surface(s, alongWall(-w, 0, height, depth), wall, 0.34);
  surface(s, alongWall(w, 0, height, depth), wall, 0.6);
  patch(
    s,
    [
      [-w, 0, 0.3],
      [w, 0, 0.3],
      [w, 0, depth],
      [-w, 0, depth],
    ],
    material.cabin,
    0.5,
  );
  for (let x = -w; x < w; x += 0.3)
    patch(
      s,
      [
        [x, 0.001, 0.3],
        [x + 0.014, 0.001, 0.3],
        [x + 0.014, 0.001, depth],
        [x, 0.001, depth],
      ],
      paint.bark,
      0.2,
      0.5,
    );
  patch(
    s,
    [
      [-w, height, 0.3],
      [w, height, 0.3],
      [w, height, depth],
      [-w, height, depth],
    ],
    material.darkWood,
    0.35,
  );
  patch(s, onWall(-w, 0, width, height, depth), wall, 0.75);
  for (let y = 0.24; y < height; y += 0.24) {
    patch(s, onWall(-w, y, width, 0.012, depth - 0.01), paint.bark, 0.2, 0.35);
    for (const x of [-w, w]) patch(s, alongWall(x, y, 0.012, depth), paint.bark, 0.2, 0.35);
  }
  for (let z = depth - 0.4; z > 1; z -= 1.4)
    drawBox(s, { at: [0, height - 0.24, z], size: [width, 0.22, 0.18], colour: material.darkWood });
  patch(s, onWall(-w, 0, width, 0.14, depth - 0.02), material.post, 0.5);
}

/** A window in the far wall: sky, two ridges and the wood outside, and the light that it throws on the floor. */
export function view(s: Stage, { depth }: RoomPlan, x: number, y: number, w: number, h: number): void {
  const z = depth - 0.02;
  const frame = mix(paint.parchment, paint.clay, 0.25);
  patch(s, onWall(x - 0.1, y - 0.1, w + 0.2, h + 0.2, z), frame, 0.9);
  const [left, foot] = s.camera.project([x, y, z]);
  const [right, top] = s.camera.project([x + w, y + h, z]);
  const r = s.random();
  const [W, H] = [right - left, foot - top];
  s.sheet.path(
    polygon([
      [left, foot],
      [right, foot],
      [right, top],
      [left, top],
    ]),
    {
      fill: s.sheet.vertical(
        top,
        foot,
        s.light.sky.map(([at, c]) => [at, c] as const),
      ),
    },
  );
  for (const [share, colour, rough] of [
    [0.45, paint.ridge, 0.08],
    [0.62, paint.sage, 0.1],
    [0.78, paint.pine, 0.24],
  ] as const) {
    const n = rough > 0.2 ? 36 : 9;
    const edge = Array.from({ length: n + 1 }, (_, i) => {
      const up = rough > 0.2 && i % 2 ? r.between(0.4, 1) : r.between(0, 0.35);
      return [left + (W * i) / n, top + H * (share - rough * up)] as const;
    });
    s.sheet.path(polygon([...edge, [right, foot], [left, foot]]), { fill: colour });
  }
  patch(s, onWall(x + w / 2 - 0.03, y, 0.06, h, z - 0.01), frame, 0.8);
  patch(s, onWall(x, y + h * 0.5, w, 0.05, z - 0.01), frame, 0.8);
  drawBox(s, { at: [x + w / 2, y - 0.14, z - 0.08], size: [w + 0.3, 0.06, 0.16], colour: material.wood });
  patch(
    s,
    [
      [x - 0.4, 0.003, depth - 0.6],
      [x + w - 0.5, 0.003, depth - 0.6],
      [x + w - 1.3, 0.003, depth - 2.6],
      [x - 1.4, 0.003, depth - 2.6],
    ],
    paint.fog,
    1,
    0.22,
  );
}

/** A shelf on the far wall; what stands on it is drawn after it. `at` is the middle of its upper face. */
export function shelf(s: Stage, at: V3, w: number): void {
  drawBox(s, { at: [at[0], at[1] - 0.05, at[2]], size: [w, 0.05, 0.3], colour: material.wood });
  for (const x of [-w * 0.42, w * 0.42])
    drawBar(
      s,
      [at[0] + x, at[1] - 0.26, at[2] + 0.14],
      [at[0] + x, at[1] - 0.05, at[2] - 0.1],
      0.045,
      material.post,
      0.4,
    );
}

/** A plain wooden chair, seen from behind: its back towards the painter. */
export function chair(s: Stage, at: V3, colour: string = material.wood): void {
  const [x, , z] = at;
  s.put(at, () => {
    patch(
      s,
      [
        [x - 0.24, 0.002, z - 0.2],
        [x + 0.26, 0.002, z - 0.2],
        [x + 0.2, 0.002, z + 0.24],
        [x - 0.3, 0.002, z + 0.24],
      ],
      paint.ink,
      0,
      0.28,
    );
    for (const u of [-0.18, 0.18]) drawBar(s, [x + u, 0, z + 0.19], [x + u, 0.44, z + 0.19], 0.04, colour, 0.25);
    drawBox(s, { at: [x, 0.43, z], size: [0.42, 0.04, 0.42], colour, top: mix(colour, paint.fog, 0.15) });
    for (const u of [-0.18, 0.18]) drawBar(s, [x + u, 0, z - 0.2], [x + u, 0.92, z - 0.24], 0.045, colour, 0.5);
    for (const up of [0.62, 0.8]) drawBox(s, { at: [x, up, z - 0.23], size: [0.42, 0.1, 0.025], colour });
  });
}

/** A long table across the room. */
export function table(s: Stage, at: V3, w: number, d = 0.6, colour: string = material.wood): void {
  const [x, , z] = at;
  s.put(at, () => {
    patch(
      s,
      [
        [x - w / 2, 0.002, z - d / 2],
        [x + w / 2, 0.002, z - d / 2],
        [x + w / 2, 0.002, z + d / 2],
        [x - w / 2, 0.002, z + d / 2],
      ],
      paint.ink,
      0,
      0.25,
    );
    for (const v of [d * 0.4, -d * 0.4])
      for (const u of [-w * 0.46, w * 0.46])
        drawBox(s, { at: [x + u, 0, z + v], size: [0.07, 0.72, 0.07], colour: material.post });
    drawBox(s, { at: [x, 0.71, z], size: [w, 0.05, d], colour, top: mix(colour, paint.fog, 0.18) });
  });
}
