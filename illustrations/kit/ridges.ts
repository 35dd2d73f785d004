/** Mountains behind mountains: each layer paler, bluer and softer, with mist in its folds. */
import { mix } from '#scripts/images/colour.ts';
import { tone } from './light.ts';
import { paint } from '#app/lib/colors.server.ts';
import { type P2, polygon } from './picture.ts';
import { noise1d } from './rng.ts';
import type { Stage } from './stage.ts';

// The paints of a mountain range from the near wood to the far crest.
const ramp = ['#21463d', paint.pine, '#48726a', paint.sage, paint.ridge, '#c3bda4', '#d9c9a8'] as const;

/** The colour of a slope behind a share of haze, before the light. */
function slopeColour(far: number): string {
  const place = Math.min(0.999, Math.max(0, far)) * (ramp.length - 1);
  const i = Math.floor(place);
  return mix(ramp[i] ?? paint.pine, ramp[i + 1] ?? paint.ridge, place - i);
}

type RidgePlan = {
  /** Mean height of the crest on the sheet, 0 to 1. */
  y: number;
  /** Height of the relief, as a share of the sheet's height. */
  rise: number;
  /** Share of haze, 0 (near) to 1 (lost in the air). */
  far: number;
  /** Height of the trees along the crest, pixels; 0 for a bare crest. */
  trees?: number;
  /** Length of a hill, as a share of the sheet's width. */
  span?: number;
  colour?: string;
  /** A lean of the whole crest: positive falls towards the right; share of height. */
  fall?: number;
};

/** The points of a crest, left to right. */
function crest(s: Stage, plan: RidgePlan): P2[] {
  const wave = noise1d(s.seed(), 6);
  const span = (plan.span ?? 0.42) * s.width;
  const step = s.width / 260;
  const points: P2[] = [];
  for (let x = -step * 4; x <= s.width + step * 4; x += step) {
    const lean = (x / s.width - 0.5) * (plan.fall ?? 0);
    points.push([x, (plan.y + lean) * s.height - wave(x / span) * plan.rise * s.height]);
  }
  return points;
}

/** The crest with a fringe of conifers cut into it. */
function fringe(s: Stage, line: readonly P2[], height: number): P2[] {
  const r = s.random();
  const thick = noise1d(s.seed(), 3);
  const points: P2[] = [];
  let x = line[0]?.[0] ?? 0;
  const end = line.at(-1)?.[0] ?? 0;
  const step = (line[1]?.[0] ?? 1) - (line[0]?.[0] ?? 0);
  const ground = (at: number): number => {
    const i = Math.max(0, Math.min(line.length - 2, Math.floor((at - (line[0]?.[0] ?? 0)) / step)));
    return line[i]?.[1] ?? 0;
  };
  while (x < end) {
    const wood = thick(x / (s.width * 0.12));
    const h = height * Math.max(0.22, r.between(0.55, 1.15) * (0.75 + wood * 0.55));
    const w = h * r.between(0.3, 0.42);
    const y = ground(x + w / 2);
    const sag = h * r.between(0.0, 0.28);
    points.push(
      [x, y + sag * 0.2],
      [x + w * 0.2, y - h * 0.28],
      [x + w * 0.14, y - h * 0.3],
      [x + w * 0.36, y - h * 0.62],
      [x + w * 0.32, y - h * 0.64],
      [x + w * 0.5, y - h],
      [x + w * 0.68, y - h * 0.64],
      [x + w * 0.64, y - h * 0.62],
      [x + w * 0.86, y - h * 0.3],
      [x + w * 0.8, y - h * 0.28],
      [x + w, y + sag * 0.2],
    );
    x += w * r.between(0.72, 1.25);
    if (r.chance(0.06 - wood * 0.05)) x += w * r.between(1, 3);
  }
  return points;
}

/** One ridge, from its crest to the bottom of the sheet, with mist gathering at its foot. Gives its crest. */
export function ridge(s: Stage, plan: RidgePlan): P2[] {
  const line = crest(s, plan);
  const edge = plan.trees ? fringe(s, line, plan.trees) : line;
  const colour = plan.colour ?? slopeColour(plan.far);
  const top = Math.min(...edge.map((p) => p[1]));
  const foot = (plan.y + plan.rise * 1.4 + 0.1) * s.height;
  const near = tone(s.light, colour, 0.55, plan.far * 0.34);
  const mist = tone(s.light, colour, 0.55, Math.min(1, plan.far * 0.5 + 0.34));
  s.sheet.path(polygon([...edge, [s.width + 40, s.height + 20], [-40, s.height + 20]]), {
    fill: s.sheet.vertical(top, foot, [
      [0, near],
      [0.25, near],
      [1, mist],
    ]),
  });
  return line;
}

/** Snow on the upper part of a crest drawn before; `depth` is a share of the sheet's height. */
export function snow(s: Stage, line: readonly P2[], depth: number, far: number): void {
  const tongues = noise1d(s.seed(), 5);
  const lower: P2[] = [];
  const highest = Math.min(...line.map((p) => p[1]));
  for (let i = line.length - 1; i >= 0; i--) {
    const [x, y] = line[i] ?? [0, 0];
    const high = Math.max(0, 1 - (y - highest) / (depth * s.height * 1.6));
    lower.push([x, y + high * depth * s.height * Math.max(0.08, 0.55 + tongues((x / s.width) * 22) * 0.55)]);
  }
  s.sheet.path(polygon([...line, ...lower]), { fill: tone(s.light, '#f4f3ea', 0.8, far * 0.6) });
}

/** Layers of ridges between the far crest and the near wood, evenly spaced in haze. Gives the nearest crest. */
export function ridges(
  s: Stage,
  plan: { layers: number; top: number; bottom: number; rise: number; trees?: number; nearest?: number; fall?: number },
): P2[] {
  let line: P2[] = [];
  for (let i = 0; i < plan.layers; i++) {
    const t = plan.layers === 1 ? 1 : i / (plan.layers - 1);
    const nearest = plan.nearest ?? 0.16;
    line = ridge(s, {
      y: plan.top + (plan.bottom - plan.top) * t ** 1.15,
      rise: plan.rise * (1 - t * 0.45),
      far: 0.86 - (0.86 - nearest) * t ** 0.85,
      trees: t < 0.3 ? 0 : (plan.trees ?? 46) * (t * t * 0.9 + 0.1),
      span: 0.5 - t * 0.22,
      fall: (plan.fall ?? 0) * (i % 2 === 0 ? 1 : -0.8),
    });
  }
  return line;
}

/** A bank of fog lying in a valley: a billowed top and a long fade; heights as shares of the sheet. */
export function fogBank(s: Stage, top: number, bottom: number, opacity: number, colour = s.light.haze): void {
  const wave = noise1d(s.seed(), 4);
  const points: P2[] = [];
  for (let x = -40; x <= s.width + 40; x += s.width / 90) {
    points.push([x, (top + wave(x / (s.width * 0.3)) * (bottom - top) * 0.3) * s.height]);
  }
  const fog = s.raw(colour);
  // The fade starts below the lowest trough of the top, so that no edge shows.
  const start = Math.max(...points.map((p) => p[1]));
  const end = bottom * s.height;
  s.sheet.path(polygon([...points, [s.width + 40, end], [-40, end]]), {
    fill: s.sheet.vertical(start - (end - start) * 0.12, end, [
      [0, fog, 0],
      [0.3, fog, opacity * 0.7],
      [0.55, fog, opacity],
      [1, fog, 0],
    ]),
  });
}

/** A veil of mist: no edge at all, thickest in its middle. */
export function veil(s: Stage, top: number, bottom: number, opacity: number, colour = s.light.haze): void {
  const fog = s.raw(colour);
  const [a, b] = [top * s.height, bottom * s.height];
  s.sheet.path(`M0 ${a}H${s.width}V${b}H0Z`, {
    fill: s.sheet.vertical(a, b, [
      [0, fog, 0],
      [0.5, fog, opacity],
      [1, fog, 0],
    ]),
  });
}
