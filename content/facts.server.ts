/** Facts that a text states or quotes: numbers in digits or words, and `{{…}}`. */
import type { Language } from '#domain/language.ts';

/** From 2, because "one" and "uno" are usually articles. */
const numbers: Readonly<Record<Language, readonly string[]>> = {
  'en-US':
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
      ' ',
    ),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
};

/** The number of "two" or "dos"; undefined for other words. Spanish may quote an English name: «five stand». */
export function numberOfWord(word: string, language: Language): string | undefined {
  const place = numbers[language].indexOf(word.toLowerCase());
  if (place >= 0) return String(place + 2);
  return language === 'es' ? numberOfWord(word, 'en-US') : undefined;
}

/**
 * Link targets, anchors, and names with numbers: coaching of one by one, the English name of a road behind its Spanish
 * one, and the youth form, which is for ages 7 to 20.
 */
const names =
  /\]\([^)]*\)|\{#[^}]*\}|(?<!\d)1:1(?!\d)|(?<=carretera (\d+) )\(highway \1\)|(?:formulario|permiso(?: y exención)?) para menores de 21 años/
    .source;
const facts = new RegExp(`${names}|(\\{\\{[^}]*\\}\\}|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.:]\\d+)?|\\p{L}+)`, 'giu');

export type Fact = { fact: string; words: string; index: number };

/** In the order of the text; each with its words there. */
export function factsIn(text: string, language: Language): Fact[] {
  return [...text.matchAll(facts)].flatMap(({ 2: words, index }) => {
    if (words === undefined) return [];
    const fact = words.startsWith('{')
      ? words.replace(/\{\{\s*(?:es\.)?/, '{{').replace(/\s*\}\}/, '}}')
      : /^\d/.test(words)
        ? words.replaceAll(',', '').replace(/:00$/, '')
        : numberOfWord(words, language);
    return fact === undefined ? [] : [{ fact, words, index }];
  });
}
