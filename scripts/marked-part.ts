import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Writes what `npm run COMMAND` found into a document, between its marks. @throws where there are none */
export async function writeMarked(document: string, command: string, found: string): Promise<void> {
  const file = path.join(root, document);
  const marked = new RegExp(`(<!-- npm run ${command} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  const text = await readFile(file, 'utf8');
  if (!marked.test(text)) throw new Error(`${document} has no place for what npm run ${command} found.`);
  await writeFile(
    file,
    text.replace(marked, (_, start: string, end: string) => `${start}${found}${end}`),
  );
}
