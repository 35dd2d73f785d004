import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { nameLines } from '#app/lib/name-lines.ts';
import { escapeHtml } from '#content/html.server.ts';

const webFaces = {
  'barlow-400': 'barlow/files/barlow-latin-400-normal',
  'barlow-600': 'barlow/files/barlow-latin-600-normal',
  'barlow-condensed-800': 'barlow-condensed/files/barlow-condensed-latin-800-normal',
};

export const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, accented letters of names, and punctuation. */
const webCharacters = `${range(0x20, 0x7e)}\u00a0¿¡«»áéíóúüñÁÉÍÓÚÜÑàâçèêëîïôöäßÖÄ–—‘’“”…•·′″−×°½©®™§`;
const drawingCharacters = range(0x20, 0x17e) + '–—‘’“”…·×';

/**
 * Subsets a typeface to these characters, as `woff2` for pages or `sfnt` (TrueType) for other programs. Drops hints for
 * pages, a third of the file.
 * @param file below @fontsource: "barlow/files/barlow-latin-400-normal"
 */
export async function cutFace(file: string, characters: string, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)));
  const lean = targetFormat === 'woff2' && { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern', 'tnum'] };
  return subsetFont(whole, characters, { targetFormat, ...lean });
}

const systemFaces = [
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    sizes: [96.9, 91.4, 69.5],
  },
  { name: 'Roboto', regular: ['Roboto'], bold: ['Roboto Bold'], sizes: [97.9, 97.1, 74.9] },
  { name: 'Open Sans', regular: ['Open Sans', 'Open Sans Regular'], bold: ['Open Sans Bold'], sizes: [93.2, 88, 71.8] },
  { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], sizes: [86, 76.8, 62.8] },
];
const ourFaces = [
  { family: 'Barlow', weight: 400 },
  { family: 'Barlow', weight: 600 },
  { family: 'Barlow Condensed', weight: 800 },
];

/**
 * Fallbacks of our faces, so that no line moves when those load. Their size is the mean advance of English text in our
 * face divided by that of the local one; for the capitals, the size at which the fewest titles of the site take another
 * number of lines, at 21 screen widths from 320 to 1920 px. Ascent and descent are corrected for the size: ours are
 * 100 % and 20 %.
 */
const fallbackFaces = (): string =>
  systemFaces
    .flatMap(({ name, regular, bold, sizes }) =>
      ourFaces.map(({ family, weight }, index) => {
        const size = sizes[index] ?? 100;
        const src = (weight === 400 ? regular : bold).map((face) => `local('${face}')`).join(', ');
        return `@font-face { font-family: '${family} on ${name}'; font-weight: ${weight}; src: ${src}; size-adjust: ${size}%; ascent-override: ${(10_000 / size).toFixed(1)}%; descent-override: ${(2000 / size).toFixed(1)}%; line-gap-override: 0%; }\n`;
      }),
    )
    .join('');

/** Writes the pages' faces to `.generated/fonts/`. Together they are smaller than one complete face. */
export async function buildFonts(root: string): Promise<void> {
  const folder = path.join(root, '.generated/fonts');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'fallbacks.css'), fallbackFaces());
  await Promise.all(
    Object.entries(webFaces).map(async ([name, file]) => {
      await writeFile(path.join(folder, `${name}.woff2`), await cutFace(file, webCharacters, 'woff2'));
    }),
  );
}

/** The heading typeface for SVG. The renderer needs the medium weight as a separate family. */
export const typeface = {
  medium: `font-family="'Barlow Condensed Medium', 'Barlow Condensed', 'Arial Narrow', sans-serif" font-weight="500"`,
  bold: `font-family="'Barlow Condensed ExtraBold', 'Barlow Condensed', 'Arial Narrow', sans-serif" font-weight="800"`,
} as const;

const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('@fontsource/barlow-condensed/package.json'));

/** Paths of the heading typeface as TrueType, for the SVG renderer. Generates missing files. */
export async function fontFiles(root: string): Promise<string[]> {
  const folder = path.join(root, '.generated/fonts');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    [500, 800].map(async (weight) => {
      const file = path.join(folder, `barlow-condensed-${version}-${weight}.ttf`);
      if (existsSync(file)) return file;
      const face = `barlow-condensed/files/barlow-condensed-latin-${weight}-normal`;
      // Renamed into place, because another process may read the file at the same time.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, await cutFace(face, drawingCharacters, 'sfnt'));
      await rename(unfinished, file);
      return file;
    }),
  );
}

/** The width of a line of lettering, in em. `face`: attributes of a {@link typeface}. */
export function widthInEm(line: string, fonts: string[], face: string): number {
  const text = `<text y="1000" font-size="1000" ${face}>${escapeHtml(line)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${text}</svg>`;
  const box = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
  // Adds the space beside the letters’ ink.
  return ((box?.width ?? 0) + 40) / 1000;
}

/** Writes `.generated/lettering.css`: `--em` is the width of the name, and of each of its lines, in em. */
export async function buildLettering(root: string, name: string): Promise<void> {
  const fonts = await fontFiles(root);
  const em = (line: string) => `--em: ${widthInEm(line.toUpperCase(), fonts, typeface.bold).toFixed(2)}`;
  const rules = nameLines(name).map((line, index) => `.lettering > :nth-child(${index + 1}) { ${em(line)} }`);
  await writeFile(path.join(root, '.generated/lettering.css'), [`.lettering { ${em(name)} }`, ...rules, ''].join('\n'));
}
