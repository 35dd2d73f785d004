/** Spanish sentences whose facts differ from those of their English: quoted facts, and numbers in digits or words. */
import { type Fact, factsIn, sameFacts } from './facts.server.ts';
import type { Source } from './source.server.ts';
import { hashOf, ledgerFile, type Sentence, shortLived, spanishKeys } from './translation.server.ts';
import { warning } from './warning.server.ts';

const byFact = (one: Fact, other: Fact): number => one.fact.localeCompare(other.fact);

/**
 * One message for each. Not of short-lived sentences, which the schemas compare: dates may be in another order, 1/9 and
 * 9/1. A comment with the hash of the Spanish allows it, so that its next version is compared again.
 */
export const lintFacts = (sources: ReadonlyMap<string, Source>, sentences: readonly Sentence[]): string[] =>
  sentences.flatMap((one) => {
    if (one.state !== 'current' || shortLived.includes(one.file)) return [];
    const { spanish, file } = one;
    if (sameFacts(one.english, spanish)) return [];
    const expected = factsIn(one.english, 'en-US').filter(({ isSure }) => isSure);
    const said = factsIn(spanish, 'es').filter(({ isSure }) => isSure);
    const listed = (all: readonly Fact[]) => all.map(({ fact }) => fact).join(', ') || 'no number';
    const isBeside = one.beside === spanish;
    const source = sources.get(isBeside ? file : ledgerFile(file));
    const wrong = said.find(({ fact }, place) => fact !== expected[place]?.fact);
    const found = source
      ?.texts()
      .find(({ keys, text }) => text.trim() === spanish && isBeside === keys.some((key) => isSpanishKey(key)));
    const row = spanish.slice(0, wrong?.index).split('\n').length - 1;
    const words = found ? (wrong?.words ?? '') : (spanish.trim().split('\n')[row] ?? '');
    const isReordered = listed(said.toSorted(byFact)) === listed(expected.toSorted(byFact));
    const message = `has ${isReordered ? 'the facts of its English in another order' : 'other facts than its English'}: ${listed(said)}, where the English has ${listed(expected)}`;
    const instead =
      expected.length > 0
        ? `the facts of the English, in its order, with {{…}} where it has them: ${listed(expected)}`
        : 'the same without a number';
    return source ? warning(source, found?.keys, words, message, instead, hashOf(spanish)) : [];
  });

const isSpanishKey = (key: string | number): boolean => spanishKeys.some((one) => one === key);
