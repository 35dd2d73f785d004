/** Sentences that may quote the club: its own words keep their language, so that pages can mark it. */
import type { Phrase, Quote, Strong } from '#domain/quote.ts';

export type { Phrase, Strong };

type Piece = string | Quote | Strong;

const piecesOf = (one: Phrase | Quote | Strong): readonly Piece[] =>
  typeof one === 'string' || 'said' in one || 'strong' in one ? [one] : one;

const isPlain = (piece: Piece): piece is string | Quote => typeof piece === 'string' || 'said' in piece;

export const strong = (one: Phrase): Strong => ({
  strong: piecesOf(one).flatMap((piece) => (isPlain(piece) ? [piece] : piece.strong)),
});

/** A tagged template: phrase`The club says: ${quote}.` */
export const phrase = (texts: TemplateStringsArray, ...values: readonly (Phrase | Quote | Strong)[]): Phrase =>
  texts.flatMap((text, index) => [text, ...piecesOf(values[index] ?? '')]).filter((piece) => piece !== '');

export const textOf = (one: Phrase): string =>
  piecesOf(one)
    .map((piece): string => (typeof piece === 'string' ? piece : 'said' in piece ? piece.said : textOf(piece.strong)))
    .join('');

/** Adds a period unless the phrase ends with one, as the Spanish time "4:00 p.m." and the club's sentences do. */
export const ended = (one: Phrase): Phrase => (/[.!?…]$/.test(textOf(one)) ? one : phrase`${one}.`);
/** A reason, "snow", as a sentence; the club's own words keep their first letter. */
export function asSentence(one: Phrase): Phrase {
  const [first, ...rest] = piecesOf(one);
  return ended(typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : one);
}
export const sentence = (text: string): string => textOf(ended(text));

/** Removes a sentence's period, to use it within a line; the period of "p.m." stays. */
export function unended(one: Phrase): Phrase {
  const pieces = piecesOf(one);
  const last = pieces.at(-1);
  if (typeof last !== 'string' || last.endsWith('.m.')) return one;
  return [...pieces.slice(0, -1), last.replace(/\.$/, '')];
}

/** Joins phrases in a line: "Trap range closed, Rifle range closed". */
export const inLine = (phrases: readonly Phrase[]): Phrase => joined(phrases.map(unended));

/** Joins phrases as sentences; the last one keeps its own end. */
export const inSentences = (phrases: readonly Phrase[]): Phrase =>
  joined([...phrases.slice(0, -1).map(ended), ...phrases.slice(-1)], ' ');

export const joined = (phrases: readonly (Phrase | Quote)[], separator = ', '): Phrase =>
  phrases.flatMap((one, index) => [...(index > 0 ? [separator] : []), ...piecesOf(one)]);
