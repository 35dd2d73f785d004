import path from 'node:path';
import { expect, test } from 'vitest';
import { pairsOf, stampsFor, unconfirmed, unconfirmedWords } from './translated-words.ts';

const listing = `opens
  Opens today.
  Abre hoy.

  Opens Sunday.
  Abre el domingo.

price.free
  free
  gratis
`;
const stamps = stampsFor(listing);
const after = (was: string, is: string) =>
  unconfirmed(listing.replace(was, is), stamps).map(({ key, change }) => `${key}: ${change}`);

test('an English sentence that is reworded above its old Spanish is named, and the other way around', () => {
  expect(after('Opens today.', 'Opens at noon.')).toEqual(['opens: the English changed']);
  expect(after('gratis', 'sin costo')).toEqual(['price.free: the Spanish changed']);
  expect(after('Opens today.\n  Abre hoy.', 'Opens at noon.\n  Abre a mediodía.')).toEqual(['opens: new']);
});

test('a new message is named until it is confirmed, and what is no longer said as well', () => {
  expect(after('price.free', 'price.none')).toEqual(['price.none: new', 'price.free: no longer said']);
  expect(after('  Opens today.\n  Abre hoy.\n\n', '')).toEqual(['opens: no longer said']);
});

test('a message needs both languages', () => {
  expect(() => pairsOf(listing.replace('  gratis\n', ''))).toThrow('price.free');
  expect(() => pairsOf(listing.replace('gratis', ''))).toThrow('price.free');
});

test('where a sentence is in the list does not matter, and what was confirmed is not named', () => {
  const [opens = '', price = ''] = listing.split(/(?=price)/);
  expect(unconfirmed(`${price}\n${opens}`, stamps)).toEqual([]);
});

test('all Spanish of words/ was confirmed for its English: npm run translations -- --stamp words', () => {
  expect(unconfirmedWords(path.resolve('.'))).toEqual([]);
});
