import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleExamples } from '#tests/fixtures/calendar-titles.ts';
import { isBusy, isOpenDay, readTitle, saysClosed } from './calendar-titles.ts';
import { hoursPart } from './closure-words.ts';

test.each(titleExamples)('%j: %s', (title, closes, hours) => {
  expect(readTitle(title)).toEqual({ closes, ...(hours && { hours }) });
});

test.each([
  // Other letters, signs and spaces.
  ['🅒🅛🅞🅢🅔🅓', 'yes'],
  ['🅲🅻🅾🆂🅴🅳', 'yes'],
  ['🇨🇱🇴🇸🇪🇩', 'yes'],
  ['Cl0sure', 'yes'],
  ['C1osed', 'yes'],
  ['Clos3d', 'yes'],
  ['Clo$ed', 'yes'],
  ['Clo<wbr>sed', 'yes'],
  ['Range: C L O S E D - snow', 'yes'],
  ['Range  closed', 'yes'],
  ['Cl★sed', 'ask'],
  ['Range 关闭', 'ask'],
  ['???', 'ask'],
  ['Opening?', 'ask'],
  ['Range opens after work party', 'ask'],
  ['Registration opens after the match', 'no'],
  // One letter is left out, added, mistaken, or changes places with the next; two are another word.
  ['Closd', 'ask'],
  ['Cloosed', 'ask'],
  ['Clised', 'ask'],
  ['Colsed', 'ask'],
  ['Cancelld', 'ask'],
  ['Clised-circuit TV', 'ask'],
  ['#openclosed', 'ask'],
  ['Clothed', 'no'],
  ['Closest to the pin', 'no'],
  // Several words that mean no closure.
  ['Fire drill, live fire class', 'no'],
  ['Blizzard drill', 'no'],
] as const)('%j: %s', (title, closes) => {
  expect(readTitle(title)).toEqual({ closes });
});

test('the office reads the same table', async () => {
  const says = { yes: 'Closed', ask: 'Call first', no: 'Nothing: an ordinary event' };
  const rows = Map.groupBy(titleExamples, ([, closes, hours]) =>
    closes === 'partly' ? hoursPart(hours ?? {}) : says[closes],
  );
  const table = [
    '| The site says | Titles |',
    '|---|---|',
    ...[...rows].map(([said, examples]) => `| ${said} | ${examples.map(([title]) => `\`${title}\``).join(', ')} |`),
  ].join('\n');
  const doc = new URL('../docs/editing-content.md', import.meta.url);
  const text = readFileSync(doc, 'utf8');
  const expected = text.replace(/(?<=<!-- titles -->\n)[\s\S]*(?=<!-- \/titles -->)/, `${table}\n`);
  await expect(expected).toMatchFileSnapshot(doc.pathname);
});

test.each([
  ['Closed until noon', true],
  ['Cerrado hasta las 11', true],
  ['No shooting before 11', true],
  ['Closes at 1 PM', false],
  ['Early close 1 PM', false],
  ['Enclosed', false],
])('whether %j says that the event’s own times are closed: %s', (title, closed) => {
  expect(saysClosed(title)).toBe(closed);
});

test.each([
  ['Range open to the public', true],
  ['Abierto', true],
  ['Closed', false],
  ['Open house', false],
  ['Open class', false],
  ['Open sight-in', true],
  ['Open sights match', false],
  ['Open bay 3', false],
])('whether %j says that the range is open: %s', (title, open) => {
  expect(isOpenDay(title)).toBe(open);
});

test('a calendar that is shared as free and busy shows these titles', () => {
  expect(['Busy', 'busy ', 'Ocupado'].map(isBusy)).toEqual([true, true, true]);
  expect(['Busy bees', 'Not busy', 'Closed'].map(isBusy)).toEqual([false, false, false]);
});

test('a long title costs no time', () => {
  const started = performance.now();
  for (const piece of ['no ', 'closed ', 'registration for ', '1', 'a ', 'open 1-', '((', 'clos'])
    readTitle(piece.repeat(300 / piece.length));
  expect(performance.now() - started).toBeLessThan(1_000);
});
