/**
 * A Spanish page has the facts of its English one, place by place: prices, hours, ages, distances, counts and phone
 * numbers. content/lint-facts.server.ts compares sentences; what one says is for readers to compare (docs/spanish.md).
 */
import { describe, expect, test } from 'vitest';
import { numberOfWord } from '#content/facts.server.ts';
import type { ParsedElement } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { englishName } from '#content/page.server.ts';
import type { Language } from '#domain/language.ts';
import { pageAt } from './built.ts';

/** "4:00 PM" and "4:00 p.m." are "4p", "1,000" is "1000", "two" and "dos" are "2". */
function factsIn(text: string, language: Language): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/(\d)(?::00)?\s*([ap])\.?m\b\.?/g, '$1$2')
    .replaceAll(':00', '')
    // "1:1 coaching" is no number.
    .replaceAll('1:1', '');
  return new Set(
    [...plain.matchAll(/\d+(?:[.:]\d+)?[ap]?|\p{L}+/gu)].flatMap(([word]) =>
      /\d/.test(word) ? [word] : numberIn(word, language),
    ),
  );
}

function numberIn(word: string, language: Language): string[] {
  const { fact, isSure = false } = numberOfWord(word, language) ?? {};
  return fact !== undefined && isSure ? [fact] : [];
}

/** Names of ranges and roads are in headings, and others in Spanish. */
const blocks = ['p', 'li', 'td', 'dd', 'dt', 'summary'];
const textsIn = (element: ParsedElement): string =>
  element
    .all(...blocks)
    .filter((block) => block.all(...blocks).length === 0)
    .map(({ text }) => text)
    .join('\n');

const { pages } = readContent();
const pairs = [...pages.values()].flatMap(({ name, path, language }) => {
  const english = language === 'es' ? pages.get(englishName(name)) : undefined;
  return english ? [[english.path, path] as const] : [];
});

describe.each(pairs)('%s and %s', (englishUrl, spanishUrl) => {
  const [english, spanish] = [pageAt(englishUrl), pageAt(spanishUrl)].map(({ document }) => document.all('main')[0]);
  const places = (main: ParsedElement | undefined) =>
    (main?.all('section', 'details') ?? []).filter((place) => place.get('id'));

  test('each place has the numbers of the English one', () => {
    const inSpanish = new Map(places(spanish).map((place) => [place.get('id'), factsIn(textsIn(place), 'es')]));
    const lost = places(english).flatMap((place) => {
      const there = inSpanish.get(place.get('id'));
      return [...factsIn(textsIn(place), 'en-US')]
        .filter((fact) => !there?.has(fact))
        .map((fact) => `#${place.get('id')}: ${fact}`);
    });
    expect(lost).toEqual([]);
  });

  test('the first screen has the numbers of the English one, and no others', () => {
    const factsOf = (main: ParsedElement | undefined, language: Language) => {
      const header = main?.all('header')[0];
      return header && [...factsIn(textsIn(header), language)].toSorted();
    };
    expect(factsOf(spanish, 'es')).toEqual(factsOf(english, 'en-US'));
  });

  test('no number is on the Spanish page alone', () => {
    const known = factsIn(english?.text ?? '', 'en-US');
    expect([...factsIn(spanish ? textsIn(spanish) : '', 'es')].filter((fact) => !known.has(fact))).toEqual([]);
  });
});
