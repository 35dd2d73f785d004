/**
 * People: small plain figures from a few joints in the world, so that any view of any stance holds.
 * Whoever is on a range wears ear muffs and glasses; a rifle always points where the figure faces.
 */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { type FigurePlan, gunParts, head, rod, type Sitter, torso } from './figure-parts.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material, shirts, skins } from './palette.ts';
import { poses } from './poses.ts';
import { shadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** Puts a person into the world. */
export function figure(s: Stage, plan: FigurePlan): void {
  const r = s.random();
  const k = r.between(1.66, 1.82) / 1.75;
  const turn = ((plan.face ?? 0) * Math.PI) / 180;
  const skin = r.pick(skins);
  const shirt = r.pick(shirts);
  const trousers = r.pick([material.denim, mix(paint.ink, paint.bark, 0.3), mix(paint.bark, paint.clay, 0.2)]);
  const hair = r.pick([
    mix(paint.bark, paint.ink, 0.6),
    mix(paint.bark, paint.clay, 0.25),
    mix(paint.ink, paint.bark, 0.25),
    mix(paint.parchment, paint.bark, 0.45),
  ]);
  const hat = plan.hat ?? r.pick(['cap', 'cap', 'none'] as const);
  const world = ([x, y, z]: V3): V3 => [
    plan.at[0] + (x * Math.cos(turn) + z * Math.sin(turn)) * k,
    plan.at[1] + y * k,
    plan.at[2] + (z * Math.cos(turn) - x * Math.sin(turn)) * k,
  ];
  const j = poses[plan.pose];
  shadow(
    s,
    [
      world([0, j.head[1], j.head[2]]),
      world([-0.2, j.neck[1], 0]),
      world([0.2, j.neck[1], 0]),
      world([-0.14, 0, 0]),
      world([0.14, 0, 0]),
    ],
    0.85,
  );
  s.put(plan.at, () => {
    const distance = Math.max(0, s.camera.depth(plan.at));
    const m: Sitter = {
      s,
      to: (p) => s.camera.project(world(p)),
      deep: (p) => s.camera.depth(world(p)),
      ink: (colour, light) => s.colour(colour, light, distance),
      px: s.camera.scale(plan.at) * k,
    };
    const parts: { depth: number; draw: () => void }[] = [];
    const part = (at: V3, draw: () => void, back = 0): void => {
      parts.push({ depth: m.deep(at) + back, draw });
    };
    for (const i of [0, 1] as const) {
      const shade = i === 0 ? 0.5 : 0.34;
      const [hip, knee, foot] = [j.hips[i], j.knees[i], j.feet[i]];
      part(
        [knee[0], knee[1], knee[2] * 0.5 + hip[2] * 0.5],
        () => {
          rod(
            m,
            [foot[0], 0.045, foot[2] - 0.05],
            [foot[0] * 1.1, 0.035, foot[2] + 0.15],
            0.09,
            0.07,
            m.ink(paint.bark, 0.1),
          );
          rod(m, hip, knee, 0.19, 0.14, m.ink(trousers, shade));
          rod(m, knee, [foot[0], foot[1] + 0.05, foot[2]], 0.14, 0.11, m.ink(trousers, shade));
          // A standing figure's shirt hangs over its trousers, from wherever it is seen.
        },
        hip[1] > 0.8 ? 1 : 0,
      );
      const [shoulder, elbow, hand] = [j.shoulders[i], j.elbows[i], j.hands[i]];
      part([elbow[0] * 1.1, elbow[1], elbow[2] + 0.03], () => {
        rod(m, hand, hand, 0.1, 0.1, m.ink(skin, 0.6));
        rod(m, shoulder, elbow, 0.13, 0.105, m.ink(shirt, shade + 0.16));
        rod(
          m,
          elbow,
          [
            elbow[0] + (hand[0] - elbow[0]) * 0.88,
            elbow[1] + (hand[1] - elbow[1]) * 0.88,
            elbow[2] + (hand[2] - elbow[2]) * 0.88,
          ],
          0.105,
          0.08,
          m.ink(shirt, shade + 0.22),
        );
      });
    }
    part([0, 1.1, (j.hips[0][2] + j.neck[2]) / 2], () => {
      rod(
        m,
        [j.hips[0][0], j.hips[0][1], j.hips[0][2]],
        [j.hips[1][0], j.hips[1][1], j.hips[1][2]],
        0.19,
        0.19,
        m.ink(trousers, 0.4),
      );
      torso(m, j, shirt, plan.vest);
    });
    if (j.gun) {
      const gun = j.gun;
      const { grip, muzzle } = gun;
      part([(grip[0] + muzzle[0]) / 2, grip[1], (grip[2] + muzzle[2]) / 2], () => gunParts(m, gun));
    }
    part([j.head[0], j.head[1], j.head[2] - 0.02], () => head(m, j.head, j.neck, plan, skin, shirt, hat, hair));
    parts.sort((a, b) => b.depth - a.depth);
    for (const p of parts) p.draw();
  });
}
