/**
 * Makes the documents that visitors print, from the same content as the pages: the youth form, the safety rules and the
 * visitor card. The site serves them at /documents/. The same content gives the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import { readFaces, readFieldFace } from './fonts.ts';
import { safetyRules } from './safety-rules.ts';
import { visitorCard } from './visitor-card.ts';
import { youthForm } from './youth-form/form.ts';

type Build = {
  /** The folder they are written to. */
  folder: string;
  log: (line: string) => void;
  content: Content;
};

/** Throws a ContentError if a text doesn't fit its pages. */
export async function buildDocuments({ folder, log, content }: Build): Promise<void> {
  const started = performance.now();
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
