/**
 * Finds the facts that a query asks for, by the words in which visitors ask for them.
 * Over 200 lines: one closure over the words, which read, correct, weigh and find phrases.
 */
import type { Language } from '#domain/language.ts';
import type { SpanishVerbs } from '#domain/search.ts';
import { createCorrector, mistakes } from './correct.ts';
import { spellOut } from './spelling.ts';
import { createVerbReader } from './spanish-verbs.ts';
import { remembered, stemOf, wordsOf } from './terms.ts';

export type Phrase<Fact> = {
  fact: Fact;
  /** Canonical stems: in this order without a gap if `isExact`, otherwise anywhere in the query. */
  stems: readonly string[];
  isExact: boolean;
  /** "Gun doesn't" is another question than "no gun". */
  isInOrder: boolean;
  weight: number;
};

export type Match<Fact> = {
  fact: Fact;
  /** The positions of its words in the query. */
  at: readonly number[];
};

export type Matched<Fact> = {
  /** None is within another. */
  matches: readonly Match<Fact>[];
  /** Words that no match explains. `strange`: those of them that the site doesn't have. */
  unexplained: readonly string[];
  strange: readonly string[];
  /** Unexplained words that may be of another thing: no numbers, and none that go with anything. */
  foreign: readonly string[];
  /** The words of the query that tell something, typing errors corrected. */
  telling: readonly string[];
  /** All words of the query, typing errors corrected; and what each stands for. */
  words: readonly string[];
  stems: readonly string[];
};

type MatcherOptions<Fact> = {
  language: Language;
  facts: readonly Fact[];
  /** Words that mean the same; the first stands for the others. */
  words: readonly (readonly string[])[];
  /** Words of the site: they are never taken for typing errors. */
  known: Iterable<string>;
  /** Everyday words that are never taken for typing errors, either, although the site lacks them. */
  ordinary: readonly string[];
  /** Words that tell no fact from another: a phrase with one other at most is looked for with all its words. */
  noise: readonly string[];
  /** What is typed in short, and what it means. */
  short: Readonly<Record<string, string>>;
  /** Words that go with anything. */
  light: readonly string[];
  verbs?: SpanishVerbs;
  /** What may be brought: beside it, a word with a typing error may be what matters. */
  isThing?: (fact: Fact) => boolean;
};

/** A word with a mistake and at least so many letters means what it is corrected to, beside any other word. */
const clearLetters = 6;

/** Makes a matcher. It corrects a word with a typing error only if the site and the facts don't have the word. */
export function createMatcher<Fact extends { asked: readonly string[] }>(options: MatcherOptions<Fact>) {
  const noise: ReadonlySet<string> = new Set(options.noise);
  const short = new Map(Object.entries(options.short));
  const everyday = new Set(options.ordinary.map(stemOf));
  const isSpanish = options.language === 'es';
  const infinitiveOf = options.verbs && createVerbReader(options.verbs);
  const rootOf = infinitiveOf ? remembered((word) => stemOf(infinitiveOf(word))) : stemOf;
  // Other forms of words that tell nothing tell nothing of another thing, either: "visits".
  const goesWithAnything: ReadonlySet<string> = new Set([...options.light, ...noise].map(rootOf));
  const anyway = isSpanish ? /.{3}mente$/ : /.{4}ly$/;
  const isForeign = (word: string): boolean =>
    !/^\d/.test(word) &&
    !anyway.test(word) &&
    !goesWithAnything.has(rootOf(word)) &&
    !goesWithAnything.has(canonical(word));
  const isNoise = (word: string): boolean => noise.has(word);
  const groups = options.words.map((group) => group.map((one) => wordsOf(one)));
  const standsFor = new Map(
    groups.flatMap(([first = [], ...others]) =>
      others.filter(({ length }) => length === 1).map((one) => [rootOf(one[0] ?? ''), rootOf(first[0] ?? '')]),
    ),
  );
  const phrasesOfGroups = groups.flatMap(([first = [], ...others]) =>
    others.filter(({ length }) => length > 1).map((words) => ({ words: words.map(rootOf), first: first[0] ?? '' })),
  );
  const canonical = (word: string): string => standsFor.get(rootOf(word)) ?? rootOf(word);

  /** The words of a text, with phrases like "how much" replaced by the word that they mean. */
  function read(text: string): string[] {
    let words = spellOut(wordsOf(text), short, isSpanish);
    let roots = words.map(rootOf);
    for (const { words: phrase, first } of phrasesOfGroups) {
      const [[at] = []] = roots.includes(phrase[0] ?? '') ? runsIn(roots, [...roots.keys()], phrase) : [];
      if (at === undefined) continue;
      words = [...words.slice(0, at), first, ...words.slice(at + phrase.length)];
      roots = words.map(rootOf);
    }
    return words;
  }

  const phrases: Phrase<Fact>[] = options.facts.flatMap((fact) =>
    fact.asked.map((text) => {
      const words = read(text);
      const telling = words.filter((word) => !isNoise(word));
      const isExact = text.startsWith('"') || (words.length > 1 && telling.length < 2);
      const stems = (isExact || telling.length === 0 ? words : telling).map(canonical);
      return { fact, stems, isExact, isInOrder: stems.some((stem) => /^(?:no|not|1\d|2[01])$/.test(stem)), weight: 0 };
    }),
  );
  const frequency = new Map<string, Set<Fact>>();
  for (const { fact, stems } of phrases)
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? new Set<Fact>()).add(fact));
  const weightOf = (stem: string): number =>
    Math.log(1 + options.facts.length / (frequency.get(stem)?.size ?? 1)) * (isNoise(stem) ? 0.3 : 1);
  for (const phrase of phrases) phrase.weight = phrase.stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const byStem = new Map<string, Phrase<Fact>[]>();
  for (const phrase of phrases) {
    // Found by its rarest word.
    const [rarest = ''] = [...phrase.stems].sort((a, b) => weightOf(b) - weightOf(a));
    byStem.set(rarest, [...(byStem.get(rarest) ?? []), phrase]);
  }

  const vocabulary = new Set([...options.facts.flatMap(({ asked }) => asked.flatMap(wordsOf)), ...groups.flat(2)]);
  // Words that are asked for side by side, by both together: "carsick" is asked for as "car sick".
  const joined = new Map(
    options.facts.flatMap(({ asked }) =>
      asked.flatMap((text) => {
        const words = wordsOf(text);
        return words.slice(1).flatMap((word, at) => {
          const first = words[at] ?? '';
          return first.length > 1 && !isNoise(first) ? [[first + word, [first, word]] as const] : [];
        });
      }),
    ),
  );
  const siteWords = [...options.known];
  const siteStems = new Set(siteWords.map(rootOf));
  const knownStems = new Set([...siteStems, ...[...vocabulary, ...noise].map(rootOf)]);
  const knows = (word: string): boolean => knownStems.has(rootOf(word)) || goesWithAnything.has(rootOf(word));
  const isEveryday = (word: string): boolean => everyday.has(stemOf(word));
  const correct = createCorrector({
    isSpanish,
    knows,
    isEveryday,
    siteWords,
    asked: vocabulary,
    others: [...noise, ...options.light, ...[...joined.keys()].filter(({ length }) => length < 8)],
  });

  const isPart = (word: string): boolean => word.length > 1 && (vocabulary.has(word) || isNoise(word));

  /** "Hwy17", "passonline", "shotgunshels": two words that are written as one. */
  function apart(word: string): readonly string[] {
    if (knows(word) || isEveryday(word)) return [word];
    const [, ...mixed] = /^([a-z]{3,})(\d+)$|^(\d+)([a-z]{3,})$/.exec(word) ?? [];
    const meant = correct(word);
    const parts = joined.get(meant) ?? mixed.filter(Boolean);
    if (parts.length > 0) return parts;
    for (let at = meant === word ? word.length - 2 : 0; at > 2; at--) {
      const [first, second] = [word.slice(0, at), correct(word.slice(at))];
      if (isPart(first) && isPart(second) && (second.length > 3 || isNoise(second))) return [first, second];
    }
    return [word];
  }

  /** The words of pairs by the word before them, and by the root of the one after. */
  const [after, before] = [new Map<string, Paired[]>(), new Map<string, Paired[]>()];
  for (const [order, [first, second]] of [...joined.values()].entries()) {
    after.set(first, [...(after.get(first) ?? []), { order, word: second }]);
    const root = rootOf(second);
    before.set(root, [...(before.get(root) ?? []), { order, word: first }]);
  }

  /** "Share holder" is one word, and "seel core" is asked for with one letter more. */
  const besides = (words: readonly string[]): string[] =>
    words.flatMap((word, at) => {
      const [previous = '', next = ''] = [words[at - 1], words[at + 1]];
      const isOne = (one: string, other: string) => !(knows(one) && knows(other)) && knows(one + other);
      if (next && isOne(word, next)) return word + next;
      if (previous && isOne(previous, word)) return [];
      if (knows(word) || /\d/.test(word)) return word;
      const fewest = isEveryday(word) ? 3 : 2;
      const meant = [...(after.get(previous) ?? []), ...(before.get(rootOf(next)) ?? [])]
        .sort((a, b) => a.order - b.order)
        .find((one) => one.word.length > fewest && mistakes(word, one.word, 2) < 2);
      return meant?.word ?? word;
    });

  /** A guess at what was meant is no evidence beside words of another thing: "tesla modle 3" is about no beer. */
  const match = (query: string): Matched<Fact> => {
    const typed = read(query);
    const whole = typed.flatMap(apart);
    const corrected = whole.map(correct);
    const isUnsure = (word: string, at: number) =>
      word !== whole[at] && !typed.includes(word) && (whole[at] ?? '').length < clearLetters;
    const guesses = new Set(corrected.filter(isUnsure));
    const guessed = matchWords(read(besides(corrected).join(' ')));
    const isGuess = ({ at }: Match<Fact>) => at.every((one) => guesses.has(guessed.words[one] ?? ''));
    const isDoubtful =
      guessed.foreign.length > 0 &&
      guessed.matches.some(isGuess) &&
      !guessed.matches.some((one) => !isGuess(one) && options.isThing?.(one.fact));
    return isDoubtful ? matchWords(typed) : guessed;
  };

  const matchWords = (words: readonly string[]): Matched<Fact> => {
    const stems = words.map(canonical);
    // In a phrase that is looked for anywhere, only words that tell something count.
    const telling = words.map((word, index) => (isNoise(word) ? undefined : stems[index]));
    const saidAt = telling.flatMap((stem, index) => (stem === undefined ? [] : index));
    const found: (Match<Fact> & { weight: number })[] = [];
    for (const phrase of new Set(stems.flatMap((stem) => byStem.get(stem) ?? []))) {
      const runs = runsIn(stems, phrase.isExact ? [...stems.keys()] : saidAt, phrase.stems);
      for (const at of runs.length > 0 || phrase.isExact ? runs : [placesOf(phrase, telling)])
        if (at.every((one) => one >= 0)) found.push({ fact: phrase.fact, at, weight: phrase.weight });
    }
    const matches = found
      .sort((a, b) => b.weight - a.weight)
      .filter(
        (match, index, all) =>
          !all.some(
            (other, otherIndex) =>
              other !== match &&
              match.at.every((one) => other.at.includes(one)) &&
              (other.at.length > match.at.length || (other.fact === match.fact && otherIndex < index)),
          ),
      );
    const explained = new Set(matches.flatMap(({ at }) => at));
    // A word that comes twice, as in "ear pro, eye pro", is explained once.
    const explainedStems = new Set(Array.from(explained, (index) => stems[index]));
    const left = words.filter((word, index) => !explainedStems.has(stems[index]) && !isNoise(word));
    return {
      matches,
      unexplained: left,
      strange: left.filter((word) => !knownStems.has(rootOf(word))),
      foreign: left.filter(isForeign),
      telling: words.filter((word, index) => explained.has(index) || !isNoise(word)),
      words,
      stems,
    };
  };
  return Object.assign(match, {
    knows,
    isEveryday,
    isWord: (word: string) => knows(word) || isEveryday(word),
    phrases,
  });
}

/** One of two words that are asked for side by side, with the pair's place among all. */
type Paired = { order: number; word: string };

/** A place for each stem, in any order unless it matters; -1 for one that is missing. */
function placesOf({ stems, isInOrder }: Phrase<unknown>, words: readonly (string | undefined)[]): number[] {
  const taken: number[] = [];
  for (const stem of stems) {
    const isFree = (index: number) => !taken.includes(index) && (!isInOrder || index > (taken.at(-1) ?? -1));
    taken.push(words.findIndex((word, index) => word === stem && isFree(index)));
  }
  return taken;
}

/** Each run of words at places that follow each other among these. */
const runsIn = (words: readonly string[], places: readonly number[], run: readonly string[]): number[][] =>
  places.flatMap((_, from) =>
    run.every((word, index) => words[places[from + index] ?? -1] === word)
      ? [places.slice(from, from + run.length)]
      : [],
  );
