/** What visitors type finds what they mean on the site as it is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findIn } from '#app/features/search/find.ts';
import { readContent } from '#content/load.server.ts';
import { searchFile, type SearchSource } from '#domain/search.ts';
import { client, listedPages, pageAt } from './built.ts';

const source = JSON.parse(readFileSync(path.join(client, searchFile), 'utf8')) as SearchSource;
const find = findIn(source);

test.each([
  ['are you open tomorrow', '/faq#opening-hours'],
  ['closed', '/contact#closures'],
  ['price', '/faq#day-pass-price'],
  ['how much is a day pass', '/faq#day-pass-price'],
  ['how much is a round of trap', '/pass#electric-trap'],
  ['military discount', '/pass#service'],
  ['how old', '/faq#minimum-age'],
  ['my kid', '/faq#bring-my-kid'],
  ['can my 6 year old come', '/under-21-rules#under-7'],
  ['steal targets', '/safety-rules#targets'],
  ['tannerite', '/safety-rules#targets'],
  ['road closed', '/weather#roads'],
  ['50 BMG', '/faq#fifty-caliber'],
  ['.357 magnum', '/faq#which-guns'],
  ['9 mm', '/faq#which-guns'],
  ['reservations', '/faq#reservation'],
  ['service dog', '/faq#pets'],
  ['what do i bring', '/faq#what-do-i-bring'],
  ['pistol rental', '/faq#rent-a-gun'],
  ['directions', '/contact#location'],
  ['holsters', '/faq#holsters'],
  ['gift card', '/faq#gift-cards'],
  ['do you take checks', '/faq#payment'],
  ['sighting in', '/range-features#rifle'],
  ['red card', '/safety-rules#orange-safety-card'],
  ['delete my data', '/privacy-request'],
  ['phone signal', '/faq#cell-service'],
  ['privacy', '/privacy'],
  ['precios', '/es#precios'],
  ['alquilar armas', '/es#que-traer'],
  ['ninos', '/es#edades'],
])('“%s” finds %s first', (query, to) => {
  expect(find(query)[0]?.to).toBe(to);
});

test('a phone number is found by its digits', () => {
  expect(find(readContent().site.phone.replace(/\D/g, ''))[0]?.to).toBe('/contact#phone-and-email');
});

test.each([
  'drone',
  'where can I eat',
  'restrooms',
  'wheelchair',
  'black powder',
  'crossbow',
  'uspsa match',
  'zeppelin',
])('nothing is found for “%s”, which no page answers', (query) => {
  expect(find(query)).toEqual([]);
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
