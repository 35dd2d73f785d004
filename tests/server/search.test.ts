/** The page of results from the server. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { renderAnswer } from '#app/features/inbox-forms/render-answer.tsx';
import { rangeMoment } from '#domain/range-time.ts';
import { longestQuery, searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { parseHtml } from '#content/html.server.ts';
import { patterns } from '#scripts/build/query-words.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/http/log.ts';
import { requestLog } from '#server/http/request-log.ts';
import { liveLines, type LiveLinesDeps } from '#server/api/live-lines.ts';
import { searchRoute } from '#server/api/search.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { calendarAt, club } from '#tests/fixtures/club.ts';

const none = { rules: [], unruled: [], words: [], ordinary: [], noise: [], short: {}, light: [], carrying: [] };
const week = { closed: ['monday'] as const, saysClosed: '-', saysHoliday: '-', saysLate: '-' };
const source = (
  language: SearchSource['language'],
  [hours, road]: [hours: string, road: string],
  places: SearchSource['places'],
  text: string,
): SearchSource => ({
  language,
  places: [
    ...places,
    { page: 'Contact', title: 'Hours', to: '/hours', text: '-' },
    { page: 'Contact', title: 'Roads', to: '/roads', text: '-' },
  ],
  facts: [
    {
      to: '/hours',
      asked: [hours],
      says: 'The week.',
      role: 'hours',
      is: { hours: true, ...week, opens: 540, lastCheckIn: 900, closes: 960 },
    },
    { to: '/roads', asked: [road], is: { road: 'SR-9' } },
  ],
  ...none,
  verdicts: { no: '', ask: '' },
  unnamed: { anything: '', uncovered: '', unsaid: '' },
  patterns: patterns[language === 'es' ? 'es' : 'en'],
  nothing: { text, ask: '', unknown: 'Unknown.', actions: [{ label: 'Call Now', to: 'tel:+14085550153' }] },
  relevance: { weights: '', scale: 0 },
});
const terms = { page: 'Terms (en inglés)', title: 'Términos', to: '/terms', text: 'You come at your own risk.' };
const dog = { page: 'Questions', title: 'Can I bring my dog?', to: '/faq#pets', text: 'No <pets>, please.' };
const perro = { page: 'Preguntas', title: '¿Mi perro?', to: '/es/faq#pets', text: 'No, ni con correa («dog leash»).' };
const inEnglish = { ...terms, languages: { page: 'en-US', text: 'en-US' } as const };
const sources = new Map([
  [searchFile, source('en-US', ['hours', 'highway 9'], [dog], 'Nothing there.')],
  [spanishSearchFile, source('es', ['horario', 'carretera 9'], [perro, inEnglish], 'Nada.')],
]);

const now = () => rangeMoment('2026-10-10 10:04:00');
const checkedAt = rangeMoment('2026-10-10 10:01:00').toISOString();
type Feeds = Pick<LiveLinesDeps, 'sources' | 'roads'>;
const read: Feeds = {
  sources: async () => ({ ...club, calendar: calendarAt('2026-10-10 10:00:00') }),
  roads: async () => ({
    roads: [{ road: 'SR-9', state: 'no-reported-closures', closures: [], checkedAt, complete: true }],
  }),
};
const unknown: Feeds = {
  sources: async () => ({ ...club, calendar: { checkedAt: null, complete: false, events: [] } }),
  roads: () => Promise.reject(new UpstreamError('caltrans', 'network', 'no answer')),
};
const slow: Feeds = { sources: () => new Promise(() => {}), roads: () => new Promise(() => {}) };
const fails = () => Promise.reject(new Error('no such table'));
const broken: Feeds = { sources: fails, roads: fails };

const lines: string[] = [];
function appWith(live: Feeds): Hono {
  const app = new Hono();
  app.use(requestLog(createLog(readSettings({}), { write: (line) => void lines.push(line) })));
  const ways = { 'en-US': { allEndOn: 'SR-35', list: [] }, es: { allEndOn: 'SR-35', list: [] } } as const;
  const top = '<html><title></title><main><p class="kicker">This website</p>';
  return app.route(
    '/',
    searchRoute({
      siteName: 'The club',
      page: async (_, path) => `${top}<h1>${path === '/search' ? 'Search' : 'Buscar'}</h1></main></html>`,
      source: async (_, file) => sources.get(file),
      liveLines: liveLines({ ...live, ways, log: createLog({ LOG_LEVEL: 'silent' }), now }),
      renderAnswer,
      now,
    }),
  );
}
const app = appWith(read);
const search = async (query: string, path = '/search', on = app) => {
  const answer = await on.request(`${path}?${new URLSearchParams({ q: query }).toString()}`);
  const page = parseHtml(await answer.text());
  const results = page.all('li').map((one) => [one.get('lang'), one.all('a')[0]?.text, one.all('a')[0]?.get('href')]);
  return { answer, page, results };
};

test('names each result and its page, links to it, and moves the focus to the results', async () => {
  const { answer, page, results } = await search('dog');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  // The label above its heading is the same as on the browser's search page.
  expect(page.all('p').find((line) => line.get('class') === 'kicker')?.text).toBe('This website');
  expect(results[0]?.slice(1)).toEqual(['Can I bring my dog? Questions', '/faq#pets']);
  expect(page.all('p').map(({ text }) => text)).toContain('No <pets>, please.');
  const focused = page.all().filter((element) => element.get('autofocus') !== undefined);
  expect(focused.map((element) => [element.get('tabindex'), element.text])).toEqual([['-1', '1 result']]);
});

test.each([
  ['dog <b>', '/search', 'dog <b> – Search | The club'],
  ['perro', '/es/search', 'perro – Buscar | The club'],
  [' ', '/search', 'Search | The club'],
])('the title of the results for “%s” at %s is “%s”', async (query, path, title) => {
  expect((await search(query, path)).page.all('title')[0]?.text).toBe(title);
});

test('in Spanish it has a Spanish form, and marks what is in another language than the page', async () => {
  const { page, results } = await search('términos', '/es/search');
  const forms = page
    .all('form')
    .map((form) => [form.get('action'), form.all('input').map((input) => input.get('name'))]);
  expect(forms).toEqual([['/es/search', ['q']]]);
  const name = page.all('span').find(({ text }) => text === 'Terms');
  const excerpt = page.all('p').find(({ text }) => text === terms.text);
  expect([name?.get('lang'), excerpt?.get('lang')]).toEqual(['en-US', 'en-US']);
  // The Spanish label and the note "in English" are in Spanish.
  expect(results).toEqual([['es', 'Términos Terms (en inglés)', '/terms']]);
  const other = await search('perro');
  expect(other.results).toEqual([['es', '¿Mi perro? Preguntas', '/es/faq#pets']]);
  const parts = other.page.all('li').flatMap((one) => one.all('span').map((part) => [part.text, part.get('lang')]));
  expect(parts).toContainEqual(['dog leash', 'en-US']);
  expect((await search('zepelín', '/es/search')).page.text).toContain('Nada.');
});

const open = 'Abierto. Hoy hasta las 4:00 p.m. Regístrese a más tardar a las 3:00 p.m. Verificado a las 10:00 a.m.';
const usually = 'Call first. We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM.';
test.each([
  ['hours today', read, 'Open. Until 4:00 PM today. Check in by 3:00 PM. Checked 10:00 AM PDT.'],
  ['horario hoy', read, open],
  ['hours today', unknown, usually],
  ['hours today', slow, 'We couldn’t check for closures. Please call first.'],
  ['horario hoy', broken, 'No pudimos verificar si hay cierres. Llame antes de venir.'],
  ['highway 9', read, 'No lane closures reported, checked 10:01 AM PDT.'],
  ['highway 9', unknown, 'Live road data is unavailable.'],
  ['highway 9', slow, 'Live road data is unavailable.'],
  ['highway 9', broken, 'Live road data is unavailable.'],
  ['carretera 9', read, 'No se reportan cierres de carriles, verificado a las 10:01 a.m.'],
])('“%s” is answered live, with the time of the check, or as unknown (%#)', async (query, live, line) => {
  const path = /^h(our|igh)/.test(query) ? '/search' : '/es/search';
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
