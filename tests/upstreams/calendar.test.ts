/** The route and its status; how a file expands is tested beside server/integrations/ics.ts. */
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import { start } from './conditions.ts';
import { bytes, payload } from './server.ts';

const path = '/api/calendar';
const ics = { type: 'text/calendar; charset=UTF-8' };

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

test('today is today at the range, also when it is tomorrow in Greenwich', async () => {
  const { site } = await start({ at: '2026-10-11T04:00:00Z' });
  const { from, events } = (await site.get<AgendaAnswer>(path)).body;
  expect([from, events[0]?.start]).toEqual(['2026-10-10T07:00:00.000Z', '2026-10-10T16:00:00.000Z']);
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

test('without a setting it is the public Google calendar that content names; without either there is none', async () => {
  const { site } = await start({ settings: { CALENDAR_ICS_URL: undefined } });
  const { body, headers } = await site.get<AgendaAnswer>(path);
  expect(body).toMatchObject({ events: [], fetchedAt: null, status: 'not-configured' });
  expect(headers.get('cache-control')).toBe('no-store');
});

const closure = (day: string) => ({
  id: `closed-${day}`,
  title: `Closed ${day}`,
  from: day,
  to: day,
  text: 'The range is closed all day.',
});

test('the club’s closures stand among the events, but not beside the calendar’s own of the same day', async () => {
  const { site } = await start({
    plans: { closures: ['2026-10-09', '2026-10-18', '2026-10-25', '2026-11-26', '2026-12-09'].map(closure) },
  });
  const { body, headers } = await site.get<AgendaAnswer>(path);
  expect([body.status, headers.get('cache-control')]).toEqual(['ok', 'public, max-age=60']);
  expect(body.events.filter((event) => event.closes !== 'no').map(({ date, title }) => [date, title])).toEqual([
    ['2026-10-18', 'Closed 2026-10-18'],
    // The calendar leaves it open whether all of the range is closed then.
    ['2026-10-18', 'RANGE CLOSED - Offsite Staff Event'],
    ['2026-10-25', 'Closed 2026-10-25'],
    ['2026-11-26', 'Closed: Thanksgiving holiday'],
  ]);
  const starts = body.events.map(({ start: from }) => from);
  expect(starts).toEqual(starts.toSorted());
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

test('is stale while the calendar can’t be read, for a day, through a restart too, and then unknown', async () => {
  const { fake, site } = await start();
  const { events } = (await site.get<AgendaAnswer>(path)).body;
  fake.on('/calendar.ics', bytes('<html>', { status: 503, type: 'text/html' }));
  site.wait(16);
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({
    events,
    status: 'stale',
    fetchedAt: '2026-10-10T17:00:00.000Z',
  });
  await site.restart();
  site.wait(6 * 60);
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({
    events,
    status: 'stale',
    fetchedAt: '2026-10-10T17:00:00.000Z',
  });
  site.wait(18 * 60);
  // A closure that was read stays known.
  expect((await site.get<AgendaAnswer>(path)).body).toMatchObject({
    events: [{ title: 'RANGE CLOSED - Offsite Staff Event' }, { title: 'Closed: Thanksgiving holiday' }],
    status: 'unknown',
    fetchedAt: null,
  });
});

test('an entry that can’t be read is not passed over in silence', async () => {
  const { fake, site } = await start();
  fake.on(
    '/calendar.ics',
    bytes(
      payload('google-calendar-public.ics')
        .toString()
        .replace('DTSTART;VALUE=DATE:20261018', 'DTSTART;VALUE=DATE:the 18th'),
      ics,
    ),
  );
  const { body } = await site.get<AgendaAnswer>(path);
  expect(body.status).toBe('incomplete');
  expect(body.events.length).toBeGreaterThan(30);
});

test('another document than a calendar is refused, whatever it is called', async () => {
  for (const body of ['BEGIN:VCARD\r\nEND:VCARD\r\n', 'hello']) {
    const { fake, site } = await start();
    fake.on('/calendar.ics', bytes(body, ics));
    expect((await site.get<AgendaAnswer>(path)).body.status).toBe('unknown');
  }
});
