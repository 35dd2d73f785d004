/** A table top in the foreground, on which a still life lies. */
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { drawBox } from './solids.ts';
import type { Stage } from './stage.ts';

/** Planks that run across the whole picture, from just before the painter to `far` metres away. Drawn at once. */
export function tableTop(s: Stage, height: number, far: number, wood: string = material.wood): void {
  const r = s.random();
  const planks = 5;
  const near = 0.62;
  for (let i = planks - 1; i >= 0; i--) {
    const z0 = near + ((far - near) * i) / planks;
    const z1 = near + ((far - near) * (i + 1)) / planks;
    drawBox(s, {
      at: [0, height - 0.05, (z0 + z1) / 2],
      size: [7, 0.05, z1 - z0 - 0.012],
      colour: mix(wood, paint.clay, r.between(0.1, 0.5)),
    });
  }
}
