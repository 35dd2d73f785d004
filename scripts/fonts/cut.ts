import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * A typeface of our packages cut down to these characters, as web pages load it (`woff2`) or as other programs read it
 * (`sfnt`, which is TrueType). For pages it has no hints for coarse screens, which are a third of it, and of its
 * features only what they use: kerning, and figures of one width.
 * @param file below @fontsource: "barlow/files/barlow-latin-400-normal"
 */
export async function cutFace(file: string, characters: string, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)));
  const lean = targetFormat === 'woff2' && { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern', 'tnum'] };
  return subsetFont(whole, characters, { targetFormat, ...lean });
}

/** All characters from one code point to another. */
export const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
