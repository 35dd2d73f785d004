// Paper targets on frames, steel plates, tin cans: what is shot at. Never a human shape.
import type { V3 } from './camera.ts';
import { mix } from './colour.ts';
import { material, paint } from './palette.ts';
import { ellipse, polygon } from './picture.ts';
import { barNow, box, boxNow, corners, disc, lit, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export type FramePlan = {
  at: V3;
  /** Metres. */
  width?: number;
  height?: number;
  /** Height of the board's lower edge above the ground. */
  lift?: number;
  turn?: number;
  /** What hangs on it. */
  face?: 'bull' | 'small-bulls' | 'bare' | 'patched';
};

function flat(s: Stage, points: readonly V3[], colour: string, light: number): void {
  const d = Math.max(0, s.camera.depth(points[0] ?? [0, 0, 0]));
  s.sheet.path(polygon(s.camera.outline(points)), { fill: s.colour(colour, light, d) });
}

/** Rings of a bullseye on a plane that faces the line, drawn at once. */
export function bullNow(s: Stage, at: V3, radius: number, turn = 0, light = 0.8): void {
  const ring = (share: number, colour: string): void => flat(s, disc(at, radius * share, turn), colour, light);
  ring(1, paint.ink);
  ring(0.84, material.paper);
  ring(0.68, paint.ink);
  if (s.camera.scale(at) * radius > 10) {
    ring(0.5, material.paper);
    ring(0.455, paint.ink);
  }
  ring(0.22, paint.orange);
}

/** A wooden target frame with its paper, standing on the ground and facing the firing line. */
export function targetFrame(s: Stage, plan: FramePlan): void {
  const [x, y, z] = plan.at;
  const w = plan.width ?? 0.9;
  const h = plan.height ?? 0.9;
  const lift = plan.lift ?? 0.75;
  const a = ((plan.turn ?? 0) * Math.PI) / 180;
  const on = (u: number, up: number): V3 => [x + u * Math.cos(a), y + up, z - u * Math.sin(a)];
  const r = s.random();
  const tilt = r.around(0.012);
  shadow(s, [on(-w / 2, lift), on(w / 2, lift), on(w / 2, lift + h), on(-w / 2, lift + h)], 0.8);
  s.put(plan.at, () => {
    const normal: V3 = [-Math.sin(a), 0, -Math.cos(a)];
    const light = Math.max(0.35, lit(s, normal));
    for (const side of [-1, 1]) {
      boxNow(s, {
        at: on(side * w * 0.46, 0),
        size: [0.07, lift + h * 1.02, 0.07],
        colour: material.post,
        turn: plan.turn ?? 0,
      });
      boxNow(s, {
        at: on(side * w * 0.46, 0),
        size: [0.09, 0.07, 0.6],
        colour: material.darkWood,
        turn: plan.turn ?? 0,
      });
    }
    const quad = (grow: number): V3[] => [
      on((-w / 2) * grow, lift + h * (0.5 - 0.5 * grow) + tilt),
      on((w / 2) * grow, lift + h * (0.5 - 0.5 * grow) - tilt),
      on((w / 2) * grow, lift + h * (0.5 + 0.5 * grow) - tilt),
      on((-w / 2) * grow, lift + h * (0.5 + 0.5 * grow) + tilt),
    ];
    flat(s, quad(1), material.card, light * 0.85);
    flat(s, quad(0.9), material.paper, light);
    const middle = on(0, lift + h / 2);
    if (plan.face === 'small-bulls') {
      for (const u of [-0.24, 0.24])
        for (const v of [-0.24, 0.24]) bullNow(s, on(u * w, lift + h * (0.5 + v)), w * 0.17, plan.turn ?? 0, light);
    } else if (plan.face !== 'bare') {
      bullNow(s, middle, w * 0.36, plan.turn ?? 0, light);
    }
    if (plan.face === 'patched') {
      for (let i = 0; i < 7; i++)
        flat(
          s,
          disc(on(r.around(w * 0.22), lift + h / 2 + r.around(h * 0.22)), 0.022, 0, 10),
          i % 2 ? material.card : paint.ink,
          light,
        );
    }
  });
}

/** A row of frames side by side across the range. */
export function targetRow(
  s: Stage,
  plan: { from: number; to: number; z: number; count: number } & Omit<FramePlan, 'at'>,
): void {
  const r = s.random();
  for (let i = 0; i < plan.count; i++) {
    const t = plan.count === 1 ? 0.5 : i / (plan.count - 1);
    targetFrame(s, { ...plan, at: [plan.from + (plan.to - plan.from) * t, 0, plan.z + r.around(0.15)] });
  }
}

/** A round steel plate on a post, painted white or orange; `fallen` has been hit and lies back. */
export function plate(
  s: Stage,
  at: V3,
  radius: number,
  lift: number,
  colour: string = material.whiteSteel,
  fallen = false,
): void {
  const [x, y, z] = at;
  shadow(
    s,
    [
      [x - radius, y + lift, z],
      [x + radius, y + lift + radius, z],
      [x, y + lift + radius * 2, z],
    ],
    0.7,
  );
  s.put(at, () => {
    boxNow(s, { at: [x, y, z], size: [0.34, 0.03, 0.4], colour: material.steel });
    boxNow(s, { at: [x, y, z + 0.03], size: [0.05, lift, 0.05], colour: material.steel });
    const light = Math.max(0.4, lit(s, [0, 0, -1]));
    if (fallen) {
      const lid = disc([x, y + lift, z + radius], radius).map(([px, py]): V3 => [
        px,
        y + lift + 0.02,
        z + radius * 0.4 + (py - y - lift),
      ]);
      flat(s, lid, colour, 0.95);
      return;
    }
    const middle: V3 = [x, y + lift + radius * 0.92, z];
    flat(s, disc([middle[0] + 0.015, middle[1], z + 0.03], radius), material.steel, 0.15);
    flat(s, disc(middle, radius), colour, light);
    const splash = s.random();
    if (s.camera.scale(at) * radius > 9) {
      for (let i = 0; i < 4; i++) {
        const spot: V3 = [middle[0] + splash.around(radius * 0.55), middle[1] + splash.around(radius * 0.55), z];
        flat(s, disc(spot, radius * splash.between(0.06, 0.13), 0, 9), material.steel, 0.5);
      }
    }
  });
}

/** A rack of falling plates on one rail. */
export function plateRack(s: Stage, at: V3, count: number, fallen: readonly number[] = []): void {
  const [x, y, z] = at;
  const pitch = 0.34;
  const width = pitch * count;
  const lift = 1.05;
  shadow(
    s,
    [
      [x - width / 2, y + lift, z],
      [x + width / 2, y + lift + 0.25, z],
    ],
    0.8,
  );
  s.put(at, () => {
    for (const side of [-1, 1]) {
      barNow(s, [x + side * width * 0.4, y, z - 0.3], [x + side * width * 0.4, y + lift, z], 0.06, material.steel, 0.5);
      barNow(s, [x + side * width * 0.4, y, z + 0.4], [x + side * width * 0.4, y + lift, z], 0.06, material.steel, 0.2);
    }
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * pitch;
      if (fallen.includes(i))
        flat(
          s,
          disc([px, y + lift + 0.06, z + 0.12], 0.12).map(([a, b]): V3 => [
            a,
            y + lift + 0.1,
            z + 0.1 + (b - y - lift - 0.06),
          ]),
          material.whiteSteel,
          0.9,
        );
      else {
        flat(s, disc([px + 0.012, y + lift + 0.2, z + 0.03], 0.13), material.steel, 0.15);
        flat(s, disc([px, y + lift + 0.2, z], 0.13), material.whiteSteel, Math.max(0.45, lit(s, [0, 0, -1])));
      }
    }
    boxNow(s, { at: [x, y + lift - 0.04, z], size: [width, 0.12, 0.08], colour: material.steel });
  });
}

const LABELS = [
  paint.orange,
  paint.sun,
  paint.sage,
  paint.parchment,
  mix(paint.clay, paint.orange, 0.5),
  paint.pine,
  material.tin,
];

/** One tin can standing at a point, with a paper band or bare metal; `r` and `h` metres. Drawn at once. */
export function canNow(
  s: Stage,
  at: V3,
  radius: number,
  h: number,
  label: string | undefined,
  holes = 0,
  seed = 1,
): void {
  const k = s.camera.scale(at);
  const [x, base] = s.camera.project(at);
  const [, top] = s.camera.project([at[0], at[1] + h, at[2]]);
  const d = s.camera.depth(at);
  const rx = radius * k;
  const squash = (y: number): number => Math.max(0.8, (Math.abs(y - s.camera.horizonY) / s.camera.focal) * rx * 0.9);
  const tube = (y0: number, y1: number, colour: string, x0 = -1, x1 = 1): void => {
    const bow = (y: number): string =>
      x0 === -1 && x1 === 1
        ? `A${rx.toFixed(1)} ${squash(y).toFixed(1)} 0 0 0 ${(x + rx).toFixed(1)} ${y.toFixed(1)}`
        : `L${(x + rx * x1).toFixed(1)} ${(y + squash(y) * 0.85).toFixed(1)}`;
    s.sheet.path(
      `M${(x + rx * x0).toFixed(1)} ${(y1 + (x0 === -1 ? 0 : squash(y1) * 0.8)).toFixed(1)}${bow(y1)}L${(x + rx * x1).toFixed(1)} ${(y0 + (x1 === 1 ? 0 : squash(y0) * 0.85)).toFixed(1)}${
        x0 === -1 && x1 === 1
          ? `A${rx.toFixed(1)} ${squash(y0).toFixed(1)} 0 0 1 ${(x - rx).toFixed(1)} ${y0.toFixed(1)}`
          : `L${(x + rx * x0).toFixed(1)} ${(y0 + squash(y0) * 0.8).toFixed(1)}`
      }Z`,
      { fill: colour },
    );
  };
  const side = Math.sin((s.light.bearing * Math.PI) / 180) >= 0 ? 1 : -1;
  tube(top, base, s.colour(material.tin, 0.55, d));
  const H = base - top;
  const band = (colour: string, light: number): string => s.colour(colour, light, d);
  if (label) tube(top + H * 0.13, base - H * 0.11, band(label, 0.6));
  const edge = (from: number, to: number, colour: string): void =>
    tube(top + H * 0.13, base - H * 0.11, colour, from, to);
  edge(side === 1 ? -0.96 : 0.42, side === 1 ? -0.42 : 0.96, band(label ?? material.tin, 0.12));
  edge(side === 1 ? 0.38 : -0.6, side === 1 ? 0.6 : -0.38, band(label ?? material.tin, 0.98));
  s.sheet.path(ellipse(x, top, rx, squash(top)), { fill: s.colour(material.whiteSteel, 0.9, d) });
  s.sheet.path(ellipse(x, top, rx * 0.84, squash(top) * 0.8), { fill: s.colour(material.steel, 0.5, d) });
  for (let i = 0; i < holes; i++) {
    const u = Math.sin((i + 1) * 2.4 + seed) * 0.55;
    const v = 0.3 + ((i * 0.37 + seed * 0.13) % 0.45);
    s.sheet.path(ellipse(x + rx * u, top + H * v, rx * 0.1, rx * 0.12), { fill: s.colour(paint.ink, 0.1, d) });
  }
}

/** A plank on posts with tin cans on it, across the range. */
export function canRow(
  s: Stage,
  plan: { from: number; to: number; z: number; height: number; count: number; tip?: number },
): void {
  const r = s.random();
  const middle = (plan.from + plan.to) / 2;
  const length = plan.to - plan.from;
  box(s, { at: [middle, plan.height - 0.06, plan.z], size: [length + 0.3, 0.06, 0.24], colour: material.oldWood });
  const posts = Math.max(2, Math.round(length / 1.6) + 1);
  for (let i = 0; i < posts; i++) {
    box(s, {
      at: [plan.from + (length * i) / (posts - 1), 0, plan.z + 0.02],
      size: [0.12, plan.height - 0.06, 0.12],
      colour: material.post,
    });
  }
  for (let i = 0; i < plan.count; i++) {
    const t = (i + 0.5) / plan.count;
    const at: V3 = [plan.from + length * t + r.around(0.03), plan.height, plan.z + r.around(0.03)];
    const label = r.pick(LABELS);
    const big = r.between(0.85, 1.2);
    const holes = r.chance(0.4) ? 1 + Math.floor(r.next() * 3) : 0;
    s.put(at, () => canNow(s, at, 0.05 * big, 0.125 * big, label === material.tin ? undefined : label, holes, i), 0.06);
  }
}

/** The corners of a frame, for a scene that hangs more on it. */
export const frameBox = (at: V3, w: number, h: number, lift: number): V3[] =>
  corners({ at: [at[0], at[1] + lift, at[2]], size: [w, h, 0.02], colour: paint.ink });
