/** "Can I bring it?" in everyday words: what is chosen and said, by the built words of both languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createBringReader } from '#app/routes/safety-rules/read-bring.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { client, isOwnSite } from './built.ts';

const now = new Date('2026-11-25T18:00:00Z');
const [en, es] = [searchFile, spanishSearchFile].map((file) =>
  createBringReader(JSON.parse(readFileSync(path.join(client, file), 'utf8')) as SearchSource),
);

test.runIf(isOwnSite).each([
  ['shotty and a glock', en, 'yes', { firearm: 'shotgun' }, /^Slugs|^Shotguns|^Handguns/],
  ['12 gauge with tracers', en, 'no', { firearm: 'shotgun', ammunition: 'tracer' }, /^No/],
  ['glock for my 12 yo', en, 'yes', { firearm: 'handgun', age: 'junior' }, /parent or guardian/],
  ['my 6 year old', en, 'no', { age: 'under-7' }, /Under 7/],
  ['m855', en, 'no', { ammunition: 'steel-core' }, /^No/],
  ['ear muffs and a holster', en, 'no', { accessory: 'holster' }, /^No/],
  ['beer and my dog', en, 'no', { accessory: 'alcohol' }, /^No/],
  ['escopeta con trazadoras', es, 'no', { firearm: 'shotgun', ammunition: 'tracer' }, /^No/],
  // What may be something else is chosen by the visitor.
  ['ak47', en, 'yes', {}, /automatic/],
  ['glock with a zorb', en, 'yes', {}, /rules/],
  ['glock switch', en, 'no', { firearm: 'automatic' }, /^No/],
  ['suppressor', en, 'ask', { accessory: 'other-thing' }, /Ask before you bring it/],
  ['zorb', en, undefined, {}, undefined],
  ['pizza oven', en, undefined, {}, undefined],
])('“%s” is answered, and chosen where it is sure', (typed, reader, answer, choice, says) => {
  const reading = reader?.(typed, now);
  expect([reading?.answer, reading?.choice]).toEqual([answer, choice]);
  if (says) expect(reading?.says).toMatch(says);
});
