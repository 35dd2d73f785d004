/** "Can I bring it?" in everyday words: what is said, and in which tone, by the built words of both languages. */
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
  ['12 gauge with tracers', en, /^No/],
  ['12 gauge trap with slugs', en, /^No: Slugs/],
  ['ear muffs and a holster', en, /^No holsters/],
  ['beer and my dog', en, /^No/],
  ['glock switch', en, /^No fully automatic/],
  ['6 year old with a rifle', en, /^Under 7: not permitted/],
  ['my 6 year old', en, /^Under 7: not permitted/],
  ['rifle for my 17 year old son alone', en, /^No: ages 7 to 17/],
  ['escopeta con trazadoras', es, /^No: Prohibidas/],
  ['mi hijo de 17 solo con rifle', es, /^No\. Los niños/],
  ['mi hijo de 6 años', es, /^Menores de 7 años: no pueden/],
])('“%s” is refused', (typed, reader, says) => {
  const reading = reader?.(typed, now);
  expect(reading?.answer).toBe('no');
  expect(reading?.says).toMatch(says);
});

test.runIf(isOwnSite).each([
  ['shotgun and rifle with birdshot', en, /don’t cover this/],
  ['crossbow and glock', en, /Ask before you come/],
  ['crossbow', en, /Ask before you come/],
  ['my friend is a felon with glock', en, /Ask before you come/],
  ['suppressor', en, /don’t cover this/],
  ['rifle y ballesta', es, /Pregunte antes de venir/],
  ['silenciador', es, /no dicen nada de esto/],
  // Without a sentence: the page says that it isn't known.
  ['zorb', en, undefined],
  ['pizza oven', en, undefined],
  // The place has no sentence of its own.
  ['highway 17', en, undefined],
])('“%s” is left to those who are asked', (typed, reader, says) => {
  const reading = reader?.(typed, now);
  expect(reading).toMatchObject({ answer: 'ask', isOpen: true });
  if (says) expect(reading?.says).toMatch(says);
  else expect(reading?.says).toBeUndefined();
});

test.runIf(isOwnSite).each([
  ['glock', en, /^Handguns of all calibers are allowed/],
  ['glock zorb', en, /^Ask before you bring anything/],
  ['rifle y ballesta', en, /^Ask before you bring anything/],
  ['glock suppressor', en, /don’t cover “suppressor”/],
  ['ak47', en, /automatic/],
  ['glock for my 12 yo', en, /parent or guardian/],
  ['glock zorb', es, /^Pregunte antes de traer/],
])('“%s” is said with its condition, and never as allowed', (typed, reader, says) => {
  const reading = reader?.(typed, now);
  expect(reading?.answer).toBe('ask');
  expect(reading?.says).toMatch(says);
});
