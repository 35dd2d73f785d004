/** Spanish sentences whose facts differ from those of their English: quoted facts, and numbers in digits or words. */
import { differences, type Fact, factsIn, sameFacts } from './facts.server.ts';
import type { Source } from './source.server.ts';
import { ledgerFile, pairMark, type Sentence, shortLived, spanishKeys } from './translation.server.ts';
import { warning } from './warning.server.ts';

const byFact = (one: Fact, other: Fact): number => one.fact.localeCompare(other.fact);

/** The facts of short-lived sentences may be in another order: they name dates, 1/9 and 9/1. */
function isSame(file: string, english: string, spanish: string): boolean {
  if (!shortLived.includes(file)) return sameFacts(english, spanish);
  const lacking = differences(english, spanish);
  return lacking.english.length === 0 && lacking.spanish.length === 0;
}

/** One message for each. A comment with a hash of both texts allows it: their next version is compared again. */
export const lintFacts = (sources: ReadonlyMap<string, Source>, sentences: readonly Sentence[]): string[] =>
  sentences.flatMap((one) => {
    if (one.state !== 'current') return [];
    const { spanish, file } = one;
    if (isSame(file, one.english, spanish)) return [];
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
    return source ? warning(source, found?.keys, words, message, instead, pairMark(one.english, spanish)) : [];
  });

const isSpanishKey = (key: string | number): boolean => spanishKeys.some((one) => one === key);

/** One line for each comment whose hash is of no sentence any more. Those of short-lived files go with their rows. */
export function unusedMarks(sources: ReadonlyMap<string, Source>, sentences: readonly Sentence[]): string[] {
  const used = new Set(sentences.map((one) => (one.state === 'missing' ? '' : pairMark(one.english, one.spanish))));
  return [...sources].flatMap(([file, source]) =>
    (shortLived.includes(file) ? [] : source.meant.flatMap((meant) => meant.match(/\b[0-9a-f]{8}\b/g) ?? []))
      .filter((mark) => !used.has(mark))
      .map((mark) => `${source.file}  # meant: ${mark}: allows no sentence any more. Delete it`),
  );
}
