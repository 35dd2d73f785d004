/** The ground of the range: trodden earth and grass with long marks that run with the perspective. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { ellipse, type P2, polygon } from './picture.ts';
import { noise1d } from './rng.ts';
import type { Stage } from './stage.ts';

type GroundPlan = {
  colour: string;
  /** Distance of the far edge, metres. */
  to: number;
  /** Colour of the marks; slightly darker earth if left out. */
  marks?: string;
  /** How many marks. */
  count?: number;
};

/** Flat ground from the painter's feet to a wavering far edge, with long marks. */
export function ground(s: Stage, plan: GroundPlan): void {
  const wave = noise1d(s.seed(), 4);
  const edge = s.camera.horizonY + (s.camera.position[1] * s.camera.focal) / plan.to;
  const points: P2[] = [];
  for (let x = -40; x <= s.width + 40; x += s.width / 60)
    points.push([x, edge + wave(x / (s.width * 0.3)) * s.height * 0.006]);
  s.sheet.path(polygon([...points, [s.width + 40, s.height + 20], [-40, s.height + 20]]), {
    fill: s.sheet.vertical(edge, s.height, [
      [0, s.colour(plan.colour, 0.78, plan.to)],
      [0.4, s.colour(plan.colour, 0.72, plan.to * 0.25)],
      [1, s.colour(mix(plan.colour, '#5b2f1a', 0.16), 0.52, 2)],
    ]),
  });
  marks(s, plan.marks ?? mix(plan.colour, '#5b2f1a', 0.35), plan.count ?? 26, plan.to);
}

/** Long lens-shaped marks on the ground, thinner with distance. */
export function marks(s: Stage, colour: string, count: number, to: number): void {
  const r = s.random();
  const edge = s.camera.horizonY + (s.camera.position[1] * s.camera.focal) / to;
  for (let i = 0; i < count; i++) {
    const t = r.next() ** 1.5;
    const y = edge + (s.height - edge) * (0.03 + t);
    const w = s.width * r.between(0.05, 0.2) * (0.45 + t);
    const h = (s.height - edge) * (0.006 + t * 0.03) * r.between(0.5, 1.1);
    const x = r.between(-0.1, 1.05) * s.width;
    const k = r.between(0.3, 0.7);
    s.sheet.path(
      `M${(x - w).toFixed(0)} ${y.toFixed(0)}C${(x - w * k).toFixed(0)} ${(y - h * 1.6).toFixed(0)} ${(x + w * k * 0.6).toFixed(0)} ${(y - h).toFixed(0)} ${(x + w).toFixed(0)} ${(y + h * 0.1).toFixed(0)}` +
        `C${(x + w * 0.5).toFixed(0)} ${(y + h * 1.3).toFixed(0)} ${(x - w * k).toFixed(0)} ${(y + h).toFixed(0)} ${(x - w).toFixed(0)} ${y.toFixed(0)}Z`,
      { fill: s.colour(colour, 0.6, 30 * (1 - t)), opacity: 0.16 + 0.14 * r.next() },
    );
  }
}

/** Pebbles on the ground. */
export function pebbles(s: Stage, count: number, near: number, far: number, colour: string): void {
  const r = s.random();
  let light = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const z = near * (far / near) ** r.next();
    const y = s.camera.horizonY + (s.camera.focal * s.camera.position[1]) / z;
    const size = (s.camera.focal / z) * r.between(0.012, 0.04);
    const x = r.next() * s.width;
    dark += ellipse(x, y + size * 0.22, size * 1.1, size * 0.5);
    light += ellipse(x, y, size, size * 0.45);
  }
  s.sheet.path(dark, { fill: s.colour(colour, 0, 3), opacity: 0.45 });
  s.sheet.path(light, { fill: s.colour(colour, 0.85, 3) });
}

/** A dark rise in the foreground that frames the picture: height in shares of the sheet at left, middle and right. */
export function rise(s: Stage, left: number, middle: number, right: number, colour: string, light = 0.1): void {
  const wave = noise1d(s.seed(), 4);
  const points: P2[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const h = (1 - t) ** 2 * left + 2 * t * (1 - t) * middle + t * t * right;
    points.push([t * (s.width + 80) - 40, s.height * (1 - h) + wave(t * 4) * s.height * 0.008]);
  }
  s.sheet.path(polygon([...points, [s.width + 40, s.height + 20], [-40, s.height + 20]]), {
    fill: s.colour(colour, light, 0),
  });
}

/** A puddle lying on the ground that mirrors the sky; size in metres. */
export function puddle(s: Stage, at: V3, w: number, d: number): void {
  const r = s.random();
  const points: P2[] = [];
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    const k = r.between(0.75, 1.1);
    points.push(s.camera.project([at[0] + Math.cos(a) * w * 0.5 * k, 0, at[2] + Math.sin(a) * d * 0.5 * k]));
  }
  const ys = points.map((p) => p[1]);
  const sky = s.light.sky;
  s.sheet.path(polygon(points), {
    fill: s.sheet.vertical(Math.min(...ys), Math.max(...ys), [
      [0, s.raw(sky.at(-1)?.[1] ?? s.light.haze)],
      [1, s.raw(sky[Math.floor(sky.length / 2)]?.[1] ?? s.light.haze)],
    ]),
    opacity: 0.85,
  });
}
