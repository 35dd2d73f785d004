import { noise, random } from '../kit/random.ts';
import { leaves } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { type Point, polygon, strip } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** Looking straight up: redwoods that grow in a ring, as they do round the stump of an old one. */
export default {
  subject: 'Ring of redwoods',
  masses: 'trunks black, sky disc light, crowns and lit bark middle',
  draw(sheet) {
    const { inks, width, height, unit } = sheet;
    const [cx, cy] = [sheet.x(sheet.pick(52, { strip: 60 })), sheet.y(46)];
    const [halo, ring, sun] = sheet.pick([720, 470, 250], { strip: [520, 340, 170], portrait: [560, 400, 220] });
    const next = random(23);
    const wave = noise(31);
    const count = sheet.pick(13, { strip: 15, portrait: 12 });
    const reach = Math.hypot(width, height);
    const scale = Math.max(0.62, unit);
    const trunks: string[] = [];
    const crowns: string[] = [];
    for (let i = 0; i < count; i++) {
      const angle = ((i + (next() - 0.5) * 0.5) / count) * Math.PI * 2;
      const inner = sun * (0.75 + next() * 0.5);
      const wide = (300 + next() * 330) * scale;
      const spot = (d: number, side: number): Point => [
        cx + Math.cos(angle) * d - Math.sin(angle) * side,
        cy + Math.sin(angle) * d + Math.cos(angle) * side,
      ];
      const at = (t: number) => inner + (reach - inner) * t;
      const half = (t: number, side: number) =>
        side * ((wide * t ** 0.9) / 2 + 5 * scale) + (wave(t * 26 + i * 17 + side * 40) - 0.5) * 16 * scale * t;
      const steps = Array.from({ length: 30 }, (_, k) => (k / 29) ** 1.4);
      trunks.push(
        polygon(
          [...steps.map((t) => spot(at(t), half(t, -1))), ...steps.toReversed().map((t) => spot(at(t), half(t, 1)))],
          inks.black,
        ),
      );
      // Bark in flutes, lit on the side of the sky's light.
      for (let f = -3; f <= 3; f++) {
        const from = 0.05 + next() * 0.12;
        const flute = Array.from({ length: 9 }, (_, k) => from + ((0.9 - from) * k) / 8).map((t) =>
          spot(at(t), half(t, 1) * (f / 3.7)),
        );
        trunks.push(strip(flute, 1.5, (f > 0 ? 20 : 8) * scale, f > 0 ? inks.bark : inks.fir));
      }
      for (let k = 0; k < 7; k++) {
        const t = next() ** 1.8 * 0.42;
        const [x, y] = spot(at(t), half(t, next() < 0.5 ? -1 : 1) * (0.6 + next() * 0.7));
        const size = (44 + next() * 70) * scale * (0.7 + t);
        crowns.push(leaves(x, y, size * 1.2, size, 60 + i * 9 + k, k % 3 === 0 ? inks.pine : inks.fir));
      }
    }
    return [rings(sheet, cx, cy, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']), ...crowns, ...trunks];
  },
} satisfies Scene;
