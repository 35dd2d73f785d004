/** How the search parses the words by which facts are asked for. */
import { createMatcher, type Phrase } from '#app/features/search/match.ts';
import { wordsOf } from '#app/features/search/terms.ts';
import type { SearchKnowledge } from '#domain/search.ts';

/** Phrases with the same key match the same queries. */
const keyOf = ({ stems, isExact, isInOrder }: Phrase<unknown>): string =>
  isExact ? `"${stems.join(' ')}"` : (isInOrder ? stems : stems.toSorted()).join(' ');

/** The phrases in the search's order, with those of each fact together. */
const phrasesIn = (source: SearchKnowledge) => createMatcher({ ...source, known: [] }).phrases;

/** Phrases of several facts that match the same queries, as they are written: only the first fact could answer. */
export function sharedPhrases(source: SearchKnowledge): string[][] {
  const written = source.facts.flatMap(({ asked }) => asked);
  const all = phrasesIn(source).map((phrase, at) => ({ phrase, text: (written[at] ?? '').replace(/^"/, '') }));
  return [...Map.groupBy(all, ({ phrase }) => keyOf(phrase)).values()]
    .filter(([first, ...others]) => others.some(({ phrase }) => phrase.fact !== first?.phrase.fact))
    .map((same) => same.map(({ text }) => text));
}

/**
 * Removes phrases that match no more than another one of the same fact, because every phone downloads them. A phrase
 * with a word form of its own stays, because typing errors are corrected to it.
 */
export function withoutRepeated(source: SearchKnowledge): SearchKnowledge {
  const keys = Map.groupBy(phrasesIn(source), ({ fact }) => fact);
  const count = new Map<string, number>();
  for (const word of [...source.facts.flatMap(({ asked }) => asked), ...source.words.flat()].flatMap(wordsOf))
    count.set(word, (count.get(word) ?? 0) + 1);
  const facts = source.facts.map((fact) => {
    const each = keys.get(fact)?.map(keyOf) ?? [];
    const asked = fact.asked.filter((phrase, at) => {
      const words = wordsOf(phrase);
      const isRepeated = each.indexOf(each[at] ?? '') < at && words.every((word) => (count.get(word) ?? 0) > 1);
      if (isRepeated) for (const word of words) count.set(word, (count.get(word) ?? 0) - 1);
      return !isRepeated;
    });
    return { ...fact, asked };
  });
  return { ...source, facts };
}
