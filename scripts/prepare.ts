/**
 * Makes what the pages need and the repository lacks: fonts, icons, documents, and the names and sizes of the pictures.
 * The caller encodes the pictures, because that takes longest and bundling doesn't depend on it. Everything is cached
 * by content.
 */
import path from 'node:path';
import { readContent } from '#content/load.server.ts';
import { buildFonts } from './build/fonts/fonts.ts';
import { planImages, writeManifest, type PicturePlan } from './build/images/build.ts';
import { buildMark } from './build/icons/build.ts';
import { buildDocuments } from './build/documents/build.ts';
import { drawRangeMap } from './build/range-map/drawing.ts';

export async function prepare(root: string, log: (line: string) => void): Promise<Pick<PicturePlan, 'encode'>> {
  // First, so that content errors are reported before any picture is drawn.
  const content = readContent(path.join(root, 'content'));
  await buildFonts(root);
  await buildDocuments({ root, log, content });
  await buildMark({ root, log, name: content.site.name });
  const { manifest, encode } = await planImages({ root, log, made: [await drawRangeMap(root)] });
  await writeManifest(root, manifest);
  return { encode };
}

if (import.meta.main) {
  const { encode } = await prepare(path.resolve(import.meta.dirname, '..'), (line) =>
    process.stdout.write(`${line}\n`),
  );
  await encode();
}
