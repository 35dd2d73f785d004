/**
 * Makes what the pages are built from and what is not in the repository: cut fonts, pictures in every size, the mark,
 * the documents. Everything is cached by content, so a second run costs little.
 */
import path from 'node:path';
import { readContent } from '#content/load.server.ts';
import { buildFonts } from './fonts/build.ts';
import { buildImages } from './images/build.ts';
import { buildMark } from './mark/build.ts';
import { buildDocuments } from './pdf/build.ts';
import { drawRangeMap } from './range-map/drawing.ts';

export async function prepare(root: string, log: (line: string) => void): Promise<void> {
  // A mistake in the content is told before any picture is drawn.
  const content = readContent(path.join(root, 'content'));
  await buildFonts(root);
  await buildDocuments({ root, log, content });
  await buildImages({ root, log, made: [await drawRangeMap(root)] });
  await buildMark({ root, log, name: content.site.name });
}

if (import.meta.main) {
  await prepare(path.resolve(import.meta.dirname, '..'), (line) => process.stdout.write(`${line}\n`));
}
