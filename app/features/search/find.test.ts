import { describe, expect, test } from 'vitest';
import type { SearchPlace } from '#domain/search.ts';
import { excerptOf } from './excerpt.ts';
import { createFinder } from './find.ts';

const place = (to: string, title: string, text: string): SearchPlace => ({ page: 'A page', title, to, text });

const find = createFinder({
  places: [
    place('/a', 'Refunds', 'Ask about your parking before you pay.'),
    place('/b', 'Parking', 'There is room for every car.'),
    place('/c', 'Trailers', 'Parking a trailer: ask first. Parking for trucks, too.'),
    place('/d', 'Juniors', 'A junior comes with a parent.'),
    place('/e', 'Calibers', 'Nothing in .50 BMG, and $35 a day.'),
  ],
  words: [{ typed: ['kid', 'kids'], means: ['junior'] }],
  nothing: { text: 'Nothing.', es: 'Nada.', call: { label: 'Call', es: 'Llame', to: 'tel:1' } },
});
const tos = (query: string) => find(query).map(({ to }) => to);

describe('what is found', () => {
  test.each([
    ['names before texts', 'parking', ['/b', '/c', '/a']],
    ['what has all of the words before what has some', 'trailer parking', ['/c', '/b']],
    ['the beginning of a word', 'trail', ['/c']],
    ['a word with a mistake', 'calibres', ['/e']],
    ['what a word means', 'can I bring my kids?', ['/d']],
    ['numbers as they are', '50 bmg', ['/e']],
    ['a question’s own words, where there are no others', 'where is it', ['/b']],
    ['nothing, of nothing', '  ?! ', []],
    ['nothing, of what is nowhere', 'zeppelin', []],
  ])('%s', (_, query, expected) => {
    expect(tos(query).slice(0, 3)).toEqual(expected);
  });

  test('of a text without end the beginning counts', () => {
    expect(tos(`parking ${'x'.repeat(100_000)} juniors`)).toEqual(['/b']);
  });
});

describe('an excerpt', () => {
  const text = `${'One two three four five six seven eight nine ten. '.repeat(4)}The parking is here. ${'And so on. '.repeat(30)}`;

  test('shows the words around what was looked for, and marks it', () => {
    const pieces = excerptOf({ title: '', text, hits: ['parking'] });
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(['parking']);
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^… seven eight nine ten\. The parking is here.* …$/);
  });

  test('shows the beginning where the name was found: it answers to that', () => {
    expect(excerptOf({ title: 'Name', text: 'Short.', hits: ['name'] })).toEqual([
      { text: 'Short.', at: 0, isHit: false },
    ]);
    expect(excerptOf({ title: 'Where is parking?', text, hits: ['parking'] })[0]?.text).toMatch(/^One two three/);
  });
});
