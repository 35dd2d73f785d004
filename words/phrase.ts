/** Sentences that may quote the club: its own words keep their language, so that pages can mark it. */
import type { Quote } from '#domain/quote.ts';

/** What matters most of a sentence. */
export type Strong = { strong: readonly (string | Quote)[] };
type Piece = string | Quote | Strong;
export type Phrase = string | readonly Piece[];

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

/** Ends a phrase with a period if it has no end: a Spanish time "4:00 p.m." and a sentence of the club's have one. */
export const ended = (one: Phrase): Phrase => (/[.!?…]$/.test(textOf(one)) ? one : phrase`${one}.`);
export const sentence = (text: string): string => textOf(ended(text));

/** A sentence as a part of a line, without its period; "p.m." keeps the one that it is written with. */
export function unended(one: Phrase): Phrase {
  const pieces = piecesOf(one);
  const last = pieces.at(-1);
  if (typeof last !== 'string' || last.endsWith('.m.')) return one;
  return [...pieces.slice(0, -1), last.replace(/\.$/, '')];
}

/** One after the other in a line, "Trap range closed, Rifle range closed". */
export const inLine = (phrases: readonly Phrase[]): Phrase => joined(phrases.map(unended));

/** Each as a sentence; the last one ends as it does by itself. */
export const inSentences = (phrases: readonly Phrase[]): Phrase =>
  joined([...phrases.slice(0, -1).map(ended), ...phrases.slice(-1)], ' ');

export const joined = (phrases: readonly (Phrase | Quote)[], separator = ', '): Phrase =>
  phrases.flatMap((one, index) => [...(index > 0 ? [separator] : []), ...piecesOf(one)]);
