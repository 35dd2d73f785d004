// The firing line: its roof, its benches, and the line itself.
import type { V3 } from './camera.ts';
import { mix } from './colour.ts';
import { material, paint } from './palette.ts';
import { polygon } from './picture.ts';
import { type Face, barNow, boxNow, corners, faces, lit, patch, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export type CanopyPlan = {
  /** The roof covers x from..to and z front (downrange) ..back (behind the shooters), metres. */
  from: number;
  to: number;
  back: number;
  front: number;
  /** Height of the eaves at the back and at the front, metres. */
  low?: number;
  high?: number;
  bays: number;
  roof?: string;
};

/** A single-pitch roof on posts over the firing line, with its shadow on the ground. */
export function canopy(s: Stage, plan: CanopyPlan): void {
  const low = plan.low ?? 2.7;
  const high = plan.high ?? 3.3;
  const { from, to, back, front } = plan;
  const colour = plan.roof ?? material.roof;
  const over = 0.45;
  const slope = (z: number): number => low + ((high - low) * (z - back)) / (front - back);
  const at = (x: number, z: number, up = 0): V3 => [x, slope(z) + up, z];
  const x0 = from - over;
  const x1 = to + over;
  const z0 = back - over;
  const z1 = front + over;
  const thick = 0.2;
  // The pad under the roof.
  s.pave(from - 0.6, to + 0.6, back - 0.6, front + 0.6);
  const pad = (grow: number): V3[] => [
    [from - grow, 0.002, back - grow],
    [to + grow, 0.002, back - grow],
    [to + grow, 0.002, front + grow],
    [from - grow, 0.002, front + grow],
  ];
  patch(s, pad(0.62), mix(material.gravel, paint.bark, 0.35), 0.5);
  patch(s, pad(0.5), mix(material.concrete, material.gravel, 0.5), 0.7);
  shadow(s, [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)], 1.1);
  // The roof's plane, drawn out to the painter, tells whether its top or its underside is seen.
  const below = s.camera.position[1] < slope(s.camera.position[2]);
  const roof = (): void => {
    const under = [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)];
    const above = [at(x0, z0, thick), at(x1, z0, thick), at(x1, z1, thick), at(x0, z1, thick)];
    const ring: Face[] = under.map((p, i) => {
      const j = (i + 1) % 4;
      return { points: [p, under[j] ?? p, above[j] ?? p, above[i] ?? p], colour: mix(colour, paint.parchment, 0.08) };
    });
    const inside: V3 = [(from + to) / 2, (low + high) / 2 + thick / 2, (back + front) / 2];
    faces(
      s,
      [{ points: under, colour: mix(material.darkWood, paint.clay, 0.25) }, { points: above, colour }, ...ring],
      inside,
    );

    // Rafters beneath, corrugation above: lines that run with the slope.
    const count = below ? plan.bays * 4 : plan.bays * 9;
    let lines = '';
    for (let i = 1; i < count; i++) {
      const x = x0 + ((x1 - x0) * i) / count;
      const lift = below ? 0 : thick;
      const w = (below ? 0.09 : 0.035) / 2;
      const strip = [at(x - w, z0, lift), at(x + w, z0, lift), at(x + w, z1, lift), at(x - w, z1, lift)];
      lines += polygon(s.camera.outline(strip));
    }
    s.sheet.path(lines, {
      fill: s.colour(below ? material.darkWood : mix(colour, paint.bark, 0.4), 0.15, 8),
      opacity: below ? 0.7 : 0.35,
    });
  };
  const centre: V3 = [(from + to) / 2, 0, (back + front) / 2];
  // Seen from below the roof lies behind its posts; seen from above it lies before them.
  if (below) s.put(centre, roof, -60);
  else s.put(centre, roof, 60);
  for (let i = 0; i <= plan.bays; i++) {
    const x = from + ((to - from) * i) / plan.bays;
    for (const z of [back, front]) {
      const top = slope(z);
      shadow(s, corners({ at: [x, 0, z], size: [0.16, top, 0.16], colour: paint.ink }), 0.55);
      s.put([x, 0, z], () => {
        boxNow(s, { at: [x, 0, z], size: [0.17, top, 0.17], colour: material.post });
        boxNow(s, { at: [x, 0, z], size: [0.34, 0.18, 0.34], colour: material.concrete });
        for (const dir of [-1, 1]) {
          if ((i === 0 && dir < 0) || (i === plan.bays && dir > 0)) continue;
          barNow(s, [x, top - 0.75, z], [x + dir * 0.62, top - 0.04, z], 0.09, material.post, 0.3);
        }
      });
    }
  }
  for (const z of [back, front]) {
    for (let i = 0; i < plan.bays; i++) {
      const a = from + ((to - from) * i) / plan.bays;
      const b = from + ((to - from) * (i + 1)) / plan.bays;
      s.put(
        [(a + b) / 2, 0, z],
        () =>
          boxNow(s, { at: [(a + b) / 2, slope(z) - 0.22, z], size: [b - a, 0.22, 0.12], colour: material.darkWood }),
        -0.2,
      );
    }
  }
}

/** A heavy shooting bench: a slab with a cut for the shooter, on two legs, and a stool behind it. */
export function bench(
  s: Stage,
  at: V3,
  plan: { turn?: number; stool?: boolean; colour?: string; scale?: number } = {},
): void {
  const k = plan.scale ?? 1;
  const [x, y, z] = at;
  const wood = plan.colour ?? material.wood;
  const part = (u: number, up: number, v: number, size: V3, colour: string): void =>
    boxNow(s, {
      at: [x + u * k, y + up * k, z + v * k],
      size: [size[0] * k, size[1] * k, size[2] * k],
      colour,
      top: mix(colour, paint.fog, 0.12),
    });
  shadow(s, corners({ at: [x, y + 0.72 * k, z + 0.25 * k], size: [1.15 * k, 0.06, 0.95 * k], colour: wood }));
  s.put([x, y, z + 0.3 * k], () => {
    part(0.38, 0, 0.5, [0.13, 0.72, 0.13], material.post);
    part(-0.38, 0, 0.5, [0.13, 0.72, 0.13], material.post);
    part(0.38, 0, 0, [0.13, 0.72, 0.13], material.post);
    part(-0.38, 0, 0, [0.13, 0.72, 0.13], material.post);
    part(0, 0.18, 0.25, [0.7, 0.09, 0.09], material.darkWood);
    part(0, 0.72, 0.26, [1.15, 0.09, 0.95], wood);
  });
  if (plan.stool !== false) stool(s, [x + 0.05, y, z - 0.55 * k]);
}

/** A round-topped stool. */
export function stool(s: Stage, at: V3): void {
  const [x, y, z] = at;
  shadow(s, corners({ at, size: [0.34, 0.46, 0.34], colour: paint.ink }), 0.7);
  s.put(at, () => {
    for (const [u, v] of [
      [-0.12, 0.12],
      [0.12, 0.12],
      [-0.12, -0.12],
      [0.12, -0.12],
    ] as const) {
      barNow(s, [x + u * 1.3, y, z + v * 1.3], [x + u, y + 0.44, z + v], 0.05, material.darkWood, 0.3);
    }
    boxNow(s, { at: [x, y + 0.43, z], size: [0.36, 0.06, 0.36], colour: material.oldWood });
  });
}

/** A sandbag or a rifle rest on a bench. */
export function sandbag(s: Stage, at: V3, width = 0.3): void {
  s.put(
    at,
    () => {
      const k = s.camera.scale(at);
      const [x, y] = s.camera.project(at);
      const w = width * k;
      const h = w * 0.42;
      const d = s.camera.depth(at);
      const shape = (g: number, up: number): string =>
        `M${(x - w / 2).toFixed(1)} ${(y - up).toFixed(1)}C${(x - w * 0.56).toFixed(1)} ${(y - h * 0.9 * g - up).toFixed(1)} ${(x - w * 0.2).toFixed(1)} ${(y - h * 0.75 * g - up).toFixed(1)} ${x.toFixed(1)} ${(y - h * 0.8 * g - up).toFixed(1)}C${(x + w * 0.2).toFixed(1)} ${(y - h * 1.05 * g - up).toFixed(1)} ${(x + w * 0.56).toFixed(1)} ${(y - h * 0.8 * g - up).toFixed(1)} ${(x + w / 2).toFixed(1)} ${(y - up).toFixed(1)}Z`;
      s.sheet.path(shape(1, 0), { fill: s.colour(material.khaki, 0.25, d) });
      s.sheet.path(shape(0.55, h * 0.4), { fill: s.colour(material.khaki, 0.8, d) });
    },
    0.35,
  );
}

/** The painted firing line on the ground, across the range. */
export function line(s: Stage, z: number, from: number, to: number, colour: string = paint.orange, width = 0.12): void {
  const strip: V3[] = [
    [from, 0.005, z],
    [to, 0.005, z],
    [to, 0.005, z + width],
    [from, 0.005, z + width],
  ];
  s.sheet.path(polygon(s.camera.outline(strip)), {
    fill: s.colour(colour, 0.7, s.camera.depth([(from + to) / 2, 0, z])),
  });
}

/** A flag on a pole: the range's signal. `wind` -1 to 1. */
export function flag(s: Stage, at: V3, h: number, colour: string, wind = 0.8): void {
  shadow(s, [[at[0], at[1] + h, at[2]]], 0.4);
  s.put(at, () => {
    const top: V3 = [at[0], at[1] + h, at[2]];
    barNow(s, at, top, 0.07, material.tin, 0.6);
    const [x, y] = s.camera.project(top);
    const k = s.camera.scale(at);
    const w = k * 0.95 * Math.sign(wind);
    const g = k * 0.62;
    const sag = (1 - Math.abs(wind)) * g;
    const light = Math.max(0.5, lit(s, [0, 0, -1]));
    const d = s.camera.depth(at);
    s.sheet.path(
      `M${x} ${y + g * 0.06}C${x + w * 0.35} ${y - g * 0.16 + sag * 0.3} ${x + w * 0.6} ${y + g * 0.22 + sag * 0.6} ${x + w} ${y + sag}L${x + w * 0.96} ${y + g + sag}C${x + w * 0.6} ${y + g * 1.2 + sag * 0.6} ${x + w * 0.35} ${y + g * 0.8 + sag * 0.3} ${x} ${y + g * 1.05}Z`,
      { fill: s.colour(colour, light, d) },
    );
    s.sheet.path(
      `M${x + w * 0.55} ${y + g * 0.1 + sag * 0.6}C${x + w * 0.7} ${y + g * 0.12 + sag * 0.7} ${x + w * 0.85} ${y + sag} ${x + w} ${y + sag}L${x + w * 0.96} ${y + g + sag}C${x + w * 0.8} ${y + g * 1.1 + sag * 0.7} ${x + w * 0.68} ${y + g * 1.12 + sag * 0.6} ${x + w * 0.55} ${y + g * 1.1 + sag * 0.5}Z`,
      { fill: s.colour(colour, light * 0.5, d) },
    );
  });
}
