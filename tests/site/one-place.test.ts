/** Each fact is in one place: changed there, it has changed everywhere. One build of a changed copy shows it. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { youthFormFile } from '#content/documents.server.ts';
import { readContent } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import { hoursWords } from '#words/hours-words.ts';
import { phoneHref } from '#domain/places.ts';
import { breakEven } from '#domain/prices.ts';
import { dollars } from '#words/prices.ts';
import { rangeDay } from '#domain/range-time.ts';
import { formatTime } from '#words/format-time.ts';
import { ProjectCopy, textsOf } from '#tests/fixtures/project-copy.ts';
import { literally, project } from './built.ts';

const minutes = 60_000;
const content = readContent();
const { site, hours, prices } = content;
const words = hoursWords(hours, rangeDay(new Date()));
const newAmount = (amount: number) => amount + 3.75;
const worth = (amountOf: (amount: number) => number) => {
  const amount = (id: string) => amountOf(prices.prices.find((price) => price.id === id)?.amount ?? 0);
  return `${breakEven(amount('annual'), amount('day')).visits} visits`;
};
const week = [
  { days: ['tuesday', 'wednesday', 'saturday'], opens: '08:10', closes: '17:25', lastCheckIn: '16:35' },
  { days: ['monday', 'thursday', 'friday', 'sunday'], closed: true },
];

type Fact = [what: string, old: string, now: string];
const member = site.shareholderContact;
/** Values of site.yaml, by their keys: what the site says, and what it must say instead. None of them occurs there. */
const inSite: [keys: string, old: string | number, now: string | number][] = [
  ['name', site.name, 'Copper Gulch Trap & Rifle Club'],
  ['phone', site.phone, '(831) 555-0191'],
  ['email', site.email, 'desk@copper-gulch.example'],
  ['origin', site.origin, 'https://copper-gulch.example'],
  ['address.street', site.address.street, '9920 Copper Gulch Rd'],
  ['address.postalCode', site.address.postalCode, '95999'],
  ['coordinates.latitude', site.coordinates.latitude, 36.1234],
  ['coordinates.longitude', site.coordinates.longitude, -121.4321],
  ['shareholderContact.name', member.name, 'Member InboxCases'],
  ['shareholderContact.email', member.email, 'members@copper-gulch.example'],
  ['shareholderContact.phone', member.phone, '(831) 555-0192'],
  ['president', site.president, 'Jo Miner'],
];
const changed = Object.fromEntries(inSite.map(([keys, , now]) => [keys, String(now)]));

const facts: Fact[] = [
  ...prices.prices.map(({ title, amount }): Fact => [title, dollars(amount), dollars(newAmount(amount))]),
  ['visits that pay for the annual pass', worth((amount) => amount), worth(newAmount)],
  ...hours.week
    .filter((group) => 'opens' in group)
    .flatMap(({ opens, closes }): Fact[] => [
      ['opening time', formatTime(opens), '8:10 AM'],
      ['closing time', formatTime(closes), '5:25 PM'],
      ['opening time, for machines', opens, '08:10'],
      ['closing time, for machines', closes, '17:25'],
    ]),
  ['last check-in', words.lastCheckIn, '4:35 PM'],
  ['open days', words.days, 'Tuesday, Wednesday and Saturday'],
  ['closed days', words.closed, 'Closed Monday, Thursday, Friday and Sunday.'],
  ['phone link', phoneHref(site.phone), phoneHref('(831) 555-0191')],
  ...inSite.map(([keys, old, now]): Fact => [keys, String(old), String(now)]),
];

/** Whole figures only: "$35" is not in "$350", "$35.50" or "$35,000"; "9:00" is not in "19:00". */
const stated = (value: string) => new RegExp(`(?<![\\d.])${literally(value)}(?!\\d|[.,:]\\d)`);

const ownForm = '%PDF-1.7 the form of the club’s counsel';
let copy: ProjectCopy;
let texts: Map<string, string>;
let before: Map<string, string>;
let ended: NodeJS.Signals | null;

beforeAll(async () => {
  copy = new ProjectCopy(project);
  copy.set(
    'prices.yaml',
    prices.prices.map(({ amount }, index) => [['prices', index, 'amount'], newAmount(amount)]),
  );
  copy.set('hours.yaml', [[['week'], week]]);
  copy.set('youth-form.yaml', [[['counselReview'], 'approved']]);
  copy.set('site.yaml', [
    [['shortName'], 'COGU'],
    ...inSite.map(([keys, , now]): [string[], unknown] => [keys.split('.'), now]),
  ]);
  for (const name of ['es.site.yaml', 'es.ages.yaml', 'pages/es.home.md']) {
    const file = path.join(copy.folder, 'content', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^of:\n(?: {2}.*\n)*/m, ''));
  }
  mkdirSync(path.join(copy.folder, 'content/documents'), { recursive: true });
  writeFileSync(path.join(copy.folder, 'content/documents', youthFormFile), ownForm);
  ended = await copy.interruptBuild();
  const { status, stderr } = copy.build();
  if (status !== 0) throw new Error(`The changed copy could not be built:\n${stderr}`);
  texts = textsOf(copy.folder);
  before = textsOf(project);
}, 10 * minutes);
afterAll(() => copy.remove());

test('a build that Ctrl+C ended leaves nothing half, and nothing that breaks the next one', () => {
  const pictures = (root: string) => {
    const folder = path.join(root, '.generated/images');
    return Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).size]));
  };
  expect(ended).toBe('SIGINT');
  expect(pictures(copy.folder)).toEqual(pictures(project));
});

test.each(facts)('%s: %s becomes %s wherever it was', (_what, old, now) => {
  const left = [...texts].flatMap(([name, text]) => {
    const at = text.search(stated(old));
    return at < 0 ? [] : `${name}: …${text.slice(Math.max(0, at - 60), at + 60)}…`;
  });
  expect(left).toEqual([]);
  const had = [...before].flatMap(([name, text]) => (name.endsWith('.html') && stated(old).test(text) ? name : []));
  expect(had.length).toBeGreaterThan(0);
  expect(had.filter((name) => !stated(now).test(texts.get(name) ?? ''))).toEqual([]);
});

test('what counsel has approved is no draft any more, wherever the youth form is named', () => {
  // What follows the form's name in the sentence.
  const draft = new RegExp(literally(content.youthForm.bring.pending.split(/\]\([^)]*\)/).at(-1) ?? ''));
  const had = [...before].filter(([name, text]) => name.endsWith('.html') && draft.test(text));
  expect(had.length).toBeGreaterThan(5);
  for (const [name] of had) {
    expect(texts.get(name), name).toMatch(/Bring the (<a [^>]*>)?youth form(<\/a>)?, signed by a parent or guardian/);
  }
  expect([...texts].filter(([, text]) => draft.test(text)).map(([name]) => name)).toEqual([]);
});

test('so have the web manifest, the sitemap and the card for link previews', () => {
  const manifest = JSON.parse(texts.get(path.join('client', 'manifest.webmanifest')) ?? '{}') as Record<
    string,
    unknown
  >;
  expect(manifest).toMatchObject({
    name: changed['name'],
    short_name: 'COGU',
    description: expect.stringContaining(changed['phone'] ?? '?'),
  });
  expect(texts.get(path.join('client', 'sitemap.xml'))).toContain(`<loc>${changed['origin']}/faq</loc>`);
  const card = (folder: string) => readFileSync(path.join(folder, 'build/client/social-card.png'));
  expect(card(copy.folder).equals(card(project))).toBe(false);
});

test('the club’s own youth form is served everywhere in place of the one that the site makes', () => {
  const files = readdirSync(path.join(copy.folder, 'build'), { recursive: true, encoding: 'utf8' });
  const forms = files.filter((file) => path.basename(file) === youthFormFile);
  expect(forms).toContain(path.join('client/documents', youthFormFile));
  for (const file of forms) expect(readFileSync(path.join(copy.folder, 'build', file), 'utf8')).toBe(ownForm);
  // Its text is no longer that of content/youth-form.yaml.
  const page = texts.get(path.join('client', 'youth-form/text/index.html')) ?? '';
  expect(page).toContain(`href="/documents/${youthFormFile}"`);
  expect(page).not.toContain(content.youthForm.permission.title);
  expect(texts.get(path.join('client', 'youth-form/index.html'))).not.toContain('href="/youth-form/text"');
});

test('English in place of Spanish that no stamp confirms has its mark in no file, neither in heads nor in the search', () => {
  const home = texts.get(path.join('client', 'es/index.html')) ?? '';
  // The whole page as a failure's message would be 100 kB.
  expect(/property="og:description" content="([^"]*)/.exec(home)?.[1]).toMatch(/^Outdoor rifle, /);
  expect(home.includes(`"description":"${content.site.description}"`)).toBe(true);
  expect(home.includes(' lang="en-US">')).toBe(true);
  expect([...texts].filter(([, text]) => text.includes(englishMark)).map(([name]) => name)).toEqual([]);
});
