import { Camera, type Spot } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { InkName } from '../kit/inks.ts';
import { noise } from '../kit/random.ts';
import { framedTarget } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** One bay: a bank of earth in a horseshoe. Meters; a picture of the kind of place, not a plan. */
export default {
  subject: 'Bay between banks',
  masses: 'shaded bank, bench and forest black, sun and paper light, lit bank and floor middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([960, 640], { portrait: [500, 660] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1400, { portrait: 1080 }), eye: [0.4, 2, 0] });
    const [sunX, sunY] = sheet.pick([1290, 330], { portrait: [690, 340] });
    const wave = noise(8);
    /** A spot of the bank, from the left (0) round the end to the right (1), `out` meters behind its foot. */
    const bank = (t: number, out: number, y: number): Spot => {
      const a = Math.PI * (1 - t);
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
      const rough = (wave(t * 40 + y * 9) - 0.5) * 0.35;
      return [bend(Math.cos(a)) * (5 + out + rough), y + (y > 0 ? rough : 0), 3 + bend(Math.sin(a)) * (12.5 + out)];
    };
    const steps = 64;
    const band = (low: number, high: number, ink: (t: number) => InkName) =>
      Array.from({ length: steps }, (_, i) => {
        const [a, b] = [i / steps, (i + 1) / steps];
        const at = (t: number, share: number) => bank(t, share * 3.4, share * 3.8);
        return camera.face([at(a, low), at(b, low), at(b, high), at(a, high)], inks[ink(a)]);
      });
    const crown = sheet.line('-3,24 20,33 40,38 60,37 82,27 105,18', 10, 3);
    return [
      rings(sheet, sunX, sunY, 'poppy', [560, 'sun'], [360, 'straw'], [150, 'fog']),
      ridge(sheet, '-3,34 20,36 44,34 70,36 105,30', 22, 9, 'mist'),
      forest(sheet, crown, 'black', { seed: 57, light: 1, min: 60, max: 300 }),
      firs(sheet, '3,38,52,9 12,37,36,11 19,38,24,14'),
      camera.floor(-60, 60, 0.5, 30, 0, inks.oat),
      // The bank at the right lies in its own shade and throws it on the floor.
      camera.face([...Array.from({ length: 20 }, (_, i) => bank(0.62 + i * 0.02, 0, 0)), [1.2, 0, 2]], inks.clay),
      ...band(0, 1, (t) => (t < 0.3 ? 'sun' : t < 0.64 ? 'clay' : 'black')),
      ...band(0.8, 1, (t) => (t < 0.3 ? 'straw' : t < 0.64 ? 'sun' : 'bark')),
      ...[-2.5, -0.5, 1.3].map((x, i) => framedTarget(camera, inks, x, 10 + i, [0.4, 0.9], 1.4)),
      camera.floor(-9, 9, 3.1, 4.3, 0.9, inks.straw),
      ...[-3.1, -1.7, -0.3, 1.1, 2.5].map((x) => camera.floor(x, x + 0.02, 3.1, 4.3, 0.9, inks.clay)),
      camera.quad('-9,0.9,3.1 9,0.9,3.1 9,-2,3.1 -9,-2,3.1', inks.black),
    ];
  },
} satisfies Scene;
