import { fog, ridge } from '../kit/land.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Camera on tripod',
  masses: 'camera and hill black, sun and fog light, ridges middle',
  phoneTop: 24,
  stripFoot: 86,
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([1120, 560, 1.5], { strip: [1180, 222, 0.84], portrait: [560, 600, 0.95] });
    const [sunX, sunY] = sheet.pick([560, 470], { strip: [640, 270], portrait: [250, 470] });
    const [halo, ring, sun] = sheet.pick([620, 380, 170], { strip: [430, 270, 120], portrait: [430, 280, 130] });
    const hill = sheet.line('-3,99 24,96 46,91 70,88 105,90', 10, 41);
    // A folding camera seen from the side, about 420 wide, its lens at the left, its tripod's head at 0, 120.
    const camera = [
      ...['0,120 -180,660', '10,120 30,680', '20,120 220,640'].map((leg) => bar(leg, 26, 18, inks.black)),
      shape('-70,100 90,100 66,140 -46,140', inks.black),
      shape('-262,74 216,74 216,104 -262,104', inks.black),
      // The bellows: pleats that grow from the lens to the back.
      ...Array.from({ length: 7 }, (_, i) => {
        const [x0, high] = [-206 + i * 36, 66 + i * 11];
        const pleat = `${x0},${-high} ${x0 + 18},${-high - 16} ${x0 + 36},${-high - 11} ${x0 + 36},60 ${x0 + 18},68 ${x0},56`;
        return (
          shape(pleat, inks.black) +
          shape(`${x0 + 22},${-high - 8} ${x0 + 30},${-high - 6} ${x0 + 30},54 ${x0 + 22},58`, inks.bark)
        );
      }),
      shape('46,-176 200,-176 200,80 46,80', inks.black),
      shape('62,-160 184,-160 184,64 62,64', inks.bark),
      shape('200,-156 222,-156 222,60 200,60', inks.black),
      shape('-246,-128 -206,-128 -206,80 -246,80', inks.black),
      shape('-232,-116 -220,-116 -220,68 -232,68', inks.bark),
      shape('-300,-76 -246,-84 -246,18 -300,10', inks.black),
      shape('-322,-86 -298,-86 -298,20 -322,20', inks.black),
      bar('96,-182 150,-182', 16, 16, inks.black),
    ];
    return [
      rings(sheet, sunX, sunY, 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,58 16,52 34,58 54,53 76,57 105,50', 26, 9, 'mist'),
      fog(sheet, '-5,66 24,63 50,66 76,62 105,64', 34, 12),
      ridge(sheet, '-3,68 20,71 42,66 64,70 84,66 105,68', 20, 20, 'sage', [16, 60]),
      fog(sheet, '-5,78 24,76 50,79 76,75 105,77', 40, 16),
      ridge(sheet, '-3,84 24,82 50,85 74,81 105,83', 12, 28, 'pine', [40, 150]),
      // High enough to show the tripod's feet when news cover the top of the picture.
      ridge(
        sheet,
        sheet.pick('-3,87 30,85 60,87 105,83', {
          strip: '-3,84 30,81 60,82 105,79',
          portrait: '-3,81 30,79 60,80 105,77',
        }),
        12,
        33,
        'black',
      ),
      place(camera.join(''), x, y, size),
      ridge(sheet, '-3,99 24,96 46,91 70,88 105,90', 10, 41, 'black'),
      grass(hill, 56 * Math.max(0.7, sheet.unit), 9, inks.black),
    ];
  },
} satisfies Scene;
