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
    ...(sheet.night ? [stars(sheet, 110, 3, 55)] : []),
  ].join('');
}

/** Level bands with soft edges, the place's own fog layer: each starts at its height in percent. */
export function bands(sheet: Sheet, top: InkName, ...steps: [percent: number, InkName][]): string {
  const { width, height, inks } = sheet;
  return [
    rectangle(-9, -9, width + 18, height + 18, inks[top]),
    ...steps.map(([percent, ink], i) => {
      const sway = `-5,${percent - 1.5} 17,${percent + 1.6} 44,${percent - 1.4} 69,${percent + 2} 105,${percent - 1}`;
      return below(sheet.line(sway, 42, 71 + i, true), inks[ink]);
    }),
    ...(sheet.night ? [stars(sheet, 90, 5, steps.length > 0 ? steps[0][0] : 50)] : []),
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
