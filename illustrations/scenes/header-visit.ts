import { firs } from '../kit/conifers.ts';
import { contour, fog, ridge, road } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { polygon, rows } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** The road's middle in percent of the sheet, and its width in percent of the width, from near to far. */
const bends = {
  strip: '45,118,64 52,96,42 61,79,24 62.5,69,13 58,63,7 53.5,60,4 53.4,57.6,2.2',
  portrait: '14,112,110 42,94,56 60,83,30 63,75.5,16 55,70.5,8.5 49,67.5,5 49,65.5,3',
};

export default {
  subject: 'Road through redwoods',
  masses: 'near trunks and ferns black, light at the end of the road, woods and road middle',
  phoneTop: 32,
  draw(sheet) {
    const { inks } = sheet;
    const ribbon = road(sheet, rows(sheet.portrait ? bends.portrait : bends.strip));
    const end = sheet.pick(54, { portrait: 50 });
    // The ground's height against that of the upright sheet, in percent.
    const rise = sheet.pick(-9, { portrait: 0 });
    const at = (line: string) =>
      rows(line)
        .map(([x, y]) => `${x},${y + rise}`)
        .join(' ');
    const [sunX, sunY] = [sheet.x(end), sheet.y(sheet.pick(33, { portrait: 40 }))];
    const [halo, ring, sun] = sheet.pick([470, 290, 140], { portrait: [470, 310, 160] });
    // Near trunks: x, half width, foot, seed, the side of the light.
    const trunks = rows(
      sheet.pick(
        '45.5,11,63,3,1 64.5,12,64,5,-1 39,19,68,17,1 72,24,71,9,-1 29,38,78,11,1 84,46,84,13,-1 9,92,100,15,1 97.5,60,108,19,-1',
        {
          portrait: '36,12,70,3,1 68,13,71,5,-1 24,22,75,7,1 80,26,78,9,-1 6,58,92,11,1 93,52,97,13,-1',
        },
      ),
    );
    const far = sheet.pick('47.5,60,36,5 50.2,60,22,6 58.5,60,28,7 61,60,44,8', {
      portrait: '29,69,31,5 37,69,20,6 65,69,24,7 73,69,35,8',
    });
    const mound = sheet.pick(5, { portrait: 2 });
    const shadow = ([x, half, foot]: number[]) => {
      const [cx, y] = [sheet.x(x), sheet.y(foot)];
      const level = sheet.y(67 + rise);
      const away = (from: number): [number, number] => [sunX + (from - sunX) * 2.6, level + (y - level) * 2.6];
      return polygon([[cx - half, y], [cx + half, y], away(cx + half), away(cx - half)], inks.fir);
    };
    return [
      rings(sheet, sunX, sunY, 'pine', [halo, 'sage'], [ring, 'straw'], [sun, 'fog']),
      firs(sheet, far, { ink: inks.sage, lit: undefined, width: 0.14 }),
      ridge(sheet, at('-3,80 26,71 40,65 54,66 68,65 82,71 105,80'), 12, 30, 'sage', [20, 80]),
      fog(sheet, at('-5,67 24,68 50,67.5 76,68 105,66'), 16, 12, 'straw'),
      ridge(sheet, at('-3,63 24,67 44,69 62,69 80,68 105,63'), 10, 31, 'pine', [10, 40]),
      ribbon(-1.3, 1.3, 'oat'),
      ribbon(-1, 1, 'sage'),
      ...trunks.map(shadow),
      ribbon(-0.03, 0.03, 'sun'),
      ...trunks.flatMap(([x, half, foot, seed, light], i) => {
        const ink = i < 2 ? 'fir' : 'black';
        const clump = (side: number) =>
          fern(sheet.x(x) + side * half * 2.2, sheet.y(foot + 1), half * 3.4, seed + side, inks[ink]);
        return [
          redwood(sheet, x, half, { seed, light, foot, boughs: '', ink: inks[ink] }),
          contour(sheet, [x - half * 0.16, x + half * 0.16, foot, mound, 0], seed, ink),
          clump(-1),
          clump(1),
        ];
      }),
    ];
  },
} satisfies Scene;
