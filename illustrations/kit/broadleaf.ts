/** Oaks and madrones. */
import type { V3 } from './camera.ts';
import { lightSide } from './conifers.ts';
import { bend, crown, type Leaves, limb } from './foliage.ts';
import { material } from './palette.ts';
import type { P2 } from './picture.ts';
import { treeShadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** A coast live oak: short trunk, wide dome; `h` metres. */
export function oak(s: Stage, at: V3, h: number, spread = 1.25, leaves?: Leaves): void {
  const r = s.random();
  treeShadow(s, at, h * spread * 0.95, h * 0.45, h * 0.85);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const H = h * s.camera.scale(at);
    const fork: P2 = [x + r.around(H * 0.03), y - H * 0.3];
    let wood = limb(bend([x, y + H * 0.005], [x + r.around(H * 0.04), y - H * 0.15], fork), H * 0.11, H * 0.075);
    const masses: [number, number, number][] = [];
    const near = H > 480;
    const arms = 6;
    for (let i = 0; i < arms; i++) {
      const t = (i / (arms - 1)) * 2 - 1;
      const tip: P2 = [x + t * H * 0.46 * spread, y - H * (0.84 - Math.abs(t) ** 1.6 * 0.34) + r.around(H * 0.04)];
      wood += limb(bend(fork, [x + t * H * 0.32 * spread, y - H * 0.42], tip), H * 0.055, H * 0.012);
      masses.push([tip[0], tip[1], H * r.between(0.2, 0.27) * (near ? 0.62 : 1)]);
    }
    for (let i = 0; i < (near ? 24 : 4); i++)
      masses.push([
        x + r.around(H * 0.44 * spread),
        y - H * r.between(0.54, 0.86),
        H * r.between(0.17, 0.24) * (near ? 0.6 : 1),
      ]);
    masses.sort((a, b) => a[1] - b[1]);
    s.sheet.path(wood, { fill: s.colour(material.oakBark, 0.3, d) });
    crown(s, masses, d, r, 0.72, leaves);
  });
}

/** An oak without leaves. */
export function bareOak(s: Stage, at: V3, h: number): void {
  const r = s.random();
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const H = h * s.camera.scale(at);
    let wood = limb(bend([x, y], [x + r.around(H * 0.04), y - H * 0.15], [x, y - H * 0.34]), H * 0.1, H * 0.07);
    const grow = (from: P2, angle: number, length: number, width: number, level: number): void => {
      const to: P2 = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
      const via: P2 = [
        (from[0] + to[0]) / 2 + r.around(length * 0.18),
        (from[1] + to[1]) / 2 + r.between(0, length * 0.12),
      ];
      wood += limb(bend(from, via, to, 6), width, width * 0.55);
      if (level === 0) return;
      for (const turn of [-0.55, 0.12, 0.6])
        grow(to, angle + turn + r.around(0.2), length * r.between(0.58, 0.76), width * 0.52, level - 1);
    };
    for (const angle of [-1.05, -0.45, 0.08, 0.6, 1.1])
      grow([x, y - H * 0.32], angle, H * r.between(0.24, 0.32), H * 0.05, 3);
    s.sheet.path(wood, { fill: s.colour(material.oakBark, 0.35, s.camera.depth(at)) });
  });
}

/** A madrone: smooth red limbs that twist from one foot, airy clumps of leaves; `h` metres, `lean` -1 to 1. */
export function madrone(s: Stage, at: V3, h: number, lean = 0.2): void {
  const r = s.random();
  treeShadow(s, [at[0] + lean * h * 0.2, at[1], at[2]], h * 0.7, h * 0.5, h * 0.8, 0.6, 14);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const H = h * s.camera.scale(at);
    const side = lightSide(s);
    let wood = '';
    let shine = '';
    const masses: [number, number, number][] = [];
    const branch = (from: P2, to: P2, w0: number, w1: number, sway: number): void => {
      const via: P2 = [(from[0] + to[0]) / 2 + sway, (from[1] + to[1]) / 2 + Math.abs(sway) * 0.2];
      const line = bend(from, via, to, 10);
      wood += limb(line, w0, w1);
      shine += limb(
        line.map(([px, py]): P2 => [px + side * w0 * 0.2, py]),
        w0 * 0.3,
        w1 * 0.3,
      );
    };
    for (const [share, dir] of [
      [1, lean],
      [0.86, lean - 0.75],
      [0.72, lean + 0.8],
    ] as const) {
      const elbow: P2 = [x + dir * H * 0.16, y - H * 0.36 * share];
      const tip: P2 = [x + dir * H * 0.3 + r.around(H * 0.05), y - H * 0.8 * share];
      branch([x + dir * H * 0.02, y], elbow, H * 0.062 * share, H * 0.042 * share, -dir * H * 0.08);
      branch(elbow, tip, H * 0.042 * share, H * 0.012, dir * H * 0.1 + r.around(H * 0.05));
      masses.push([tip[0], tip[1] - H * 0.03, H * 0.13]);
      for (let i = 0; i < 4; i++) {
        const out = i % 2 === 0 ? 1 : -1;
        const leaf: P2 = [tip[0] + out * H * r.between(0.08, 0.24), tip[1] + H * r.between(-0.1, 0.16)];
        branch([(elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2], leaf, H * 0.018, H * 0.006, r.around(H * 0.04));
        masses.push([leaf[0], leaf[1], H * r.between(0.07, 0.12)]);
      }
    }
    s.sheet.path(wood, { fill: s.colour(material.madroneBark, 0.35, d) });
    s.sheet.path(shine, { fill: s.colour(material.madroneLight, 0.8, d) });
    crown(
      s,
      masses.toSorted((a, b) => a[1] - b[1]),
      d,
      r,
      0.62,
    );
  });
}
