/**
 * Cuts the three typefaces down to the characters of English prose, so that all three together weigh less than
 * one of them whole. Run by the build; writes .generated/fonts/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cutFace, range } from './cut.ts';

const faces = {
  'barlow-400': 'barlow/files/barlow-latin-400-normal',
  'barlow-600': 'barlow/files/barlow-latin-600-normal',
  'barlow-condensed-800': 'barlow-condensed/files/barlow-condensed-latin-800-normal',
};

/** ASCII, the accented letters of names, and the punctuation that the prose uses. */
const characters = `${range(0x20, 0x7e)}\u00a0¿¡«»áéíóúüñÁÉÍÓÚÜÑàâçèêëîïôöäßÖÄ–—‘’“”…•·′″−×°½©®™§`;

/** Writes the cut faces below `root`. */
export async function buildFonts(root: string): Promise<void> {
  const folder = path.join(root, '.generated/fonts');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(faces).map(async ([name, file]) => {
      await writeFile(path.join(folder, `${name}.woff2`), await cutFace(file, characters, 'woff2'));
    }),
  );
}
