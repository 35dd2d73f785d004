/** Corrects what a finger or an ear has made of a word, if the site and the facts don't have the word. */
import { largerOf, soundOf } from './spelling.ts';
import { remembered } from './terms.ts';

/** Letters that a typing error changes, leaves out, adds or swaps: at most this many in a word. */
const mistakesIn = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length < 9 ? 1 : 2);

/** In a word of three or four letters two are swapped, "dgo", or one is missing, as {@link lacksLetter} says. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && a.split('').sort().join('') === b.split('').sort().join('');

/** Of words that are as near, letters are rather swapped, as in "pirce", or missing, as in "personl", than too many. */
const likeness = (typed: string, meant: string): number =>
  isSwapped(typed, meant) ? 0.8 : meant.length > typed.length && meant.at(-1) === typed.at(-1) ? 0.4 : 0;

/** "Pas" lacks one of two letters, "evry" a vowel; but never the last one, which Spanish words differ by. */
const lacksLetter = (word: string, whole: string): boolean =>
  whole.length === word.length + 1 &&
  whole[0] === word[0] &&
  whole
    .split('')
    .some(
      (letter, at) =>
        (letter === whole[at - 1] || (/[aeiou]/.test(letter) && at < word.length)) &&
        whole.slice(0, at) + whole.slice(at + 1) === word,
    );

type CorrectorOptions = {
  isSpanish: boolean;
  knows: (word: string) => boolean;
  /** Everyday words are never taken for typing errors, although the site lacks them. */
  isEveryday: (word: string) => boolean;
  siteWords: readonly string[];
  /** What is asked for comes first, and of two words that are as near it is meant. */
  asked: Iterable<string>;
  others: readonly string[];
};

export function createCorrector(options: CorrectorOptions): (word: string) => string {
  const { isSpanish, knows, isEveryday, siteWords, asked, others } = options;
  const correctable = new Set([...asked, ...others]);
  const bySound = new Map(isSpanish ? [...correctable].reverse().map((word) => [soundOf(word), word]) : []);
  // The first letter is hardly ever wrong, and often the difference: slugs, plugs.
  const correctableBy = byLetter(correctable);
  const askedBy = byLetter(asked);
  const siteWordsBy = byLetter(siteWords);

  return remembered((word) => {
    if (knows(word)) return word;
    if (isSpanish) {
      const meant = [bySound.get(soundOf(word)), ...largerOf(word)].find((one) => one !== undefined && knows(one));
      if (meant !== undefined) return meant;
    }
    const [letter = ''] = word;
    const most = mistakesIn(word);
    if (most === 0 || isEveryday(word)) return word;
    let [best, least] = [word, most + 1];
    // What is begun may go on as a word of the site.
    const isBegun = siteWordsBy.get(letter)?.some((other) => other.word.startsWith(word));
    for (const other of (isBegun ? askedBy : correctableBy).get(letter) ?? []) {
      // "Tarcers" is one swap from "tracer", of which only this number is asked for.
      const typed = other.word.length > 5 && !other.word.endsWith('s') ? word.replace(/s$/, '') : word;
      if (Math.abs(other.word.length - typed.length) > most) continue;
      if (word.length < 5 && !isSwapped(word, other.word) && !lacksLetter(word, other.word)) continue;
      // A mistake takes one letter away at most, and adds one.
      if (bitsIn(lettersIn(typed) ^ other.letters) > 2 * most) continue;
      const distance = mistakes(typed, other.word, least + 1) - likeness(typed, other.word);
      if (distance < least) [best, least] = [other.word, distance];
    }
    return best;
  });
}

type Candidate = { word: string; letters: number };

function byLetter(words: Iterable<string>): ReadonlyMap<string, readonly Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const word of words) {
    const [letter = ''] = word;
    const group = groups.get(letter) ?? [];
    group.push({ word, letters: lettersIn(word) });
    groups.set(letter, group);
  }
  return groups;
}

/** A bit for each letter that a word has. */
const lettersIn = (word: string): number =>
  word.split('').reduce((letters, letter) => letters | (1 << (letter.charCodeAt(0) & 31)), 0);

function bitsIn(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

const keyPlaces = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row, y) => Array.from(row, (key, x) => [key, { x, y }] as const)),
);

/** A letter that is typed for its neighbor on the keyboard, or for one that sounds alike: squats are no squads. */
function isSlip(typed = '', meant = ''): boolean {
  const [one, other] = [keyPlaces.get(typed), keyPlaces.get(meant)];
  const isBeside = one && other && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
  return (
    isBeside || ['aeiouy', 'csz', 'bv', 'ckq', 'gj'].some((sound) => sound.includes(typed) && sound.includes(meant))
  );
}

/** Letters changed, added, left out, or swapped with their neighbor between two words; at most `limit`. */
export function mistakes(a: string, b: string, limit: number): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last?.[j - 1] ?? 0) + (isSame ? 0 : isSlip(a[i - 1], b[j - 1]) ? 1 : 2),
        swapped ? (before?.[j - 2] ?? 0) + 1 : limit,
      );
    }
    if (Math.min(...row) >= limit) return limit;
    [before, last] = [last, row];
  }
  return last?.[b.length] ?? limit;
}
