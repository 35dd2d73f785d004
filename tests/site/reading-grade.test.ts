/**
 * Each page is at most grade 8 by Flesch and Kincaid, over the sentences in <main>. The five legal pages are left out,
 * and so are words that end in no full stop: headings, buttons, items of a list.
 */
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import type { ParsedElement } from '#content/html.server.ts';
import { listedPages } from './built.ts';

const maxGrade = 8;
const legal = ['/terms', '/privacy', '/privacy-request', '/chemical-exposure-notice', '/youth-form/text'];

/** What holds sentences. One of them inside another speaks for itself. */
const blocks = ['p', 'li', 'dd', 'td', 'blockquote', 'figcaption'];

const sentencesOf = (document: ParsedElement): string[] =>
  document
    .all('main')
    .flatMap((main) => main.all(...blocks))
    .filter((block) => block.all(...blocks).length === 0)
    .flatMap(({ text }) => text.replace(/ (?=[.,:;?!](?:\s|$))/g, '').match(/.+?[.?!](?=\s|$)/g) ?? [])
    .map((sentence) => sentence.trim());

/** Numbers and addresses are not words: their syllables depend on who reads them. */
const wordsOf = (sentence: string) => sentence.match(/(?<![\w@.])[A-Za-z][A-Za-z’'-]*(?![\w@])/g) ?? [];

/** The US school grade: Kincaid et al. 1975, "Derivation of new readability formulas for Navy enlisted personnel". */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

// The formula counts English syllables.
const visitorPages = listedPages.filter(
  ({ url, document }) => !legal.includes(url) && document.get('lang') === 'en-US',
);

test.each(visitorPages)('$url', ({ document }) => {
  const sentences = sentencesOf(document);
  expect(sentences.length).toBeGreaterThan(5);
  const hardest = sentences
    .map((sentence) => ({ grade: gradeOf([sentence]), sentence }))
    .toSorted((a, b) => b.grade - a.grade)
    .slice(0, 5);
  expect(gradeOf(sentences), JSON.stringify(hardest, undefined, 1)).toBeLessThanOrEqual(maxGrade);
});
