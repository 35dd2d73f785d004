/**
 * "Closed at 6 AM from a phone": an event in the club's calendar is the closure, within five minutes, with no build.
 */
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { openSite, type Site, type SiteOptions, upstream } from './conditions.ts';
import { bytes, calendarEvent, calendarOf, type FakeUpstream } from './server.ts';

const serve = (calendar: FakeUpstream, ...events: string[]) => calendar.on('/calendar.ics', calendarOf(...events));

/** Saturday, October 10, 2026, 6:00 AM at the range. The range opens at 9. */
const sixInTheMorning = '2026-10-10T13:00:00Z';

async function start(events: string[] = [], options: SiteOptions = {}) {
  const calendar = await upstream();
  serve(calendar, ...events);
  const site = await openSite(calendar.url, { at: sixInTheMorning, ...options });
  return { calendar, site };
}

const statusOf = async (site: Site) => (await site.get<StatusAnswer>('/api/status')).body;
const file = async (site: Site) => (await site.ask('/closures.ics')).text();

test('an event "Closed: snow" is everywhere within five minutes: status, closures, agenda and feed', async () => {
  const { calendar, site } = await start();
  expect(await statusOf(site)).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-10', opens: '2026-10-10T16:00:00.000Z' },
    closures: [],
  });
  expect(await file(site)).not.toContain('VEVENT');

  serve(calendar, calendarEvent('Closed: snow', '2026-10-10'));
  site.wait(5);
  expect(await statusOf(site)).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-11' },
    closures: [{ title: 'Closed: snow', date: '2026-10-10', closes: 'yes' }],
  });
  expect((await statusOf(site)).days[0]).toMatchObject({ day: '2026-10-10', hours: 'Closed', reason: 'snow' });
  const { body } = await site.get<AgendaAnswer>('/api/calendar');
  expect(body.events).toMatchObject([{ title: 'Closed: snow' }]);
  expect(await file(site)).toContain('SUMMARY:Closed: snow');

  // At noon it is still closed; taken out of the calendar again, the range opens.
  site.wait(6 * 60);
  expect((await statusOf(site)).state).toBe('closed');
  serve(calendar, calendarEvent('Trap league', '2026-10-20'));
  site.wait(5);
  expect((await statusOf(site)).state).toBe('open');
});

test('a calendar that cannot be read makes it unknown, and takes no closure from those who subscribed', async () => {
  const calendar = await upstream();
  const down = await openSite(calendar.url, { at: '2026-10-10T17:00:00Z' });
  expect(await statusOf(down)).toMatchObject({
    state: 'unknown',
    scheduled: 'open',
    sure: false,
    today: { closes: '2026-10-10T23:00:00.000Z' },
  });
  expect((await down.ask('/closures.ics')).status).toBe(503);

  const { calendar: later, site } = await start([calendarEvent('Closed: snow', '2026-10-11')], {
    at: '2026-10-10T17:00:00Z',
  });
  expect((await statusOf(site)).state).toBe('open');
  later.on('/calendar.ics', bytes('gone', { status: 503, type: 'text/plain' }));
  // Thursday at 10: open by the hours, and the calendar was not read for days.
  site.wait(5 * 24 * 60);
  expect(await statusOf(site)).toMatchObject({ state: 'unknown', scheduled: 'open' });
  expect((await site.ask('/closures.ics')).status).toBe(200);
});

test('no copy of the answer outlives the moment of which it speaks', async () => {
  const { site } = await start();
  expect((await site.ask('/api/status')).headers.get('cache-control')).toBe('public, max-age=30');
  // Ten seconds before the range opens.
  site.wait(3 * 60 - 1 / 6);
  const early = await site.ask('/api/status');
  expect(early.headers.get('cache-control')).toBe('public, max-age=10');
  site.wait(1 / 6);
  expect((await statusOf(site)).state).toBe('open');
});

test('two programs read the same closures from the feed, with any text', async () => {
  const odd =
    'Closed: snow\\, ice\\; and "wind"\\nat the range – 100 % of it, and a title much longer than one line may be';
  const { site } = await start(
    [
      calendarEvent('Closed: snow', '2026-10-11', 'DTEND;VALUE=DATE:20261013', `DESCRIPTION:${odd}`),
      calendarEvent('Closed: crew', '', 'DTSTART:20261015T160000Z', 'DTEND:20261015T190000Z'),
    ],
    {
      plans: {
        closures: [
          { id: 'late', title: 'Late opening', from: '2026-10-16', to: '2026-10-16', text: 'Frost.', opens: '11:00' },
        ],
      },
    },
  );
  const response = await site.ask('/closures.ics');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);

  const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { summary, startDate, endDate, description } = new ICAL.Event(one);
    return [summary, startDate.toString(), endDate.toString(), description];
  });
  const oddText =
    'Closed: snow, ice; and "wind"\nat the range – 100 % of it, and a title much longer than one line may be';
  expect(byIcal).toEqual([
    ['Closed: snow', '2026-10-11', '2026-10-13', oddText],
    ['Closed: crew', '2026-10-15T16:00:00Z', '2026-10-15T19:00:00Z', null],
    ['Late opening', '2026-10-16', '2026-10-17', 'Opens at 11:00 AM.\nFrost.'],
  ]);
  const byNode = Object.values(sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' ? [[one.summary, one.datetype, one.description]] : [],
  );
  expect(byNode).toEqual([
    ['Closed: snow', 'date', oddText],
    ['Closed: crew', 'date-time', undefined],
    ['Late opening', 'date', 'Opens at 11:00 AM.\nFrost.'],
  ]);
});
