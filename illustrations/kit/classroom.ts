/** The training room, which two pictures show from different places. */
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { chair, room, table, view } from './room.ts';
import { drawBox, patch } from './solids.ts';
import type { Stage } from './stage.ts';
import { drawBull } from './targets.ts';

/** Tables and chairs in rows towards a board with a target drawn on it, a window on each side of the board. */
export function classroom(s: Stage): void {
  const plan = { width: 9, depth: 8, height: 2.9 } as const;
  room(s, plan);
  view(s, plan, -3.9, 1, 1.7, 1.3);
  view(s, plan, 2.2, 1, 1.7, 1.3);
  const z = plan.depth - 0.06;
  drawBox(s, { at: [0, 0.92, z], size: [2.9, 1.5, 0.06], colour: material.post });
  patch(
    s,
    [
      [-1.37, 1, z - 0.05],
      [1.37, 1, z - 0.05],
      [1.37, 2.34, z - 0.05],
      [-1.37, 2.34, z - 0.05],
    ],
    material.paper,
    0.95,
  );
  drawBull(s, [-0.7, 1.68, z - 0.07], 0.44);
  for (const [i, w] of [0.9, 0.7, 0.82, 0.5].entries())
    patch(
      s,
      [
        [0.1, 2.04 - i * 0.2, z - 0.07],
        [0.1 + w, 2.04 - i * 0.2, z - 0.07],
        [0.1 + w, 2.08 - i * 0.2, z - 0.07],
        [0.1, 2.08 - i * 0.2, z - 0.07],
      ],
      i === 0 ? paint.orange : paint.sage,
      0.6,
    );
  table(s, [0, 0, 6.7], 1.7);
  for (const row of [5.3, 4.1, 2.9])
    for (const x of [-2.3, 0, 2.3]) {
      table(s, [x, 0, row], 1.9, 0.5);
      for (const u of [-0.46, 0.46]) chair(s, [x + u, 0, row - 0.55], row === 4.1 ? material.oldWood : material.wood);
    }
}
