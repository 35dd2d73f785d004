import { expect, test } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { checkAsked } from './asked-twice.ts';

const { at, edit, read, restore } = contentCopy();

test('two facts that are asked for by the same words are reported, each with its line', () => {
  expect(() => checkAsked(at(''), read())).not.toThrow();
  const ages = edit(
    'ages.yaml',
    'asked: { en: kid, es: niño }',
    'asked:\n      es: niño\n      en: >-\n        small child,\n        kid',
  ).after;
  const { after } = edit('faq.yaml', 'role: reservation, en: reservation,', 'role: reservation, en: "booking, kids",');
  const lineOf = (text: string, words: string) => text.split('\n').findIndex((row) => row.includes(words)) + 1;
  for (const [file, line, words] of [
    ['faq', lineOf(after, 'kids'), 'kids'],
    ['ages', lineOf(ages, '        kid'), 'kid'],
  ])
    expect(() => checkAsked(at(''), read())).toThrow(
      `content/${file}.yaml:${line}  This entry asks for a fact by “${words}”`,
    );
});

test('a role that no entry has any more is reported', () => {
  edit('faq.yaml', 'role: no-gun', 'en: gunless');
  expect(() => checkAsked(at(''), read())).toThrow('No entry has the role “no-gun”');
  restore();
  // Towns that no page lists lead to this role.
  edit('pages/contact.md', 'role: ways', 'en: all ways');
  expect(() => checkAsked(at(''), read())).toThrow('No section of a page has the role “ways”');
});
