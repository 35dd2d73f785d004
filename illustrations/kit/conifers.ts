/** Firs and redwoods. */
import type { V3 } from './camera.ts';
import { material } from './palette.ts';
import { type P2, polygon } from './picture.ts';
import type { Rng } from './rng.ts';
import { treeShadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** Which side of the sheet the light comes from: 1 right, -1 left. */
export function lightSide(s: Stage): 1 | -1 {
  return Math.sin((s.light.bearing * Math.PI) / 180) >= 0 ? 1 : -1;
}

/** How much of the lit side the painter sees: little against the light, all with the sun behind. */
export function frontLight(s: Stage): number {
  return 0.3 + 0.25 * (1 - Math.cos((s.light.bearing * Math.PI) / 180));
}

type Tier = { y: number; reach: number; inner: number; drop: number };

function tiers(h: number, width: number, count: number, r: Rng): Tier[] {
  const list: Tier[] = [];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const reach = width * 0.5 * t ** 0.82 * r.between(0.78, 1.12);
    list.push({
      y: t * h * 0.93,
      reach,
      inner: reach * r.between(0.42, 0.6),
      drop: (h / count) * r.between(0.25, 0.55),
    });
  }
  return list;
}

/**
 * A Douglas fir in sheet pixels: foot at (x, y), height h; `rooted` shows its trunk. `dark` and `bright` are finished
 * colours.
 */
function firShape(
  s: Stage,
  x: number,
  y: number,
  h: number,
  dark: string,
  bright: string,
  r: Rng,
  rooted = true,
): void {
  const side = lightSide(s);
  const count = Math.round(Math.min(24, Math.max(4, h / 15)));
  const width = h * r.between(0.26, 0.36);
  const lean = r.around(h * 0.008);
  const top: P2 = [x + lean, y - h];
  const at = (t: Tier): number => y - h + t.y;
  const flank = (dir: 1 | -1): P2[] =>
    tiers(h, width, count, r).flatMap((t): P2[] => [
      [x + dir * t.reach, at(t) + t.drop],
      [x + dir * t.inner, at(t) - t.drop * 0.1],
    ]);
  const right = flank(1);
  const left = flank(-1).toReversed();
  const trunk = h * 0.022;
  if (rooted) {
    s.sheet.path(
      polygon([
        [x - trunk, y - h * 0.1],
        [x + trunk, y - h * 0.1],
        [x + trunk * 1.3, y],
        [x - trunk * 1.3, y],
      ]),
      {
        fill: s.colour(material.darkWood, 0.25),
      },
    );
  }
  s.sheet.path(polygon([top, ...right, [x, y - h * 0.05], ...left]), { fill: dark });
  if (h < 30) return;
  let lit = '';
  for (const t of tiers(h, width, count, r)) {
    const a = at(t);
    const thick = (h / count) * 0.42;
    lit += polygon([
      [x + side * t.reach * 0.08, a - thick * 0.75],
      [x + side * t.reach * 0.93, a + t.drop * 0.8],
      [x + side * t.reach * r.between(0.4, 0.55), a + thick * 0.05],
      [x + side * t.reach * r.between(0.12, 0.25), a + thick * 0.3],
    ]);
  }
  s.sheet.path(lit, { fill: bright });
}

/** A fir standing in the world; `h` in metres. */
export function fir(s: Stage, at: V3, h: number): void {
  const r = s.random();
  treeShadow(s, at, h * 0.26, h * 0.06, h * 0.98, 0.03);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const d = s.camera.depth(at);
    firShape(
      s,
      x,
      y,
      h * s.camera.scale(at),
      s.colour(material.needle, 0.12, d),
      s.colour(material.needleLight, frontLight(s), d),
      r,
    );
  });
}

/** A row of firs along a crest in sheet pixels, drawn at once; `far` metres of air lie before them. */
export function forest(
  s: Stage,
  line: readonly P2[],
  plan: { count: number; low: number; high: number; far: number; sink?: number; from?: number; to?: number },
): void {
  const r = s.random();
  const usable = line.filter(([x]) => x >= (plan.from ?? 0) * s.width - 30 && x <= (plan.to ?? 1) * s.width + 30);
  const dark = s.colour(material.needle, 0.3, plan.far);
  const bright = s.colour(material.needleLight, frontLight(s) * 0.8, plan.far);
  const trees = Array.from({ length: plan.count }, () => {
    const [x, y] = r.pick(usable);
    const h = r.between(plan.low, plan.high) * (r.chance(0.12) ? 1.3 : 1);
    return { x: x + r.around(9), y: y + r.between(0, plan.sink ?? plan.low * 0.9), h };
  }).toSorted((a, b) => a.y - b.y);
  for (const t of trees) firShape(s, t.x, t.y, t.h, dark, bright, r, false);
}

/** A coast redwood: a tall fluted trunk and short drooping sprays; `h` metres, `bare` share of trunk without sprays. */
export function redwood(s: Stage, at: V3, h: number, bare = 0.3): void {
  const r = s.random();
  treeShadow(s, at, h * 0.12, h * bare, h * 0.9);
  s.put(at, () => {
    const [x, y] = s.camera.project(at);
    const k = s.camera.scale(at);
    const d = s.camera.depth(at);
    const side = lightSide(s);
    const H = h * k;
    const base = H * 0.033;
    const halfAt = (t: number): number => base * (1 - t * 0.93) + base * 0.65 * Math.max(0, 1 - t * 28) ** 2;
    const flank = (dir: number, from = 1): P2[] =>
      Array.from({ length: 15 }, (_, i): P2 => [x + dir * halfAt((i / 14) ** 2) * from, y - H * (i / 14) ** 2]);
    s.sheet.path(polygon([...flank(1), ...flank(-1).toReversed()]), { fill: s.colour(material.redwoodBark, 0.28, d) });
    s.sheet.path(polygon([...flank(side), ...flank(side, 0.25).toReversed()]), {
      fill: s.colour(material.redwoodBark, 0.85, d),
    });
    let grooves = '';
    for (let i = 0; i < 4; i++) {
      const u = r.around(0.75);
      grooves += polygon([
        [x + base * u * 1.3, y - H * 0.005],
        [x + base * u + base * 0.08, y - H * r.between(0.1, 0.3)],
        [x + base * u * 0.85, y - H * r.between(0.35, 0.6)],
        [x + base * u - base * 0.05, y - H * 0.15],
      ]);
    }
    s.sheet.path(grooves, { fill: s.colour(material.redwoodBark, 0, d), opacity: 0.6 });
    let dark = '';
    let bright = '';
    const count = Math.round(Math.min(150, Math.max(26, H / 11)));
    for (let i = count; i >= 0; i--) {
      const t = i / count;
      const yy = y - H * (bare + (1.01 - bare) * t);
      const dir = r.chance(0.5) ? 1 : -1;
      const reach = H * (0.018 + 0.075 * (1 - t) ** 0.7) * r.between(0.55, 1.15);
      const sag = reach * r.between(0.25, 0.6);
      const fat = H * 0.012 * r.between(0.7, 1.4);
      // A spray droops from the trunk and ends in three fingers; the lit one lies on its upper edge.
      dark += polygon([
        [x - dir * reach * 0.15, yy - fat * 0.5],
        [x + dir * reach * 0.5, yy - fat * 0.25 + sag * 0.25],
        [x + dir * reach, yy + sag],
        [x + dir * reach * 0.72, yy + sag * 0.9 + fat * 0.15],
        [x + dir * reach * 0.6, yy + sag * 0.75 + fat],
        [x + dir * reach * 0.34, yy + sag * 0.5 + fat * 0.7],
        [x + dir * reach * 0.2, yy + sag * 0.35 + fat * 1.2],
        [x - dir * reach * 0.12, yy + fat * 0.6],
      ]);
      if (dir === side) {
        bright += polygon([
          [x + dir * reach * 0.3, yy - fat * 0.2 + sag * 0.12],
          [x + dir * reach * 0.55, yy - fat * 0.1 + sag * 0.32],
          [x + dir * reach * 0.96, yy + sag * 0.97],
          [x + dir * reach * 0.6, yy + sag * 0.55 + fat * 0.15],
          [x + dir * reach * 0.42, yy + sag * 0.4 + fat * 0.35],
        ]);
      }
    }
    s.sheet.path(dark, { fill: s.colour(material.needle, 0.18, d) });
    s.sheet.path(bright, { fill: s.colour(material.needleLight, frontLight(s), d) });
  });
}
