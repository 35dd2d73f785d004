/** Pines and cedars, and the dead tree that every old wood has: so that not every tree is a fir. */
import type { V3 } from './camera.ts';
import { fir, frontLight, lightSide } from './conifers.ts';
import { bend, limb } from './foliage.ts';
import { material } from './palette.ts';
import { type P2, polygon } from './picture.ts';
import { hash } from './rng.ts';
import { treeShadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** A pine: a long bare trunk and flat plates of needles, one above another, none as wide as the next. */
export function pine(s: Stage, at: V3, h: number): void {
  const r = s.random();
  treeShadow(s, at, h * 0.34, h * 0.4, h * 0.92);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const H = h * s.camera.scale(at);
    const side = lightSide(s);
    const lean = r.around(H * 0.05);
    const on = (t: number): number => x + lean * t * t;
    const trunk = (k: number, shift = 0): string =>
      limb(
        [0, 0.35, 0.7, 0.97].map((t): P2 => [on(t) + shift * (1 - t), y - H * t]),
        H * 0.034 * k,
        H * 0.008 * k,
      );
    s.sheet.path(trunk(1), { fill: s.colour(material.redwoodBark, 0.2, d) });
    s.sheet.path(trunk(0.35, side * H * 0.009), { fill: s.colour(material.redwoodBark, 0.8, d) });
    const plates = Math.round(r.between(9, 12));
    let dark = '';
    let bright = '';
    for (let i = 0; i < plates; i++) {
      const u = i / (plates - 1);
      const t = 0.36 + 0.61 * u;
      const half = H * (0.05 + 0.13 * (1 - u) ** 0.7 * Math.min(1, 0.55 + u * 2.4)) * r.between(0.8, 1.15);
      const cx = on(t) + (i === plates - 1 ? 0 : (i % 2 ? 1 : -1) * half * r.between(0.1, 0.42));
      const cy = y - H * t;
      const thick = H * r.between(0.042, 0.06) * (1 - u * 0.3);
      // Needles stand up in tufts: a ragged upper edge over a flat lower one.
      const tufts = (from: number, to: number, lift: number): P2[] =>
        Array.from({ length: 17 }, (_, n): P2 => {
          const v = from + ((to - from) * n) / 16;
          return [cx + v * half, cy - thick * lift * (1 - v * v) ** 0.6 * (n % 2 ? r.between(1.05, 1.35) : 0.78)];
        });
      dark += polygon([
        ...tufts(-1, 1, 1.2),
        [cx + half * 0.6, cy + thick * 0.28],
        [cx, cy + thick * 0.12],
        [cx - half * 0.55, cy + thick * 0.3],
      ]);
      const [from, to] = side === 1 ? [-0.1, 0.92] : [-0.92, 0.1];
      bright += polygon([...tufts(from, to, 1.02), [cx + ((from + to) / 2) * half, cy - thick * 0.5]]);
    }
    s.sheet.path(dark, { fill: s.colour(material.needle, 0.16, d) });
    s.sheet.path(bright, { fill: s.colour(material.needleLight, frontLight(s), d) });
  });
}

/** An incense cedar: a dense narrow flame with a soft edge, its foot near the ground. */
export function cedar(s: Stage, at: V3, h: number): void {
  const r = s.random();
  treeShadow(s, at, h * 0.2, h * 0.1, h * 0.98, 0.03);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const H = h * s.camera.scale(at);
    const side = lightSide(s);
    const wide = H * r.between(0.1, 0.135);
    const lean = r.around(H * 0.015);
    const profile = (t: number): number => Math.min(t * 3, 0.32 + t) * (t < 0.72 ? 0.72 : 0.72 - (t - 0.72) * 0.75);
    // Fans of scales that droop a little at their ends: a saw with soft teeth.
    const edge = (dir: number, grow: number): P2[] =>
      Array.from({ length: 20 }, (_, i): P2[] => {
        const t = (i + 1) / 20;
        const out = wide * profile(t) * grow * r.between(0.86, 1.14);
        const drop = H * 0.02;
        return [
          [x + lean * (1 - t) + dir * out, y - H * (1 - t * 0.95) + drop],
          [x + lean * (1 - t) + dir * out * 0.74, y - H * (1 - t * 0.95) + drop * 0.35],
        ];
      }).flat();
    const top: P2 = [x + lean, y - H];
    s.sheet.path(
      limb(
        [
          [x, y],
          [x, y - H * 0.12],
        ],
        H * 0.035,
        H * 0.03,
      ),
      { fill: s.colour(material.darkWood, 0.25, d) },
    );
    s.sheet.path(polygon([top, ...edge(1, 1), ...edge(-1, 1).toReversed()]), {
      fill: s.colour(material.needle, 0.18, d),
    });
    s.sheet.path(polygon([top, ...edge(side, 0.84), ...edge(side, 0.22).toReversed()]), {
      fill: s.colour(material.needleLight, frontLight(s) * 0.85, d),
    });
  });
}

/** A dead tree: a gray trunk that breaks off, and a few stubs of its branches. */
export function snag(s: Stage, at: V3, h: number): void {
  const r = s.random();
  treeShadow(s, at, h * 0.08, h * 0.3, h * 0.95);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    const H = h * s.camera.scale(at);
    const side = lightSide(s);
    const trunk = bend([x, y], [x + H * 0.03, y - H * 0.5], [x - H * 0.015, y - H], 8);
    let wood = limb(trunk, H * 0.05, H * 0.012);
    for (let i = 0; i < 7; i++) {
      const t = 0.34 + i * 0.085;
      const dir = i % 2 ? 1 : -1;
      const [px, py] = trunk[Math.round(t * 8)] ?? [x, y];
      const reach = H * r.between(0.07, 0.2) * (1.1 - t * 0.6);
      wood += limb(
        bend(
          [px, py],
          [px + dir * reach * 0.6, py + reach * 0.1],
          [px + dir * reach, py - reach * r.between(0.1, 0.5)],
          5,
        ),
        H * 0.015,
        H * 0.004,
      );
    }
    s.sheet.path(wood, { fill: s.colour(material.oldWood, 0.16, d) });
    s.sheet.path(
      limb(
        trunk.map(([px, py]): P2 => [px + side * H * 0.007, py]),
        H * 0.014,
        H * 0.004,
      ),
      { fill: s.colour(material.oldWood, 0.75, d) },
    );
  });
}

/** A tree of the mixed wood: fir, pine or cedar. A tree keeps its kind as long as it stays put. */
export function conifer(s: Stage, at: V3, h: number): void {
  const kind = hash(`${s.id} ${at[0].toFixed(2)} ${at[2].toFixed(2)}`) % 100;
  (kind < 42 ? fir : kind < 70 ? pine : cedar)(s, at, h);
}
