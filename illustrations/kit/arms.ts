/** Firearms at rest: lying on a bench, muzzle downrange, action open, with an orange plug in its chamber. */
import type { V3 } from './camera.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { drawBar } from './solids.ts';
import type { Stage } from './stage.ts';

/** A bolt rifle laid down with its bolt drawn back and an orange plug in it; `at` is the middle of the action. */
export function openRifle(s: Stage, at: V3): void {
  const [x, y, z] = at;
  s.put(
    at,
    () => {
      const h = y + 0.09;
      drawBar(s, [x, y, z + 0.32], [x, h, z + 0.36], 0.03, material.gunmetal, 0.2);
      drawBar(s, [x, h, z - 0.05], [x, h + 0.01, z + 0.72], 0.026, material.gunmetal, 0.35);
      drawBar(s, [x, h - 0.03, z - 0.1], [x, h - 0.02, z + 0.38], 0.055, material.stock, 0.45);
      drawBar(s, [x, h - 0.08, z - 0.52], [x, h - 0.02, z - 0.1], 0.085, material.stock, 0.6);
      drawBar(s, [x + 0.01, h, z - 0.16], [x + 0.09, h + 0.02, z - 0.2], 0.026, material.tin, 0.8);
      drawBar(s, [x, h + 0.01, z], [x + 0.02, h + 0.14, z], 0.03, paint.orange, 0.95);
    },
    0.9,
  );
}
