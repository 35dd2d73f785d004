/** The parts of a person, each drawn from joints that the camera has placed. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { lightSide } from './conifers.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse, type P2, polygon } from './picture.ts';
import type { Joints, Pose } from './poses.ts';
import { hull } from './shadows.ts';
import type { Stage } from './stage.ts';

export type FigurePlan = {
  at: V3;
  pose: Pose;
  /** Where the figure faces, degrees right of downrange. */
  face?: number;
  hat?: 'cap' | 'none';
  vest?: string;
};

/** What the parts of one figure share while it is drawn. */
export type Sitter = {
  s: Stage;
  /** A joint on the sheet. */
  to: (p: V3) => P2;
  /** Depth of a joint. */
  deep: (p: V3) => number;
  ink: (colour: string, light: number) => string;
  /** Pixels for one metre of a 1.75 m figure. */
  px: number;
};

const circle = ([x, y]: P2, r: number): P2[] =>
  Array.from({ length: 14 }, (_, i): P2 => [x + Math.cos((i / 14) * 6.2832) * r, y + Math.sin((i / 14) * 6.2832) * r]);

/** A limb: the hull of two circles, widths in metres. */
export function rod(m: Sitter, a: V3, b: V3, wa: number, wb: number, fill: string): void {
  m.s.sheet.path(polygon(hull([...circle(m.to(a), (wa * m.px) / 2), ...circle(m.to(b), (wb * m.px) / 2)])), { fill });
}

/** Shirt and vest, with the side towards the sun brighter. */
export function torso(m: Sitter, j: Joints, shirt: string, vest: string | undefined): void {
  const [a, b] = j.shoulders;
  const waist = j.hips.map(([x, y, z]): V3 => [x * 1.15, y + 0.04, z]) as [V3, V3];
  const shape = (grow: number): string =>
    polygon(
      hull([
        ...[a, b].flatMap((p) => circle(m.to(p), 0.078 * grow * m.px)),
        ...waist.flatMap((p) => circle(m.to(p), 0.062 * grow * m.px)),
      ]),
    );
  m.s.sheet.path(shape(1), { fill: m.ink(shirt, 0.42) });
  if (vest !== undefined) m.s.sheet.path(shape(0.82), { fill: m.ink(vest, 0.7) });
  // The side towards the sun.
  const side = lightSide(m.s);
  const [p, q] = m.to(a)[0] * side > m.to(b)[0] * side ? [a, waist[0]] : [b, waist[1]];
  rod(m, p, q, 0.156, 0.124, m.ink(vest ?? shirt, 0.72));
}

/** A rifle in the hands, on its bipod. */
export function gunParts(m: Sitter, { butt, grip, muzzle }: NonNullable<Joints['gun']>): void {
  const along = (t: number, drop: number): V3 => [
    grip[0] + (muzzle[0] - grip[0]) * t,
    grip[1] + (muzzle[1] - grip[1]) * t - drop,
    grip[2] + (muzzle[2] - grip[2]) * t,
  ];
  rod(m, grip, muzzle, 0.036, 0.024, m.ink(material.gunmetal, 0.3));
  rod(m, butt, grip, 0.1, 0.05, m.ink(material.stock, 0.5));
  for (const side of [-0.1, 0.1])
    rod(
      m,
      along(0.5, 0.02),
      [along(0.5, 0)[0] + side, 0.83, along(0.5, 0)[2]],
      0.02,
      0.02,
      m.ink(material.gunmetal, 0.2),
    );
  rod(m, along(0, 0.004), along(0.5, 0.014), 0.054, 0.04, m.ink(material.stock, 0.4));
}

/** Head, hat, glasses and ear muffs, from whichever side they are seen. */
export function head(
  m: Sitter,
  at: V3,
  neck: V3,
  plan: FigurePlan,
  skin: string,
  shirt: string,
  hat: 'cap' | 'none',
  hairColour: string,
): void {
  const { s, to, deep, ink } = m;
  const [x, y] = to(at);
  const size = 0.112 * m.px;
  const front = to([at[0], at[1], at[2] + 0.1]);
  // How far the face is turned to the side of the sheet (-1 to 1), and whether it is turned to the painter.
  const ahead = Math.max(-1, Math.min(1, (front[0] - x) / (0.1 * m.px)));
  const facing = deep([at[0], at[1], at[2] + 0.1]) < deep(at);
  const away = !facing && Math.abs(ahead) < 0.55;
  rod(m, neck, [at[0], at[1] - 0.06, at[2]], 0.115, 0.1, ink(skin, 0.35));
  const hair = ink(hairColour, 0.3);
  s.sheet.path(ellipse(x, y, size * 0.88, size * 1.1), { fill: away ? hair : ink(skin, 0.6) });
  if (!away) {
    // Hair at the back of the head.
    s.sheet.path(ellipse(x - ahead * size * 0.4, y - size * 0.12, size * (facing ? 0.7 : 0.62), size * 0.9), {
      fill: facing && Math.abs(ahead) < 0.5 ? ink(skin, 0.6) : hair,
    });
  }
  const cap = (fill: string): void =>
    s.sheet.path(
      `M${x - size * 0.94} ${y - size * 0.22}C${x - size * 1.02} ${y - size * 1.5} ${x + size * 1.02} ${y - size * 1.5} ${x + size * 0.94} ${y - size * 0.22}Z`,
      { fill },
    );
  if (hat === 'none') cap(hair);
  else {
    const fill = ink(mix(shirt, paint.ink, 0.5), 0.5);
    cap(fill);
    if (!away)
      s.sheet.path(ellipse(x + ahead * size * 0.85, y - size * 0.34, size * (facing ? 0.7 : 0.62), size * 0.15), {
        fill,
      });
  }
  if (!away) {
    s.sheet.path(ellipse(x + ahead * size * 0.58, y - size * 0.06, size * (facing ? 0.62 : 0.34), size * 0.2), {
      fill: ink(paint.ink, 0.15),
    });
  }
  // Ear muffs: a band over the head and a cup on each ear that can be seen.
  const cup = ink(plan.vest ? paint.sun : paint.orange, 0.75);
  const ear = (side: -1 | 1): V3 => [at[0] + side * 0.115, at[1] - 0.012, at[2]];
  const [l, r] = [to(ear(-1)), to(ear(1))];
  s.sheet.path(
    `M${l[0]} ${l[1] - size * 0.2}C${l[0]} ${y - size * 1.7} ${r[0]} ${y - size * 1.7} ${r[0]} ${r[1] - size * 0.2}`,
    { stroke: ink(paint.ink, 0.1), width: size * 0.19 },
  );
  const wide = Math.abs(r[0] - l[0]) > size * 1.1;
  const nearLeft = deep(ear(-1)) < deep(ear(1));
  const width = size * (wide ? 0.28 : 0.45);
  if (wide || nearLeft) s.sheet.path(ellipse(l[0], l[1], width, size * 0.46), { fill: cup });
  if (wide || !nearLeft) s.sheet.path(ellipse(r[0], r[1], width, size * 0.46), { fill: cup });
}
