/** The page of results from the server. Over 200 lines, half of them the source that it searches. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { renderAnswer } from '#app/features/inbox-forms/render-answer.tsx';
import { rangeMoment } from '#domain/range-time.ts';
import { longestQuery, searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { parseHtml } from '#content/html.server.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/http/log.ts';
import { requestLog } from '#server/http/request-log.ts';
import { liveLines, type LiveLinesDeps } from '#server/api/live-lines.ts';
import { searchRoute } from '#server/api/search.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { calendarAt, club } from '#tests/fixtures/club.ts';

/** How both languages ask for the hours and a road. */
const facts = (hours: string, road: string): SearchSource['facts'] => [
  {
    to: '/hours',
    asked: [hours],
    says: 'The week.',
    role: 'hours',
    is: {
      hours: true,
      closed: ['monday'],
      saysClosed: '-',
      saysHoliday: '-',
      saysLate: '-',
      opens: 540,
      lastCheckIn: 900,
      closes: 960,
    },
  },
  { to: '/roads', asked: [road], is: { road: 'SR-9' } },
];

const source = (language: SearchSource['language'], places: SearchSource['places'], text: string): SearchSource => ({
  language,
  places: [
    ...places,
    { page: 'Contact', title: 'Hours', to: '/hours', text: '-' },
    { page: 'Contact', title: 'Roads', to: '/roads', text: '-' },
  ],
  facts: language === 'es' ? facts('horario', 'carretera 9') : facts('hours', 'highway 9'),
  rules: [],
  unruled: [],
  verdicts: { no: '', ask: '' },
  unnamed: { anything: '', uncovered: '', unsaid: '' },
  words: [],
  ordinary: [],
  noise: [],
  short: {},
  light: [],
  carrying: [],
  patterns: {
    detour: '-',
    distance: '-',
    rangeOpen: '-',
    lending: '-',
    home: '-',
    badWeather: '-',
    roadState: '-',
    arriving: '-',
    partOfDay: '-',
    latest: '-',
    ban: 'banned',
    counted: 'handguns',
    theirs: '-',
    naming: '-',
    counter: '-',
    ofRange: '-',
    ownOrBought: '-',
    parent: '-',
    taken: '-',
    bought: '-',
  },
  nothing: { text, ask: '', unknown: 'Unknown.', actions: [{ label: 'Call Now', to: 'tel:+14085550153' }] },
  relevance: { weights: '', scale: 0 },
});
const sources = new Map([
  [
    searchFile,
    source(
      'en-US',
      [{ page: 'Questions', title: 'Can I bring my dog?', to: '/faq#pets', text: 'No <pets>, please.' }],
      'Nothing there.',
    ),
  ],
  [
    spanishSearchFile,
    source(
      'es',
      [
        { page: 'Preguntas', title: '¿Mi perro?', to: '/es/faq#pets', text: 'No, tampoco con correa («dog leash»).' },
        {
          page: 'Terms (en inglés)',
          title: 'Términos',
          to: '/terms',
          text: 'You come at your own risk.',
          languages: { page: 'en-US', text: 'en-US' },
        },
      ],
      'Nada.',
    ),
  ],
]);

const now = () => rangeMoment('2026-10-10 10:04:00');
const read: Pick<LiveLinesDeps, 'sources' | 'roads'> = {
  sources: async () => ({ ...club, calendar: calendarAt('2026-10-10 10:00:00') }),
  roads: async () => ({
    roads: [
      {
        road: 'SR-9',
        state: 'no-reported-closures',
        closures: [],
        checkedAt: rangeMoment('2026-10-10 10:01:00').toISOString(),
        complete: true,
      },
    ],
  }),
};
const unknown: typeof read = {
  sources: async () => ({ ...club, calendar: { checkedAt: null, complete: false, events: [] } }),
  roads: async () => {
    throw new UpstreamError('caltrans', 'network', 'no answer');
  },
};
const slow: typeof read = { sources: () => new Promise(() => {}), roads: () => new Promise(() => {}) };
const broken: typeof read = {
  sources: () => Promise.reject(new Error('no such table')),
  roads: () => Promise.reject(new Error('no such table')),
};

const lines: string[] = [];
function appWith(live: typeof read): Hono {
  const app = new Hono();
  app.use(requestLog(createLog(readSettings({}), { write: (line) => void lines.push(line) })));
  return app.route(
    '/',
    searchRoute({
      siteName: 'The club',
      page: async (_, path) =>
        `<html><title></title><main><p class="kicker">This website</p><h1>${path === '/search' ? 'Search' : 'Buscar'}</h1></main></html>`,
      source: async (_, file) => sources.get(file),
      liveLines: liveLines({
        ...live,
        ways: { 'en-US': { allEndOn: 'SR-35', list: [] }, es: { allEndOn: 'SR-35', list: [] } },
        log: createLog({ LOG_LEVEL: 'silent' }),
        now,
      }),
      renderAnswer,
      now,
    }),
  );
}
const app = appWith(read);
const search = async (query: string, path = '/search', on = app) => {
  const answer = await on.request(`${path}?${new URLSearchParams({ q: query }).toString()}`);
  return { answer, page: parseHtml(await answer.text()) };
};

test('names each result and its page, and links to it', async () => {
  const { answer, page } = await search('dog');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  // The label above its heading is the same as on the browser's search page.
  expect(page.all('p').find((line) => line.get('class') === 'kicker')?.text).toBe('This website');
  const [link] = page.all('ol').flatMap((list) => list.all('a'));
  expect(link?.get('href')).toBe('/faq#pets');
  expect(link?.text).toBe('Can I bring my dog? Questions');
  expect(page.all('p').map(({ text }) => text)).toContain('No <pets>, please.');
});

test.each([
  ['dog <b>', '/search', 'dog <b> – Search | The club'],
  ['perro', '/es/search', 'perro – Buscar | The club'],
  [' ', '/search', 'Search | The club'],
])('the title of the results for “%s” at %s is “%s”', async (query, path, title) => {
  expect((await search(query, path)).page.all('title')[0]?.text).toBe(title);
});

test('the focus moves to the results', async () => {
  const { page } = await search('dog');
  const focused = page.all().filter((element) => element.get('autofocus') !== undefined);
  expect(focused.map((element) => [element.get('tabindex'), element.text])).toEqual([['-1', '1 result']]);
});

test('in Spanish it finds Spanish pages, has a Spanish form, and reports no results in Spanish', async () => {
  const { page } = await search('perro', '/es/search');
  expect(
    page
      .all('ol')
      .flatMap((list) => list.all('a'))
      .map((link) => link.get('href')),
  ).toEqual(['/es/faq#pets']);
  expect(page.all('form').map((form) => form.get('action'))).toEqual(['/es/search']);
  expect((await search('zepelín', '/es/search')).page.text).toContain('Nada.');
});

test('each part of a result in another language than the page’s is marked', async () => {
  const { page } = await search('términos', '/es/search');
  const name = page.all('span').find(({ text }) => text === 'Terms');
  const excerpt = page.all('p').find(({ text }) => text === 'You come at your own risk.');
  expect([name?.get('lang'), excerpt?.get('lang')]).toEqual(['en-US', 'en-US']);
  // The Spanish label and the note "in English" are in Spanish.
  expect(page.all('li').map((one) => [one.get('lang'), one.all('a')[0]?.text])).toEqual([
    ['es', 'Términos Terms (en inglés)'],
  ]);
  const other = (await search('perro')).page;
  expect(other.all('li').map((one) => [one.get('lang'), one.all('a')[0]?.text])).toEqual([
    ['es', '¿Mi perro? Preguntas'],
  ]);
  expect(other.all('li').flatMap((one) => one.all('span').map((part) => [part.text, part.get('lang')]))).toContainEqual(
    ['dog leash', 'en-US'],
  );
});

test.each([
  ['hours today', '/search', read, 'Open. Until 4:00 PM today. Check in by 3:00 PM. Checked 10:00 AM PDT.'],
  [
    'horario hoy',
    '/es/search',
    read,
    'Abierto. Hoy hasta las 4:00 p.m. Regístrese a más tardar a las 3:00 p.m. Verificado a las 10:00 a.m.',
  ],
  [
    'hours today',
    '/search',
    unknown,
    'Call first. We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM.',
  ],
  ['highway 9', '/search', read, 'No lane closures reported, checked 10:01 AM PDT.'],
  ['carretera 9', '/es/search', read, 'No se reportan cierres de carriles, verificado a las 10:01 a.m.'],
  ['highway 9', '/search', unknown, 'Live road data is unavailable.'],
  ['highway 9', '/search', slow, 'Live road data is unavailable.'],
  ['highway 9', '/search', broken, 'Live road data is unavailable.'],
  ['hours today', '/search', slow, 'We couldn’t check for closures. Please call first.'],
  ['horario hoy', '/es/search', broken, 'No pudimos verificar si hay cierres. Llame antes de venir.'],
])('“%s” at %s is answered live, with the time of the check, or as unknown (%#)', async (query, path, live, line) => {
  const { answer, page } = await search(query, path, appWith(live));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page.all('li')[0]?.all('p')[0]?.text).toBe(line);
});

test('without results it says so, and whom to call; the query is escaped', async () => {
  const { page } = await search('"><script>alert(1)</script>');
  expect(page.all('script')).toEqual([]);
  expect(page.all('input').map((input) => input.get('value'))).toEqual(['"><script>alert(1)</script>']);
  expect(page.text).toContain('Nothing there.');
  expect(page.all('a').map((link) => link.get('href'))).toEqual(['tel:+14085550153']);
});

test('limits and never logs the query; an empty query gets the built page', async () => {
  const { page } = await search(`secret ${'x'.repeat(10_000)}`);
  expect(page.all('input').map((input) => input.get('value')?.length)).toEqual([longestQuery]);
  expect(page.all('title').map(({ text }) => text)).toEqual([`secret ${'x'.repeat(17)}… – Search | The club`]);
  expect(lines.join('')).toContain('"/search"');
  expect(lines.join('')).not.toContain('secret');
  expect((await app.request('/search')).status).toBe(404);
});
