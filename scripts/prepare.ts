/**
 * Makes what the pages are built from and what is not in the repository: cut fonts, pictures in every size, the mark,
 * the documents. Everything is cached by content, so a second run costs little.
 */
import path from 'node:path';
import { readContent } from '#content/load.server.ts';
import { buildFonts } from './fonts/build.ts';
import { buildImages } from './images/build.ts';
import { sceneDrawings } from './images/drawings.ts';
import { buildMark } from './mark/build.ts';
import { buildDocuments } from './pdf/build.ts';

export async function prepare(root: string, log: (line: string) => void): Promise<void> {
  // A mistake in the content is told before any picture is drawn.
  const content = readContent(path.join(root, 'content'));
  await buildFonts(root);
  await buildDocuments({ root, log, content });
  await buildImages({ root, log });
  await buildMark({ root, log, name: content.site.name, card: socialCard() });
}

function socialCard() {
  const card = sceneDrawings().find((scene) => scene.id === 'social-card');
  if (!card) throw new Error('The scenes lack social-card, which link previews show.');
  return card;
}

if (process.argv[1] === import.meta.filename) {
  await prepare(path.resolve(import.meta.dirname, '..'), (line) => process.stdout.write(`${line}\n`));
}
