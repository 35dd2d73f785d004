import { expect, test } from 'vitest';
import { doubtAbout } from './likely-address.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['org@scouts.con', 'org@scouts.com'],
  ['org@scouts.cmo', 'org@scouts.com'],
  ['ana@icloud.co', 'ana@icloud.com'],
  ['ana @gmail.com', 'ana@gmail.com'],
  ['ana@ outlok.com', 'ana@outlook.com'],
  ['ana@largc', undefined],
])('%s is questioned, and %s is offered', (typed, likely) => {
  expect(doubtAbout(typed)).toEqual({ typed, likely });
});

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@sjsu.edu',
  'ana@dmv.ca.gov',
  'ana@largc.example',
  'ana@company.io',
  'ana@gmx.de',
  'ana@company.co',
  'ana@sbcglobal.net',
  '',
  'ana',
])('%s is not questioned', (typed) => {
  expect(doubtAbout(typed)).toBeUndefined();
});
