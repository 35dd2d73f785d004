/** Edits of the real content files: nothing but their own lines changes, and their inverse leads back to each byte. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, EditConflict, inverse, type TextEdit } from './edits.ts';

const times = { opens: '08:00', closes: '17:00', lastCheckIn: '16:00' };
const youthDay = { date: '2027-05-15', ...times, name: 'Youth day: "all" welcome #1', es: 'Día de la juventud' };
const workDay = { ...youthDay, date: '2027-06-12', name: 'Work day' };
const soon = { from: '2027-01-01', amount: 40 };

const contentOf = (file: string) => readFileSync(`content/${file}`, 'utf8');
const addTo = (file: string, add: Record<string, string>): TextEdit => ({ file, remove: [], add: [add] });
const price = (id: string, now: unknown, was: unknown = null): TextEdit =>
  ({ file: 'prices.yaml', list: 'prices', id, key: 'next', was, now }) as TextEdit;

const edits: [what: string, edit: TextEdit, added: string[]][] = [
  ['a special day', addTo('special-days.yaml', youthDay), ['- date: "2027-05-15"', '  es: "Día de la juventud"']],
  ['an announcement', addTo('announcements.yaml', { text: 'A', es: 'A', from: '2027-01-02', to: '2027-01-16' }), []],
  ['a price with a folded text above', price('day', soon), ['    next: { from: "2027-01-01", amount: 40 }']],
  ['the last price', price('electric-trap', [soon, { ...soon, from: '2027-07-01' }]), ['    next: [']],
  [
    'a description',
    { file: 'images.yaml', id: 'pistol-bays', key: 'alt', was: parsedAlt('pistol-bays'), now: 'Three "bays": #2' },
    ['  alt: "Three \\"bays\\": #2"'],
  ],
  [
    'a photograph’s file',
    { file: 'images.yaml', id: 'pistol-bays', key: 'file', was: null, now: 'a.jpg' },
    ['  file: "a.jpg"'],
  ],
  ['what is meant', { file: 'prices.yaml', meant: '350', isGone: false }, ['# meant: 350']],
];

function parsedAlt(id: string): string {
  return (parse(contentOf('images.yaml')) as Record<string, { alt: string }>)[id]?.alt ?? '';
}

describe.each(edits)('%s', (_, edit, added) => {
  const before = contentOf(edit.file);
  const after = applyEdit(before, edit);
  it('changes its own lines only', () => {
    const left = after.split('\n').filter((line) => !before.split('\n').includes(line));
    for (const line of added) expect(left.join('\n')).toContain(line);
    const gone = before.split('\n').filter((line) => !after.split('\n').includes(line));
    const mayGo = [/^\[\]$/, /^ {2}alt: "A bay/];
    expect(gone.filter((line) => !mayGo.some((one) => one.test(line)))).toEqual([]);
    expect(parse(after)).not.toEqual('meant' in edit ? {} : parse(before));
  });
  it('is undone to the byte, and refuses what was changed meanwhile', () => {
    expect(applyEdit(after, inverse(edit))).toBe(before);
    if ('key' in edit) expect(() => applyEdit(after, edit)).toThrow(EditConflict);
  });
});

it('rows are added one below the other, and each is taken out from between the others', () => {
  const file = 'special-days.yaml';
  const [one, other] = [addTo(file, youthDay), addTo(file, workDay)];
  const both = [one, other].reduce(applyEdit, contentOf(file));
  expect(parse(both)).toEqual([youthDay, workDay]);
  expect(applyEdit(both, inverse(one))).toBe(applyEdit(contentOf(file), other));
  expect(applyEdit(both, inverse(other))).toBe(applyEdit(contentOf(file), one));
  // In a file without a line break at its end, too.
  expect(parse(applyEdit(applyEdit(contentOf(file), one).trimEnd(), other))).toEqual([youthDay, workDay]);
});

it('rows go into a list that was emptied, or is set in as in the example of its comment', () => {
  const file = 'special-days.yaml';
  const comments = contentOf(file).replace('[]\n', '');
  const add = addTo(file, youthDay);
  const only = applyEdit(comments, add);
  expect(only.startsWith(comments)).toBe(true);
  expect(parse(only)).toEqual([youthDay]);
  // Its comments end without a line break.
  expect(parse(applyEdit(comments.trimEnd(), add))).toEqual([youthDay]);
  expect(parse(applyEdit('', add))).toEqual([youthDay]);
  const example = comments.replace(/^# {3}(?=- date)|^# {4}/gm, (hash) => ' '.repeat(hash.length - 1));
  expect(parse(example)).toHaveLength(1);
  const both = applyEdit(example, addTo(file, workDay));
  expect(parse(both)).toEqual([expect.anything(), workDay]);
  expect(applyEdit(both, inverse(addTo(file, workDay)))).toBe(example);
});

it('a row that can’t be beside another one is asked about, with what a yes would do', () => {
  const file = 'special-days.yaml';
  const theirs = applyEdit(contentOf(file), addTo(file, { ...youthDay, opens: '07:00' }));
  const conflict = conflictOf(() => applyEdit(theirs, addTo(file, youthDay)));
  expect(conflict.present).toContain('opens: "07:00"');
  expect(parse(applyEdit(theirs, conflict.instead))).toEqual([youthDay]);
  // An undo of a row that was changed meanwhile.
  const undo = conflictOf(() => applyEdit(theirs, inverse(addTo(file, youthDay))));
  expect(applyEdit(theirs, undo.instead)).toBe(contentOf(file));
  const key = conflictOf(() => applyEdit(applyEdit(contentOf('prices.yaml'), price('day', soon)), price('day', soon)));
  expect([key.present, key.instead]).toEqual(['from: "2027-01-01"\namount: 40', price('day', soon, soon)]);
});

function conflictOf(work: () => unknown): EditConflict {
  try {
    work();
  } catch (error) {
    if (error instanceof EditConflict) return error;
    throw error;
  }
  throw new Error('there is no conflict');
}
