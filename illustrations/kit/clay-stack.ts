/** Clays at rest: stacked, as they come from the box. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { ellipse } from './picture.ts';
import { shadow } from './shadows.ts';
import type { Stage } from './stage.ts';

/** A stack of clays standing on the ground. */
export function stackOfClays(s: Stage, at: V3, count: number, colour: string): void {
  const radius = 0.075;
  const thick = 0.03;
  shadow(
    s,
    [
      [at[0] - radius, at[1] + count * thick, at[2]],
      [at[0] + radius, at[1] + count * thick, at[2]],
    ],
    0.8,
  );
  s.put(at, () => {
    const k = s.camera.scale(at);
    for (let i = 0; i < count; i++) {
      const [x, y] = s.camera.project([at[0], at[1] + i * thick, at[2]]);
      const flat = radius * k * 0.36;
      s.sheet.path(ellipse(x, y, radius * k, flat), { fill: s.colour(colour, 0.1) });
      s.sheet.path(ellipse(x, y - thick * k * 0.5, radius * k, flat), {
        fill: s.colour(mix(colour, paint.sun, 0.2), i === count - 1 ? 0.85 : 0.5),
      });
    }
    const [x, y] = s.camera.project([at[0], at[1] + count * thick, at[2]]);
    s.sheet.path(ellipse(x, y, radius * k * 0.6, radius * k * 0.2), { fill: s.colour(colour, 0.4) });
  });
}
