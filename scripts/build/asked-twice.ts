import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import { withAlternatives } from '#content/schema/asked.ts';
import { ContentError } from '#content/source.server.ts';
import { sharedPhrases } from './asked-phrases.ts';
import { searchSource } from './search-facts.ts';

/** A phrase of an entry. `entry`: where its `asked` is, and `at`: where the phrase is. */
type Place = { entry: string; at: string; phrase: string };

/** @throws {ContentError} if several facts are asked for by the same words, because only one of them could answer */
export function checkAsked(contentDir: string, content: Content): void {
  const shared = (['en', 'es'] as const).flatMap((language) => sharedPhrases(searchSource(content, language, [])));
  if (shared.length === 0) return;
  const all = globSync('{*.yaml,pages/*.md}', { cwd: contentDir })
    .toSorted()
    .flatMap((file) =>
      placesIn(`content/${file.replaceAll(path.sep, '/')}`, readFileSync(path.join(contentDir, file), 'utf8')),
    );
  const found = shared.map((phrases) => {
    const places = all.filter(({ phrase }) => phrases.includes(phrase));
    return places.length > 0 ? places : phrases.map((phrase) => ({ entry: '', at: 'content/', phrase }));
  });
  // Many words of the same entries are one mistake.
  const byEntries = Map.groupBy(found, (places) => [...new Set(places.map(({ entry }) => entry))].join());
  throw new ContentError([...byEntries.values()].map(problemOf));
}

const mostQuoted = 5;

function problemOf(found: readonly (readonly Place[])[]): string {
  const firsts = [...new Set(found.map(([first]) => first?.phrase ?? ''))];
  const quoted = firsts.slice(0, mostQuoted).map((phrase) => `“${phrase}”`);
  const more = firsts.length > mostQuoted ? ` and ${firsts.length - mostQuoted} more` : '';
  const [[first, ...others] = []] = found;
  const also = others
    .filter(({ entry }) => entry !== first?.entry)
    .map(({ at, phrase }) => (phrase === first?.phrase || firsts.length > 1 ? at : `${at} by “${phrase}”`));
  return [
    `${first?.at}  This entry asks for a fact by ${quoted.join(', ')}${more}, and so does ${also.join(', ') || 'another fact'}: only one of them could answer`,
    `    You typed: ${first?.phrase}`,
    '    Here goes: words that ask for this fact alone; leave these out in one of the two',
  ].join('\n');
}

/** The phrases of each `asked` in a file. */
const placesIn = (file: string, text: string): Place[] =>
  [...text.matchAll(/^( *)(?:- |.*[{,] )?asked:.*\n(?:\1 .*\n|\n)*/gm)].flatMap(({ 0: block, index }) => {
    const lineAt = (offset: number) => text.slice(0, index + offset).split('\n').length;
    // Keys of equal length, so that each phrase keeps its place.
    const phrases = block.replaceAll(/(?:role: *[\w-]+|[\w-]+:(?= |\n) *(?:>-)?)/g, (key) => ','.padEnd(key.length));
    return [...phrases.matchAll(/[^,{}"]+/g)].flatMap(({ 0: part, index: start }) => {
      const words = part.trim().replaceAll(/\s+/g, ' ');
      const at = `${file}:${lineAt(start + part.search(/\S/))}`;
      return words === ''
        ? []
        : withAlternatives(words).map((phrase) => ({ entry: `${file}:${lineAt(0)}`, at, phrase }));
    });
  });
