/** Generates the documents that visitors print from the pages' content. The same content gives the same bytes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedDocuments } from '#content/documents.server.ts';
import type { Content } from '#content/load.server.ts';
import { withoutMarks } from '#app/features/language/english-texts.server.ts';
import { safetyRules } from './safety-rules.ts';
import { visitorCard } from './visitor-card.ts';
import { youthForm } from './youth-form/form.ts';

type Build = {
  folder: string;
  log: (line: string) => void;
  content: Content;
};

/** Generates the documents that the club doesn't replace. Throws a ContentError if a text doesn't fit its pages. */
export async function buildDocuments({ folder, log, content }: Build): Promise<void> {
  const started = performance.now();
  await mkdir(folder, { recursive: true });
  const make: Record<(typeof generatedDocuments)[number], () => Promise<Buffer>> = {
    'youth-permission-and-release.pdf': () => youthForm(content),
    'safety-rules.pdf': () => safetyRules(content),
    'visitor-card.pdf': () => visitorCard(content),
    'visitor-card-es.pdf': () => visitorCard(withoutMarks({ ...content, ...content.spanish })[0], 'es'),
  };
  const sizes: string[] = [];
  for (const name of generatedDocuments) {
    if (content.documents.includes(name)) continue;
    const bytes = await make[name]();
    await writeFile(path.join(folder, name), bytes);
    sizes.push(`${name} ${Math.ceil(bytes.length / 1000)} kB`);
  }
  log(`documents: ${sizes.join(', ')}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
