/**
 * Makes the documents that visitors print, from the same content as the pages. Writes `.generated/pdf/`, which the site serves at /documents/: youth-permission-and-release.pdf, safety-rules.pdf
 * and visitor-card.pdf. The same content gives the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import { readFaces, readFieldFace } from './fonts.ts';
import { safetyRules } from './safety-rules.ts';
import { visitorCard } from './visitor-card.ts';
import { youthForm } from './youth-form/form.ts';

type Build = {
  /** The repository's folder, or one that looks like it. */
  root: string;
  log: (line: string) => void;
  content: Content;
};

/** Writes all documents anew. Throws a ContentError when a text does not fit its pages. */
export async function buildDocuments({ root, log, content }: Build): Promise<void> {
  const started = performance.now();
  const folder = path.join(root, '.generated/pdf');
  const [faces, fieldFace] = await Promise.all([readFaces(), readFieldFace(), mkdir(folder, { recursive: true })]);
  const documents: Record<string, Buffer> = {
    'youth-permission-and-release.pdf': await youthForm(content, faces, fieldFace),
    'safety-rules.pdf': await safetyRules(content, faces),
    'visitor-card.pdf': await visitorCard(content, faces),
  };
  await Promise.all(Object.entries(documents).map(([name, bytes]) => writeFile(path.join(folder, name), bytes)));
  const sizes = Object.entries(documents).map(([name, bytes]) => `${name} ${Math.ceil(bytes.length / 1000)} kB`);
  log(`documents: ${sizes.join(', ')}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
