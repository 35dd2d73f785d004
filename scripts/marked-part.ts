import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const readme = path.resolve(import.meta.dirname, '..', 'README.md');

/** Writes what `npm run COMMAND` found into the README, between its marks. @throws where there are none */
export async function writeToReadme(command: string, found: string): Promise<void> {
  const marked = new RegExp(`(<!-- npm run ${command} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  const text = await readFile(readme, 'utf8');
  if (!marked.test(text)) throw new Error(`The README has no place for what npm run ${command} found.`);
  await writeFile(
    readme,
    text.replace(marked, (_, start: string, end: string) => `${start}${found}${end}`),
  );
}
