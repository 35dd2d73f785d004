import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examplesOf } from '#scripts/build/search-index.ts';
import { learnRelevance } from '#scripts/build/search-relevance.ts';
import { answerQuery } from '#app/features/search/answer-query.ts';
import { createFinder } from '#app/features/search/find.ts';
import { createReader } from '#app/features/search/read-query.ts';
import { isOurs, weightsOf } from '#app/features/search/relevance.ts';
import { readContent } from '#content/load.server.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { client, isOwnSite, listedPages, pageAt } from './built.ts';

const sourceIn = (file: string) => JSON.parse(readFileSync(path.join(client, file), 'utf8')) as SearchSource;
const [english, spanish] = [sourceIn(searchFile), sourceIn(spanishSearchFile)];
const [own, other] = [createFinder(english), createFinder(spanish)];
const find = (query: string) => answerQuery({ own, other }, query, new Date('2026-11-25T18:00:00Z'));

test.each([
  ['are you open tomorrow', '/faq#opening-hours'],
  ['steal targets', '/safety-rules#targets'],
  ['tannerite', '/safety-rules#targets'],
  ['.22 magnum', '/faq#which-guns'],
  ['reservations', '/faq#reservation'],
  ['bathrooms', '/access#restrooms'],
  ['ninos', '/es/faq#bring-my-kid'],
])('“%s” finds %s first', (query, to) => {
  expect(find(query).found[0]?.to).toBe(to);
});

// Another club's site has fewer pages in Spanish.
test.runIf(isOwnSite).each([
  ['price per person', '/faq#day-pass-price'],
  // No word of it is left over, though no single fact has them all.
  ['gun rental kid', '/faq#rent-a-gun'],
  ['christmas open', '/contact#hours'],
  ['baños', '/es/access#restrooms'],
  // One letter from an English word, which finds it: the other language isn't loaded.
  ['reservación', '/faq#reservation'],
  ['hacen reservaciones con cita', '/es/faq#reservation'],
])('“%s” finds %s first', (query, to) => {
  expect(find(query).found[0]?.to).toBe(to);
});

test.runIf(isOwnSite)(
  'an English query on a Spanish page gets the English rules, and a mixed one the Spanish ones',
  () => {
    const onSpanish = (query: string) =>
      answerQuery({ own: other, other: own }, query, new Date('2026-11-25T18:00:00Z')).answer?.says;
    expect(onSpanish('can i shoot glass bottles with my shotgun')).toMatch(/^No steel, glass/);
    expect(onSpanish('rentan shotguns')).toMatch(/^No, no alquilamos/);
  },
);

/** One in five is not learned from, and so is as new as what a visitor types. */
const isHeldOut = (_: string, index: number) => index % 5 === 4;

test.runIf(isOwnSite).each([
  ['en', english],
  ['es', spanish],
] as const)('what the examples teach holds for other queries, in %s', (language, source) => {
  const { ours, elsewhere } = examplesOf(readContent(), language);
  const learned = (queries: readonly string[]) => queries.filter((query, index) => !isHeldOut(query, index));
  const relevance = learnRelevance(source, { ours: learned(ours), elsewhere: learned(elsewhere) });
  const search = createFinder({ ...source, relevance });
  const isTurnedAway = (query: string) => {
    const { found, nothing } = search(query, new Date('2026-11-25T18:00:00Z'));
    return found.length === 0 && nothing?.text === source.nothing.text;
  };
  const shareIn = (queries: readonly string[]) => {
    const heldOut = queries.filter(isHeldOut);
    return heldOut.filter(isTurnedAway).length / heldOut.length;
  };
  // docs/decisions/012-search.md has the figures.
  expect(shareIn(elsewhere)).toBeGreaterThan(0.72);
  expect(shareIn(ours)).toBeLessThan(0.15);
});

test.each([english, spanish])('no title of a place is taken for something else, nor the club’s name', (source) => {
  const { name, shortName } = readContent().site;
  const read = createReader(source);
  const isShown = (title: string) => isOurs(weightsOf(source.relevance), read(title, '2026-11-25'));
  const titles = [...source.places.map(({ title }) => title), name, shortName];
  expect(titles.filter((title) => !isShown(title))).toEqual([]);
});

test('a phone number is found by its digits', () => {
  expect(find(readContent().site.phone.replace(/\D/g, '')).found[0]?.to).toBe('/contact#phone-and-email');
});

test.each(['night vision', 'zeppelin', 'silencer'])('nothing is found for “%s”, which no page answers', (query) => {
  expect(find(query).found).toEqual([]);
});

test.each(['pistol', 'alcohol', 'magnum', 'LARGC'])('“%s” finds no page in Spanish', (query) => {
  expect(find(query).found.filter(({ to }) => to.startsWith('/es'))).toEqual([]);
});

test('every page that visitors look up can be found, and every place is there to be led to', () => {
  const sources = [english, spanish];
  for (const { facts, places, rules } of sources) {
    const tos = places.map(({ to }) => to);
    expect(tos).toEqual(expect.arrayContaining([...facts, ...rules].flatMap(({ to }) => to ?? [])));
    expect(new Set(tos).size).toBe(tos.length);
    for (const to of tos) {
      const [url = '', id] = to.split('#');
      const ids = pageAt(url)
        .document.all()
        .map((element) => element.get('id'));
      if (id !== undefined) expect(ids, to).toContain(id);
    }
  }
  const all = sources.flatMap(({ places }) => places.map(({ to }) => to));
  expect(all).toEqual(expect.arrayContaining(listedPages.map(({ url }) => url)));
});

test('each question is found once, and says what its page says, facts included', () => {
  const { faq, site } = readContent();
  for (const { question, id } of faq.flatMap(({ items }) => items))
    expect(english.places.filter(({ title }) => title === question).map(({ to }) => to)).toEqual([`/faq#${id}`]);
  const said = [...english.places, ...spanish.places].map(({ text }) => text).join('\n');
  expect(said).toContain(site.phone);
  expect(said).not.toMatch(/\{\{|Link to this question|Illustration ·|\d°F/);
});
