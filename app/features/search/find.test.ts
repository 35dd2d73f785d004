import { describe, expect, test } from 'vitest';
import type { SearchPlace } from '#domain/search.ts';
import { excerptOf } from './terms.ts';
import { createFinder } from './find.ts';

const place = (to: string, title: string, text: string): SearchPlace => ({ page: 'A page', title, to, text });

const find = createFinder({
  places: [
    place('/a', 'Refunds', 'Ask about your parking before you pay.'),
    place('/b', 'Parking', 'There is room for every car.'),
    place('/c', 'Trailers', 'Parking a trailer: ask first. Parking for trucks, too.'),
    place('/d', 'Juniors', 'A junior comes with a parent.'),
    place('/e', 'Calibers', 'Nothing in .50 BMG, and $35 a day. Call (408) 555-0153.'),
    place('/es', 'Niños', 'Un niño viene con su padre. Una pistola. Parking.'),
  ],
  entries: [
    { typed: ['drone'], to: null },
    { typed: ['9mm', '.22 magnum'], to: '/e' },
    { typed: ['truck'], to: '/a' },
    { typed: ['night drone'], to: '/b' },
  ],
  words: [{ typed: ['kid'], means: ['junior'] }],
  nothing: { en: { text: 'Nothing.', actions: [] }, es: { text: 'Nada.', actions: [] } },
});
const tos = (query: string) => find(query).map(({ to }) => to);

describe('what is found', () => {
  test.each([
    ['names before texts', 'parking', ['/b', '/c', '/a']],
    ['only what has all of the words, where something has', 'trailer parking', ['/c']],
    ['nothing, where nothing has all of the words', 'parking juniors', []],
    ['the beginning of the last word', 'trail', ['/c']],
    ['no other word that begins like a word’s stem', 'cale', []],
    ['other endings of a word', 'parked trailers', ['/c']],
    ['a long word with a mistake', 'calibbers', ['/e']],
    ['nothing by a mistake in a short word', 'parent roam', []],
    ['what a word means', 'can I bring my kids?', ['/d']],
    ['numbers as they are', '50 bmg', ['/e']],
    ['a number without its spaces', '4085550153', ['/e']],
    ['what an entry says, however it is written', '9 MM', ['/e']],
    ['first what an entry says', 'trucks', ['/a', '/c']],
    ['the entry with the longest phrase', 'night drones', ['/b']],
    ['nothing, where an entry says that no page answers', 'can I fly drones over the parking', []],
    ['Spanish by its own words only, with or without accents', 'ninos', ['/es']],
    ['Spanish in the plural', 'pistolas', ['/es']],
    ['nothing, of words the site does not have', 'zeppelin parking', []],
    ['nothing, of nothing', '  ?! ', []],
  ])('%s', (_, query, expected) => {
    expect(tos(query)).toEqual(expected);
  });

  test('only the beginning of an endless text counts', () => {
    expect(tos(`parking ${' '.repeat(100_000)} juniors`)).toEqual(tos('parking'));
  });
});

describe('an excerpt', () => {
  const text = `${'One two three four five six seven eight nine ten. '.repeat(4)}The parking is here. ${'And so on. '.repeat(30)}`;

  test('shows the words around what was looked for, and marks it', () => {
    const pieces = excerptOf({ title: '', text, hits: ['park'] });
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(['parking']);
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^… seven eight nine ten\. The parking is here.* …$/);
  });

  test('shows the beginning where the name was found: it answers to that', () => {
    expect(excerptOf({ title: 'Name', text: 'Short.', hits: ['name'] })).toEqual([
      { text: 'Short.', at: 0, isHit: false },
    ]);
    expect(excerptOf({ title: 'Where is parking?', text, hits: ['park'] })[0]?.text).toMatch(/^One two three/);
  });
});
