// The office, sheds, notice boards, gates, fences and signs (never with lettering).
import type { V3 } from './camera.ts';
import { mix } from './colour.ts';
import { material, paint } from './palette.ts';
import { ellipse, polygon } from './picture.ts';
import { type Face, barNow, box, boxNow, corners, disc, faces, fall, lit, patch, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export type CabinPlan = {
  /** Middle of the foot, metres. */
  at: V3;
  size: readonly [width: number, wall: number, depth: number];
  /** Height of the ridge above the wall. */
  gable: number;
  turn?: number;
  wall?: string;
  roof?: string;
  /** Openings of the front wall: place of the middle along it, foot, width, height, metres. */
  openings?: readonly {
    at: number;
    foot: number;
    width: number;
    height: number;
    kind: 'window' | 'door' | 'hatch' | 'shutter';
  }[];
  lamp?: boolean;
};

/** A boarded cabin with a pitched roof; its front looks at the painter (towards -z before the turn). */
export function cabin(s: Stage, plan: CabinPlan): void {
  const [w, h, d] = plan.size;
  const a = ((plan.turn ?? 0) * Math.PI) / 180;
  const on = (x: number, y: number, z: number): V3 => [
    plan.at[0] + x * Math.cos(a) + z * Math.sin(a),
    plan.at[1] + y,
    plan.at[2] - x * Math.sin(a) + z * Math.cos(a),
  ];
  const wall = plan.wall ?? material.cabin;
  const roof = plan.roof ?? material.roof;
  const over = 0.5;
  const top = h + plan.gable;
  const inside = on(0, h * 0.5, 0);
  const body: Face[] = [
    {
      points: [on(-w / 2, 0, -d / 2), on(w / 2, 0, -d / 2), on(w / 2, h, -d / 2), on(-w / 2, h, -d / 2)],
      colour: wall,
    },
    {
      points: [on(w / 2, 0, -d / 2), on(w / 2, 0, d / 2), on(w / 2, h, d / 2), on(w / 2, top, 0), on(w / 2, h, -d / 2)],
      colour: wall,
    },
    {
      points: [
        on(-w / 2, 0, -d / 2),
        on(-w / 2, 0, d / 2),
        on(-w / 2, h, d / 2),
        on(-w / 2, top, 0),
        on(-w / 2, h, -d / 2),
      ],
      colour: wall,
    },
  ];
  const sink = (over * plan.gable) / (d / 2);
  const slab = (side: 1 | -1): void => {
    const p = [
      on(-w / 2 - over, top + 0.12, 0),
      on(w / 2 + over, top + 0.12, 0),
      on(w / 2 + over, h - sink + 0.12, side * (d / 2 + over)),
      on(-w / 2 - over, h - sink + 0.12, side * (d / 2 + over)),
    ];
    const under = p.map(([x, y, z]): V3 => [x, y - 0.16, z]);
    const rim: Face[] = p.map((q, i) => {
      const k = (i + 1) % 4;
      return { points: [q, p[k] ?? q, under[k] ?? q, under[i] ?? q], colour: mix(roof, paint.bark, 0.35) };
    });
    faces(
      s,
      [{ points: p, colour: roof }, { points: under, colour: mix(wall, paint.ink, 0.4) }, ...rim],
      on(0, (h + top) / 2, (side * d) / 4),
    );
    // Battens down the slope.
    let battens = '';
    for (let i = 1; i < w * 1.6; i++) {
      const t = (i / (w * 1.6)) * (w + 2 * over) - w / 2 - over;
      battens += polygon(
        s.camera.outline([
          on(t, top + 0.13, 0),
          on(t + 0.05, top + 0.13, 0),
          on(t + 0.05, h - sink + 0.13, side * (d / 2 + over)),
          on(t, h - sink + 0.13, side * (d / 2 + over)),
        ]),
      );
    }
    if (side === -1) s.sheet.path(battens, { fill: s.colour(mix(roof, paint.bark, 0.4), 0.3), opacity: 0.35 });
  };
  shadow(s, [
    on(-w / 2, h, -d / 2),
    on(w / 2, h, -d / 2),
    on(w / 2, h, d / 2),
    on(-w / 2, h, d / 2),
    on(-w / 2, top, 0),
    on(w / 2, top, 0),
  ]);
  s.put(plan.at, () => {
    // The far slope lies behind the walls, the near one before them.
    slab(1);
    faces(s, body, inside);
    // Boards on the front wall.
    let boards = '';
    const rows = Math.round(h / 0.28);
    for (let i = 1; i < rows; i++) {
      const y = (h * i) / rows;
      boards += polygon(
        s.camera.outline([
          on(-w / 2, y, -d / 2 - 0.01),
          on(w / 2, y, -d / 2 - 0.01),
          on(w / 2, y + 0.025, -d / 2 - 0.01),
          on(-w / 2, y + 0.025, -d / 2 - 0.01),
        ]),
      );
    }
    const distance = Math.max(0, s.camera.depth(plan.at));
    s.sheet.path(boards, { fill: s.colour(mix(wall, paint.ink, 0.5), 0.15, distance), opacity: 0.5 });
    const front = lit(s, [-Math.sin(a), 0, -Math.cos(a)]);
    // The eaves' shadow on the wall.
    patch(
      s,
      [
        on(-w / 2, h, -d / 2 - 0.015),
        on(w / 2, h, -d / 2 - 0.015),
        on(w / 2, h - 0.32, -d / 2 - 0.015),
        on(-w / 2, h - 0.32, -d / 2 - 0.015),
      ],
      mix(wall, paint.ink, 0.55),
      0.1,
      0.6,
    );
    for (const o of plan.openings ?? []) opening(s, on, o, d, front, plan.lamp === true);
    slab(-1);
  });
}

type Opening = NonNullable<CabinPlan['openings']>[number];

function opening(
  s: Stage,
  on: (x: number, y: number, z: number) => V3,
  o: Opening,
  depth: number,
  front: number,
  lamp: boolean,
): void {
  const z = -depth / 2;
  const quad = (grow: number, out: number): V3[] => [
    on(o.at - o.width / 2 - grow, o.foot - grow, z - out),
    on(o.at + o.width / 2 + grow, o.foot - grow, z - out),
    on(o.at + o.width / 2 + grow, o.foot + o.height + grow, z - out),
    on(o.at - o.width / 2 - grow, o.foot + o.height + grow, z - out),
  ];
  patch(s, quad(0.1, 0.02), mix(paint.parchment, paint.clay, 0.25), front);
  if (o.kind === 'shutter' || o.kind === 'door') {
    patch(s, quad(0, 0.03), o.kind === 'door' ? paint.pine : mix(paint.pine, paint.sage, 0.25), front * 0.9);
    const slats = o.kind === 'door' ? 4 : 9;
    for (let i = 1; i < slats; i++) {
      const x = o.kind === 'door' ? o.at - o.width / 2 + (o.width * i) / slats : 0;
      const y = o.foot + (o.height * i) / slats;
      const points =
        o.kind === 'door'
          ? [
              on(x - 0.012, o.foot, z - 0.04),
              on(x + 0.012, o.foot, z - 0.04),
              on(x + 0.012, o.foot + o.height, z - 0.04),
              on(x - 0.012, o.foot + o.height, z - 0.04),
            ]
          : [
              on(o.at - o.width / 2, y, z - 0.04),
              on(o.at + o.width / 2, y, z - 0.04),
              on(o.at + o.width / 2, y + 0.02, z - 0.04),
              on(o.at - o.width / 2, y + 0.02, z - 0.04),
            ];
      patch(s, points, paint.ink, 0.1, 0.55);
    }
    return;
  }
  const glass = quad(0, 0.03);
  const ring = s.camera.outline(glass);
  const ys = ring.map((p) => p[1]);
  const glow = s.raw('#f6c474');
  s.sheet.path(polygon(ring), {
    fill: lamp
      ? s.sheet.vertical(Math.min(...ys), Math.max(...ys), [
          [0, s.raw('#fbe3ac')],
          [1, glow],
        ])
      : s.colour(mix(paint.ink, paint.sage, 0.3), 0.4),
  });
  if (lamp && s.light.tintShare > 0.15) {
    // A lit window glows into the dusk.
    const [gx, gy] = s.camera.project(on(o.at, o.foot + o.height / 2, z - 0.1));
    const reach = s.camera.scale(on(o.at, o.foot, z)) * 2.2;
    s.sheet.path(ellipse(gx, gy, reach, reach), {
      fill: s.sheet.radial([gx, gy], reach, [
        [0, glow, 0.5],
        [1, glow, 0],
      ]),
    });
  }
  if (!lamp) {
    patch(
      s,
      [
        on(o.at - o.width * 0.3, o.foot, z - 0.035),
        on(o.at - o.width * 0.05, o.foot, z - 0.035),
        on(o.at + o.width * 0.3, o.foot + o.height, z - 0.035),
        on(o.at + o.width * 0.05, o.foot + o.height, z - 0.035),
      ],
      paint.fog,
      0.7,
      0.2,
    );
  }
  if (o.kind === 'window') {
    patch(
      s,
      [
        on(o.at - 0.03, o.foot, z - 0.04),
        on(o.at + 0.03, o.foot, z - 0.04),
        on(o.at + 0.03, o.foot + o.height, z - 0.04),
        on(o.at - 0.03, o.foot + o.height, z - 0.04),
      ],
      mix(paint.parchment, paint.clay, 0.25),
      front,
    );
    patch(
      s,
      [
        on(o.at - o.width / 2, o.foot + o.height * 0.52, z - 0.04),
        on(o.at + o.width / 2, o.foot + o.height * 0.52, z - 0.04),
        on(o.at + o.width / 2, o.foot + o.height * 0.52 + 0.05, z - 0.04),
        on(o.at - o.width / 2, o.foot + o.height * 0.52 + 0.05, z - 0.04),
      ],
      mix(paint.parchment, paint.clay, 0.25),
      front,
    );
  } else {
    const shelf = on(o.at, o.foot - 0.12, z - 0.24);
    boxNow(s, { at: shelf, size: [o.width + 0.5, 0.09, 0.5], colour: material.wood, turn: 0 });
  }
}

/** The club's mark as a plain sign: a fir in a ring, no letters. `size` in metres. */
export function markSign(s: Stage, at: V3, size: number, turn = 0): void {
  const light = Math.max(0.45, lit(s, [0, 0, -1]));
  const flat = (points: readonly V3[], colour: string): void => patch(s, points, colour, light);
  flat(disc(at, size / 2, turn, 36), mix(paint.parchment, paint.fog, 0.5));
  flat(disc([at[0], at[1], at[2] - 0.01], size * 0.46, turn, 36), paint.pine);
  flat(disc([at[0], at[1], at[2] - 0.02], size * 0.4, turn, 36), mix(paint.parchment, paint.fog, 0.5));
  const u = (x: number, y: number): V3 => [
    at[0] + x * size * Math.cos((turn * Math.PI) / 180),
    at[1] + y * size,
    at[2] - 0.03 - x * size * Math.sin((turn * Math.PI) / 180),
  ];
  flat(
    [u(-0.3, -0.16), u(-0.08, -0.06), u(0.12, -0.12), u(0.34, -0.1), u(0.24, -0.28), u(0, -0.39), u(-0.24, -0.3)],
    paint.pine,
  );
  for (const [foot, half, tip] of [
    [-0.12, 0.2, 0.08],
    [0, 0.15, 0.18],
    [0.1, 0.1, 0.32],
  ] as const)
    flat([u(-half, foot), u(half, foot), u(0, tip)], paint.fir);
}

/** A notice board under its own small roof, with sheets of paper that bear lines, not letters. `w` metres wide. */
export function noticeBoard(s: Stage, at: V3, w: number, sheets = 6, turn = 0): void {
  const r = s.random();
  const [x, y, z] = at;
  const a = (turn * Math.PI) / 180;
  const on = (u: number, up: number, out = 0): V3 => [
    x + u * Math.cos(a) - out * Math.sin(a),
    y + up,
    z - u * Math.sin(a) - out * Math.cos(a),
  ];
  const foot = 0.85;
  const h = w * 0.56;
  shadow(s, [on(-w / 2, foot), on(w / 2, foot), on(w / 2, foot + h + 0.3), on(-w / 2, foot + h + 0.3)]);
  s.put(at, () => {
    const light = Math.max(0.42, lit(s, [-Math.sin(a), 0, -Math.cos(a)]));
    for (const side of [-1, 1])
      boxNow(s, { at: on(side * (w / 2 + 0.06), 0), size: [0.16, foot + h + 0.25, 0.16], colour: material.post, turn });
    boxNow(s, { at: on(0, foot), size: [w, h, 0.08], colour: material.darkWood, turn });
    const rect = (
      u: number,
      v: number,
      ww: number,
      hh: number,
      colour: string,
      k: number,
      out: number,
      tilt = 0,
    ): void =>
      patch(
        s,
        [
          on(u - ww / 2, v - hh / 2 + tilt * ww, out),
          on(u + ww / 2, v - hh / 2 - tilt * ww, out),
          on(u + ww / 2 + tilt * hh, v + hh / 2 - tilt * ww, out),
          on(u - ww / 2 + tilt * hh, v + hh / 2 + tilt * ww, out),
        ],
        colour,
        k,
      );
    rect(0, foot + h / 2, w * 0.95, h * 0.9, material.card, light * 0.85, 0.05);
    const cols = Math.ceil(sheets / 2);
    for (let i = 0; i < sheets; i++) {
      const col = i % cols;
      const row = Math.floor(i / cols);
      const pw = ((w * 0.88) / cols) * r.between(0.76, 0.9);
      const ph = h * r.between(0.37, 0.42);
      const u = -w * 0.44 + ((col + 0.5) * w * 0.88) / cols;
      const v = foot + h * (row === 0 ? 0.72 : 0.28) + r.around(h * 0.02);
      const colour = r.pick([
        material.paper,
        material.paper,
        paint.parchment,
        mix(paint.sun, paint.fog, 0.45),
        mix(paint.sage, paint.fog, 0.5),
      ]);
      const tilt = r.around(0.025);
      rect(u + 0.015, v - 0.02, pw, ph, paint.ink, 0.1, 0.055, tilt);
      rect(u, v, pw, ph, colour, light, 0.06, tilt);
      const lines = 3 + Math.floor(r.next() * 3);
      rect(u, v + ph * 0.34, pw * 0.6, ph * 0.09, r.pick([paint.orange, paint.pine, paint.ink]), 0.4, 0.065, tilt);
      for (let k = 0; k < lines; k++)
        rect(
          u - pw * 0.04 * (k % 2),
          v + ph * (0.18 - k * 0.13),
          pw * (k === lines - 1 ? 0.4 : 0.7),
          ph * 0.028,
          paint.sage,
          0.3,
          0.065,
          tilt,
        );
      rect(u, v + ph * 0.46, 0.035, 0.035, paint.orange, 0.7, 0.07);
    }
    roofOver(s, on, w, foot + h);
  });
}

function roofOver(s: Stage, on: (u: number, up: number, out?: number) => V3, w: number, y: number): void {
  const half = w / 2 + 0.4;
  const front: V3[] = [
    on(-half, y + 0.12, 0.45),
    on(half, y + 0.12, 0.45),
    on(half, y + 0.55, 0),
    on(-half, y + 0.55, 0),
  ];
  const back: V3[] = [
    on(-half, y + 0.12, -0.45),
    on(half, y + 0.12, -0.45),
    on(half, y + 0.55, 0),
    on(-half, y + 0.55, 0),
  ];
  const edge: V3[] = [
    on(-half, y + 0.02, 0.45),
    on(half, y + 0.02, 0.45),
    on(half, y + 0.12, 0.45),
    on(-half, y + 0.12, 0.45),
  ];
  const under: V3[] = [
    on(-half, y + 0.02, 0.45),
    on(half, y + 0.02, 0.45),
    on(half, y + 0.02, -0.45),
    on(-half, y + 0.02, -0.45),
  ];
  faces(
    s,
    [
      { points: back, colour: material.roof },
      { points: under, colour: material.darkWood },
      { points: front, colour: material.roof },
      { points: edge, colour: mix(material.roof, paint.bark, 0.4) },
    ],
    on(0, y + 0.2, 0),
  );
}

/** A split-rail fence along points on the ground. */
export function fence(s: Stage, points: readonly V3[], h = 1.1): void {
  const r = s.random();
  points.forEach((p, i) => {
    box(s, { at: p, size: [0.14, h + r.around(0.06), 0.14], colour: material.oldWood, turn: r.around(12) });
    const q = points[i + 1];
    if (!q) return;
    for (const up of [0.42, 0.85]) {
      const a: V3 = [p[0], p[1] + h * up + r.around(0.04), p[2]];
      const b: V3 = [q[0], q[1] + h * up + r.around(0.04), q[2]];
      s.sheet.path(
        polygon(
          s.camera.outline([
            fall(s, a),
            fall(s, b),
            fall(s, [b[0], b[1] + 0.1, b[2]]),
            fall(s, [a[0], a[1] + 0.1, a[2]]),
          ]),
        ),
        { fill: s.raw(s.light.shadow), opacity: 0.22 * s.light.cast },
      );
      s.put([(p[0] + q[0]) / 2, 0, (p[2] + q[2]) / 2], () => {
        barNow(s, a, b, 0.13, material.oldWood, 0.35);
        barNow(s, [a[0], a[1] + 0.03, a[2]], [b[0], b[1] + 0.03, b[2]], 0.05, material.oldWood, 0.9);
      });
    }
  });
}

/** A gate of two stout posts and a beam across the road, with the mark hung from it. */
export function archGate(s: Stage, at: V3, w: number, h: number, sign = true): void {
  const [x, y, z] = at;
  for (const side of [-1, 1]) {
    box(s, { at: [x + (side * w) / 2, y, z], size: [0.42, h, 0.42], colour: material.post });
    box(s, { at: [x + (side * w) / 2, y, z], size: [0.8, 0.5, 0.8], colour: material.concrete });
  }
  s.put(
    [x, y, z],
    () => {
      boxNow(s, { at: [x, y + h, z], size: [w + 1.8, 0.42, 0.36], colour: material.darkWood, top: material.post });
      for (const side of [-1, 1])
        barNow(
          s,
          [x + (side * w) / 2, y + h - 1, z - 0.2],
          [x + side * (w / 2 - 0.9), y + h, z - 0.2],
          0.18,
          material.post,
          0.4,
        );
      if (!sign) return;
      for (const side of [-0.3, 0.3])
        barNow(s, [x + side, y + h, z - 0.1], [x + side, y + h - 0.5, z - 0.1], 0.03, paint.ink, 0.2);
      markSign(s, [x, y + h - 1.05, z - 0.12], 1.5);
    },
    0.3,
  );
  shadow(
    s,
    [
      [x - w / 2 - 0.9, y + h, z],
      [x + w / 2 + 0.9, y + h, z],
      [x + w / 2 + 0.9, y + h + 0.4, z],
    ],
    0.8,
  );
}

/** A trail sign: a post with blank arrow boards. `boards` lists where each points (-1 left, 1 right). */
export function signPost(s: Stage, at: V3, h: number, boards: readonly (-1 | 1)[]): void {
  const [x, y, z] = at;
  box(s, { at, size: [0.2, h, 0.2], colour: material.post });
  shadow(
    s,
    [
      [x - 0.9, y + h * 0.75, z],
      [x + 0.9, y + h * 0.75, z],
      [x + 0.9, y + h * 0.95, z],
    ],
    0.7,
  );
  s.put([x, y, z - 0.15], () => {
    boards.forEach((dir, i) => {
      const v = y + h * (0.88 - i * 0.2);
      const bh = h * 0.075;
      const len = h * (0.42 - (i % 2) * 0.05);
      const light = Math.max(0.4, lit(s, [0, 0, -1]));
      const shape = (out: number, grow: number): V3[] => [
        [x - dir * h * 0.09, v - bh - grow, z - out],
        [x + dir * len, v - bh - grow, z - out],
        [x + dir * (len + h * 0.08), v, z - out],
        [x + dir * len, v + bh + grow, z - out],
        [x - dir * h * 0.09, v + bh + grow, z - out],
      ];
      patch(s, shape(0.12, 0.02), paint.ink, 0.1);
      patch(s, shape(0.15, 0), i === 1 ? mix(material.wood, paint.orange, 0.55) : material.wood, light);
      for (const k of [0.35, -0.35])
        patch(
          s,
          [
            [x, v + k * bh - 0.012, z - 0.16],
            [x + dir * len * 0.8, v + k * bh - 0.012, z - 0.16],
            [x + dir * len * 0.7, v + k * bh + 0.012, z - 0.16],
            [x, v + k * bh + 0.012, z - 0.16],
          ],
          paint.bark,
          0.3,
          0.5,
        );
    });
  });
}
