/** The changes that visitors see between two builds, from their pages and documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParsedElement, parseHtml } from '#content/html.server.ts';

/** A longer report is a redesign, not an edit. */
const maxChanges = 20;
const maxLines = 6;

type Page = { title: string; lines: readonly string[] };

/** One text for each change, with the paths of its pages; empty if there is no earlier build. */
export function visibleChanges(previous: string, served: string, origin: string): string[] {
  const [before, after] = [pagesIn(previous), pagesIn(served)];
  if (before.size === 0) return [];
  // The same change on several pages is reported once.
  const changes = new Map<string, string[]>();
  for (const [address, page] of after) {
    const old = before.get(address);
    const change = old ? linesOf(old.lines, page.lines) : '  This page is new.';
    if (change) changes.set(change, [...(changes.get(change) ?? []), `${page.title}: ${origin}${address}`]);
  }
  const removed = [...before].filter(([address]) => !after.has(address));
  const texts = [
    ...[...changes].map(([change, pages]) => [...pages.map((page) => `- ${page}`), change].join('\n')),
    ...removed.map(([address, { title }]) => `- ${title}: ${origin}${address}\n  This page was removed.`),
    ...changedDocuments(previous, served, origin),
  ];
  const more = texts.length - maxChanges;
  return more > 0 ? [...texts.slice(0, maxChanges), `- and ${more} more`] : texts;
}

/** "was" and "now" for the lines that differ; empty if none do. */
function linesOf(before: readonly string[], after: readonly string[]): string {
  const gone = without(before, after).map((line) => `  was: ${line}`);
  const added = without(after, before).map((line) => `  now: ${line}`);
  return [...shortened(gone), ...shortened(added)].join('\n');
}

const shortened = (lines: readonly string[]) =>
  lines.length > maxLines ? [...lines.slice(0, maxLines), `  and ${lines.length - maxLines} more lines`] : lines;

/** The lines of one list that the other lacks, or has less often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** The pages of a build by path, with the text between header and footer in lines. */
function pagesIn(build: string): Map<string, Page> {
  return new Map(
    filesIn(path.join(build, 'client'))
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => {
        const page = parseHtml(readFileSync(path.join(build, 'client', file), 'utf8'));
        const [title = ''] = (page.all('title')[0]?.source ?? '').split(' | ');
        const lines = page.all('main').flatMap(sentencesIn);
        return [`/${path.dirname(file).replace(/^\.$/, '')}`, { title, lines }];
      }),
  );
}

const blocks = 'p li h1 h2 h3 h4 dt dd th td summary figcaption'.split(' ');

/** The sentences of an element's headings, paragraphs, entries and cells, each once. */
function sentencesIn(element: ParsedElement): string[] {
  let end = 0;
  const outermost = element.all(...blocks).filter(({ place: { outer } }) => {
    const isInside = outer[0] < end;
    end = Math.max(end, outer[1]);
    return !isInside;
  });
  return outermost.flatMap(({ text }) => text.split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u)).filter(Boolean);
}

function changedDocuments(previous: string, served: string, origin: string): string[] {
  const folder = 'client/documents';
  const read = (build: string, name: string) => {
    const file = path.join(build, folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const names = new Set([previous, served].flatMap((build) => filesIn(path.join(build, folder))));
  return [...names]
    .filter((name) => name.endsWith('.pdf'))
    .flatMap((name) => {
      const [before, after] = [read(previous, name), read(served, name)];
      if (before && after?.equals(before)) return [];
      const what = !after ? 'was removed' : before ? 'has changed' : 'is new';
      return [`- ${origin}/documents/${name}\n  This document ${what}.`];
    });
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : [];
