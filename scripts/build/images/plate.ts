/** Prints of a plate: a drawing in the inks of dawn, twice as large as its largest print, without mixed colors. */
import sharp from 'sharp';
import { type Hour, type InkName, inksOf } from '#content/inks.ts';
import { type Rgb, rgbOf } from './main-color.ts';

type Print = { data: Buffer; width: number; height: number };

const inkNames = Object.keys(inksOf.dawn) as InkName[];
const red = (color: string) => parseInt(color.slice(1, 3), 16);

/** Prints in the inks of any hour, half the plate’s size. They reject if the plate has a color that is no ink. */
export function openPlate(bytes: Buffer, plate: { width: number; height: number }) {
  const [width, height] = [plate.width >> 1, plate.height >> 1];
  // The red channel is enough to tell the inks of dawn apart.
  let reds: Promise<Buffer> | undefined;

  async function print(hour: Hour): Promise<Print> {
    const plateReds = await (reds ??= sharp(bytes).extractChannel('red').raw().toBuffer());
    const inks = new Int32Array(256).fill(-1);
    for (const ink of inkNames) inks[red(inksOf.dawn[ink])] = parseInt(inksOf[hour][ink].slice(1), 16);
    const redAt = (at: number) => plateReds[at] ?? 0;
    const inkOf = (red: number) => inks[red & 0xff] ?? -1;
    const data = Buffer.allocUnsafe(width * height * 3);
    let last: number | undefined;
    let [r, g, b] = [0, 0, 0];
    for (let y = 0, to = 0; y < height; y++)
      for (let x = 0, at = 2 * y * plate.width; x < width; x++, at += 2, to += 3) {
        const under = at + plate.width;
        const four = (redAt(at) << 24) | (redAt(at + 1) << 16) | (redAt(under) << 8) | redAt(under + 1);
        // In flat areas, which most of a drawing is, a pixel is like the one before.
        if (four !== last) {
          last = four;
          const [nw, ne, sw, se] = [inkOf(four >> 24), inkOf(four >> 16), inkOf(four >> 8), inkOf(four)];
          if ((nw | ne | sw | se) < 0) throw new Error('it has a color that is no ink');
          // The sums of red and blue leave room for each other in one number.
          const redBlue = (nw & 0xff00ff) + (ne & 0xff00ff) + (sw & 0xff00ff) + (se & 0xff00ff) + 0x020002;
          r = redBlue >> 18;
          g = ((nw & 0x00ff00) + (ne & 0x00ff00) + (sw & 0x00ff00) + (se & 0x00ff00) + 0x000200) >> 10;
          // A byte of the buffer takes the lowest eight bits.
          b = redBlue >> 2;
        }
        data[to] = r;
        data[to + 1] = g;
        data[to + 2] = b;
      }
    return { data, width, height };
  }

  /** The ink that covers most of a print. */
  async function mainInk(hour: Hour): Promise<Rgb> {
    const thumbnail = sharp(bytes).resize(96, 64, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false });
    const counts = new Uint32Array(256);
    for (const value of await thumbnail.extractChannel('red').raw().toBuffer())
      counts[value] = (counts[value] ?? 0) + 1;
    const areaOf = (ink: InkName) => counts[red(inksOf.dawn[ink])] ?? 0;
    return rgbOf(inksOf[hour][inkNames.reduce((best, ink) => (areaOf(ink) > areaOf(best) ? ink : best))]);
  }
  return { width, height, print, mainInk };
}
