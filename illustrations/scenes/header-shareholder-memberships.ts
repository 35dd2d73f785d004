import { bough } from '../kit/conifers.ts';
import type { InkName } from '../kit/inks.ts';
import { noise, random } from '../kit/random.ts';
import type { Scene, Sheet } from '../kit/sheet.ts';
import { place, polygon, strip, type Point } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

type Stem = { seed: number; ink: InkName; length: number; half: number; reach: number };

/**
 * A redwood seen from its foot: its tip at 0, 0, its trunk as straight as a rail towards the viewer, flutes of bark on
 * it, and boughs that grow shorter the farther up they are.
 */
function stem({ inks }: Sheet, { seed, ink, length, half, reach }: Stem): string {
  const next = random(seed);
  const wave = noise(seed);
  const width = (t: number) => half * (0.04 + 0.96 * t ** 1.5) * (0.94 + 0.12 * wave(t * 14));
  const side = (d: number) => Array.from({ length: 41 }, (_, i): Point => [d * width(i / 40), (i / 40) * length]);
  const count = ink === 'black' ? 24 : 38;
  const boughs = Array.from({ length: count }, (_, i) => {
    const t = 0.01 + 0.6 * ((i + next() * 0.8) / count) ** 1.25;
    const long = reach * (0.1 + 0.9 * Math.min(1, t / 0.42) ** 0.8) * (0.55 + next() * 0.6) * (t > 0.5 ? 0.7 : 1);
    return [-1, 1].map((direction) => {
      if (next() < 0.12) return '';
      const from = { x: direction * width(t) * 0.5, y: t * length, length: long * (0.7 + next() * 0.5) };
      return polygon(
        bough({ ...from, direction, droop: 0.3 + 0.35 * t, thickness: ink === 'black' ? 0.2 : 0.6 }, next)[0],
        inks[ink],
      );
    });
  });
  const flutes = ink === 'black' ? [-0.55, -0.15, 0.3, 0.62] : [];
  return [
    polygon([...side(1), ...side(-1).toReversed()], inks[ink]),
    ...boughs.flat(),
    ...flutes.map((at, i) => {
      const [from, to] = [0.3 + next() * 0.2, 1.02];
      const line = Array.from({ length: 15 }, (_, k): Point => {
        const t = from + ((to - from) * k) / 14;
        return [width(t) * (at + 0.12 * (wave(t * 9 + i * 20) - 0.5)), t * length];
      });
      return strip(line, 1.5, half * 0.24, inks[i > 1 ? 'bark' : 'fir']);
    }),
  ].join('');
}

/** Looking straight up: redwoods that grow in a ring, as they do round the stump of an old one. */
export default {
  subject: 'Ring of redwoods',
  masses: 'near trees black, sky disc light, trees behind them middle',
  phoneTop: 14,
  draw(sheet) {
    const { inks } = sheet;
    const [cx, cy] = [sheet.x(sheet.pick(52, { strip: 63 })), sheet.y(sheet.pick(46, { strip: 38 }))];
    const [halo, ring, sun] = sheet.pick([720, 470, 250], { strip: [520, 300, 158], portrait: [600, 280, 144] });
    const next = random(23);
    /** A circle of trees: all tops point to its middle, all feet are outside of the sheet. */
    const circleOf = (count: number, gap: number, half: number, reach: number, ink: InkName) =>
      Array.from({ length: count }, (_, i) => {
        const degrees = ((i + 0.3 + (next() - 0.5) * 0.5) / count) * 360;
        const turned = (degrees * Math.PI) / 180;
        const [dx, dy] = [Math.cos(turned), Math.sin(turned)];
        const away = sun * gap * (0.85 + next() * 0.4);
        // To the sheet's edge and beyond it, so that each shows its whole length.
        const edge = Math.min(
          Math.abs((dx > 0 ? sheet.width - cx : cx) / dx),
          Math.abs((dy > 0 ? sheet.height - cy : cy) / dy),
        );
        const length = Math.max(edge * 1.1 + sun * 0.6, sun * 2.6) - away;
        // On a strip its crown alone would be seen, beside the corner of the ink.
        if (ink === 'pine' && i === 1 && sheet.shape === 'strip') return '';
        const looks = { seed: 40 + count * 3 + i, ink, length, half: half * sun, reach: reach * sun };
        return place(stem(sheet, looks), cx + dx * away, cy + dy * away, 1, degrees - 90);
      });
    return [
      rings(sheet, cx, cy, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ...circleOf(7, 1.5, 0.14, 0.5, 'pine'),
      ...circleOf(5, 1.2, 0.24, 0.55, 'fir'),
      ...circleOf(8, 0.8, 0.56, 0.72, 'black'),
    ];
  },
} satisfies Scene;
