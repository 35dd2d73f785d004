/** The PDFs below /documents/: generated ones, and the club's own in content/documents. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Html } from './html.server.ts';
import { renderInline } from './markdown.server.ts';
import { slugOf } from './schema/text.ts';
import type { Data } from './schemas.server.ts';
import { ContentError, fileNames } from './source.server.ts';

/** Made by scripts/build/documents. A document of the club with the same name replaces it. */
export const generatedDocuments = [
  'youth-permission-and-release.pdf',
  'safety-rules.pdf',
  'visitor-card.pdf',
  'visitor-card-es.pdf',
] as const;
export const youthFormFile = generatedDocuments[0];

const megabyte = 1_000_000;
/** In MB. Browsers save the generated documents for offline use. */
const heaviest = (name: string) => (isGenerated(name) ? 0.5 : 5);
/** The same in Spanish, where the site makes one: "visitor-card-es.pdf" for "visitor-card.pdf". */
export function inSpanish(name: string): string | undefined {
  const other = name.replace(/\.pdf$/, '-es.pdf');
  return isGenerated(other) ? other : undefined;
}

export const isGenerated = (name: string): boolean => generatedDocuments.some((one) => one === name);

/** The file names in content/documents. Throws a {@link ContentError} with every file that can't be served. */
export function readDocuments(folder: string): string[] {
  if (!existsSync(path.join(folder, 'documents'))) return [];
  const names = fileNames(folder, 'documents').filter((name) => !name.startsWith('.') && name !== 'README.md');
  const problems = names.flatMap((name) => {
    const wrong = problemOf(name, path.join(folder, 'documents', name));
    return wrong ? [`content/documents/${name}  This file ${wrong[0]}\n    Here goes: ${wrong[1]}`] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return names;
}

function problemOf(name: string, file: string): [message: string, allowed: string] | undefined {
  if (!/\.pdf$/i.test(name)) return ['is not a PDF', 'PDF files only: "Save as PDF" in most programs'];
  const fitting = `${slugOf(name.slice(0, -4)) || 'document'}.pdf`;
  if (name !== fitting) return ['has a name that no address can have', `the same file under the name ${fitting}`];
  const bytes = readFileSync(file);
  if (!bytes.subarray(0, 1024).includes('%PDF-'))
    return ['cannot be read as a PDF', 'the file as the program that made it saves it as PDF'];
  if (bytes.length <= heaviest(name) * megabyte) return undefined;
  const size = `${(bytes.length / megabyte).toFixed(1)} MB, and ${heaviest(name)} MB are allowed`;
  return [`has ${size}`, 'a smaller PDF: "Reduce file size" in most programs'];
}

export function youthFormRules({
  rules,
  youthForm: { rules: chosen },
}: Pick<Data, 'rules' | 'youthForm'>): { id: string; title: string; rules: readonly Html[] }[] {
  const universal = rules.universal.map(({ title }) => renderInline(`${title}.`));
  const groups = chosen.groups.flatMap((id) => rules.groups.filter((group) => group.id === id));
  return [
    { id: 'universal', title: chosen.universal, rules: universal },
    ...groups.map(({ id, title, rules: list }) => ({ id, title, rules: list.map(({ text }) => text) })),
  ];
}
