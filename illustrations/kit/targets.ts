/** Paper targets on their frames. Never a human shape. */
import type { V3 } from './camera.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { drawBox, disc, lit, surface } from './solids.ts';
import type { Stage } from './stage.ts';

type FramePlan = {
  at: V3;
  /** Metres. */
  width?: number;
  height?: number;
  /** Height of the board's lower edge above the ground. */
  lift?: number;
  turn?: number;
  /** What hangs on it. */
  face?: 'bull' | 'small-bulls' | 'bare' | 'patched';
};

/** Rings of a bullseye on a plane that faces the line, drawn at once. */
export function drawBull(s: Stage, at: V3, radius: number, turn = 0, light = 0.8): void {
  const ring = (share: number, colour: string): void => surface(s, disc(at, radius * share, turn), colour, light);
  ring(1, paint.ink);
  ring(0.84, material.paper);
  ring(0.68, paint.ink);
  if (s.camera.scale(at) * radius > 10) {
    ring(0.5, material.paper);
    ring(0.455, paint.ink);
  }
  ring(0.22, paint.orange);
}

/** A wooden target frame with its paper, standing on the ground and facing the firing line. */
export function targetFrame(s: Stage, plan: FramePlan): void {
  const [x, y, z] = plan.at;
  const w = plan.width ?? 0.9;
  const h = plan.height ?? 0.9;
  const lift = plan.lift ?? 0.75;
  const a = ((plan.turn ?? 0) * Math.PI) / 180;
  const on = (u: number, up: number): V3 => [x + u * Math.cos(a), y + up, z - u * Math.sin(a)];
  const r = s.random();
  const tilt = r.around(0.012);
  shadow(s, [on(-w / 2, lift), on(w / 2, lift), on(w / 2, lift + h), on(-w / 2, lift + h)], 0.8);
  s.put(plan.at, () => {
    const normal: V3 = [-Math.sin(a), 0, -Math.cos(a)];
    const light = Math.max(0.35, lit(s, normal));
    for (const side of [-1, 1]) {
      drawBox(s, {
        at: on(side * w * 0.46, 0),
        size: [0.07, lift + h * 1.02, 0.07],
        colour: material.post,
        turn: plan.turn ?? 0,
      });
      drawBox(s, {
        at: on(side * w * 0.46, 0),
        size: [0.09, 0.07, 0.6],
        colour: material.darkWood,
        turn: plan.turn ?? 0,
      });
    }
    const quad = (grow: number): V3[] => [
      on((-w / 2) * grow, lift + h * (0.5 - 0.5 * grow) + tilt),
      on((w / 2) * grow, lift + h * (0.5 - 0.5 * grow) - tilt),
      on((w / 2) * grow, lift + h * (0.5 + 0.5 * grow) - tilt),
      on((-w / 2) * grow, lift + h * (0.5 + 0.5 * grow) + tilt),
    ];
    surface(s, quad(1), material.card, light * 0.85);
    surface(s, quad(0.9), material.paper, light);
    const middle = on(0, lift + h / 2);
    if (plan.face === 'small-bulls') {
      for (const u of [-0.24, 0.24])
        for (const v of [-0.24, 0.24]) drawBull(s, on(u * w, lift + h * (0.5 + v)), w * 0.17, plan.turn ?? 0, light);
    } else if (plan.face !== 'bare') {
      drawBull(s, middle, w * 0.36, plan.turn ?? 0, light);
    }
    if (plan.face === 'patched') {
      for (let i = 0; i < 7; i++)
        surface(
          s,
          disc(on(r.around(w * 0.22), lift + h / 2 + r.around(h * 0.22)), 0.022, 0, 10),
          i % 2 ? material.card : paint.ink,
          light,
        );
    }
  });
}

/** A row of frames side by side across the range. */
export function targetRow(
  s: Stage,
  plan: { from: number; to: number; z: number; count: number } & Omit<FramePlan, 'at'>,
): void {
  const r = s.random();
  for (let i = 0; i < plan.count; i++) {
    const t = plan.count === 1 ? 0.5 : i / (plan.count - 1);
    targetFrame(s, { ...plan, at: [plan.from + (plan.to - plan.from) * t, 0, plan.z + r.around(0.15)] });
  }
}
