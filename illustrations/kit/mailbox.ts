/** A rural mailbox on its post. */
import type { V3 } from './camera.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { box, drawBox, type Face, faces } from './solids.ts';
import type { Stage } from './stage.ts';

/** A mailbox with a rounded top, its door to the left. */
export function mailbox(s: Stage, at: V3): void {
  const [x, y, z] = at;
  box(s, { at, size: [0.14, 1.05, 0.14], colour: material.post });
  shadow(
    s,
    [
      [x - 0.35, 1.05, z],
      [x + 0.35, 1.05, z],
      [x + 0.35, 1.5, z],
      [x - 0.35, 1.5, z],
    ],
    0.9,
  );
  s.put(
    at,
    () => {
      drawBox(s, { at: [x, y + 1.03, z], size: [0.66, 0.05, 0.34], colour: material.oldWood });
      const arch = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
        const t = Math.PI * (i / 12);
        return [Math.cos(t) * 0.15, 0.2 + Math.sin(t) * 0.15];
      });
      const outline = [[0.15, 0] as const, ...arch, [-0.15, 0] as const];
      const end = (u: number): V3[] => outline.map(([v, up]): V3 => [x + u, y + 1.08 + up, z - v]);
      const [a, b] = [end(-0.33), end(0.33)];
      const skin: Face[] = a.flatMap((p, i) => {
        const j = (i + 1) % a.length;
        const [q, r, t] = [a[j], b[j], b[i]];
        return q && r && t ? [{ points: [p, q, r, t], colour: material.tin }] : [];
      });
      faces(
        s,
        [...skin, { points: a, colour: material.steel }, { points: b, colour: material.steel }],
        [x, y + 1.2, z],
      );
    },
    0.1,
  );
}
