import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFinder } from '#app/features/search/find.ts';
import { readContent } from '#content/load.server.ts';
import { searchFile, type SearchSource } from '#domain/search.ts';
import { client, listedPages, pageAt } from './built.ts';

const source = JSON.parse(readFileSync(path.join(client, searchFile), 'utf8')) as SearchSource;
const find = createFinder(source);

test.each([
  ['are you open tomorrow', '/faq#opening-hours'],
  ['steal targets', '/safety-rules#targets'],
  ['tannerite', '/safety-rules#targets'],
  ['.22 magnum', '/faq#which-guns'],
  ['reservations', '/faq#reservation'],
  ['bathrooms', '/access#restrooms'],
  ['ninos', '/es/faq#bring-my-kid'],
])('“%s” finds %s first', (query, to) => {
  expect(find(query)[0]?.to).toBe(to);
});

test('a phone number is found by its digits', () => {
  expect(find(readContent().site.phone.replace(/\D/g, ''))[0]?.to).toBe('/contact#phone-and-email');
});

test.each(['night vision', 'zeppelin'])('nothing is found for “%s”, which no page answers', (query) => {
  expect(find(query)).toEqual([]);
});

test.each(['pistol', 'alcohol', 'magnum', 'LARGC'])('“%s” finds no page in Spanish', (query) => {
  expect(find(query).filter(({ to }) => to.startsWith('/es'))).toEqual([]);
});

test('every page that visitors look up can be found, and every place is there to be led to', () => {
  const tos = source.places.map(({ to }) => to);
  expect(tos).toEqual(expect.arrayContaining(source.entries.flatMap(({ to }) => to ?? [])));
  expect(new Set(tos).size).toBe(tos.length);
  expect(tos).toEqual(expect.arrayContaining(listedPages.map(({ url }) => url)));
  for (const to of tos) {
    const [url = '', id] = to.split('#');
    const ids = pageAt(url)
      .document.all()
      .map((element) => element.get('id'));
    if (id !== undefined) expect(ids, to).toContain(id);
  }
});

test('each question is found once, and says what its page says, facts included', () => {
  const { faq, site } = readContent();
  for (const { question, id } of faq.flatMap(({ items }) => items))
    expect(source.places.filter(({ title }) => title === question).map(({ to }) => to)).toEqual([`/faq#${id}`]);
  const said = source.places.map(({ text }) => text).join('\n');
  expect(said).toContain(site.phone);
  expect(said).not.toMatch(/\{\{|Link to this question/);
});
