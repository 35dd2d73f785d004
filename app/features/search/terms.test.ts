import { describe, expect, test } from 'vitest';
import { excerptOf } from './terms.ts';

describe('an excerpt', () => {
  const text = `${'One two three four five six seven eight nine ten. '.repeat(4)}The parking is here. ${'And so on. '.repeat(30)}`;

  test('shows the words around what was looked for, and marks it', () => {
    const pieces = excerptOf({ title: '', text, hits: ['park'] });
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(['parking']);
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^… seven eight nine ten\. The parking is here.* …$/);
  });

  test('shows the beginning where the name was found: it answers to that', () => {
    expect(excerptOf({ title: 'Name', text: 'Short.', hits: ['name'] })).toEqual([
      { text: 'Short.', at: 0, isHit: false, isTerm: false },
    ]);
    expect(excerptOf({ title: 'Where is parking?', text, hits: ['park'] })[0]?.text).toMatch(/^One two three/);
  });
});
