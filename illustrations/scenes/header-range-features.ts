import { Camera, type Spot } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import type { Inks } from '../kit/inks.ts';
import { ridge } from '../kit/land.ts';
import { bank } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { mirror } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** Towards the low sun behind the woods: what is on either side of it throws its shadow to that side. */
const sun = [-0.31, 1.3] as const;

/** The kit's target frame before the bank, facing the line as it must: seen from the range's end, at a slant. */
function frameFromAside(camera: Camera, inks: Inks, z: number): string {
  const x = -26.5;
  const size = 1.4;
  const face = (fill: string, ...at: (readonly [along: number, up: number])[]) =>
    camera.face(
      at.map(([along, up]): Spot => [x, up * size, z + along * size]),
      fill,
    );
  const board = (from: number, to: number, low: number, high: number, fill: string) =>
    face(fill, [from, low], [to, low], [to, high], [from, high]);
  const shadow = (from: number, to: number, low: number, high: number) =>
    camera.shadow([x, x + 0.05, low * size, high * size, z + from * size, z + to * size], sun, inks.clay);
  const round = (radius: number, fill: string) =>
    face(
      fill,
      ...Array.from({ length: 24 }, (_, i) => {
        const angle = (i / 12) * Math.PI;
        return [Math.cos(angle) * radius, 1.17 + Math.sin(angle) * radius] as const;
      }),
    );
  return [
    shadow(-0.265, 0.265, 0.87, 1.47),
    shadow(-0.26, -0.16, 0, 0.9),
    shadow(0.16, 0.26, 0, 0.9),
    board(-0.26, -0.16, 0, 1.5, inks.bark),
    board(0.16, 0.26, 0, 1.5, inks.bark),
    board(-0.265, 0.265, 0.87, 1.47, inks.haze),
    round(0.19, inks.black),
    round(0.1, inks.haze),
    round(0.085, inks.black),
  ].join('');
}

/** From the hill at the range's end: the roofed line at the left, and at the right the frames before their bank. */
export default {
  subject: 'Roof, lane, bank',
  masses: 'woods and shade under the roof black, roof and sun light, lane and bank middle',
  phoneTop: 24,
  draw(sheet) {
    const { inks, width } = sheet;
    const [vx, vy] = sheet.pick([830, 560], { strip: [960, 236], portrait: [470, 640] });
    const focal = sheet.pick(1050, { strip: 860, portrait: 800 });
    const eye = sheet.pick<Spot>([-12, 6, -9], { strip: [-13.5, 6.4, -11], portrait: [-20.5, 5.4, -6.5] });
    const camera = new Camera({ vx, vy, focal, eye });
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    // Mown strips from the line to the frames, which stand before the bank.
    const strips = [-3, 2.2, 7.4, 13, 20, 30].map((z, i) => camera.floor(-26, -2.7, z, z + 2 + i * 0.7, 0, inks.sun));
    const frames = [33, 24, 17, 11, 6].map((z) => frameFromAside(camera, inks, z));
    const looks = { from: sheet.x(-3), to: sheet.x(103) };
    const view = [
      rings(
        sheet,
        sheet.x(sheet.pick(34, { strip: 42, portrait: 44 })),
        vy - sheet.y(8),
        'sage',
        [sheet.y(sheet.pick(86, { strip: 96, portrait: 54 })), 'mist'],
        [sheet.y(sheet.pick(56, { strip: 70, portrait: 36 })), 'straw'],
        [sheet.y(sheet.pick(31, { strip: 40, portrait: 22 })), 'fog'],
      ),
      ridge(sheet, at(-13, -18, -12, -17, -10), 26, 9, 'mist'),
      ridge(sheet, at(-5, -8, -5, -9, -6), 20, 20, 'sage', [16, 60]),
      forest(sheet, sheet.line(at(2, 1, 1.4, 1, 1.4), 6, 44), 'black', {
        seed: 71,
        min: 110,
        max: sheet.pick(470, { portrait: 300 }),
        space: 0.16,
        ...looks,
      }),
      camera.floor(-400, 400, -8, 3000, 0, inks.oat),
      ...strips,
      bank(camera, inks, -9),
      ...frames,
      camera.shadow([-2.55, 5, 2.9, 3.5, -6, 60], sun, inks.clay),
      shelter({
        camera,
        inks,
        sun,
        firstPost: -4.5,
        firstBench: -3.9,
        end: 60,
        roof: inks.straw,
        slab: inks.black,
        shade: inks.clay,
      }),
      // On a phone it would hide the frames.
      ...sheet
        .pick(['4,108,70,5'], { strip: ['1,112,80,5'], portrait: [] })
        .map((at) => firs(sheet, at, { lit: inks.fir, light: 1 })),
      ridge(
        sheet,
        sheet.pick('-3,84 12,86 34,92 62,98 105,106', {
          strip: '-3,90 12,92 34,95 62,97 105,103',
          portrait: '-3,80 18,82 44,84.5 78,86 105,86.5',
        }),
        10,
        61,
        'black',
      ),
    ];
    return [mirror(view.join(''), width)];
  },
} satisfies Scene;
