/** How the content is read and how mistakes are reported. Over 200 lines, because each kind has its example. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { hashOf } from './translation.server.ts';

const { at, edit, problems, read, root } = contentCopy();
const mistakes = () => problems().map((problem) => problem.split('\n')[0] ?? '');

test('a mistake hides no other one in any file, including likely mistakes and broken links', () => {
  edit('site.yaml', 'founded: 1953', 'founded: soon');
  edit('prices.yaml', 'amount: 35', 'amount: many');
  edit('prices.yaml', '{{figure.junior-ages}}', '{{figure.kids}}');
  edit('closures.yaml', 'Closed Sunday', 'Closed Monday');
  edit('pages/pass.md', '(/shareholder-memberships)', '(/weather-now)');
  edit('hours.yaml', 'opens: "09:00"', '\topens: "09:00"');
  const told = mistakes().join('\n');
  const words = ['founded must', 'amount must', '{{figure.kids}}', 'says Monday, October 12', 'begins with a tab'];
  for (const one of [...words, 'leads to /weather-now']) expect(told).toContain(one);
  expect(mistakes()).toHaveLength(6);
});

test('a row that contradicts itself hides none of its other mistakes, nor those of other rows', () => {
  const said = ['text: "Open Saturday, January 17"', 'es: Abierto el sábado 17 de enero', 'link: /nowhere'];
  edit('announcements.yaml', '[]', `- { ${said.join(', ')}, from: "2027-01-10", to: "2027-01-02" }`);
  const row = 'title: "Closed Monday, January 17", text: We close., from: "2027-01-17"';
  edit(
    'closures.yaml',
    '- id: staff',
    `- { id: a, ${row}, to: "2027-01-16" }\n- { id: b, ${row}, to: "2027-01-17" }\n- id: staff`,
  );
  const day = 'date: "2027-01-18", closes: "09:00", lastCheckIn: "12:00", es: Día 18';
  edit('special-days.yaml', '[]', `- { ${day}, opens: "16:00", name: "Fun on Sunday, January 18" }`);
  const told = mistakes().map((problem) => problem.replace(/^content\/([\w-]+)\S+ {2}The entry /, '$1 '));
  expect(told.toSorted()).toEqual([
    'announcements [1].es says sábado 17 de enero, but January 17, 2027 is a Sunday',
    'announcements [1].link leads to /nowhere, which is not a page',
    'announcements [1].text says Saturday, January 17, but January 17, 2027 is a Sunday',
    'announcements [1].to must not be before from',
    'closures [1].title says Monday, January 17, but January 17, 2027 is a Sunday',
    'closures [1].to must not be before from',
    'closures [2].title says Monday, January 17, but January 17, 2027 is a Sunday',
    'special-days [1].closes must be later than opens',
    'special-days [1].date opens the range on a Monday, on which it is closed by the week',
    'special-days [1].name says Sunday, January 18, but January 18, 2027 is a Monday',
  ]);
});

test('a row that lacks a key hides none of its dead links, nor the mistakes of other rows', () => {
  const wrong = 'text: "Open Saturday, January 17", es: Abierto el 17, from: "2027-01-10", to: "2027-01-17"';
  edit(
    'announcements.yaml',
    '[]',
    `- { text: See how, link: /gone, from: "2027-01-01", to: "2027-01-02" }\n- { ${wrong} }`,
  );
  const told = mistakes().map((problem) => problem.replace(/^content\/([\w-]+)\S+ {2}The entry /, '$1 '));
  expect(told.toSorted()).toEqual([
    'announcements [1].es is missing',
    'announcements [1].link leads to /gone, which is not a page',
    'announcements [2].text says Saturday, January 17, but January 17, 2027 is a Sunday',
  ]);
  edit('faq.yaml', 'question: ', 'qestion: ');
  edit('faq.yaml', '(/shareholder-memberships)', '(/nowhere)');
  edit('pages/pass.md', 'title: ', 'titel: ');
  edit('pages/pass.md', '(/shareholder-memberships)', '(/never)');
  expect(mistakes().join()).toMatch(
    /qestion means nothing.*titel means nothing.*\/nowhere.*This line leads to \/never/,
  );
});

// Texts that quote a fact of the broken file, in English and Spanish, get a blank instead.
test.each([
  ['hours.yaml', 'opens: "09:00"', 'opens: "9 am"'],
  ['prices.yaml', 'amount: 35', 'amount: many'],
  ['site.yaml', 'founded: 1953', 'founded: soon'],
  ['figures.yaml', 'value: 3 mph', 'walue: 3 mph'],
  ['ranges.yaml', 'positions: 49', 'positions: many'],
])('a mistake in %s hides no link of the questions that quote it', (file, from, to) => {
  edit(file, from, to);
  edit('faq.yaml', '[weather and roads](/weather)', '[weather and roads](/nowhere)');
  expect(mistakes().filter((problem) => problem.includes('leads to /nowhere'))).toHaveLength(1);
});

test.each([
  ['prices.yaml', 'content/prices.yaml'],
  ['pages', 'content/pages'],
  ['', 'content/site.yaml'],
])('what is missing is named: %s', (gone, named) => {
  rmSync(at(gone), { recursive: true });
  expect(mistakes().join('\n')).toContain(`${named}  does not exist`);
});

describe('the pages say what holds of the services that are set up', () => {
  const policy = () => {
    const { pages } = read();
    return JSON.stringify([pages.get('privacy'), pages.get('home')?.sections.find(({ id }) => id === 'email-list')]);
  };

  test('with forms of our own, and no analytics', () => {
    expect(policy()).toMatch(
      /You join only when you confirm your address.*You’ll be added once you confirm your address/,
    );
    expect(policy()).toContain('No analytics is installed');
    expect(policy()).not.toMatch(/LeadConnector|Brevo|weather stations/);
  });

  test('with those of other companies', () => {
    edit('embeds.yaml', 'formId: null', 'formId: f1');
    edit('embeds.yaml', 'formUrl: null', 'formUrl: https://club.sibforms.com/serve/t1');
    edit('embeds.yaml', 'station: null', 'station: s1');
    edit('embeds.yaml', 'scriptUrl: null', 'scriptUrl: https://count.example/count.js');
    expect(policy()).toMatch(
      /belongs to LeadConnector.*belongs to Brevo.*counts visits.*pages of weather stations.*Brevo/,
    );
    expect(policy()).not.toMatch(/No analytics|put you back on the list|confirm your address|Kept for 12 months/);
  });

  test('or the build stops, and tells which paragraph is missing', () => {
    edit('pages/privacy.md', ' when=provider-email-list', '');
    edit('pages/privacy.md', '### Email list {#email-list}', '### Emails {#emails}');
    expect(mistakes()).toEqual([
      'content/pages/privacy.md  This page needs a paragraph for when=provider-email-list: "### Heading {#name when=provider-email-list}"',
    ]);
  });
});

test('a price, and every sentence that quotes it, is that of the day', () => {
  edit('prices.yaml', 'amount: 20', 'amount: 20\n    next: { from: "2027-01-01", amount: 25 }');
  const on = (day: string) => {
    const { prices, pages, changes } = read(day);
    const price = prices.prices.find(({ id }) => id === 'junior');
    const [english, spanish] = ['home', 'es.home'].map((name) => JSON.stringify(pages.get(name)?.sections));
    return { price, english, spanish, changes };
  };
  expect(on('2026-12-31')).toMatchObject({
    price: { amount: 20, next: [{ amount: 25 }] },
    english: expect.stringContaining('$20 (from January 1: $25)') as string,
    spanish: expect.stringContaining('$20 (desde el 1 de enero: $25)') as string,
    changes: ['2027-01-01'],
  });
  expect(on('2027-01-01')).toMatchObject({
    price: { amount: 25, next: [] },
    english: expect.not.stringContaining('January 1') as string,
    spanish: expect.not.stringContaining('de enero') as string,
    changes: [],
  });
});

/** The stamps of a Spanish page, as `npm run translations -- --stamp` writes them. */
const stamps = (): string[] => [
  'of:',
  ...read()
    .sentences.filter(({ file }) => file === 'pages/volunteer-days.md')
    .map(({ path, of }) => `  "${path}": "${of}"`),
];

test('a page is in Spanish once four of five of its sentences are translated', () => {
  const head = [
    'title: Jornadas',
    'description: Ayude a mantener el campo. Qué hacen los voluntarios y qué deben traer.',
    'heading: Jornadas',
    'actions.write: Escriba',
    'actions.call: Llame',
  ];
  const body = [
    'Todos son bienvenidos.',
    '## Qué hacemos {#work}',
    '### Qué traer {#gloves}',
    'Guantes.',
    '## Almuerzo {#lunch}',
  ];
  const write = (keys: readonly string[]) =>
    writeFileSync(at('pages/es.volunteer-days.md'), `---\n${keys.join('\n')}\n---\n\n${body.join('\n\n')}\n`);
  write(head);
  write([...head, ...stamps()]);
  expect(
    read()
      .pages.get('es.volunteer-days')
      ?.sections.map(({ title }) => title),
  ).toContain('Almuerzo');
  write(head.slice(0, 3));
  expect(read().pages.get('es.volunteer-days')).toBeUndefined();
});

test('a mistake of the Spanish names the file of the Spanish, and hides no other one', () => {
  const write = (...more: string[]) =>
    writeFileSync(
      at('pages/es.volunteer-days.md'),
      ['---', 'title: Jornadas', 'description: Ayude.', ...more, '---', ''].join('\n'),
    );
  write();
  write(...stamps());
  const alt = 'The covered firing line at dawn, with a row of empty benches and the sun above the ridges';
  writeFileSync(at('es.images.yaml'), `hero-dawn.alt: Corto\nof:\n  hero-dawn.alt: "${hashOf(alt)}"\n`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/es\.images\.yaml:1 {2}The entry hero-dawn\.alt must have at least 15 .*\n {4}You typed: hero-dawn\.alt: Corto\n {4}Here/,
    ),
    expect.stringMatching(
      /^content\/pages\/es\.volunteer-days\.md:3 {2}The entry description must have at least 50 characters\n {4}You typed: description: Ayude\.\n {4}Here/,
    ),
  ]);
});

test('new Spanish under a name that no English has is told, with the name that was meant', () => {
  cpSync(at(''), path.join(root(), 'build/content'), { recursive: true });
  edit('pages/es.faq.md', /^heading: /m, 'eading: ');
  writeFileSync(at('es.images.yaml'), 'hero-wintr.alt: Un abeto alto en una ladera\n');
  edit('pages/es.home.md', '{#choose-your-pass}', '{#choose-your-pas}');
  expect(problems().map((one) => one.replace(/:\d+ {2}|\n {4}You typed[^\n]*\n {4}/g, ' '))).toEqual([
    expect.stringMatching(
      /^content\/es\.images\.yaml The entry hero-wintr\.alt translates nothing.*hero-winter\.alt:$/,
    ),
    expect.stringMatching(/^content\/pages\/es\.faq\.md The entry eading translates nothing.*Here goes: heading:$/),
    expect.stringMatching(
      /^content\/pages\/es\.home\.md This line translates nothing.*Here goes: \{#choose-your-pass\}$/,
    ),
  ]);
});

test('a closure without Spanish is a sentence to translate until it is over, and Spanish pages have both languages', () => {
  const row = 'from: "2038-01-09", to: "2038-01-09"';
  const spanish = 'es: { title: "Cerrado: obras", text: Cerramos. }';
  edit(
    'closures.yaml',
    '- id: staff',
    `# meant: 2038-01-09\n- { id: a, title: "Closed: work", text: We close., ${row} }\n- { id: b, title: "Closed: work", text: We close., ${row}, ${spanish} }\n- id: staff`,
  );
  const ofClosures = (day?: string) =>
    read(day)
      .sentences.filter(({ file, state }) => file === 'closures.yaml' && state === 'missing')
      .map(({ path }) => path);
  expect(ofClosures()).toEqual(['a.title', 'a.text']);
  expect(ofClosures('2038-01-10')).toEqual([]);
  expect(
    read()
      .spanish.closures.slice(0, 2)
      .map(({ title, es }) => [title, es?.title]),
  ).toEqual([
    ['Closed: work', undefined],
    ['Closed: work', 'Cerrado: obras'],
  ]);
});
