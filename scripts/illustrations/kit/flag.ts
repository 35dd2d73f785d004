// The range's flag.
import type { V3 } from './camera.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { barNow, lit } from './solids.ts';
import type { Stage } from './stage.ts';

/** A flag on a pole: the range's signal. `wind` -1 to 1. */
export function flag(s: Stage, at: V3, h: number, colour: string, wind = 0.8): void {
  shadow(s, [[at[0], at[1] + h, at[2]]], 0.4);
  s.put(at, () => {
    const top: V3 = [at[0], at[1] + h, at[2]];
    barNow(s, at, top, 0.07, material.tin, 0.6);
    const [x, y] = s.camera.project(top);
    const k = s.camera.scale(at);
    const w = k * 0.95 * Math.sign(wind);
    const g = k * 0.62;
    const sag = (1 - Math.abs(wind)) * g;
    const light = Math.max(0.5, lit(s, [0, 0, -1]));
    const d = s.camera.depth(at);
    s.sheet.path(
      `M${x} ${y + g * 0.06}C${x + w * 0.35} ${y - g * 0.16 + sag * 0.3} ${x + w * 0.6} ${y + g * 0.22 + sag * 0.6} ${x + w} ${y + sag}L${x + w * 0.96} ${y + g + sag}C${x + w * 0.6} ${y + g * 1.2 + sag * 0.6} ${x + w * 0.35} ${y + g * 0.8 + sag * 0.3} ${x} ${y + g * 1.05}Z`,
      { fill: s.colour(colour, light, d) },
    );
    s.sheet.path(
      `M${x + w * 0.55} ${y + g * 0.1 + sag * 0.6}C${x + w * 0.7} ${y + g * 0.12 + sag * 0.7} ${x + w * 0.85} ${y + sag} ${x + w} ${y + sag}L${x + w * 0.96} ${y + g + sag}C${x + w * 0.8} ${y + g * 1.1 + sag * 0.7} ${x + w * 0.68} ${y + g * 1.12 + sag * 0.6} ${x + w * 0.55} ${y + g * 1.1 + sag * 0.5}Z`,
      { fill: s.colour(colour, light * 0.5, d) },
    );
  });
}
