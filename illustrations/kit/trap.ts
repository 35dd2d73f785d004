/** Trap shooting: the houses that throw, the clays in the air and what is left of them. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse, type P2, polygon, polyline } from './picture.ts';
import { shadow } from './shadows.ts';
import { drawBar, box, drawBox, corners, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/** A concrete trap house, low in the ground, its opening downrange. */
export function trapHouse(s: Stage, at: V3, w = 2.6, h = 0.85, d = 2.4, colour: string = material.concrete): void {
  box(s, { at, size: [w, h, d], colour });
  s.put(
    at,
    () => {
      drawBox(s, {
        at: [at[0], at[1] + h, at[2] - 0.1],
        size: [w + 0.4, 0.16, d + 0.3],
        colour: mix(colour, paint.fog, 0.25),
      });
      const door: V3[] = [
        [at[0] - 0.35, at[1] + 0.05, at[2] - d / 2 - 0.01],
        [at[0] + 0.35, at[1] + 0.05, at[2] - d / 2 - 0.01],
        [at[0] + 0.35, at[1] + h * 0.85, at[2] - d / 2 - 0.01],
        [at[0] - 0.35, at[1] + h * 0.85, at[2] - d / 2 - 0.01],
      ];
      patch(s, door, paint.pine, 0.4);
    },
    0.02,
  );
}

/** A hand-cocked trap on its stand: tripod, spring, and the long arm drawn back with a clay on its end. */
export function manualTrap(s: Stage, at: V3): void {
  const [x, y, z] = at;
  const on = (u: number, up: number, v: number): V3 => [x + u, y + up, z + v];
  shadow(s, corners({ at, size: [1.1, 0.7, 1], colour: paint.ink }), 0.7);
  s.put(at, () => {
    drawBox(s, { at, size: [1.15, 0.1, 1.15], colour: material.oldWood });
    for (const [u, v] of [
      [0.4, 0.4],
      [-0.4, 0.4],
      [0.42, -0.38],
      [-0.42, -0.38],
    ] as const)
      drawBar(s, on(u, 0.1, v), on(u * 0.25, 0.66, v * 0.25), 0.075, material.steel, v > 0 ? 0.15 : 0.5);
    drawBox(s, { at: on(0, 0.6, 0), size: [0.5, 0.16, 0.44], colour: material.orange });
    drawBox(s, { at: on(0.02, 0.76, 0), size: [0.16, 0.14, 0.16], colour: material.steel });
    // The spring from the frame to the heel of the arm.
    const [a, b] = [s.camera.project(on(0.62, 0.72, -0.12)), s.camera.project(on(0.14, 0.88, -0.04))];
    const coils = Array.from({ length: 23 }, (_, i): P2 => {
      const t = i / 22;
      const side = (i % 2 === 0 ? 1 : -1) * s.camera.scale(at) * 0.035;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + side];
    });
    s.sheet.path(polyline(coils), { stroke: s.colour(material.tin, 0.5, 4), width: s.camera.scale(at) * 0.016 });
    drawBar(s, on(0.62, 0.6, -0.12), on(0.62, 0.8, -0.12), 0.05, material.steel, 0.4);
    drawBar(s, on(0.24, 0.66, 0), on(0.62, 0.68, -0.12), 0.06, material.steel, 0.35);
    // The arm, its rail, and the clay that waits on it.
    drawBar(s, on(0.16, 0.9, -0.04), on(-1.02, 0.98, -0.34), 0.085, material.steel, 0.55);
    drawBar(s, on(0.16, 0.925, -0.04), on(-1.02, 1.005, -0.34), 0.03, material.tin, 0.95);
    const rest = on(-0.86, 1.03, -0.3);
    const lid = (radius: number, up: number): V3[] =>
      Array.from({ length: 26 }, (_, i): V3 => [
        rest[0] + Math.cos((i / 26) * 6.2832) * radius,
        rest[1] + up,
        rest[2] + Math.sin((i / 26) * 6.2832) * radius,
      ]);
    patch(s, lid(0.14, -0.012), paint.orange, 0.1);
    patch(s, lid(0.14, 0.012), mix(paint.orange, paint.sun, 0.3), 0.8);
    patch(s, lid(0.08, 0.03), mix(paint.orange, paint.sun, 0.3), 0.45);
  });
}

/** A clay in flight on the sheet: a shallow ringed dish, tilted; `size` is its half width in pixels, `tilt` degrees. */
export function clay(s: Stage, at: P2, size: number, tilt: number): void {
  const a = (tilt * Math.PI) / 180;
  const orange = mix(paint.orange, paint.sun, 0.35);
  // Nearly as high as wide, and flat: with a dome over a narrow rim it would be a flying saucer.
  for (const [radius, up, light] of [
    [1, -0.12, 0.1],
    [1, 0, 0.75],
    [0.86, 0, 0.25],
    [0.8, 0.02, 0.6],
    [0.5, 0.07, 0.25],
    [0.46, 0.1, 0.95],
  ] as const) {
    const ring = Array.from({ length: 40 }, (_, i): P2 => {
      const t = (i / 40) * 2 * Math.PI;
      const [x, y] = [Math.cos(t) * radius, Math.sin(t) * radius * 0.46 - up];
      return [at[0] + (x * Math.cos(a) - y * Math.sin(a)) * size, at[1] + (x * Math.sin(a) + y * Math.cos(a)) * size];
    });
    s.sheet.path(polygon(ring), { fill: s.colour(orange, light, 4) });
  }
}

/** The path that a clay has flown: a fading line of dashes from `from` to just behind `to`. */
export function trail(s: Stage, from: P2, via: P2, to: P2, colour: string): void {
  let d = '';
  const n = 26;
  const point = (t: number): P2 => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * via[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * via[1] + t * t * to[1],
  ];
  for (let i = 1; i < n - 2; i += 2) {
    const [a, b] = [point(i / n), point((i + 1) / n)];
    d += `M${a[0].toFixed(0)} ${a[1].toFixed(0)}L${b[0].toFixed(0)} ${b[1].toFixed(0)}`;
  }
  s.sheet.path(d, { stroke: s.raw(colour), width: s.height * 0.0042, opacity: 0.6 });
}

/** A clay that has been hit: a puff of dust and shards flying outwards, in sheet pixels. */
export function burst(s: Stage, at: P2, size: number, drift = 0.4): void {
  const r = s.random();
  const dust = s.colour(mix(paint.ink, paint.clay, 0.35), 0.7, 30);
  const orange = mix(paint.orange, paint.sun, 0.3);
  for (let i = 0; i < 7; i++) {
    const a = r.next() * 6.283;
    const k = r.between(0.1, 0.7);
    s.sheet.path(
      ellipse(
        at[0] + Math.cos(a) * size * k + drift * size * 0.3,
        at[1] + Math.sin(a) * size * k * 0.7,
        size * r.between(0.3, 0.6),
        size * r.between(0.24, 0.45),
      ),
      { fill: dust, opacity: 0.12 },
    );
  }
  const tones = ['', '', ''];
  for (let i = 0; i < 34; i++) {
    const a = r.next() * 6.283;
    const k = r.between(0.15, 1.5) ** 1.2;
    const cx = at[0] + Math.cos(a) * size * k + drift * size * k;
    const cy = at[1] + Math.sin(a) * size * k * 0.8 + size * k * k * 0.14;
    const big = size * r.between(0.05, 0.19) * (1.3 - k * 0.45);
    const turn = r.next() * 6.283;
    const n = 3 + Math.floor(r.next() * 3);
    const points = Array.from({ length: n }, (_, q): P2 => {
      const t = turn + (q / n) * 6.283;
      const e = big * r.between(0.55, 1.2);
      return [cx + Math.cos(t) * e, cy + Math.sin(t) * e * 0.7];
    });
    tones[i % 3] += polygon(points);
  }
  tones.forEach((d, i) => s.sheet.path(d, { fill: s.colour(i === 2 ? paint.ink : orange, i === 0 ? 0.85 : 0.3, 6) }));
}

/** A walkway that fans from the stations to the house: five strips of concrete. */
export function stations(
  s: Stage,
  plan: { house: readonly [number, number]; radius: number; count: number; spread: number; colour?: string },
): V3[] {
  const places: V3[] = [];
  for (let i = 0; i < plan.count; i++) {
    const a = ((plan.count === 1 ? 0 : i / (plan.count - 1) - 0.5) * plan.spread * Math.PI) / 180;
    const dir = [Math.sin(a), Math.cos(a)] as const;
    const on = (back: number, out: number): V3 => [
      plan.house[0] + dir[0] * back * -1 + dir[1] * out,
      0.003,
      plan.house[1] - dir[1] * back + dir[0] * out * -1,
    ];
    const quad = (b0: number, b1: number, w: number): V3[] => [on(b0, -w), on(b0, w), on(b1, w), on(b1, -w)];
    patch(s, quad(plan.radius + 3.2, plan.radius - 0.5, 0.55), plan.colour ?? material.concrete, 0.75);
    patch(
      s,
      quad(plan.radius + 0.5, plan.radius - 0.5, 0.46),
      mix(plan.colour ?? material.concrete, paint.orange, 0.5),
      0.75,
    );
    places.push(on(plan.radius, 0));
  }
  return places;
}
