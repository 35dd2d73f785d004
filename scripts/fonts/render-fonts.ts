/** The site's heading typeface in a form that the SVG renderer reads: it knows TrueType, and the package has WOFF2. */
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { cutFace, range } from './cut.ts';

/**
 * The typeface as SVG names it, by weight, with what a browser without it may use. The medium weight is a family of
 * its own for the renderer, and a weight of the one family where the page has loaded the web font.
 */
export const typeface = {
  medium: `font-family="'Barlow Condensed Medium', 'Barlow Condensed', 'Arial Narrow', sans-serif" font-weight="500"`,
  bold: `font-family="'Barlow Condensed', 'Arial Narrow', sans-serif" font-weight="700"`,
} as const;

const weights = [500, 700] as const;
const printable = range(0x20, 0x17e) + '–—‘’“”…·×';

const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('@fontsource/barlow-condensed/package.json'));

/** Paths of the TrueType files, made below `.generated/fonts` where they are missing. */
export async function fontFiles(root: string): Promise<string[]> {
  const folder = path.join(root, '.generated/fonts');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    weights.map(async (weight) => {
      const file = path.join(folder, `barlow-condensed-${version}-${weight}.ttf`);
      const made = await access(file).then(
        () => true,
        () => false,
      );
      if (made) return file;
      const font = await cutFace(`barlow-condensed/files/barlow-condensed-latin-${weight}-normal`, printable, 'sfnt');
      // Two programs of the build may make it at the same time; a half-written font would draw no text at all.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, font);
      await rename(unfinished, file);
      return file;
    }),
  );
}
