import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * A typeface of our packages cut down to these characters, as web pages load it (`woff2`) or as other programs read it
 * (`sfnt`, which is TrueType).
 * @param file below @fontsource: "barlow/files/barlow-latin-400-normal"
 */
export async function cutFace(file: string, characters: string, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)));
  return subsetFont(whole, characters, { targetFormat });
}

/** All characters from one code point to another. */
export const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
