/** How the search reads words, in pages and in what visitors type. */

/**
 * The words of a text in lower case, without accents and signs: phones type "cuanto" for "cuánto". A number and its
 * unit are one word ("9 mm" is "9mm", "9:00 AM" is "9am"), and a phone number is three.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/(\d):00(?= ?[ap]\.?m)/g, '$1')
    .replace(/(\d) (mm|am|pm|acp|lr|ga)\b/g, '$1$2')
    .replace(/\b1?(\d{3})(\d{3})(\d{4})\b/g, '$1 $2 $3')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What other forms of an English word share: "prices" and "pricing" are both "pric". Never under three letters. */
export function stemOf(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/([^isu])s$/, '$1');
  const stem = singular.replace(/(?:ing|ed|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  return [stem, singular].find((short) => /.../.test(short) && /[aeiouy]/.test(short)) ?? word;
}
