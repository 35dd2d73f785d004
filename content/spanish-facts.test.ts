/**
 * A Spanish sentence has the facts of its English one, in the same order: with 18 and 21 swapped, a page would still
 * have both (tests/site/spanish-facts.test.ts compares pages).
 */
import path from 'node:path';
import { expect, test } from 'vitest';
import { numberOfWord } from '#tests/fixtures/number-words.ts';
import { readContent } from './load.server.ts';

/** Sentences that may name more or fewer facts than in English: the page says those elsewhere. */
const others = [
  // The English page says elsewhere who is a junior.
  'prices.yaml prices.annual.details.2',
  'prices.yaml annualBenefits.2',
  // The distance is in a separate line.
  'ranges.yaml ranges.tin-can.name',
  'pages/faq.md description',
  'pages/under-21-rules.md heading',
];

/** Quoted facts, and numbers. */
function factsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    // Removes link targets, ids, and the English name of a road beside its Spanish one.
    .replace(/\]\([^)]*\)|\{#[^}]*\}/g, ' ')
    .replace(/(carretera (\d+)) \(highway \2\)/g, '$1')
    .replaceAll('{{es.', '{{')
    .replace(/(\d),(\d{3})/g, '$1$2')
    // "1:1 coaching" is not a number, nor is the name of the youth form, which is for ages 7 to 20.
    .replaceAll(/1:1|(?:formulario|permiso(?: y exención)?) para menores de 21 años/g, '');
  return [...plain.matchAll(/\{\{[^}]*\}\}|\d+(?:[.:]\d+)?|\p{L}+/gu)].flatMap(([word]) =>
    /[{\d]/.test(word) ? [word] : numberOfWord(word),
  );
}

const { sentences } = readContent(path.resolve('content'));
const pairs = sentences.flatMap((one) =>
  one.state === 'current' ? [{ name: `${one.file} ${one.path}`, ...one }] : [],
);

test('each sentence has the facts of its English one, in their order', () => {
  const told = pairs.filter(({ name }) => !others.includes(name));
  const wrong = told.flatMap(({ name, english, spanish }) => {
    const [expected, said] = [english, spanish].map((text) => factsIn(text).join(' '));
    return expected === said ? [] : [`${name}: ${said}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
  expect(told.filter(({ english }) => factsIn(english).length > 0).length).toBeGreaterThan(200);
});

test('each sentence that may differ still exists', () => {
  const names = new Set(pairs.map(({ name }) => name));
  expect(others.filter((name) => !names.has(name))).toEqual([]);
});
