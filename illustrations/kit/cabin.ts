/** The office and the sheds: boarded cabins with a pitched roof. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { type Opening, opening } from './openings.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { polygon } from './picture.ts';
import { shadow } from './shadows.ts';
import { type Face, faces, lit, patch } from './solids.ts';
import type { Stage } from './stage.ts';

type CabinPlan = {
  /** Middle of the foot, metres. */
  at: V3;
  size: readonly [width: number, wall: number, depth: number];
  /** Height of the ridge above the wall. */
  gable: number;
  turn?: number;
  wall?: string;
  roof?: string;
  /** What is set into the front wall. */
  openings?: readonly Opening[];
  lamp?: boolean;
};

/** A boarded cabin with a pitched roof; its front looks at the painter (towards -z before the turn). */
export function cabin(s: Stage, plan: CabinPlan): void {
  const [w, h, d] = plan.size;
  const a = ((plan.turn ?? 0) * Math.PI) / 180;
  const on = (x: number, y: number, z: number): V3 => [
    plan.at[0] + x * Math.cos(a) + z * Math.sin(a),
    plan.at[1] + y,
    plan.at[2] - x * Math.sin(a) + z * Math.cos(a),
  ];
  const wall = plan.wall ?? material.cabin;
  const roof = plan.roof ?? material.roof;
  const over = 0.5;
  const top = h + plan.gable;
  const inside = on(0, h * 0.5, 0);
  const body: Face[] = [
    {
      points: [on(-w / 2, 0, -d / 2), on(w / 2, 0, -d / 2), on(w / 2, h, -d / 2), on(-w / 2, h, -d / 2)],
      colour: wall,
    },
    {
      points: [on(w / 2, 0, -d / 2), on(w / 2, 0, d / 2), on(w / 2, h, d / 2), on(w / 2, top, 0), on(w / 2, h, -d / 2)],
      colour: wall,
    },
    {
      points: [
        on(-w / 2, 0, -d / 2),
        on(-w / 2, 0, d / 2),
        on(-w / 2, h, d / 2),
        on(-w / 2, top, 0),
        on(-w / 2, h, -d / 2),
      ],
      colour: wall,
    },
  ];
  const sink = (over * plan.gable) / (d / 2);
  const slab = (side: 1 | -1): void => {
    const p = [
      on(-w / 2 - over, top + 0.12, 0),
      on(w / 2 + over, top + 0.12, 0),
      on(w / 2 + over, h - sink + 0.12, side * (d / 2 + over)),
      on(-w / 2 - over, h - sink + 0.12, side * (d / 2 + over)),
    ];
    const under = p.map(([x, y, z]): V3 => [x, y - 0.16, z]);
    const rim: Face[] = p.map((q, i) => {
      const k = (i + 1) % 4;
      return { points: [q, p[k] ?? q, under[k] ?? q, under[i] ?? q], colour: mix(roof, paint.bark, 0.35) };
    });
    faces(
      s,
      [{ points: p, colour: roof }, { points: under, colour: mix(wall, paint.ink, 0.4) }, ...rim],
      on(0, (h + top) / 2, (side * d) / 4),
    );
    // Battens down the slope.
    let battens = '';
    for (let i = 1; i < w * 1.6; i++) {
      const t = (i / (w * 1.6)) * (w + 2 * over) - w / 2 - over;
      battens += polygon(
        s.camera.outline([
          on(t, top + 0.13, 0),
          on(t + 0.05, top + 0.13, 0),
          on(t + 0.05, h - sink + 0.13, side * (d / 2 + over)),
          on(t, h - sink + 0.13, side * (d / 2 + over)),
        ]),
      );
    }
    if (side === -1) s.sheet.path(battens, { fill: s.colour(mix(roof, paint.bark, 0.4), 0.3), opacity: 0.35 });
  };
  shadow(s, [
    on(-w / 2, h, -d / 2),
    on(w / 2, h, -d / 2),
    on(w / 2, h, d / 2),
    on(-w / 2, h, d / 2),
    on(-w / 2, top, 0),
    on(w / 2, top, 0),
  ]);
  s.put(plan.at, () => {
    // The far slope lies behind the walls, the near one before them.
    slab(1);
    faces(s, body, inside);
    // Boards on the front wall.
    let boards = '';
    const rows = Math.round(h / 0.28);
    for (let i = 1; i < rows; i++) {
      const y = (h * i) / rows;
      boards += polygon(
        s.camera.outline([
          on(-w / 2, y, -d / 2 - 0.01),
          on(w / 2, y, -d / 2 - 0.01),
          on(w / 2, y + 0.025, -d / 2 - 0.01),
          on(-w / 2, y + 0.025, -d / 2 - 0.01),
        ]),
      );
    }
    const distance = Math.max(0, s.camera.depth(plan.at));
    s.sheet.path(boards, { fill: s.colour(mix(wall, paint.ink, 0.5), 0.15, distance), opacity: 0.5 });
    const front = lit(s, [-Math.sin(a), 0, -Math.cos(a)]);
    // The eaves' shadow on the wall.
    patch(
      s,
      [
        on(-w / 2, h, -d / 2 - 0.015),
        on(w / 2, h, -d / 2 - 0.015),
        on(w / 2, h - 0.32, -d / 2 - 0.015),
        on(-w / 2, h - 0.32, -d / 2 - 0.015),
      ],
      mix(wall, paint.ink, 0.55),
      0.1,
      0.6,
    );
    for (const o of plan.openings ?? []) opening(s, on, o, d, front, plan.lamp === true);
    slab(-1);
  });
}
