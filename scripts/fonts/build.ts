/**
 * Cuts the three typefaces down to the characters of English prose, so that all three together weigh less than
 * one of them whole. Run by the build; writes .generated/fonts/.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const faces = {
  'barlow-400': '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
  'barlow-600': '@fontsource/barlow/files/barlow-latin-600-normal.woff2',
  'barlow-condensed-600': '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
};

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, the accented letters of names, and the punctuation that the prose uses. */
const characters = `${range(0x20, 0x7e)}\u00a0áéíóúüñÁÉÍÓÚÜÑàâçèêëîïôöäßÖÄ–—‘’“”…•·′″−×°½©®™§`;

/** Writes the cut faces below `root`. */
export async function buildFonts(root: string): Promise<void> {
  const folder = path.join(root, '.generated/fonts');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(faces).map(async ([name, file]) => {
      const whole = await readFile(path.join(root, 'node_modules', file));
      const font = await subsetFont(whole, characters, { targetFormat: 'woff2' });
      await writeFile(path.join(folder, `${name}.woff2`), font);
    }),
  );
}
