/** Tin cans and the rails on which they stand. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse } from './picture.ts';
import { box } from './solids.ts';
import type { Stage } from './stage.ts';

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
function drawCan(s: Stage, at: V3, radius: number, h: number, label: string | undefined, holes = 0, seed = 1): void {
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
    s.put(
      at,
      () => drawCan(s, at, 0.05 * big, 0.125 * big, label === material.tin ? undefined : label, holes, i),
      0.06,
    );
  }
}
