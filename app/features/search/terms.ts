import { termsApart } from '#domain/language.ts';

/** Small letters without accents and apostrophes: "¿Cuánto?" is "¿cuanto?". Shot "7 1/2" and "7½" are "7.5". */
export const plainLetters = (text: string): string =>
  text
    .replace(/(?:(\d+) ?)?([¼½¾])|(\d+)[ -]([1357]\/[248])\b/g, (_, ...[ofSign, sign, ofPair, pair]: string[]) =>
      String(Number(ofSign ?? ofPair ?? 0) + fractionOf(sign ?? pair ?? '')),
    )
    .normalize('NFKD')
    .toLowerCase()
    // "She'll" is no shell.
    .replace(/\b(i|you|he|she|we|they|it)['’]ll\b/g, '$1 will')
    .replace(/\p{M}|['’]/gu, '');

function fractionOf(part: string): number {
  const [over = 1, under = 1] = part.normalize('NFKD').split(/[/⁄]/).map(Number);
  return over / under;
}

/** Words in small letters, without accents. "9 mm" and "7.62x39" are one word, a phone number is three. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .replace(/(\d):00(?= ?[ap]\.?m)/g, '$1')
    // "A.P. rounds", "F.S.C.".
    .replace(/\b(?:[a-z]\.){2,}/g, (text) => `${text.replaceAll('.', '')} `)
    // "762x39" is "7.62x39", and "57x28" is "5.7x28".
    .replace(/\b([5-7])(?=\d{2}x\d\d|[57]x(?:28|55))/g, '$1.')
    .replace(/(\d) (mm|am|pm|acp|lr|ga)\b/g, '$1$2')
    .replace(/\b(?:(ar) ?-? ?(15|10|9)|(ak) ?-? ?(47|74)|(m) ?-? ?(855|856|4|16|1a))\b/g, (text) =>
      text.replace(/[ -]/g, ''),
    )
    .replace(/\b1?(\d{3})(\d{3})(\d{4})\b/g, '$1 $2 $3')
    .match(/\d+(?:\.\d+)?[\p{L}\p{N}]*|[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];

/** Words come again and again; but what a server is asked never ends. */
const mostRemembered = 20_000;

/** What a function says of a word, found once. */
export function remembered(of: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const found = of(word);
    known.set(word, found);
    return found;
  };
}

/**
 * Glasses are not glass, mags (magazines) no magnum, what is plated no plate, training takes no train, "closed due to
 * rain" is about no dues, and "cuetes" are fireworks and no gun.
 */
const unlike: ReadonlySet<string> = new Set(['glasses', 'mags', 'training', 'plated', 'dues', 'cuetes']);

/** What other forms of a word share: "prices" and "pricing" are both "pric". Endings but -s follow four letters. */
export const stemOf = remembered((word: string): string => {
  if (unlike.has(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^isu])s$/, '$1');
  const stem = singular.replace(/(?:ing|ed|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  const hasVowel = (text: string) => /[aeiouy]/.test(text);
  if (stem.length > 3 && hasVowel(stem)) return stem;
  return singular.length > 2 && hasVowel(singular) ? singular : word;
});

export const stemsIn = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(stemOf));

/** How many words are shown, and how many of them may stand before the first that was looked for. */
const shown = 40;
const before = 26;
const context = 6;

/** `at`: its place among the words and signs of the text. `isTerm`: whether it is between « and ». */
export type Piece = { text: string; at: number; isHit: boolean; isTerm: boolean };

/** `hits`: the stems that match what was typed. */
type Place = { title: string; text: string; hits: readonly string[] };

/** The part of a place's text around the hits, or its beginning where its title has them. */
export function excerptOf({ title, text, hits }: Place): Piece[] {
  const inPieces = (words: string) =>
    splitWords(words).map(({ text, isWord, isTerm }, at) => ({
      text,
      at,
      isTerm,
      isHit: isWord && wordsOf(text).some((word) => hits.includes(stemOf(word))),
    }));
  const all = inPieces(text);
  const first = inPieces(title).some(({ isHit }) => isHit) ? 0 : all.findIndex(({ isHit }) => isHit);
  const gap = (from: number) => all.findIndex(({ text }, at) => at >= from && /\s/.test(text));
  const start = first < 2 * before ? 0 : gap(first - 2 * context) + 1;
  const last = gap(start + 2 * shown);
  const end = last < 0 ? all.length : last;
  const pieces: Piece[] = start > 0 ? [{ text: '… ', at: -1, isHit: false, isTerm: false }] : [];
  for (const piece of all.slice(start, end)) {
    const previous = pieces.at(-1);
    if (previous && !previous.isHit && !piece.isHit && previous.isTerm === piece.isTerm) previous.text += piece.text;
    else pieces.push(piece);
  }
  if (end < all.length) pieces.push({ text: ' …', at: end, isHit: false, isTerm: false });
  return pieces;
}

/** Words and what is between them, in turns, each within a term or outside: the signs « and » are outside. */
const splitWords = (text: string): { text: string; isWord: boolean; isTerm: boolean }[] =>
  termsApart(text).flatMap((part, order) =>
    part
      .split(/([\n\r\p{Z}\p{P}]+)/u)
      .map((piece, index) => ({ text: piece, isWord: index % 2 === 0, isTerm: order % 2 === 1 }))
      .filter((piece) => piece.text !== ''),
  );
