/**
 * `npm run checklist`: everything that must still be settled before the site may go live, with file and line. Exits
 * with 1 until there is nothing left.
 *
 * Three kinds of mark are read: a comment `# provisional: why` behind a value, `counselReview: pending` in the front
 * matter of a legal text, and pictures that are still illustrations.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

export type Item = { file: string; line: number; what: string };

/** Reads a project's content folder and lists what is provisional, in the order of files and lines. */
export function openItems(root: string): Item[] {
  const folder = path.join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file) && path.basename(file) !== 'README.md')
    .toSorted();
  return [...files.flatMap((file) => marksIn(folder, file)), ...illustrations(folder)];
}

function marksIn(folder: string, file: string): Item[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const at = { file: `content/${file.replaceAll(path.sep, '/')}`, line: index + 1 };
    // A comment of its own explains the mark; only one behind a value is one.
    const provisional = /^\s*[^#\s].*#\s*provisional:\s*(.+)$/.exec(text)?.[1];
    if (provisional) return [{ ...at, what: provisional }];
    if (/^counselReview:\s*pending\b/.test(text))
      return [{ ...at, what: 'the review of this text by the club’s counsel' }];
    return [];
  });
}

function illustrations(folder: string): Item[] {
  const source = readFileSync(path.join(folder, 'images.yaml'), 'utf8');
  const photos = new Set(readdirSync(path.join(folder, 'images')).map((file) => path.parse(file).name));
  const lines = source.split('\n');
  return (
    Object.keys(parse(source) as Record<string, unknown>)
      // The range map is a drawing by nature.
      .filter((id) => !photos.has(id) && id !== 'range-map')
      .map((id) => ({
        file: 'content/images.yaml',
        line: lines.findIndex((text) => text.startsWith(`${id}:`)) + 1,
        what: `a photograph for "${id}": drop it at content/images/${id}.jpg`,
      }))
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const items = openItems(path.resolve(import.meta.dirname, '..'));
  for (const { file, line, what } of items) process.stdout.write(`${file}:${line}  ${what}\n`);
  process.stdout.write(
    items.length === 0
      ? 'Nothing is provisional. The site may go live.\n'
      : `\n${items.length} things are still provisional.\n`,
  );
  process.exitCode = items.length === 0 ? 0 : 1;
}
