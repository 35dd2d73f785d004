/**
 * The route and its status; server/feeds/ics.test.ts tests how a file expands. Over 200 lines: each way in which a
 * calendar can fail is a case.
 */
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { directParser, type Parser } from '#server/feeds/parser.ts';
import { UpstreamError } from '#server/feeds/upstream-error.ts';
import { type Site, start } from './conditions.ts';
import { bytes, calendarEvent, calendarOf } from './server.ts';

const path = '/api/calendar';

test('the next 60 days from the start of today at the range', async () => {
  const { site } = await start();
  const { status, body, headers } = await site.get<AgendaAnswer>(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
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
    // A late opening that does not say until when.
    undefined,
    '2026-10-18',
    '2026-11-26',
  ]);
  expect(body.events.every(({ start, end }) => end > body.from && start < body.to)).toBe(true);
});

test('each event is a file for the calendar of whoever wants to come', async () => {
  const { site } = await start();
  const { events } = (await site.get<AgendaAnswer>(path)).body;
  const closed = events.find(({ date }) => date === '2026-11-26');
  const file = await site.app.request(`${path}/event.ics?id=${encodeURIComponent(closed?.id ?? '')}`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="event.ics"',
  });
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`SUMMARY:${closed?.title}`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261128');
  expect((await site.app.request(`${path}/event.ics?id=gone`)).status).toBe(404);
});

test('the days move on while the file stays the same', async () => {
  const { site } = await start();
  await site.get(path);
  site.wait(14 * 60 + 14);
  await site.get(path);
  site.wait(1);
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({
    from: '2026-10-11T07:00:00.000Z',
    events: expect.arrayContaining([expect.objectContaining({ start: '2026-10-11T16:00:00.000Z' })]),
  });
});

const closure = (day: string) => ({
  id: `closed-${day}`,
  title: `Closed ${day}`,
  from: day,
  to: day,
  text: 'The range is closed all day.',
});

test('the club’s closures are told although there is no calendar, and the status says that there is none', async () => {
  const none = await start({ settings: { CALENDAR_ICS_URL: undefined }, plans: { closures: [closure('2026-10-25')] } });
  expect((await none.site.get<AgendaAnswer>(path)).body).toMatchObject({
    events: [{ date: '2026-10-25', closes: 'yes', description: 'The range is closed all day.' }],
    fetchedAt: null,
    status: 'not-configured',
  });
  const { fake, site } = await start({ plans: { closures: [closure('2026-10-25')] } });
  fake.on('/calendar.ics', bytes('<html>', { status: 503, type: 'text/html' }));
  const { status, body, headers } = await site.get<AgendaAnswer>(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ events: [{ date: '2026-10-25' }], fetchedAt: null, status: 'unknown' });
});

test('is stale while the calendar can’t be read, for a day, and then unknown', async () => {
  const { fake, site } = await start();
  const { events } = (await site.get<AgendaAnswer>(path)).body;
  fake.on('/calendar.ics', bytes('<html>', { status: 503, type: 'text/html' }));
  site.wait(16);
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({
    events,
    status: 'stale',
    fetchedAt: '2026-10-10T17:00:00.000Z',
  });
  site.wait(24 * 60);
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({ status: 'unknown', fetchedAt: null });
});

const down = bytes('<html>', { status: 503, type: 'text/html' });
const statusOf = async (site: Site) => (await site.get<StatusAnswer>('/api/status')).body;

test('a closure that was read stays known until it ends, however long the calendar is down', async () => {
  const { fake, site } = await start();
  fake.on('/calendar.ics', calendarOf(calendarEvent('Closed: road work', '2026-11-08')));
  await statusOf(site);
  fake.on('/calendar.ics', down);
  site.wait(29 * 24 * 60 + 60);
  await site.restart();
  expect(await statusOf(site)).toMatchObject({ state: 'closed', closures: [{ date: '2026-11-08' }] });
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
  const { fake, site } = await start({ parser });
  fake.on('/calendar.ics', calendarOf(calendarEvent('Closed: road work', '2026-10-11')));
  await statusOf(site);
  fake.on('/calendar.ics', down);
  isFailing = true;
  // On the next day the same file is expanded again.
  site.wait(23 * 60);
  expect(await statusOf(site)).toMatchObject({ state: 'unknown', closures: [] });
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({ status: 'unknown', events: [] });
  isFailing = false;
  await site.restart();
  expect(await statusOf(site)).toMatchObject({ state: 'closed', closures: [{ title: 'Closed: road work' }] });
});

test('an empty file right after one with events is not believed for six hours, a restart between them or not', async () => {
  const { fake, site } = await start();
  fake.on('/calendar.ics', calendarOf(calendarEvent('Closed: snow', '2026-10-11')));
  expect(await statusOf(site)).toMatchObject({ state: 'open' });
  fake.on('/calendar.ics', calendarOf());
  for (const minutes of [5, 5, 3 * 60]) {
    site.wait(minutes);
    expect(await statusOf(site)).toMatchObject({
      state: 'unknown',
      sure: false,
      closures: [{ title: 'Closed: snow' }],
    });
    expect((await site.get<AgendaAnswer>(path)).body.status).toBe('incomplete');
    await site.restart();
  }
  fake.on('/calendar.ics', calendarOf(calendarEvent('Potluck', '2026-10-11')));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({ sure: true, closures: [] });
  fake.on('/calendar.ics', calendarOf());
  site.wait(5);
  await statusOf(site);
  site.wait(6 * 60);
  expect(await statusOf(site)).toMatchObject({ sure: true });
  // One that was empty from the first is as it is meant to be.
  const empty = await start();
  empty.fake.on('/calendar.ics', calendarOf());
  expect(await statusOf(empty.site)).toMatchObject({ state: 'open', sure: true });
});

test('hours in titles that are the usual ones close nothing', async () => {
  const { fake, site } = await start();
  fake.on(
    '/calendar.ics',
    calendarOf(calendarEvent('Range open 9-4', '2026-10-10'), calendarEvent('Range closes at 1 PM', '2026-10-11')),
  );
  const { events } = (await site.get<AgendaAnswer>(path)).body;
  expect(events).toMatchObject([{ closes: 'no' }, { closes: 'partly', part: 'Closes at 1:00 PM' }]);
  expect(events[0]).not.toHaveProperty('part');
});

test('a calendar that is shared without details is asked about, and the operator is told', async () => {
  const { fake, site } = await start();
  fake.on('/calendar.ics', calendarOf(calendarEvent('Busy', '2026-10-10'), calendarEvent('Busy', '2026-10-12')));
  expect(await statusOf(site)).toMatchObject({ state: 'ask' });
  type Readiness = { status: string; checks: { calendar: { state: string; problem?: string } } };
  expect((await site.get<Readiness>('/readyz')).body.checks.calendar).toMatchObject({
    state: 'warning',
    problem: expect.stringContaining('share the calendar with all event details'),
  });
});
