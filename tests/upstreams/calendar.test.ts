/** See server/feeds/ics.test.ts for how a file expands. Over 200 lines: each way in which it can fail is a case. */
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import { directParser, type Parser } from '#server/feeds/parser.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { type SiteOptions, start } from './conditions.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { bytes, calendarEvent, calendarOf } from './server.ts';

const path = '/api/calendar';
const down = bytes('<html>', { status: 503, type: 'text/html' });

async function withEvents(events: string[], options?: SiteOptions) {
  const { fake, site } = await start(options);
  const serve = (...more: string[]) => fake.on('/calendar.ics', calendarOf(...more));
  serve(...events);
  /** The status five minutes after the calendar became this. */
  const statusWith = async (...more: string[]) => {
    serve(...more);
    site.wait(5);
    return site.status();
  };
  return { site, serve, statusWith, fail: () => fake.on('/calendar.ics', down) };
}
const potluck = calendarEvent('Potluck', '2026-10-20');

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
  // A late opening that does not say until when, and the time that it left, and two closed days.
  const closing = body.events.filter(({ closes }) => closes !== 'no').map(({ date }) => date);
  expect(closing).toEqual([undefined, undefined, '2026-10-18', '2026-11-26']);
  expect(body.events.every(({ start, end }) => end > body.from && start < body.to)).toBe(true);
  site.wait(14 * 60 + 14);
  await site.get(path);
  site.wait(1);
  expect(await site.agenda()).toMatchObject({
    from: '2026-10-11T07:00:00.000Z',
    events: expect.arrayContaining([expect.objectContaining({ start: '2026-10-11T16:00:00.000Z' })]),
  });
});

test('each event is a file for the visitor’s calendar', async () => {
  const { site } = await start();
  const closed = (await site.agenda()).events.find(({ date }) => date === '2026-11-26');
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
  const { events } = await site.agenda();
  expect(events.map(({ location }) => location)).toEqual([undefined, 'Town Hall, Robles']);
  expect(await (await site.ask(`${path}/event.ics?id=${encodeURIComponent(events[0]?.id ?? '')}`)).text()).toContain(
    own,
  );
});

test('an event "Closed: snow", entered at 6 AM, is everywhere within five minutes: status, agenda and feed', async () => {
  const { site, statusWith } = await withEvents([], { at: '2026-10-10T13:00:00Z' });
  expect(await site.status()).toMatchObject({ next: { opens: '2026-10-10T16:00:00.000Z' }, closures: [] });
  const status = await statusWith(calendarEvent('Closed: snow', '2026-10-10'));
  expect(status).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-11' },
    closures: [{ title: 'Closed: snow', date: '2026-10-10', closes: 'yes' }],
  });
  expect(status.days[0]).toMatchObject({ day: '2026-10-10', windows: [], reasons: [{ says: 'Closed: snow' }] });
  expect((await site.agenda()).events).toMatchObject([{ title: 'Closed: snow' }]);
  expect(await (await site.ask('/closures.ics')).text()).toContain('SUMMARY:Closed: snow');

  // At noon it is still closed; taken out of the calendar again, the range opens.
  site.wait(6 * 60);
  expect((await site.status()).state).toBe('closed');
  expect((await statusWith(potluck)).state).toBe('open');
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
  expect(await none.site.agenda()).toMatchObject({
    events: [{ date: '2026-10-25', closes: 'yes', description: 'Frost.' }],
    fetchedAt: null,
    status: 'not-configured',
  });
  const { site, fail } = await withEvents([], { plans });
  fail();
  const { status, body, headers } = await site.get<AgendaAnswer>(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ events: [{ date: '2026-10-25' }], fetchedAt: null, status: 'unknown' });
  expect(await site.status()).toMatchObject({ state: 'unknown', scheduled: 'open', sure: false });
  // A subscriber's program keeps what it has.
  for (const feed of ['/closures.ics', '/es/closures.ics']) {
    const { status, headers } = await site.ask(feed);
    expect([status, headers.get('retry-after')]).toEqual([503, '300']);
  }
});

test('is stale while the calendar can’t be read, for a day, and then unknown', async () => {
  const { site, fail } = await withEvents([calendarEvent('Potluck', '2026-10-11')]);
  const { events } = await site.agenda();
  fail();
  site.wait(16);
  expect(await site.agenda()).toMatchObject({ events, status: 'stale', fetchedAt: '2026-10-10T17:00:00.000Z' });
  site.wait(24 * 60);
  expect(await site.agenda()).toMatchObject({ status: 'unknown', fetchedAt: null });
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

  const { events } = await site.agenda();
  const event = `${path}/event.ics?id=${encodeURIComponent(events.find(({ title }) => title === 'Late opening')?.id ?? '')}`;
  expect(await (await site.ask(`${event}&lang=es`)).text()).toContain('Abre a las 11:00');
  expect(await (await site.ask(event)).text()).toContain('Opens at 11:00 AM');
});

test('a closure that was read stays known until it ends, however long the calendar is down', async () => {
  const { site, fail } = await withEvents([calendarEvent('Closed: road work', '2026-11-08')]);
  await site.status();
  fail();
  site.wait(29 * 24 * 60 + 60);
  await site.restart();
  expect(await site.status()).toMatchObject({ state: 'closed', closures: [{ date: '2026-11-08' }] });
  expect((await site.ask('/closures.ics')).status).toBe(200);
  site.wait(7 * 24 * 60);
  expect(await site.status()).toMatchObject({ state: 'unknown', closures: [] });
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
  await site.status();
  fail();
  isFailing = true;
  // On the next day the same file is expanded again.
  site.wait(23 * 60);
  expect(await site.status()).toMatchObject({ state: 'unknown', closures: [] });
  expect(await site.agenda()).toMatchObject({ status: 'unknown', events: [] });
  isFailing = false;
  await site.restart();
  expect(await site.status()).toMatchObject({ state: 'closed', closures: [{ title: 'Closed: road work' }] });
});

test('an empty file right after one with events is not believed for six hours, a restart between them or not', async () => {
  const { site, serve } = await withEvents([calendarEvent('Closed: snow', '2026-10-11')]);
  expect(await site.status()).toMatchObject({ state: 'open' });
  serve();
  for (const minutes of [5, 3 * 60]) {
    site.wait(minutes);
    const closures = [{ title: 'Closed: snow' }];
    expect(await site.status()).toMatchObject({ state: 'unknown', sure: false, closures });
    expect((await site.agenda()).status).toBe('incomplete');
    await site.restart();
  }
  site.wait(3 * 60);
  expect(await site.status()).toMatchObject({ sure: true });
  expect(await (await withEvents([])).site.status()).toMatchObject({ state: 'open', sure: true });
});

const snow = calendarEvent('Closed: snow', '2026-10-11');

test('an entry that can’t be read any more keeps its closure until a complete file lacks it', async () => {
  const { site, serve, statusWith } = await withEvents([snow, potluck]);
  await site.status();
  serve(snow.replace('DTSTART;VALUE=DATE:20261011', 'DTSTART;VALUE=DATE:20261131'), potluck);
  site.wait(5);
  for (const _ of ['now', 'after a restart']) {
    expect(await site.status()).toMatchObject({ sure: false, closures: [{ title: 'Closed: snow' }] });
    expect((await site.agenda()).events).toMatchObject([{ title: 'Closed: snow' }, { title: 'Potluck' }]);
    // A subscriber's program would take a shorter list for all of it.
    expect((await site.ask('/closures.ics')).status).toBe(503);
    await site.restart();
    site.wait(5);
  }
  expect(await statusWith(potluck)).toMatchObject({ sure: true, closures: [] });
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
  const { site, statusWith } = await withEvents([snow, potluck], { parser });
  await site.status();
  skipped = 1;
  const another = calendarEvent('Potluck', '2026-10-21');
  expect(await statusWith(snow, another)).toMatchObject({ sure: false, closures: [{ title: 'Closed: snow' }] });
  expect((await site.ask('/closures.ics')).status).toBe(503);
  skipped = 0;
  expect(await statusWith(another)).toMatchObject({ sure: true, closures: [] });
  expect((await site.ask('/closures.ics')).status).toBe(200);
});

/**
 * An entry of October, "Closed 11-15" or "Closed 11 9:00-16:00" (or of another month, in full): with the days of the
 * week of a series, that it lasts `until` a day and is `not` on a day; `at` the day of a series that it replaces,
 * `also` for its further days, or `canceled`.
 */
function entryOf(written: string): string {
  const form =
    /^(.+?) (\d+)(?:-(\d+))?(?: ([\d:]+)-([\d:]+))?(?: ([A-Z,]{2,}))?(?: (until|not|at|also|canceled) ?(\d*))?$/;
  const [found, title = '', first = '', last = first, from, to, days, more, other = ''] = form.exec(written) ?? [];
  if (found === undefined) throw new Error(`${written} is no entry`);
  const date = (day: string) => (day.length > 2 ? day : `202610${day.padStart(2, '0')}`);
  const at = (day: string, clock = '9:00') => `${date(day)}T${clock.replace(':', '').padStart(4, '0')}00`;
  const lines = [
    from ? `DTSTART:${at(first, from)}` : `DTSTART;VALUE=DATE:${date(first)}`,
    from ? `DTEND:${at(last, to)}` : `DTEND;VALUE=DATE:${Number(date(last)) + 1}`,
    days && `RRULE:FREQ=WEEKLY;BYDAY=${days}${more === 'until' ? `;UNTIL=${date(other)}T000000Z` : ''}`,
    more === 'not' && `EXDATE:${at(other, from)}`,
    more === 'at' && `RECURRENCE-ID:${at(other)}`,
    more === 'canceled' && 'STATUS:CANCELLED',
  ];
  const event = calendarEvent(title, '', ...lines.filter((line) => typeof line === 'string'));
  return event.replace(/UID:.*/, `UID:q${more === 'also' ? '_R20261011T160000' : ''}@club`);
}
const eventsIn = (written: string) => written.split(' + ').map(entryOf);

/** What October 11, 15 and 16 are in the end, and in some rows the closures. Days pass between two files. */
test.each(
  rowsOf(`
# Another title.
ask open, ask Winter fun | Closed: snow 11 > Winter fun 11
ask open, ask Winter fun | Closed: snow 11 > Maybe later 11 > Winter fun 11
ask open, ask Summer fun | Closed: snow 11 > Winter fun 11 > Summer fun 11
open open, none | Closed: snow 11 > Winter fun 11 > Range open 11
open open, none | Closed: snow 11 > Range open 11
closed open, yes Closed: ice | Closed: snow 11 > Closed: ice 11
open open, none | Maybe closed 11 > Winter fun 11
# Another title and time at once.
ask open, ask Plow visit, ask Plow visit | Closed: snow 11 > Plow visit 11 18:00-20:00
ask open, ask Plow visit, ask Plow visit | Closed: snow 11 > Plow visit 20 18:00-20:00
ask open, ask Plow visit, ask Plow visit | Closed: snow 11 > Plow visit 11 14:00-16:00
ask open, ask Range open | Closed: snow 11 > Range open 20 18:00-20:00
open open, yes Closed: plowing | Closed: snow 11 > Closed: plowing 20 18:00-20:00
ask open, ask Plow visit | Closed: snow 11 > Plow visit 20260831 18:00-20:00
ask open, ask Plow visit | Closed: snow 11 > Plow visit 20270109 18:00-20:00
open open, none | Closed: snow 11 > Closed: plow visit 20260831 18:00-20:00
ask open, ask Open | Closed: snow 11 > Open 20270109 18:00-20:00
open open, none | Closed: snow 11 > Closed: snow 20 18:00-20:00 canceled
# In doubt stays what was closed, and nothing else.
ask open, ask Plow, ask Plow, ask Plow | Closed until Tuesday 11 9:00-12:00 > Plow 11 9:00-12:00
ask open | Closed 11 9:00-16:00 > Plow 11 10:00-16:00 SU
ask open | Closed 11 > Plow 11 10:00-16:00 SU
ask open | Closed 11 > Plow 13 SU,TU
ask ask | Closed 11-15 > Plow 11
ask ask | Closed 11 SU,TH > Plow 11
ask closed | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH + Plow 13 at 11
ask ask | Closed 4 9:00-16:00 SU,TH > Plow 4 10:00-16:00 SU,TH
ask ask | Closed 4 9:00-16:00 SU,TH > Plow 5 MO,FR
ask ask | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH until 10 + Plow 11 9:00-16:00 SU,TH also
ask open | Closed 11 > Open 11 18:00-20:00
ask open | Closed 11 > Open 16
ask open | Closed 11 > Open 9-12 15
open open | Closed 11 > Range open 11 9:00-16:00
open ask | Closed 11-15 > Open 11
ask open | Closed 11 > Closed 11 18:00-20:00
open open | Closed 11 > Closed 11 9:00-12:00
open open | Closed 11 18:00-20:00 > Closed 11 17:00-20:00
ask open | Closed 11 > Closed 11 18:00-20:00 > Closed: ice 11 17:00-20:00
open closed | Closed 11 > Closed: ice 15
open closed | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH + Closed 13 at 11
open open | Closed 4 9:00-16:00 SU,TH > Closed 5 MO
open closed | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH not 11
ask open | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH + Plow 11 9:00-16:00 at 11
  > Closed 4 9:00-16:00 SU,TH not 15 + Plow 11 9:00-16:00 at 11
open ask | Closed 4 9:00-16:00 SU,TH > Plow 4 10:00-16:00 SU,TH > Plow 4 10:00-16:00 SU,TH not 11
open ask | Closed 4 9:00-16:00 SU,TH > Plow 4 9:00-16:00 SU,TH not 11
ask ask | Closed 4 9:00-16:00 SU,TH > Plow 1 TH until 3
open open | Closed 4 9:00-16:00 SU,TH > Closed 4 9:00-16:00 SU,TH until 10
# An entry whose closure is over can be used again. What one left in doubt outlasts the day of its entry.
open open, none | Closed: snow 4 > Plow visit 15
- ask | Closed 15 > Plow 11 > 3 days
# Without an end: Saturday's entry is another one on Tuesday.
- ask | Closed until further notice 10 > 3 days
- ask | Closed until further notice 10 > 3 days > Winter fun 10
- ask | Closed until further notice 10 > 3 days > Maybe later 10
- ask | Closed until further notice 10 > 3 days > Winter fun 10 > Summer fun 10
- ask | Closed until further notice 10 > 3 days > Closed through Thursday 10
- open | Closed until further notice 10 > 3 days > Closed: snow 10
- open | Closed until further notice 10 > 3 days > Range open 10
- open | Closed until further notice 10 > 3 days > Winter fun 10 > Range open 10
- ask open | Closed until further notice 10 > 3 days > Range open 16
closed ask ask | Closed until further notice 11
ask ask ask | Closed until further notice 11 > Plow visit 11
open open, none | Closed until further notice 11 > Plow visit 11 > Range open 11
closed ask, yes Closed until further notice, ask Closed until further notice | Closed until further notice 11 > Range open 11 > Closed until further notice 11
ask ask, ask Maybe closed until further notice, ask Maybe closed until further notice | Closed until further notice 11 > Maybe closed until further notice 11
closed open open | Closed until further notice 11 > Plow visit 11 > Closed today 11
`),
)('%s, of an edited closure: %s', async (expected, written) => {
  const [first = '', ...files] = written.split(' > ');
  const { site, serve } = await withEvents(eventsIn(first));
  const [states = '', ...listed] = expected.split(', ');
  const now = async () => {
    site.wait(5);
    await site.status();
    const { days, closures } = await site.status();
    const stateOn = (day: string) => days.find((plan) => plan.day === `2026-10-${day}`)?.state ?? '-';
    const names = closures.length > 0 ? closures.map(({ closes, title }) => `${closes} ${title}`) : ['none'];
    const said = ['11', '15', '16'].slice(0, states.split(' ').length).map(stateOn);
    return [said.join(' '), ...(listed.length > 0 ? names : [])].join(', ');
  };
  await now();
  for (const file of files) {
    if (file === '3 days') site.wait(3 * 24 * 60);
    else serve(...eventsIn(file), potluck);
    await now();
  }
  expect(await now()).toBe(expected);
  await site.restart();
  expect([await now(), await now()]).toEqual([expected, expected]);
  // It ends with the entry.
  serve(potluck);
  await now();
  expect(await now()).toBe(
    [states.replaceAll(/closed|ask/g, 'open'), ...(listed.length > 0 ? ['none'] : [])].join(', '),
  );
});

test('a file with an unreadable entry takes no closure of a series away', async () => {
  const daily = 'Trap league 10 9:00-16:00 SA,SU,MO';
  const { site, statusWith } = await withEvents(eventsIn(`${daily} + Closed: snow 11 at 11`));
  const closures = [{ title: 'Closed: snow', closes: 'yes' }];
  expect(await site.status()).toMatchObject({ closures });
  for (const _ of ['at once', 'after a restart']) {
    expect(await statusWith(entryOf(`${daily} not 11`), calendarEvent('Unreadable', '2026-11-31'))).toMatchObject({
      closures,
    });
    await site.restart();
  }
  expect((await statusWith(entryOf(`${daily} not 11`))).closures).toEqual([]);
});

test('hours in titles that are the usual ones close nothing', async () => {
  const { site } = await withEvents([
    calendarEvent('Range open 9-4', '2026-10-10'),
    calendarEvent('Range closes at 1 PM', '2026-10-11'),
  ]);
  const { events } = await site.agenda();
  expect(events).toMatchObject([{ closes: 'no' }, { closes: 'partly', hours: { closes: '13:00' } }]);
});

test('a calendar that is shared without details is asked about, and the operator is told', async () => {
  const { site } = await withEvents([calendarEvent('Busy', '2026-10-10'), calendarEvent('Busy', '2026-10-12')]);
  expect(await site.status()).toMatchObject({ state: 'ask' });
  const problem = expect.stringContaining('share the calendar with all event details') as string;
  expect((await site.checks())['calendar']).toMatchObject({ state: 'warning', problem });
});
