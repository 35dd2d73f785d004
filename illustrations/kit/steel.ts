/** The members' steel: plates on posts and racks of falling plates. */
import type { V3 } from './camera.ts';
import { material } from './palette.ts';
import { shadow } from './shadows.ts';
import { drawBar, drawBox, disc, lit, surface } from './solids.ts';
import type { Stage } from './stage.ts';

/** A round steel plate on a post, painted white or orange; `lift` is the height of its lower edge, metres. */
export function plate(s: Stage, at: V3, radius: number, lift: number, colour: string = material.whiteSteel): void {
  const [x, y, z] = at;
  shadow(
    s,
    [
      [x - radius, y + lift, z],
      [x + radius, y + lift + radius, z],
      [x, y + lift + radius * 2, z],
    ],
    0.7,
  );
  s.put(at, () => {
    drawBox(s, { at: [x, y, z], size: [0.34, 0.03, 0.4], colour: material.steel });
    drawBox(s, { at: [x, y, z + 0.03], size: [0.05, lift, 0.05], colour: material.steel });
    const light = Math.max(0.4, lit(s, [0, 0, -1]));
    const middle: V3 = [x, y + lift + radius * 0.92, z];
    surface(s, disc([middle[0] + 0.015, middle[1], z + 0.03], radius), material.steel, 0.15);
    surface(s, disc(middle, radius), colour, light);
    const splash = s.random();
    if (s.camera.scale(at) * radius > 9) {
      for (let i = 0; i < 4; i++) {
        const spot: V3 = [middle[0] + splash.around(radius * 0.55), middle[1] + splash.around(radius * 0.55), z];
        surface(s, disc(spot, radius * splash.between(0.06, 0.13), 0, 9), material.steel, 0.5);
      }
    }
  });
}

/** A rack of falling plates on one rail; `fallen` lists those that lie back, counted from the left. */
export function plateRack(s: Stage, at: V3, count: number, fallen: readonly number[] = []): void {
  const [x, y, z] = at;
  const pitch = 0.34;
  const width = pitch * count;
  const lift = 1.05;
  shadow(
    s,
    [
      [x - width / 2, y + lift, z],
      [x + width / 2, y + lift + 0.25, z],
    ],
    0.8,
  );
  s.put(at, () => {
    for (const side of [-1, 1]) {
      drawBar(
        s,
        [x + side * width * 0.4, y, z - 0.3],
        [x + side * width * 0.4, y + lift, z],
        0.06,
        material.steel,
        0.5,
      );
      drawBar(
        s,
        [x + side * width * 0.4, y, z + 0.4],
        [x + side * width * 0.4, y + lift, z],
        0.06,
        material.steel,
        0.2,
      );
    }
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * pitch;
      if (fallen.includes(i))
        surface(
          s,
          disc([px, y + lift + 0.06, z + 0.12], 0.12).map(([a, b]): V3 => [
            a,
            y + lift + 0.1,
            z + 0.1 + (b - y - lift - 0.06),
          ]),
          material.whiteSteel,
          0.9,
        );
      else {
        surface(s, disc([px + 0.012, y + lift + 0.2, z + 0.03], 0.13), material.steel, 0.15);
        surface(s, disc([px, y + lift + 0.2, z], 0.13), material.whiteSteel, Math.max(0.45, lit(s, [0, 0, -1])));
      }
    }
    drawBox(s, { at: [x, y + lift - 0.04, z], size: [width, 0.12, 0.08], colour: material.steel });
  });
}
