/**
 * Each page is easy to read: at most grade 8 by Flesch and Kincaid in English, at least "bastante fácil" on the INFLESZ
 * scale in Spanish, over the sentences in <main>. The five legal pages are left out, and so are words that end in no
 * full stop: headings, buttons, items of a list.
 */
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import type { ParsedElement } from '#content/html.server.ts';
import { listedPages } from './built.ts';

const maxGrade = 8;
/** "Bastante fácil", as primary schools read: as a grade of 8 is "plain English" on Flesch's own scale. */
const minEase = 65;
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
const wordsOf = (sentence: string) => sentence.match(/(?<![\p{L}\p{N}_@.])\p{L}[\p{L}’'-]*(?![\p{L}\p{N}_@])/gu) ?? [];

/** The US school grade: Kincaid et al. 1975, "Derivation of new readability formulas for Navy enlisted personnel". */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Vowels that are written together are one syllable, but for two of a, e, o, and an accented i or u beside one of them
 * (Real Academia Española, Ortografía 2010, I.3.2). An h between vowels parts nothing.
 */
function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
    .replaceAll('h', '');
  const vowels = spoken.match(/[aeiouáéíóúü]/g) ?? [];
  const joins = spoken.match(/(?=[aeiouáéíóúü]{2})(?![aeoáéó]{2}|[íú][aeoáéó]|[aeoáéó][íú])/g) ?? [];
  return Math.max(1, vowels.length - joins.length);
}

/**
 * From 0 to 100, the higher the easier: Szigriszt Pazos 1993, "Sistemas predictivos de legibilidad del mensaje escrito:
 * fórmula de perspicuidad". Its INFLESZ scale: Barrio-Cantalejo et al. 2008,
 * https://doi.org/10.4321/S1137-66272008000300004
 */
function easeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

const visitorPages = listedPages.filter(({ url }) => !legal.includes(url));

test.each(visitorPages)('$url', ({ document }) => {
  const isSpanish = document.get('lang') === 'es';
  const sentences = sentencesOf(document);
  expect(sentences.length).toBeGreaterThan(5);
  const hardness = (some: readonly string[]) => (isSpanish ? -easeOf(some) : gradeOf(some));
  const hardest = sentences
    .map((sentence) => ({ hardness: hardness([sentence]), sentence }))
    .toSorted((a, b) => b.hardness - a.hardness)
    .slice(0, 5);
  const limit = isSpanish ? -minEase : maxGrade;
  expect(hardness(sentences), JSON.stringify(hardest, undefined, 1)).toBeLessThanOrEqual(limit);
});

const counted = `tirador:3 armas:2 registro:3 línea:3 guía:2 pague:2 quién:1 ahora:3 cierre:2 oído:3 muy:1 y:1
  ayuda:3 municiones:4 pingüino:3`;
test.each(counted.split(/\s+/).map((row) => row.split(':')))('%s has %s syllables', (word = '', syllables) =>
  expect(spanishSyllables(word)).toBe(Number(syllables)),
);
