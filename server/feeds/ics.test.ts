/** Over 200 lines: each case spells out its calendar. */
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { payload } from '../../tests/upstreams/server.ts';
import { calendarDocument, joinCalendar } from './ics.ts';
import type { TimeSpan } from './ics-events.ts';

/** Expands a calendar as a parser does. */
function expandCalendar(ics: string, window: TimeSpan) {
  const { count, read } = calendarDocument.open(new TextEncoder().encode(ics), window);
  return joinCalendar(
    Array.from({ length: count }, (_, index) => read(index)),
    0,
  );
}

const startOf = (day: string) => new Date(rangeMoment(`${day} 00:00:00`));
const from = (day: string, days = 60) => ({ from: startOf(day), to: startOf(addDays(day, days)) });
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
const noon = ['DTSTART:20261010T190000Z'];
const starts = (ics: string, day: string, days?: number) =>
  expandCalendar(ics, from(day, days)).events.map(({ start }) => start);

test('the public calendar’s open days and texts are read', () => {
  const { events, unreadable } = expandCalendar(
    payload('google-calendar-public.ics').toString(),
    from('2026-10-10', 90),
  );
  expect(unreadable).toBe(0);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const startsOf = (title: string) =>
    events.filter((one) => one.title === title).map(({ start }) => start.slice(0, 13));
  // On both sides of the clock change.
  expect(startsOf('Range Open to the Public')).toEqual(expect.arrayContaining(['2026-10-31T16', '2026-11-01T17']));
  expect(startsOf('Rifle Match')).toEqual([]);
  expect(startsOf('Mosin–Nagant & “Curio” day, members; guests ok 🎯')).toHaveLength(1);
  expect(events[0]).toMatchObject({
    description: 'Last shooter check-in 3:00 PM. Range closes promptly at 4:00 PM.\nSee safety rules.',
    location: '14750 Skyline Blvd, Los Gatos, CA 95033, USA',
  });
});

const weekly = event('SUMMARY:Match', 'DTSTART:20261003T090000', 'DTEND:20261003T120000', 'RRULE:FREQ=WEEKLY');
const change = (original: string, start: string, range = '') =>
  event(`RECURRENCE-ID${range}:${original}T090000`, 'SUMMARY:Moved', `DTSTART:${start}`, 'DURATION:PT3H');

const gone = [...weekly.slice(0, -1), 'STATUS:CANCELLED', 'END:VEVENT'];
const fromEitherSide = [change('20261003', '20261011T090000'), change('20261010', '20261009T090000')].flat();
test.each<[string, string[], string[]]>([
  [
    'moved out of the days and into them, from either side',
    [...weekly, ...fromEitherSide, ...change('20261024', '20261012T090000')],
    ['2026-10-11T16', '2026-10-12T16'],
  ],
  [
    'this and all later ones',
    [...weekly, ...change('20261010', '20261010T100000', ';RANGE=THISANDFUTURE')],
    ['2026-10-10T17'],
  ],
  ['of a series that is not in the file', change('20261010', '20261011T090000'), ['2026-10-11T16']],
  ['of a series that is cancelled', [...gone, ...change('20261010', '20261011T090000')], ['2026-10-11T16']],
])('changed occurrences: %s', (_, lines, expected) => {
  expect(starts(file(...lines), '2026-10-10', 5).map((start) => start.slice(0, 13))).toEqual(expected);
});

test.each(
  rowsOf(`
later | Range open: DTSTART:20261010T120000 DURATION:PT4H: 16-19 ask, 19-23 no
after its time | Range open: DTSTART:20261010T170000 DURATION:PT1H: 16-00 ask, 00-01 no
to fewer hours | Range open: DTSTART:20261010T110000 DURATION:PT2H: 16-18 ask, 18-20 no, 20-23 ask
to another day | Range open: DTSTART:20261009T090000 DURATION:PT7H: 16-23 no, 07-07 ask
to a whole day | Range open: DTSTART;VALUE=DATE:20261011: 07-07 ask, 07-07 no
to what its title says | Range open 12-4: DTSTART:20261010T120000 DURATION:PT4H: 19-23 partly
and closed | Closed, snow: DTSTART:20261010T120000 DURATION:PT4H: 16-19 ask, 19-23 yes
and renamed | Work party: DTSTART:20261010T120000 DURATION:PT4H: 07-07 ask, 19-23 no
and private | x: DTSTART:20261010T120000 DURATION:PT4H CLASS:PRIVATE: 16-19 ask, 19-23 ask
and canceled | x: DTSTART:20261011T090000 DURATION:PT7H STATUS:CANCELLED: 07-07 ask
earlier, for longer | Range open: DTSTART:20261010T080000 DURATION:PT8H: 15-23 no
`),
)('of an open day that is moved %s, the time that it leaves is in doubt', (_, written) => {
  const [title, when = '', expected] = written.split(': ');
  const weekly = event('SUMMARY:Range open 9am-4pm', 'DTSTART:20261003T090000', 'DURATION:PT7H', 'RRULE:FREQ=WEEKLY');
  const moved = event('RECURRENCE-ID:20261010T090000', `SUMMARY:${title}`, ...when.split(' '));
  const hours = expandCalendar(file(...weekly, ...moved), from('2026-10-09', 5)).events.map(
    ({ start, end, closes }) => `${start.slice(11, 13)}-${end.slice(11, 13)} ${closes}`,
  );
  expect(hours.join(', ')).toBe(expected);
});

describe('zones', () => {
  test.each([
    ['America/Los_Angeles', '2026-10-10T19:00:00.000Z'],
    ['US/Pacific', '2026-10-10T19:00:00.000Z'],
    ['"/example.org/2026/America/New_York"', '2026-10-10T16:00:00.000Z'],
  ])('come from the platform: %s', (tzid, start) => {
    expect(starts(file(...event('SUMMARY:x', `DTSTART;TZID=${tzid}:20261010T120000`)), '2026-10-09')).toEqual([start]);
  });

  test('UNTIL, EXDATE and RECURRENCE-ID work in other zones than the series', () => {
    const series = event(
      'SUMMARY:x',
      'DTSTART;TZID=America/Los_Angeles:20261030T210000',
      'DTEND:20261031T060000Z',
      'RRULE:FREQ=DAILY;UNTIL=20261104T050000Z',
      'EXDATE:20261101T040000Z',
    );
    const moved = event('SUMMARY:x', 'RECURRENCE-ID:20261103T050000Z', 'DTSTART;TZID=America/New_York:20261102T120000');
    const { events, unreadable } = expandCalendar(file(...series, ...moved), from('2026-10-30'));
    // The clocks go back on November 1.
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-31T04:00:00.000Z', '2026-10-31T06:00:00.000Z'],
      ['2026-11-02T05:00:00.000Z', '2026-11-02T07:00:00.000Z'],
      ['2026-11-02T17:00:00.000Z', '2026-11-02T17:00:00.000Z'],
      ['2026-11-04T05:00:00.000Z', '2026-11-04T07:00:00.000Z'],
    ]);
    expect(unreadable).toBe(0);
  });

  test('a time without a zone is in the range’s zone, and so is the end of its series', () => {
    const series = event('SUMMARY:x', 'DTSTART:20261010T120000', 'RRULE:FREQ=DAILY;UNTIL=20261011T120000');
    expect(starts(file(...series), '2026-10-10')).toEqual(['2026-10-10T19:00:00.000Z', '2026-10-11T19:00:00.000Z']);
  });
});

test.each<[string, string[], number]>([
  ['began before and is not over', ['DTSTART:20261009T200000', 'DTEND:20261010T080000'], 1],
  ['ended at midnight', ['DTSTART:20261009T200000', 'DTEND:20261010T000000'], 0],
  ['is on its last day of several', ['DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261011'], 1],
  ['ended the day before', ['DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261010'], 0],
  ['is of one day, without an end', ['DTSTART;VALUE=DATE:20261010'], 1],
])('an event that %s', (_, lines, count) => {
  expect(starts(file(...event('SUMMARY:Camp', ...lines)), '2026-10-10')).toHaveLength(count);
});

describe('what can’t be read', () => {
  test.each(['', 'hello', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x', 'BEGIN:VEVENT\r\nEND:VEVENT'])(
    'no whole calendar: %j',
    (ics) => {
      expect(() => expandCalendar(ics, from('2026-10-10'))).toThrow();
    },
  );

  test('private entries, and those without a title, are shown only as possible closures', () => {
    for (const lines of [
      ['SUMMARY:Range closed', 'CLASS:PRIVATE'],
      ['SUMMARY:x', 'CLASS:CONFIDENTIAL'],
      ['CLASS:X-MINE'],
    ])
      expect(
        expandCalendar(file(...event(...lines, 'DESCRIPTION:secret', 'LOCATION:secret', ...noon)), from('2026-10-10')),
      ).toMatchObject({ events: [{ title: 'Private event', closes: 'ask', description: '' }], unreadable: 0 });
    for (const summary of [[], ['SUMMARY:'], ['SUMMARY:\u200B'], ['SUMMARY:<br>']])
      expect(expandCalendar(file(...event(...summary, ...noon)), from('2026-10-10')).events).toMatchObject([
        { title: '(No title)', closes: 'ask' },
      ]);
  });

  test.each<[string, string[], string[]]>([
    ['two titles', event('SUMMARY:Potluck', 'SUMMARY:Closed', ...noon), ['Potluck']],
    [
      'two entries with one UID',
      [...event('SUMMARY:x', ...noon), ...event('SUMMARY:Closed', ...noon)],
      ['Closed', 'x'],
    ],
    [
      'a change of an occurrence that there is not',
      [
        ...event('SUMMARY:x', ...noon, 'RRULE:FREQ=DAILY;COUNT=1'),
        ...event('SUMMARY:Closed', 'RECURRENCE-ID:20261012T190000Z', 'DTSTART:20261013T190000Z'),
      ],
      ['x', 'Closed'],
    ],
    ['a rule that takes occurrences away', event('SUMMARY:x', ...noon, 'EXRULE:FREQ=DAILY'), ['x']],
    ['a title in another encoding', event('SUMMARY;ENCODING=BASE64:Q2xvc2Vk', ...noon), ['Q2xvc2Vk']],
    ['a day whose length is in hours', event('SUMMARY:x', 'DTSTART;VALUE=DATE:20261010', 'DURATION:PT48H'), ['x']],
    ['a date that there is not', event('SUMMARY:Closed', 'DTSTART;VALUE=DATE:20260931'), []],
    ['a time with an offset', event('SUMMARY:Closed', 'DTSTART:20261010T080000-0400'), []],
    ['a start on no day of its rule', event('SUMMARY:x', ...noon, 'RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=MO'), []],
    ['a zone that the platform doesn’t know', event('SUMMARY:x', 'DTSTART;TZID=Club Time:20261010T120000'), []],
    ...['COUNT=0', 'COUNT=1;UNTIL=20261012', 'BYEASTER=0', 'BYHOUR=9', 'BYDAY=SA;BYDAY=SU'].map(
      (part): [string, string[], string[]] => [part, event('SUMMARY:x', ...noon, `RRULE:FREQ=YEARLY;${part}`), []],
    ),
    ['an entry of an unknown kind', ['BEGIN:X-DAY', 'SUMMARY:Closed', 'DTSTART:20261010T190000Z', 'END:X-DAY'], []],
    ['an entry with a broken head', ['BEGIN : VEVENT', 'SUMMARY:Closed', 'END:VEVENT'], []],
  ])('%s makes the calendar incomplete, and the readable rest counts', (_, lines, titles) => {
    const good = ['BEGIN:VEVENT', 'UID:two', 'SUMMARY:Good', 'DTSTART:20261009T190000Z', 'END:VEVENT'];
    const { events, unreadable } = expandCalendar(file(...lines, ...good), from('2026-10-09', 6));
    expect([events.map(({ title }) => title), unreadable]).toEqual([['Good', ...titles], 1]);
  });
});

describe('closures', () => {
  const closing = (title: string, ...lines: string[]) =>
    expandCalendar(file(...event(`SUMMARY:${title}`, ...lines)), from('2026-10-10')).events.map(({ closes, hours }) => [
      closes,
      hours,
    ]);

  const nine = 'DTSTART;TZID=America/Los_Angeles:20261010T090000';
  const day = 'DTSTART;VALUE=DATE:20261010';
  test.each([
    ['ask', [nine]],
    ['ask', [nine, 'DTEND;TZID=America/Los_Angeles:20261010T040000']],
    ['ask', [nine, 'DURATION:-PT1H']],
    ['yes', [day]],
    ['yes', [day, 'DTEND;VALUE=DATE:20261010']],
    ['ask', [day, 'DTEND;VALUE=DATE:20261008']],
  ])('%s: %j', (closes, times) => expect(closing('Closed', ...times)).toEqual([[closes, undefined]]));

  test.each([
    ['through Sunday', '2026-10-11'],
    ['hasta el 14 de octubre', '2026-10-14'],
  ])('whose title goes on (%s) are asked about on the days after their own', (until, lastDate) => {
    const friday = file(...event(`SUMMARY:Closed ${until}`, 'DTSTART;VALUE=DATE:20261009'));
    const later = { closes: 'ask', date: '2026-10-10', lastDate };
    expect(expandCalendar(friday, from('2026-10-10')).events).toMatchObject([later]);
  });

  test('by canceling an open day are doubts', () => {
    expect(closing('Range open', 'DTSTART;VALUE=DATE:20261010', 'STATUS:CANCELLED')).toEqual([['ask', undefined]]);
    expect(closing('Open house', 'DTSTART;VALUE=DATE:20261010', 'STATUS:CANCELLED')).toEqual([]);
  });

  test.each([
    ['times', noon, 'UNTIL=20261012'],
    ['days', ['DTSTART;VALUE=DATE:20261010'], 'UNTIL=20261012T000000Z'],
  ])('that end a series of %s hold on its last day', (_, start, until) => {
    expect(starts(file(...event('SUMMARY:Closed', ...start, `RRULE:FREQ=DAILY;${until}`)), '2026-10-10')).toHaveLength(
      3,
    );
  });
});
