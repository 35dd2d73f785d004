import { expect, test } from 'vitest';
import { ContentError } from '#content/source.server.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { checkAsked } from './asked-twice.ts';

const { at, edit, read, restore } = contentCopy();

function problems(): readonly string[] {
  try {
    checkAsked(at(''), read());
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test('two facts that are asked for by the same words are reported, each with its line', () => {
  expect(() => checkAsked(at(''), read())).not.toThrow();
  const ages = edit(
    'ages.yaml',
    'asked: { en: kid, es: niño }',
    'asked:\n      es: niño\n      en: >-\n        small child,\n        kid',
  ).after;
  const { after } = edit('faq.yaml', 'role: reservation, en: reservation,', 'role: reservation, en: "booking, kids",');
  const lineOf = (text: string, words: string) => text.split('\n').findIndex((row) => row.includes(words)) + 1;
  expect(problems()).toEqual([
    `content/ages.yaml:${lineOf(ages, '        kid')}  This entry asks for a fact by “kid”, and so does content/faq.yaml:${lineOf(after, 'kids')} by “kids”: only one of them could answer
    You typed: kid
    Here goes: words that ask for this fact alone; leave these out in one of the two`,
  ]);
});

test('many words of two facts are one mistake, which names no longer phrase that has them too', () => {
  const many = Array.from({ length: 9 }, (_, index) => `kid${index}`).join(', ');
  edit('search.yaml', 'en: night vision', `en: "night vision, ${many}"`);
  edit('faq.yaml', 'role: origin', `role: origin, en: "${many}, card gift"`);
  edit('faq.yaml', 'role: payment', 'role: payment, en: gift card shop');
  const [first, second, ...others] = problems();
  expect(first).toMatch(
    /^content\/faq\.yaml:45 .* by “kid0”, “kid1”, “kid2”, “kid3”, “kid4” and 4 more, and so does content\/search\.yaml:\d+: only/,
  );
  expect(second).toMatch(/ by “card gift”, and so does content\/search\.yaml:\d+ by “gift card”: only/);
  expect(others).toEqual([]);
});

test('a role that no entry has any more is reported', () => {
  edit('faq.yaml', 'role: no-gun', 'en: gunless');
  expect(() => checkAsked(at(''), read())).toThrow('No entry has the role “no-gun”');
  restore();
  // Towns that no page lists lead to this role.
  edit('pages/contact.md', 'role: ways', 'en: all ways');
  expect(() => checkAsked(at(''), read())).toThrow('No section of a page has the role “ways”');
});
