/** Skies: hard bands or rings, never gradients, never single clouds. */
import { random } from './random.ts';
import { circle, rectangle } from './shapes.ts';
import type { InkName } from './inks.ts';
import { below } from './land.ts';
import type { Sheet } from './sheet.ts';

/** Rings round the sun, largest first: the target ring of the club's mark, made of light. */
export function rings(sheet: Sheet, x: number, y: number, outside: InkName, ...steps: [radius: number, InkName][]) {
  const { width, height, inks } = sheet;
  return [
    rectangle(-9, -9, width + 18, height + 18, inks[outside]),
    ...steps.map(([radius, ink]) => circle(x, y, radius, inks[ink])),
  ].join('');
}

/** Level bands with soft edges, the place's own fog layer: each starts at its height in percent. */
export function bands(sheet: Sheet, top: InkName, ...steps: [percent: number, InkName][]): string {
  const { width, height, inks } = sheet;
  return [
    rectangle(-9, -9, width + 18, height + 18, inks[top]),
    ...steps.map(([percent, ink], i) => {
      const next = random(sheet.salt + i);
      const sway = [-5, 17, 44, 69, 105].map(
        (x) => `${x + next() * 9 - (x > 100 ? 0 : 9)},${percent + next() * 4 - 2}`,
      );
      return below(sheet.line(sway.join(' '), 42, 71 + i, true), inks[ink]);
    }),
  ].join('');
}

/** Stars from the top down to a height in percent. */
export function stars(sheet: Sheet, count: number, seed: number, down: number): string {
  const next = random(seed);
  let result = '';
  for (let i = 0; i < count; i++)
    result += circle(next() * sheet.width, next() ** 1.3 * sheet.y(down), 0.9 + next() ** 6 * 2.6, sheet.inks.fog);
  return result;
}
