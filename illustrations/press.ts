/**
 * The press: turns a scene into a plate. It renders the shapes without smoothing at twice the size of its largest
 * print, gives every pixel the nearest ink, and roughens the edges (about half a pixel of seeded noise). A plate has
 * only the inks of dawn, unmixed; the site's build prints it in those of any hour. The same scene gives the same bytes.
 */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { channelsOf, inksOf, lumaOf, type InkName, type Inks } from './kit/inks.ts';
import { random } from './kit/random.ts';
import { Sheet, type Scene, type Shape } from './kit/sheet.ts';

export type Plate = {
  /** A lossless WebP file, twice as wide as asked. */
  file: Buffer;
  /** Percent of the area by ink, without those below 0.2. */
  shares: Partial<Record<InkName, number>>;
  /** Percent of the area that is dark (luma below 0.2), light (above 0.82), and between. */
  values: { dark: number; middle: number; light: number };
};

/** How far edges are displaced, in pixels of a print, and the width of the net of noise that does it. */
const wobble = 0.4;
const net = 12;

/** The scene as SVG: flat inks of its own hour on a sheet of this shape. */
export function svgOf(scene: Scene, shape: Shape): { svg: string; sheet: Sheet } {
  const sheet = new Sheet(shape, scene.hour ?? 'dawn', saltOf(scene.subject));
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewOf(scene, sheet)}" shape-rendering="crispEdges">`;
  return { svg: `${head}${scene.draw(sheet).join('')}</svg>`, sheet };
}

/** The part of the sheet that is printed. */
function viewOf({ phoneTop, stripFoot }: Scene, sheet: Sheet): string {
  const { width, height } = sheet;
  if (sheet.portrait && phoneTop !== undefined) return `0 ${sheet.y(phoneTop)} ${width} ${width * 0.8}`;
  const share = (sheet.shape === 'strip' && stripFoot !== undefined ? stripFoot : 100) / 100;
  return `${(width * (1 - share)) / 2} 0 ${width * share} ${height * share}`;
}

/** A number that differs from one subject to the next. */
const saltOf = (subject: string): number =>
  [...subject].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The plate for prints up to `pixels` wide. */
export async function press(scene: Scene, shape: Shape, pixels: number): Promise<Plate> {
  const { svg, sheet } = svgOf(scene, shape);
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: pixels * 2 },
    shapeRendering: 0,
    font: { loadSystemFonts: false },
  }).render();
  const { width, height } = rendered;
  const names = Object.keys(sheet.inks) as InkName[];
  const plate = inkPlate(rendered.pixels, sheet.inks);
  const displace = [handNet(width, height, 1), handNet(width, height, 2)];
  const colors = names.map((name) => channelsOf(inksOf.dawn[name]));
  const counts = names.map(() => 0);
  const pixelsOut = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + displace[0](x, y))));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + displace[1](x, y))));
      const ink = plate[sy * width + sx];
      counts[ink]++;
      pixelsOut.set(colors[ink], at);
    }
  }
  const file = await sharp(pixelsOut, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  return { file, ...summarize(names, counts, sheet.inks) };
}

/** For each rendered pixel, the number of the nearest ink. */
function inkPlate(pixels: Buffer, inks: Inks): Uint8Array {
  const colors = Object.values(inks).map(channelsOf);
  const known = new Map<number, number>();
  const plate = new Uint8Array(pixels.length / 4);
  for (let i = 0, at = 0; i < plate.length; i++, at += 4) {
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    let ink = known.get(key);
    if (ink === undefined) {
      const distances = colors.map((color) =>
        color.reduce((sum, channel, index) => sum + (channel - pixels[at + index]) ** 2, 0),
      );
      ink = distances.indexOf(Math.min(...distances));
      known.set(key, ink);
    }
    plate[i] = ink;
  }
  return plate;
}

/** A smooth field of small displacements, in rendered pixels. */
function handNet(width: number, height: number, seed: number): (x: number, y: number) => number {
  const cell = net * 2;
  const columns = Math.ceil(width / cell) + 2;
  const next = random(seed);
  const knots = Float32Array.from({ length: columns * (Math.ceil(height / cell) + 2) }, () => next() - 0.5);
  return (x, y) => {
    const i = Math.floor(x / cell);
    const j = Math.floor(y / cell);
    const fx = x / cell - i;
    const fy = y / cell - j;
    const at = j * columns + i;
    const upper = knots[at] * (1 - fx) + knots[at + 1] * fx;
    const lower = knots[at + columns] * (1 - fx) + knots[at + columns + 1] * fx;
    return (upper * (1 - fy) + lower * fy) * wobble * 4;
  };
}

function summarize(names: readonly InkName[], counts: readonly number[], inks: Inks): Pick<Plate, 'shares' | 'values'> {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const values = { dark: 0, middle: 0, light: 0 };
  const shares: Plate['shares'] = {};
  names.forEach((name, i) => {
    const share = (100 * counts[i]) / total;
    const luma = lumaOf(inks[name]);
    values[luma < 0.2 ? 'dark' : luma > 0.82 ? 'light' : 'middle'] += share;
    if (share > 0.2) shares[name] = Math.round(share * 10) / 10;
  });
  return {
    shares,
    values: { dark: Math.round(values.dark), middle: Math.round(values.middle), light: Math.round(values.light) },
  };
}
