/** See server/feeds/ics.test.ts for how a file expands. Over 200 lines: each way in which it can fail is a case. */
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { directParser, type Parser } from '#server/feeds/parser.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { type Site, type SiteOptions, start } from './conditions.ts';
import { bytes, calendarEvent, calendarOf } from './server.ts';

const path = '/api/calendar';
const down = bytes('<html>', { status: 503, type: 'text/html' });
const statusOf = async (site: Site) => (await site.get<StatusAnswer>('/api/status')).body;
const agendaOf = async (site: Site) => (await site.get<AgendaAnswer>(path)).body;

async function withEvents(events: string[], options?: SiteOptions) {
  const { fake, site } = await start(options);
  const serve = (...more: string[]) => fake.on('/calendar.ics', calendarOf(...more));
  serve(...events);
  return { site, serve, fail: () => fake.on('/calendar.ics', down) };
}

test('the next 60 days from the start of today at the range, which move on while the file stays the same', async () => {
  const { site } = await start();
  const { status, body, headers } = await site.get<AgendaAnswer>(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  // The clocks go back in between.
  expect(body).toMatchObject({
    from: '2026-10-10T07:00:00.000Z',
    to: '2026-12-09T08:00:00.000Z',
    fetchedAt: '2026-10-10T17:00:00.000Z',
    status: 'ok',
  });
  expect(body.events[0]).toMatchObject({
    title: 'Range Open to the Public',
    start: '2026-10-10T16:00:00.000Z',
    end: '2026-10-10T23:00:00.000Z',
    closes: 'no',
  });
  expect(body.events.filter(({ closes }) => closes !== 'no').map(({ date }) => date)).toEqual([
    // A late opening that does not say until when, and the time that it left.
    undefined,
    undefined,
    '2026-10-18',
    '2026-11-26',
  ]);
  expect(body.events.every(({ start, end }) => end > body.from && start < body.to)).toBe(true);
  site.wait(14 * 60 + 14);
  await site.get(path);
  site.wait(1);
  expect(await agendaOf(site)).toMatchObject({
    from: '2026-10-11T07:00:00.000Z',
    events: expect.arrayContaining([expect.objectContaining({ start: '2026-10-11T16:00:00.000Z' })]),
  });
});

test('each event is a file for the visitor’s calendar', async () => {
  const { site } = await start();
  const closed = (await agendaOf(site)).events.find(({ date }) => date === '2026-11-26');
  const file = await site.ask(`${path}/event.ics?id=${encodeURIComponent(closed?.id ?? '')}`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="event.ics"',
  });
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`SUMMARY:${closed?.title}`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261128');
  const gone = await site.ask(`${path}/event.ics?id=gone`);
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('not in the calendar any more')]);
  expect(await (await site.ask(`${path}/event.ics?id=gone&lang=es`)).text()).toContain('ya no está en el calendario');
});

test('the agenda tells a place only where it is not the club’s own, the file always', async () => {
  const own = 'LOCATION:120 Ridge Blvd\\, Robles\\, CA 95000\\, USA';
  const { site } = await withEvents([
    calendarEvent('Match', '2026-10-11', own),
    calendarEvent('Dinner', '2026-10-12', 'LOCATION:Town Hall\\, Robles'),
  ]);
  const { events } = await agendaOf(site);
  expect(events.map(({ location }) => location)).toEqual([undefined, 'Town Hall, Robles']);
  expect(await (await site.ask(`${path}/event.ics?id=${encodeURIComponent(events[0]?.id ?? '')}`)).text()).toContain(
    own,
  );
});

test('an event "Closed: snow", entered at 6 AM, is everywhere within five minutes: status, agenda and feed', async () => {
  const { site, serve } = await withEvents([], { at: '2026-10-10T13:00:00Z' });
  expect(await statusOf(site)).toMatchObject({ next: { opens: '2026-10-10T16:00:00.000Z' }, closures: [] });
  serve(calendarEvent('Closed: snow', '2026-10-10'));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-11' },
    closures: [{ title: 'Closed: snow', date: '2026-10-10', closes: 'yes' }],
  });
  expect((await statusOf(site)).days[0]).toMatchObject({
    day: '2026-10-10',
    windows: [],
    reasons: [{ says: 'Closed: snow' }],
  });
  expect((await agendaOf(site)).events).toMatchObject([{ title: 'Closed: snow' }]);
  expect(await (await site.ask('/closures.ics')).text()).toContain('SUMMARY:Closed: snow');

  // At noon it is still closed; taken out of the calendar again, the range opens.
  site.wait(6 * 60);
  expect((await statusOf(site)).state).toBe('closed');
  serve(calendarEvent('Trap league', '2026-10-20'));
  site.wait(5);
  expect((await statusOf(site)).state).toBe('open');
});

test('no cached copy of the status outlives the next change', async () => {
  const { site } = await withEvents([], { at: '2026-10-10T13:00:00Z' });
  const cacheControl = async () => (await site.ask('/api/status')).headers.get('cache-control');
  expect(await cacheControl()).toBe('public, max-age=15');
  // Ten seconds before the range opens.
  site.wait(3 * 60 - 1 / 6);
  expect(await cacheControl()).toBe('public, max-age=10');
});

const closure = { id: 'late', title: 'Late opening', from: '2026-10-25', to: '2026-10-25', text: 'Frost.' };

test('two programs read the same closures from the feed, with any text', async () => {
  const odd = 'Closed: snow\\, ice\\; and "wind"\\nat the range – 100 % of it, and a title longer than one line may be';
  const { site } = await withEvents(
    [
      calendarEvent('Closed: snow', '2026-10-11', 'DTEND;VALUE=DATE:20261013', `DESCRIPTION:${odd}`),
      calendarEvent('Closed: crew', '', 'DTSTART:20261015T160000Z', 'DTEND:20261015T190000Z'),
    ],
    { plans: { closures: [{ ...closure, opens: '11:00' }] } },
  );
  const text = await (await site.ask('/closures.ics')).text();
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { summary, startDate, endDate, description } = new ICAL.Event(one);
    return [summary, startDate.toString(), endDate.toString(), description];
  });
  const oddText = odd.replaceAll(/\\([,;])/g, '$1').replace('\\n', '\n');
  expect(byIcal).toEqual([
    ['Closed: snow', '2026-10-11', '2026-10-13', oddText],
    ['Closed: crew', '2026-10-15T16:00:00Z', '2026-10-15T19:00:00Z', null],
    ['Opens at 11:00 AM (Late opening)', '2026-10-25', '2026-10-26', 'Frost.'],
  ]);
  const byNode = Object.values(sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' ? [[one.summary, one.datetype, one.description]] : [],
  );
  expect(byNode).toEqual([
    ['Closed: snow', 'date', oddText],
    ['Closed: crew', 'date-time', undefined],
    ['Opens at 11:00 AM (Late opening)', 'date', 'Frost.'],
  ]);
});

test('without a calendar the club’s closures are told, and one that was never read makes the status unknown', async () => {
  const plans = { closures: [closure] };
  const none = await start({ settings: { CALENDAR_ICS_URL: undefined }, plans });
  expect(await agendaOf(none.site)).toMatchObject({
    events: [{ date: '2026-10-25', closes: 'yes', description: 'Frost.' }],
    fetchedAt: null,
    status: 'not-configured',
  });
  const { site, fail } = await withEvents([], { plans });
  fail();
  const { status, body, headers } = await site.get<AgendaAnswer>(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ events: [{ date: '2026-10-25' }], fetchedAt: null, status: 'unknown' });
  expect(await statusOf(site)).toMatchObject({ state: 'unknown', scheduled: 'open', sure: false });
  // A subscriber's program keeps what it has.
  const feeds = await Promise.all(['/closures.ics', '/es/closures.ics'].map((feed) => site.ask(feed)));
  expect(feeds.map((feed) => [feed.status, feed.headers.get('retry-after')])).toEqual([
    [503, '300'],
    [503, '300'],
  ]);
});

test('is stale while the calendar can’t be read, for a day, and then unknown', async () => {
  const { site, fail } = await withEvents([calendarEvent('Potluck', '2026-10-11')]);
  const { events } = await agendaOf(site);
  fail();
  site.wait(16);
  expect(await agendaOf(site)).toMatchObject({ events, status: 'stale', fetchedAt: '2026-10-10T17:00:00.000Z' });
  site.wait(24 * 60);
  expect(await agendaOf(site)).toMatchObject({ status: 'unknown', fetchedAt: null });
});

test('the feed of closures in Spanish has the events and the answers of the English one', async () => {
  const plans = { closures: [{ ...closure, opens: '11:00' }], holidays: { thanksgiving: 'closed' as const } };
  const { site } = await withEvents([calendarEvent('Closed: snow', '2026-10-11')], { plans });
  const [english, spanish] = [await site.ask('/closures.ics'), await site.ask('/es/closures.ics')];
  const text = await spanish.text();
  const fixed = (feed: string) => feed.match(/^(?:UID|DTSTART|DTEND|DTSTAMP)[^\r]*/gm);
  expect(fixed(text)).toEqual(fixed(await english.text()));
  for (const header of ['content-type', 'cache-control'])
    expect(spanish.headers.get(header)).toBe(english.headers.get(header));
  expect(text).toContain('X-WR-CALNAME:Cierres del campo de tiro');
  expect(text).toContain('SUMMARY:Closed: snow');
  expect(text).toContain('SUMMARY:Abre a las 11:00 a.m. (Late opening)');
  expect(text).toContain('SUMMARY:Cerrado: Día de Acción de Gracias');

  const { events } = await agendaOf(site);
  const event = `${path}/event.ics?id=${encodeURIComponent(events.find(({ title }) => title === 'Late opening')?.id ?? '')}`;
  expect(await (await site.ask(`${event}&lang=es`)).text()).toContain('Abre a las 11:00');
  expect(await (await site.ask(event)).text()).toContain('Opens at 11:00 AM');
});

test('a closure that was read stays known until it ends, however long the calendar is down', async () => {
  const { site, fail } = await withEvents([calendarEvent('Closed: road work', '2026-11-08')]);
  await statusOf(site);
  fail();
  site.wait(29 * 24 * 60 + 60);
  await site.restart();
  expect(await statusOf(site)).toMatchObject({ state: 'closed', closures: [{ date: '2026-11-08' }] });
  expect((await site.ask('/closures.ics')).status).toBe(200);
  site.wait(7 * 24 * 60);
  expect(await statusOf(site)).toMatchObject({ state: 'unknown', closures: [] });
});

test.each([
  ['times out', new UpstreamError('calendar', 'too-complex', 'took too long to parse')],
  ['crashes', new Error('the worker ran out of memory')],
])('a parser that %s costs no closure: it is known again as soon as the parser works', async (_, failure) => {
  let isFailing = false;
  const parser: Parser = {
    parse: (...job) => (isFailing ? Promise.reject(failure) : directParser.parse(...job)),
  };
  const { site, fail } = await withEvents([calendarEvent('Closed: road work', '2026-10-11')], { parser });
  await statusOf(site);
  fail();
  isFailing = true;
  // On the next day the same file is expanded again.
  site.wait(23 * 60);
  expect(await statusOf(site)).toMatchObject({ state: 'unknown', closures: [] });
  expect(await agendaOf(site)).toMatchObject({ status: 'unknown', events: [] });
  isFailing = false;
  await site.restart();
  expect(await statusOf(site)).toMatchObject({ state: 'closed', closures: [{ title: 'Closed: road work' }] });
});

test('an empty file right after one with events is not believed for six hours, a restart between them or not', async () => {
  const { site, serve } = await withEvents([calendarEvent('Closed: snow', '2026-10-11')]);
  expect(await statusOf(site)).toMatchObject({ state: 'open' });
  serve();
  for (const minutes of [5, 3 * 60]) {
    site.wait(minutes);
    expect(await statusOf(site)).toMatchObject({
      state: 'unknown',
      sure: false,
      closures: [{ title: 'Closed: snow' }],
    });
    expect((await agendaOf(site)).status).toBe('incomplete');
    await site.restart();
  }
  site.wait(3 * 60);
  expect(await statusOf(site)).toMatchObject({ sure: true });
  expect(await statusOf((await withEvents([])).site)).toMatchObject({ state: 'open', sure: true });
});

const snow = calendarEvent('Closed: snow', '2026-10-11');
/** The same entry with something else in it. */
const edited = (from: string, to: string) => snow.replace(from, to);

test('an entry that can’t be read any more keeps its closure until a complete file lacks it', async () => {
  const { site, serve } = await withEvents([snow, calendarEvent('Potluck', '2026-10-20')]);
  await statusOf(site);
  serve(edited('DTSTART;VALUE=DATE:20261011', 'DTSTART;VALUE=DATE:20261131'), calendarEvent('Potluck', '2026-10-20'));
  site.wait(5);
  for (const _ of ['now', 'after a restart']) {
    expect(await statusOf(site)).toMatchObject({ sure: false, closures: [{ title: 'Closed: snow' }] });
    expect((await agendaOf(site)).events).toMatchObject([{ title: 'Closed: snow' }, { title: 'Potluck' }]);
    // A subscriber's program would take a shorter list for all of it.
    expect((await site.ask('/closures.ics')).status).toBe(503);
    await site.restart();
    site.wait(5);
  }
  serve(calendarEvent('Potluck', '2026-10-20'));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({ sure: true, closures: [] });
  expect((await site.ask('/closures.ics')).status).toBe(200);
});

test('a file that is read in part keeps its closures, and closures.ics is no shorter list', async () => {
  let skipped = 0;
  const parser: Parser = {
    async parse(document, bytes, context) {
      const { parts } = await directParser.parse(document, bytes, context);
      return { parts: parts.slice(skipped), unread: skipped };
    },
  };
  const { site, serve } = await withEvents([snow, calendarEvent('Potluck', '2026-10-20')], { parser });
  await statusOf(site);
  skipped = 1;
  serve(snow, calendarEvent('Potluck', '2026-10-21'));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({ sure: false, closures: [{ title: 'Closed: snow' }] });
  expect((await site.ask('/closures.ics')).status).toBe(503);
  skipped = 0;
  serve(calendarEvent('Potluck', '2026-10-21'));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({ sure: true, closures: [] });
  expect((await site.ask('/closures.ics')).status).toBe(200);
});

test.each([
  ['Winter fun', [{ title: 'Winter fun', closes: 'ask' }]],
  ['Maybe later|Winter fun', [{ title: 'Winter fun', closes: 'ask' }]],
  ['Winter fun|Summer fun', [{ title: 'Summer fun', closes: 'ask' }]],
  ['Winter fun|Range open', []],
  ['Range open', []],
  ['Closed: ice', [{ title: 'Closed: ice', closes: 'yes' }]],
])('a closure whose title becomes "%s"', async (title, closures) => {
  const { site, serve } = await withEvents([snow]);
  await statusOf(site);
  for (const next of title.split('|')) {
    serve(edited('SUMMARY:Closed: snow', `SUMMARY:${next}`));
    site.wait(5);
    await statusOf(site);
  }
  expect((await statusOf(site)).closures).toMatchObject(closures);
  // It stays so, and ends with the event.
  site.wait(5);
  await site.restart();
  expect((await statusOf(site)).closures).toMatchObject(closures);
  serve(calendarEvent('Potluck', '2026-10-20'));
  site.wait(5);
  expect((await statusOf(site)).closures).toEqual([]);
});

const plowAt = (day: string) => (entry: string) =>
  entry
    .replace('SUMMARY:Closed: snow', 'SUMMARY:Plow visit')
    .replace('DTSTART;VALUE=DATE:20261011', `DTSTART:${day}T010000Z\r\nDTEND:${day}T030000Z`);

test.each([
  ['in the evening of its day', plowAt('20261012'), 'ask', 2],
  ['on another day', plowAt('20261021'), 'ask', 2],
  ['in the afternoon', (entry: string) => plowAt('20261011')(entry).replaceAll('T0', 'T2'), 'ask', 2],
  ['as "Range open"', (entry: string) => plowAt('20261021')(entry).replace('Plow visit', 'Range open'), 'ask', 1],
  ['as a closure', (entry: string) => plowAt('20261021')(entry).replace('Plow visit', 'Closed: plowing'), 'open', 1],
  ['in the past', plowAt('20260901'), 'ask', 1],
  ['in more than 60 days', plowAt('20270110'), 'ask', 1],
  [
    'in the past, as a closure',
    (entry: string) => plowAt('20260901')(entry).replace('Plow', 'Closed: plow'),
    'open',
    0,
  ],
  ['in more than 60 days, open', (entry: string) => plowAt('20270110')(entry).replace('Plow visit', 'Open'), 'ask', 1],
  ['canceled', (entry: string) => plowAt('20261021')(entry).replace('UID', 'STATUS:CANCELLED\r\nUID'), 'open', 0],
])('a closure whose title and time become others at once, %s', async (_, edit, state, count) => {
  const { site, serve } = await withEvents([snow]);
  expect((await statusOf(site)).days.find(({ day }) => day === '2026-10-11')).toMatchObject({ state: 'closed' });
  serve(edit(snow));
  for (const look of ['at once', 'later', 'after a restart']) {
    site.wait(5);
    await statusOf(site);
    const { days, closures } = await statusOf(site);
    const sunday = days.find(({ day }) => day === '2026-10-11');
    expect([look, sunday?.state, closures.length]).toEqual([look, state, count]);
    if (look === 'later') await site.restart();
  }
  serve(calendarEvent('Potluck', '2026-10-20'));
  site.wait(5);
  expect((await statusOf(site)).closures).toEqual([]);
});

/** One and the same entry of the calendar, with times on the range's clock, "11 09:00", or days of October. */
function entryOf(title: string, from: string, to: string, ...lines: string[]) {
  const [start, end] = [from, to].map((time) => {
    const [day = '', clock] = time.split(' ');
    return clock ? `:202610${day}T${clock.replace(':', '')}00` : `;VALUE=DATE:202610${day}`;
  });
  return calendarEvent(title, '', `DTSTART${start}`, `DTEND${end}`, ...lines).replace(/UID:.*/, 'UID:q@club');
}
const [sundays, both] = ['RRULE:FREQ=WEEKLY;BYDAY=SU', 'RRULE:FREQ=WEEKLY;BYDAY=SU,TH'];
const occurrence = 'RECURRENCE-ID:20261011T090000';
const day = entryOf('Closed', '11', '12');
const hours = entryOf('Closed', '11 09:00', '11 16:00');
const evening = entryOf('Closed', '11 18:00', '11 20:00');
const series = entryOf('Closed', '04 09:00', '04 16:00', both);
const plowed = entryOf('Plow', '11 09:00', '11 16:00', occurrence);
const later = entryOf('Plow', '04 10:00', '04 16:00', both);
const ended = series.replace(both, `${both};UNTIL=20261010T000000Z`);
const following = entryOf('Plow', '11 09:00', '11 16:00', both).replace('q@', 'q_R20261011T160000@');
const without = (...days: string[]) => days.map((one) => `EXDATE:202610${one}`).join('\r\n');

test.each<[string, states: string, ...files: string[][]]>([
  ['a closure at other hours, every week', 'ask open', [hours], [entryOf('Plow', '11 10:00', '11 16:00', sundays)]],
  ['a closed day as hours of every week', 'ask open', [day], [entryOf('Plow', '11 10:00', '11 16:00', sundays)]],
  ['a closed day as another day of each week', 'ask open', [day], [entryOf('Plow', '13', '14', `${sundays},TU`)]],
  ['closed days as their first', 'ask ask', [entryOf('Closed', '11', '16')], [entryOf('Plow', '11', '12')]],
  ['a series as its first', 'ask ask', [entryOf('Closed', '11', '12', both)], [entryOf('Plow', '11', '12')]],
  ['a day of a series on another', 'ask closed', [series], [series, entryOf('Plow', '13', '14', occurrence)]],
  ['a series an hour later', 'ask ask', [series], [later]],
  ['a series on other days', 'ask ask', [series], [entryOf('Plow', '05', '06', 'RRULE:FREQ=WEEKLY;BYDAY=MO,FR')]],
  ['a day of a series and all after it', 'ask ask', [series], [ended, following]],
  ['a day that says open for its evening', 'ask open', [day], [entryOf('Open', '11 18:00', '11 20:00')]],
  ['a day that says open for another', 'ask open', [day], [entryOf('Open', '16', '17')]],
  ['a day that says which hours of another are open', 'ask open', [day], [entryOf('Open 9-12', '15', '16')]],
  ['a day that says open for its hours', 'open open', [day], [entryOf('Range open', '11 09:00', '11 16:00')]],
  [
    'closed days that say open for their first',
    'open ask',
    [entryOf('Closed', '11', '16')],
    [entryOf('Open', '11', '12')],
  ],
  ['a closed day as an evening that is closed', 'ask open', [day], [entryOf('Closed', '11 18:00', '11 20:00')]],
  ['a closed day as hours of it', 'open open', [day], [entryOf('Closed', '11 09:00', '11 12:00')]],
  ['a closed evening as another one', 'open open', [evening], [entryOf('Closed', '11 17:00', '11 20:00')]],
  [
    'a closed day as an evening, and that as another one',
    'ask open',
    [day],
    [entryOf('Closed', '11 18:00', '11 20:00')],
    [entryOf('Closed: ice', '11 17:00', '11 20:00')],
  ],
  ['a closure as one of another day', 'open closed', [day], [entryOf('Closed: ice', '15', '16')]],
  [
    'a day of a series as one of another day',
    'open closed',
    [series],
    [series, entryOf('Closed', '13', '14', occurrence)],
  ],
  [
    'all days of a series as closed ones',
    'open open',
    [series],
    [entryOf('Closed', '05', '06', 'RRULE:FREQ=WEEKLY;BYDAY=MO')],
  ],
  [
    'a series without a day',
    'open closed',
    [series],
    [entryOf('Closed', '04 09:00', '04 16:00', both, without('11T090000'))],
  ],
  [
    'a series without one day after another one’s edit',
    'ask open',
    [series],
    [series, plowed],
    [entryOf('Closed', '04 09:00', '04 16:00', both, without('15T090000')), plowed],
  ],
  [
    'a series without one day after its edit',
    'open ask',
    [series],
    [later],
    [entryOf('Plow', '04 10:00', '04 16:00', both, without('11T100000'))],
  ],
  [
    'a series without one day in one step with its edit',
    'open ask',
    [series],
    [entryOf('Plow', '04 09:00', '04 16:00', both, without('11T090000'))],
  ],
  [
    'a series on other days, long past',
    'ask ask',
    [series],
    [entryOf('Plow', '01', '02', 'RRULE:FREQ=WEEKLY;UNTIL=20261003')],
  ],
  ['a series that ends earlier', 'open open', [series], [ended]],
])('of an edited closure stays in doubt what it closed and nothing else: %s', async (_, states, first, ...files) => {
  const { site, serve } = await withEvents(first);
  const statesNow = async () => {
    site.wait(5);
    await statusOf(site);
    const { days } = await statusOf(site);
    return ['2026-10-11', '2026-10-15'].map((one) => days.find((plan) => plan.day === one)?.state).join(' ');
  };
  await statesNow();
  for (const file of files) {
    serve(...file, calendarEvent('Potluck', '2026-10-20'));
    await statesNow();
  }
  expect(await statesNow()).toBe(states);
  await site.restart();
  expect([await statesNow(), await statesNow()]).toEqual([states, states]);
  serve(calendarEvent('Potluck', '2026-10-20'));
  expect(await statesNow()).toBe('open open');
});

test('an entry whose closure is over can be used again for another day', async () => {
  const { site, serve } = await withEvents([entryOf('Closed: snow', '04', '05')]);
  await statusOf(site);
  serve(entryOf('Plow visit', '15', '16'));
  site.wait(5);
  await statusOf(site);
  expect((await statusOf(site)).closures).toEqual([]);
});

test('what an edited closure left in doubt outlasts the day of its entry, until the entry is deleted', async () => {
  const { site, serve } = await withEvents([entryOf('Closed', '15', '16')]);
  const thursday = async () => {
    site.wait(5);
    await statusOf(site);
    return (await statusOf(site)).days.find((plan) => plan.day === '2026-10-15')?.state;
  };
  expect(await thursday()).toBe('closed');
  serve(entryOf('Plow', '11', '12'), calendarEvent('Potluck', '2026-10-20'));
  expect([await thursday(), await thursday()]).toEqual(['ask', 'ask']);
  // Three days later the entry is over.
  site.wait(3 * 24 * 60);
  expect([await thursday(), await thursday()]).toEqual(['ask', 'ask']);
  await site.restart();
  expect(await thursday()).toBe('ask');
  serve(calendarEvent('Potluck', '2026-10-20'));
  expect([await thursday(), await thursday()].at(-1)).toBe('open');
});

/** "Closed until further notice" of a Saturday, whose entry is another one on Tuesday. */
test.each([
  ['Winter fun', 'ask'],
  ['Maybe later', 'ask'],
  ['Winter fun|Summer fun', 'ask'],
  ['Closed through Thursday', 'ask'],
  ['Closed: snow', 'open'],
  ['Range open', 'open'],
  ['Winter fun|Range open', 'open'],
  ['', 'open'],
])(
  'of a closure without an end stays in doubt what followed it when its entry becomes "%s" later',
  async (all, state) => {
    const closed = entryOf('Closed until further notice', '10', '11');
    const others = calendarEvent('Potluck', '2026-10-20');
    const { site, serve } = await withEvents([closed, others]);
    const thursday = async () => {
      site.wait(5);
      await statusOf(site);
      return (await statusOf(site)).days.find((plan) => plan.day === '2026-10-15')?.state;
    };
    expect(await thursday()).toBe('ask');
    site.wait(3 * 24 * 60);
    expect(await thursday()).toBe('ask');
    for (const title of all.split('|')) {
      serve(...(title ? [closed.replace('Closed until further notice', title)] : []), others);
      await thursday();
    }
    expect(await thursday()).toBe(state);
    await site.restart();
    expect([await thursday(), await thursday()]).toEqual([state, state]);
    serve(others);
    expect([await thursday(), await thursday()].at(-1)).toBe('open');
  },
);

test('a closure without an end whose entry says open on another day ends with that day', async () => {
  const { site, serve } = await withEvents([entryOf('Closed until further notice', '10', '11')]);
  site.wait(3 * 24 * 60);
  await statusOf(site);
  const states = async () => {
    site.wait(5);
    await statusOf(site);
    const { days } = await statusOf(site);
    return ['2026-10-15', '2026-10-16'].map((one) => days.find((plan) => plan.day === one)?.state);
  };
  expect(await states()).toEqual(['ask', 'ask']);
  serve(entryOf('Range open', '16', '17'));
  expect([await states(), await states()]).toEqual([
    ['ask', 'open'],
    ['ask', 'open'],
  ]);
});

test('a closure that goes on is in doubt on its later days too, once its title sounds harmless', async () => {
  const endless = edited('SUMMARY:Closed: snow', 'SUMMARY:Closed until further notice');
  const { site, serve } = await withEvents([endless]);
  const states = async () => (await statusOf(site)).days.slice(1, 7).map(({ state }) => state);
  expect(await states()).toEqual(['closed', 'closed', 'closed', 'closed', 'ask', 'ask']);
  serve(endless.replace('Closed until further notice', 'Plow visit'));
  for (const _ of ['at once', 'later']) {
    site.wait(5);
    await statusOf(site);
    expect(await states()).toEqual(['ask', 'closed', 'closed', 'closed', 'ask', 'ask']);
  }
  for (const [title, closures] of [
    ['Range open', []],
    ['Closed until further notice', ['yes', 'ask']],
    ['Maybe closed until further notice', ['ask', 'ask']],
  ] as const) {
    serve(endless.replace('Closed until further notice', title));
    site.wait(5);
    await statusOf(site);
    expect((await statusOf(site)).closures.map(({ closes }) => closes)).toEqual(closures);
  }
  serve(endless.replace('until further notice', 'today'));
  site.wait(5);
  await statusOf(site);
  expect(await states()).toEqual(['closed', 'closed', 'closed', 'closed', 'open', 'open']);
});

test('of a series, the day whose closure is taken out is open, and no other day is asked about', async () => {
  const weekly = (...more: string[]) => calendarEvent('Trap league', '2026-10-10', 'RRULE:FREQ=DAILY;COUNT=5', ...more);
  const closed = edited('END:VEVENT', 'RECURRENCE-ID;VALUE=DATE:20261011\r\nEND:VEVENT').replace(/UID:.*/, '');
  const uid = /UID:.*/.exec(weekly())?.[0] ?? '';
  const { site, serve } = await withEvents([weekly(), closed.replace('SUMMARY', `${uid}\r\nSUMMARY`)]);
  expect((await statusOf(site)).closures).toMatchObject([{ title: 'Closed: snow', closes: 'yes' }]);
  serve(weekly('EXDATE;VALUE=DATE:20261011'), calendarEvent('Unreadable', '2026-11-31'));
  for (const _ of ['at once', 'after a restart']) {
    site.wait(5);
    await statusOf(site);
    expect((await statusOf(site)).closures).toMatchObject([{ title: 'Closed: snow', closes: 'yes' }]);
    await site.restart();
  }
  serve(weekly('EXDATE;VALUE=DATE:20261011'));
  site.wait(5);
  await statusOf(site);
  expect((await statusOf(site)).closures).toEqual([]);
});

test('a title that was asked about from the beginning may be set right', async () => {
  const { site, serve } = await withEvents([edited('SUMMARY:Closed: snow', 'SUMMARY:Maybe closed')]);
  await statusOf(site);
  site.wait(5);
  expect((await statusOf(site)).closures).toMatchObject([{ closes: 'ask' }]);
  serve(edited('SUMMARY:Closed: snow', 'SUMMARY:Winter fun'));
  site.wait(5);
  await statusOf(site);
  expect((await statusOf(site)).closures).toEqual([]);
});

test('hours in titles that are the usual ones close nothing', async () => {
  const { site } = await withEvents([
    calendarEvent('Range open 9-4', '2026-10-10'),
    calendarEvent('Range closes at 1 PM', '2026-10-11'),
  ]);
  const { events } = await agendaOf(site);
  expect(events).toMatchObject([{ closes: 'no' }, { closes: 'partly', hours: { closes: '13:00' } }]);
});

test('a calendar that is shared without details is asked about, and the operator is told', async () => {
  const { site } = await withEvents([calendarEvent('Busy', '2026-10-10'), calendarEvent('Busy', '2026-10-12')]);
  expect(await statusOf(site)).toMatchObject({ state: 'ask' });
  type Readiness = { checks: { calendar: { state: string; problem?: string } } };
  expect((await site.get<Readiness>('/readyz')).body.checks.calendar).toMatchObject({
    state: 'warning',
    problem: expect.stringContaining('share the calendar with all event details'),
  });
});
