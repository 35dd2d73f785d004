/** Shooting benches and what belongs to them. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { drawBar, drawBox, corners } from './solids.ts';
import type { Stage } from './stage.ts';

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
    drawBox(s, {
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
      drawBar(s, [x + u * 1.3, y, z + v * 1.3], [x + u, y + 0.44, z + v], 0.05, material.darkWood, 0.3);
    }
    drawBox(s, { at: [x, y + 0.43, z], size: [0.36, 0.06, 0.36], colour: material.oldWood });
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
