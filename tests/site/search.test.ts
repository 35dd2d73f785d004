/** What visitors type finds what they mean on the site as it is built. */
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
  ['are you open tomorrow', '/contact#hours'],
  ['are you open', '/faq#opening-hours'],
  ['closed', '/contact#closures'],
  ['price', '/pass'],
  ['how much is a day pass', '/pass#day'],
  ['age', '/under-21-rules#by-age'],
  ['how old', '/under-21-rules#by-age'],
  ['my kid', '/faq#bring-my-kid'],
  ['steel', '/safety-rules#targets'],
  ['steal targets', '/safety-rules#targets'],
  ['road', '/weather#roads'],
  ['50 BMG', '/faq#fifty-caliber'],
  ['reserve', '/faq#reservation'],
  ['dog', '/faq#pets'],
  ['what do i bring', '/new-shooter-guide#what-to-bring'],
  ['pistol rental', '/faq#no-gun'],
  ['directions', '/contact#location'],
  ['holsters', '/faq#holsters'],
  ['gift card', '/faq#gift-cards'],
  ['credit card', '/faq#payment'],
  ['privacy', '/privacy'],
  ['precios', '/es#precios'],
  ['cuanto cuesta', '/es/faq#day-pass-price'],
  ['rentar armas', '/es/faq#rent-a-gun'],
  ['niños', '/es/faq#bring-my-kid'],
  ['perro', '/es/faq#pets'],
])('“%s” finds %s', (query, to) => {
  // The first on a phone's first screen.
  expect(
    find(query)
      .map((place) => place.to)
      .slice(0, 5),
  ).toContain(to);
});

test.each(['pistol', 'trap', 'rifle', 'alcohol', 'range master', 'electric trap', 'magnum', 'FSC', '50 BMG', 'LARGC'])(
  '“%s” finds no page in Spanish',
  (query) => {
    expect(find(query).filter(({ to }) => to.startsWith('/es'))).toEqual([]);
  },
);

test('every page that visitors look up can be found, and every place is there to be led to', () => {
  const tos = source.places.map(({ to }) => to);
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
