import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { sharedPhrases } from './asked-phrases.ts';
import { searchSource } from './search-facts.ts';

/** @throws {ContentError} if several facts are asked for by the same words, because only one of them could answer */
export function checkAsked(contentDir: string, content: Content): void {
  const problems = (['en', 'es'] as const).flatMap((language) =>
    sharedPhrases(searchSource(content, language, [])).flatMap((stems) =>
      problemsOf(contentDir, stems.replaceAll('"', '').split(' ')),
    ),
  );
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);
}

/** The places under `asked` that have these words; only their stems are known. */
function problemsOf(contentDir: string, stems: readonly string[]): string[] {
  const told = (at: string, words: string) =>
    `${at}  This entry asks for a fact by “${words}”, and so does another fact: only one of them could answer\n    You typed: ${words}\n    Here goes: words that ask for this fact alone; leave these out in one of the two`;
  const places = globSync('{*.yaml,pages/*.md}', { cwd: contentDir }).flatMap((file) =>
    askedIn(readFileSync(path.join(contentDir, file), 'utf8')).flatMap(({ line, phrases }) =>
      phrases
        .filter((phrase) => hasStems(phrase, stems))
        .map((phrase) => told(`content/${file.replaceAll(path.sep, '/')}:${line}`, phrase)),
    ),
  );
  return places.length > 0 ? places : [told('content/', stems.join(' '))];
}

function askedIn(text: string): { line: number; phrases: string[] }[] {
  let outer: number | undefined;
  return text.split('\n').flatMap((row, index) => {
    const indent = row.search(/\S/);
    if (indent >= 0 && outer !== undefined && indent <= outer) outer = undefined;
    const isIn = outer !== undefined;
    if (/^\s*(?:- )?asked:/.test(row)) outer = indent;
    else if (!isIn) return [];
    const phrases = row.replace(/^.*?(?:en|es|asked): *(?:>-)?/, '').split(/\s*[,{}"]\s*/);
    return [
      {
        line: index + 1,
        phrases: phrases
          .map((one) => one.trim().replace(/^(?:en|es): */, ''))
          .filter((one) => one !== '' && !one.startsWith('role:')),
      },
    ];
  });
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function hasStems(phrase: string, stems: readonly string[]): boolean {
  const words = plain(phrase).split(/\s+/);
  return stems.every((stem) => words.some((word) => word.startsWith(plain(stem))));
}
