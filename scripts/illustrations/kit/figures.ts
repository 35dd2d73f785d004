// People: small plain figures from a few joints in the world, so that any view of any stance holds.
// Whoever is on a range wears ear muffs and glasses; a long gun or a pistol always points where the figure faces.
import type { V3 } from './camera.ts';
import { mix } from './colour.ts';
import { material, paint, shirts, skins } from './palette.ts';
import { ellipse, type P2, polygon } from './picture.ts';
import { shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export type Pose = 'stand' | 'walk' | 'rifle' | 'shotgun' | 'pistol' | 'bench' | 'sit' | 'coach' | 'point' | 'ready' | 'dig' | 'hold';

export type FigurePlan = {
  at: V3;
  pose: Pose;
  /** Where the figure faces, degrees right of downrange. */
  face?: number;
  /** Metres tall; a youth is about 1.45. */
  tall?: number;
  /** Muffs and glasses; off only away from the firing line. */
  ears?: boolean;
  hat?: 'cap' | 'brim' | 'none';
  shirt?: string;
  trousers?: string;
  vest?: string;
  /** Lift of a shotgun's muzzle, degrees. */
  raise?: number;
  skin?: string;
};

type Joints = {
  head: V3;
  neck: V3;
  shoulders: [V3, V3];
  elbows: [V3, V3];
  hands: [V3, V3];
  hips: [V3, V3];
  knees: [V3, V3];
  feet: [V3, V3];
  gun?: { butt: V3; grip: V3; muzzle: V3; kind: 'long' | 'pistol' };
};

// Joints in a figure of 1.75 m: x to its right, y up, z where it faces; left first.
const standing: Joints = {
  head: [0, 1.63, 0.02],
  neck: [0, 1.48, 0],
  shoulders: [[-0.18, 1.43, 0], [0.18, 1.43, 0]],
  elbows: [[-0.25, 1.16, -0.02], [0.25, 1.16, -0.02]],
  hands: [[-0.23, 0.9, 0.08], [0.23, 0.9, 0.08]],
  hips: [[-0.09, 0.92, 0], [0.09, 0.92, 0]],
  knees: [[-0.11, 0.5, 0.03], [0.12, 0.5, 0.02]],
  feet: [[-0.13, 0.04, 0], [0.14, 0.04, 0.02]],
};

const poses: Record<Pose, Joints> = {
  stand: standing,
  walk: {
    ...standing,
    elbows: [[-0.24, 1.16, 0.1], [0.24, 1.16, -0.14]],
    hands: [[-0.22, 0.95, 0.26], [0.22, 0.94, -0.16]],
    knees: [[-0.09, 0.5, -0.1], [0.1, 0.52, 0.2]],
    feet: [[-0.1, 0.06, -0.36], [0.11, 0.04, 0.28]],
  },
  rifle: {
    ...standing,
    head: [0.05, 1.6, 0.12],
    shoulders: [[-0.13, 1.42, 0.14], [0.17, 1.43, -0.05]],
    elbows: [[-0.04, 1.2, 0.4], [0.42, 1.28, 0.1]],
    hands: [[0.07, 1.41, 0.62], [0.12, 1.39, 0.3]],
    knees: [[-0.13, 0.5, 0.16], [0.15, 0.5, -0.08]],
    feet: [[-0.15, 0.04, 0.24], [0.2, 0.04, -0.16]],
    gun: { butt: [0.14, 1.42, 0.06], grip: [0.12, 1.44, 0.36], muzzle: [0.06, 1.47, 1.18], kind: 'long' },
  },
  shotgun: {
    ...standing,
    head: [0.06, 1.61, 0.14],
    shoulders: [[-0.13, 1.43, 0.16], [0.17, 1.42, -0.02]],
    elbows: [[-0.06, 1.24, 0.44], [0.42, 1.32, 0.14]],
    hands: [[0.07, 1.43, 0.66], [0.12, 1.4, 0.32]],
    knees: [[-0.12, 0.5, 0.2], [0.14, 0.5, -0.06]],
    feet: [[-0.14, 0.04, 0.24], [0.18, 0.04, -0.18]],
    gun: { butt: [0.14, 1.43, 0.08], grip: [0.12, 1.45, 0.38], muzzle: [0.07, 1.48, 1.24], kind: 'long' },
  },
  pistol: {
    ...standing,
    head: [0, 1.6, 0.08],
    shoulders: [[-0.18, 1.42, 0.05], [0.18, 1.42, 0.05]],
    elbows: [[-0.2, 1.3, 0.32], [0.2, 1.3, 0.32]],
    hands: [[-0.02, 1.42, 0.6], [0.02, 1.42, 0.58]],
    knees: [[-0.16, 0.5, 0.08], [0.16, 0.5, 0.02]],
    feet: [[-0.21, 0.04, 0.1], [0.21, 0.04, -0.06]],
    gun: { butt: [0, 1.4, 0.58], grip: [0, 1.47, 0.58], muzzle: [0, 1.47, 0.82], kind: 'pistol' },
  },
  bench: {
    head: [0.06, 1.16, 0.4],
    neck: [0.02, 1.05, 0.3],
    shoulders: [[-0.17, 1.0, 0.3], [0.19, 1.0, 0.22]],
    elbows: [[-0.2, 0.84, 0.62], [0.34, 0.86, 0.42]],
    hands: [[0.02, 0.9, 0.82], [0.13, 0.96, 0.6]],
    hips: [[-0.12, 0.54, 0], [0.12, 0.54, 0]],
    knees: [[-0.2, 0.52, 0.4], [0.2, 0.52, 0.4]],
    feet: [[-0.22, 0.04, 0.36], [0.22, 0.04, 0.36]],
    gun: { butt: [0.14, 1.0, 0.34], grip: [0.12, 1.01, 0.62], muzzle: [0.08, 1.03, 1.46], kind: 'long' },
  },
  sit: {
    head: [0, 1.2, 0.06],
    neck: [0, 1.06, 0],
    shoulders: [[-0.18, 1.0, 0], [0.18, 1.0, 0]],
    elbows: [[-0.24, 0.78, 0.14], [0.24, 0.78, 0.14]],
    hands: [[-0.12, 0.8, 0.38], [0.14, 0.8, 0.36]],
    hips: [[-0.11, 0.5, 0], [0.11, 0.5, 0]],
    knees: [[-0.14, 0.5, 0.42], [0.14, 0.5, 0.42]],
    feet: [[-0.15, 0.04, 0.36], [0.15, 0.04, 0.42]],
  },
  coach: {
    ...standing,
    head: [0, 1.62, 0.06],
    elbows: [[-0.26, 1.2, 0.14], [0.27, 1.14, 0.0]],
    hands: [[-0.2, 1.22, 0.42], [0.22, 0.92, 0.12]],
  },
  point: {
    ...standing,
    elbows: [[-0.26, 1.16, -0.02], [0.22, 1.4, 0.28]],
    hands: [[-0.22, 0.9, 0.06], [0.2, 1.46, 0.56]],
  },
  ready: {
    ...standing,
    elbows: [[-0.22, 1.18, 0.12], [0.26, 1.16, 0.02]],
    hands: [[-0.02, 1.16, 0.34], [0.1, 1.02, 0.2]],
    gun: { butt: [0.16, 0.94, 0.1], grip: [0.1, 1.04, 0.24], muzzle: [-0.06, 1.4, 0.98], kind: 'long' },
  },
  dig: {
    ...standing,
    head: [0, 1.48, 0.34],
    neck: [0, 1.36, 0.24],
    shoulders: [[-0.18, 1.3, 0.2], [0.18, 1.3, 0.2]],
    elbows: [[-0.24, 1.06, 0.36], [0.26, 1.06, 0.26]],
    hands: [[-0.06, 0.74, 0.6], [0.08, 1.0, 0.4]],
    knees: [[-0.14, 0.5, 0.16], [0.16, 0.5, -0.04]],
    feet: [[-0.16, 0.04, 0.2], [0.2, 0.04, -0.18]],
  },
  hold: {
    ...standing,
    elbows: [[-0.24, 1.14, 0.1], [0.24, 1.14, 0.1]],
    hands: [[-0.12, 1.12, 0.36], [0.12, 1.12, 0.36]],
  },
};

/** Puts a person into the world. */
export function figure(s: Stage, plan: FigurePlan): void {
  const r = s.random();
  const k = (plan.tall ?? r.between(1.66, 1.82)) / 1.75;
  const turn = ((plan.face ?? 0) * Math.PI) / 180;
  const skin = plan.skin ?? r.pick(skins);
  const shirt = plan.shirt ?? r.pick(shirts);
  const trousers = plan.trousers ?? r.pick([material.denim, mix(paint.ink, paint.bark, 0.3), mix(paint.bark, paint.clay, 0.2)]);
  const world = ([x, y, z]: V3): V3 => [
    plan.at[0] + (x * Math.cos(turn) + z * Math.sin(turn)) * k,
    plan.at[1] + y * k,
    plan.at[2] + (z * Math.cos(turn) - x * Math.sin(turn)) * k,
  ];
  const j = poses[plan.pose];
  const raise = ((plan.raise ?? 0) * Math.PI) / 180;
  const pivot = j.shoulders[1];
  const swing = ([x, y, z]: V3): V3 => {
    const dy = y - pivot[1];
    const dz = z - pivot[2];
    return [x, pivot[1] + dy * Math.cos(raise) + dz * Math.sin(raise), pivot[2] + dz * Math.cos(raise) - dy * Math.sin(raise)];
  };
  const high = world([0, j.head[1], j.head[2]]);
  shadow(s, [high, world([-0.2, j.neck[1], 0]), world([0.2, j.neck[1], 0]), world([-0.14, 0, 0]), world([0.14, 0, 0])], 0.85);
  s.put(plan.at, () => {
    const d = Math.max(0, s.camera.depth(plan.at));
    const px = s.camera.scale(plan.at) * k;
    const ink = (colour: string, light: number): string => s.colour(colour, light, d);
    const to = (p: V3): P2 => s.camera.project(world(p));
    const rod = (a: V3, b: V3, wa: number, wb: number, fill: string): void => {
      const [p, q] = [to(a), to(b)];
      const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const n: P2 = [-(q[1] - p[1]) / len, (q[0] - p[0]) / len];
      const [ra, rb] = [(wa * px) / 2, (wb * px) / 2];
      const body = polygon([
        [p[0] + n[0] * ra, p[1] + n[1] * ra],
        [q[0] + n[0] * rb, q[1] + n[1] * rb],
        [q[0] - n[0] * rb, q[1] - n[1] * rb],
        [p[0] - n[0] * ra, p[1] - n[1] * ra],
      ]);
      s.sheet.path(ellipse(p[0], p[1], ra, ra) + body + ellipse(q[0], q[1], rb, rb), { fill });
    };
    const parts: { z: number; draw: () => void }[] = [];
    const part = (a: V3, draw: () => void, nearer = 0): void => {
      parts.push({ z: s.camera.depth(world(a)) - nearer, draw });
    };
    ([0, 1] as const).forEach((i) => {
      const shade = i === 0 ? 0.42 : 0.3;
      part(j.knees[i], () => {
        rod(j.hips[i], j.knees[i], 0.2, 0.145, ink(trousers, shade));
        rod(j.knees[i], j.feet[i], 0.145, 0.1, ink(trousers, shade));
        const toe: V3 = [j.feet[i][0], 0.04, j.feet[i][2] + 0.13];
        rod([j.feet[i][0], 0.05, j.feet[i][2] - 0.04], toe, 0.1, 0.08, ink(paint.bark, 0.1));
      });
      const elbow = swing(j.elbows[i]);
      const hand = swing(j.hands[i]);
      part(elbow, () => {
        rod(j.shoulders[i], elbow, 0.135, 0.11, ink(shirt, shade + 0.14));
        rod(elbow, hand, 0.11, 0.075, ink(shirt, shade + 0.2));
        rod(hand, hand, 0.1, 0.1, ink(skin, 0.55));
      }, 0.02);
    });
    part([0, 1.1, (j.hips[0][2] + j.neck[2]) / 2], () => {
      const [a, b] = j.shoulders;
      const [c, e] = j.hips;
      const torso = vest(a, b, c, e);
      const fill = ink(shirt, 0.5);
      s.sheet.path(torso, { fill, stroke: fill, width: 0.13 * px });
      if (plan.vest !== undefined) {
        const bright = ink(plan.vest, 0.75);
        s.sheet.path(torso, { fill: bright, stroke: bright, width: 0.1 * px });
      }
      rod(j.neck, j.head, 0.11, 0.11, ink(skin, 0.4));
    });
    const vest = (a: V3, b: V3, c: V3, e: V3): string => {
      const low = (p: V3): V3 => [p[0] * 1.15, p[1] + 0.02, p[2]];
      return polygon([to(a), to(b), to(low(e)), to(low(c))]);
    };
    if (j.gun) {
      const gun = j.gun;
      const [butt, grip, muzzle] = [swing(gun.butt), swing(gun.grip), swing(gun.muzzle)];
      part([(grip[0] + muzzle[0]) / 2, grip[1], (grip[2] + muzzle[2]) / 2], () => {
        if (gun.kind === 'pistol') {
          rod(butt, grip, 0.045, 0.05, ink(material.gunmetal, 0.2));
          rod(grip, muzzle, 0.05, 0.045, ink(material.gunmetal, 0.35));
          return;
        }
        const mid: V3 = [(grip[0] * 0.45 + muzzle[0] * 0.55), (grip[1] * 0.45 + muzzle[1] * 0.55) - 0.012, (grip[2] * 0.45 + muzzle[2] * 0.55)];
        rod(grip, muzzle, 0.034, 0.024, ink(material.gunmetal, 0.3));
        rod(butt, grip, 0.1, 0.052, ink(material.stock, 0.5));
        rod(grip, mid, 0.056, 0.042, ink(material.stock, 0.4));
      });
    }
    part(j.head, () => head(j.head), 0.01);
    const head = (at: V3): void => {
      const [x, y] = to(at);
      const size = 0.112 * px;
      s.sheet.path(ellipse(x, y, size * 0.9, size * 1.08), { fill: ink(skin, 0.55) });
      const front = to([at[0], at[1], at[2] + 0.12]);
      const ahead = (front[0] - x) / Math.max(1, size);
      const facing = s.camera.depth(world([at[0], at[1], at[2] + 0.1])) < s.camera.depth(world(at)) - 0.02;
      if (plan.ears !== false) {
        // Glasses: a dark bar on the side that the figure faces.
        const g = ink(paint.ink, 0.15);
        if (Math.abs(ahead) > 0.25 || facing) {
          const gx = x + ahead * size * 0.55;
          const w = facing ? size * 0.66 : size * 0.4;
          s.sheet.path(ellipse(gx, y - size * 0.12, w, size * 0.19), { fill: g });
        }
      }
      const kind = plan.hat ?? r.pick(['cap', 'cap', 'none', 'brim'] as const);
      const hatInk = ink(mix(shirt, paint.ink, 0.45), 0.45);
      const crownTop = `M${x - size * 0.95} ${y - size * 0.3}C${x - size * 0.98} ${y - size * 1.5} ${x + size * 0.98} ${y - size * 1.5} ${x + size * 0.95} ${y - size * 0.3}Z`;
      if (kind === 'none') s.sheet.path(crownTop, { fill: ink(mix(paint.bark, paint.ink, 0.5), 0.3) });
      else {
        s.sheet.path(crownTop, { fill: hatInk });
        const bx = kind === 'brim' ? x : x + ahead * size * 0.75;
        const bw = kind === 'brim' ? size * 1.75 : size * (facing ? 0.8 : 0.75);
        if (kind === 'brim' || Math.abs(ahead) > 0.2 || facing) s.sheet.path(ellipse(bx, y - size * 0.36, bw, size * 0.2), { fill: hatInk });
      }
      if (plan.ears === false) return;
      // Ear muffs: a band over the head and a cup on each ear that can be seen.
      const cup = ink(plan.vest ?? paint.orange, 0.75);
      const [l, rr] = [to([at[0] - 0.115, at[1] - 0.015, at[2]]), to([at[0] + 0.115, at[1] - 0.015, at[2]])];
      s.sheet.path(`M${l[0]} ${l[1] - size * 0.2}C${l[0]} ${y - size * 1.75} ${rr[0]} ${y - size * 1.75} ${rr[0]} ${rr[1] - size * 0.2}`, { stroke: ink(paint.ink, 0.1), width: size * 0.2 });
      const nearLeft = s.camera.depth(world([at[0] - 0.115, at[1], at[2]])) < s.camera.depth(world([at[0] + 0.115, at[1], at[2]]));
      const wide = Math.abs(rr[0] - l[0]) > size * 1.1;
      const cupW = size * (wide ? 0.3 : 0.48);
      if (wide || nearLeft) s.sheet.path(ellipse(l[0], l[1], cupW, size * 0.5), { fill: cup });
      if (wide || !nearLeft) s.sheet.path(ellipse(rr[0], rr[1], cupW, size * 0.5), { fill: cup });
    };
    parts.sort((a, b) => b.z - a.z);
    for (const p of parts) p.draw();
  });
}
