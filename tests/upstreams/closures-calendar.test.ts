/** The calendar in which every event closes its time: no title of it is read, but for the name of one range. */
import { expect, test } from 'vitest';
import { words } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { openSite, type SiteOptions, upstream } from './conditions.ts';
import { bytes, calendarEvent, calendarOf } from './server.ts';

const day = '2026-10-10';
const down = bytes('<html>', { status: 503, type: 'text/html' });

async function withClosures(events: string[], options: SiteOptions = {}) {
  const fake = await upstream();
  const serve = (...more: string[]) => fake.on('/closures-calendar.ics', calendarOf(...more));
  serve(...events);
  fake.on('/calendar.ics', calendarOf(calendarEvent('Trap league', day)));
  const settings = { CALENDAR_CLOSURES_ICS_URL: `${fake.url}/closures-calendar.ics`, ...options.settings };
  const site = await openSite(fake.url, { ...options, settings });
  return { site, serve, fail: () => fake.on('/closures-calendar.ics', down) };
}

/** At ten on a Saturday. */
const at = (from: string, to: string, ...lines: string[]) => [
  `DTSTART;TZID=America/Los_Angeles:20261010T${from}00`,
  `DTEND;TZID=America/Los_Angeles:20261010T${to}00`,
  ...lines,
];

test.each<[string, string, readonly string[], string]>([
  ['all day, whatever it is called', 'Range open to the public', [], 'closed'],
  ['tentative', 'x', ['STATUS:TENTATIVE'], 'closed'],
  ['transparent', 'x', ['TRANSP:TRANSPARENT'], 'closed'],
  ['private', 'Board', ['CLASS:PRIVATE'], 'closed'],
  ['without a title', '', [], 'closed'],
  ['with the name of an inherited key', '__proto__: closed', [], 'closed'],
  ['that begins with "constructor:"', 'Constructor: repara el techo', [], 'closed'],
  ['cancelled', 'Closed: snow', ['STATUS:CANCELLED'], 'open'],
])('an event %s', async (_, title, lines, state) => {
  const { site } = await withClosures([calendarEvent(title, day, ...lines)]);
  expect((await site.status()).state).toBe(state);
});

test('the title is the reason, and "Closed" without one or with a private one', async () => {
  for (const [title, lines, said] of [
    ['Snow', [], 'Snow'],
    ['', [], 'Closed'],
    ['Board', ['CLASS:PRIVATE', 'DESCRIPTION:secret'], 'Closed'],
  ] as const) {
    const { site } = await withClosures([calendarEvent(title, day, ...lines)]);
    expect((await site.status()).closures).toMatchObject([{ title: said, closes: 'yes', description: '' }]);
    expect((await site.agenda()).events).toContainEqual(expect.objectContaining({ title: said, closes: 'yes' }));
    expect(await (await site.ask('/closures.ics')).text()).toContain(`SUMMARY:${said}`);
  }
});

test.each<[string, readonly string[], number, string]>([
  ['its hours, and what is left of the day is open', at('0900', '1130'), 2, 'open'],
  ['its hours', at('0900', '1130'), 0, 'closed'],
  ['an hour at most, and the rest of its day asks', at('0930', '1030'), 1, 'ask'],
  ['an hour at most', at('0930', '1030'), 0, 'closed'],
  ['no time, and its day asks', at('0930', '0930'), 0, 'ask'],
])('an event closes %s', async (_, times, hours, state) => {
  const { site } = await withClosures([calendarEvent('Open 9-4', '', ...times)]);
  site.wait(hours * 60);
  expect((await site.status()).state).toBe(state);
});

test.each([
  ['Electric trap range: repairs', [], 'Electric trap range closed'],
  ['TRAP ELÉCTRICO: obras', [], 'Electric trap range closed'],
  ['Electric trap range: repairs', at('0900', '1300'), 'Electric trap range closed until 1:00 PM'],
  ['Electric trap range: repairs', at('1300', '1700'), 'Electric trap range closed from 1:00 PM'],
  ['Electric trap range: repairs', at('1100', '1300'), 'Electric trap range closed 11:00 AM to 1:00 PM'],
  // A phone's hour.
  ['Electric trap range: repairs', at('1100', '1200'), 'Electric trap range closed from 11:00 AM'],
])('"%s" closes only that range', async (title, times, said) => {
  const { site } = await withClosures([calendarEvent(title, times.length > 0 ? '' : day, ...times)]);
  const { state, days, closures } = await site.status();
  expect([state, ...(days[0]?.parts ?? []).map((part) => textOf(words.part(part)))]).toEqual(['open', `${said}.`]);
  expect(closures).toMatchObject([
    { title, closes: 'partly', ranges: ['Electric trap range'], rangesEs: ['Trap eléctrico'] },
  ]);
});

test.each(['Trap: repairs', 'The electric trap range: repairs', 'Electric trap range repairs', ': repairs'])(
  '"%s" names no range, and closes all',
  async (title) => {
    const { site } = await withClosures([calendarEvent(title, day)]);
    expect((await site.status()).state).toBe('closed');
  },
);

test('an empty calendar is normal: to take out the only closure opens the range', async () => {
  const { site, serve } = await withClosures([calendarEvent('Snow', day)]);
  expect((await site.status()).state).toBe('closed');
  serve();
  site.wait(5);
  expect(await site.status()).toMatchObject({ state: 'open', sure: true, closures: [] });
});

test('without an answer the status is unknown, and what was closed stays closed', async () => {
  const { site, fail } = await withClosures([calendarEvent('Snow', '2026-10-11')]);
  expect((await site.status()).state).toBe('open');
  fail();
  site.wait(24 * 60);
  await site.restart();
  expect((await site.status()).state).toBe('closed');
  const never = await withClosures([]);
  never.fail();
  expect(await never.site.status()).toMatchObject({ state: 'unknown', sure: false });
  expect((await never.site.agenda()).status).toBe('unknown');
  expect((await never.site.ask('/closures.ics')).status).toBe(503);
});

test('without a calendar of events it counts alone, and /readyz knows its age', async () => {
  const { site } = await withClosures([calendarEvent('Snow', day)], { settings: { CALENDAR_ICS_URL: undefined } });
  expect(await site.status()).toMatchObject({ state: 'closed', calendar: null });
  const feeds = { 'closures-calendar': { checkedAt: '2026-10-10T17:00:00.000Z' } };
  expect(await site.checks()).toMatchObject({ feeds });
});

test('/readyz warns, and stays 200, once a calendar was not read for six hours', async () => {
  const { site, fail, serve } = await withClosures([], { at: '2026-10-10T15:00:00Z' });
  const found = async () => {
    await site.restart(); // Findings are kept for seconds.
    return (await site.checks())['status'];
  };
  expect(await found()).toEqual({ state: 'ok' });
  fail();
  site.wait(6 * 60 - 1);
  expect(await found()).toEqual({ state: 'ok' });
  site.wait(1);
  expect(await found()).toEqual({
    state: 'warning',
    unread: [{ source: 'closuresCalendar', readAt: '2026-10-10T15:00:00.000Z' }],
  });
  expect(await site.get('/readyz')).toMatchObject({ status: 200, body: { status: 'warning' } });
  expect((await site.status()).state).toBe('unknown');
  serve();
  site.wait(60);
  expect(await found()).toEqual({ state: 'ok' });
});
