/**
 * Being strict must not become noise: in an ordinary year of a club whose office uses its calendar, days on which the
 * range is open are seldom said to be anything else.
 */
import { expect, test } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { readTitle } from '#domain/calendar-titles.ts';
import { addDays, weekdayOf } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeMoment, startOfDay } from '#domain/range-time.ts';
import { statusAt } from '#domain/status.ts';
import { titleExamples } from '#tests/fixtures/calendar-titles.ts';

const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
/** What is on at the range without closing it. */
const ordinary = titleExamples.flatMap(([title, closes]) => (closes === 'no' ? [title] : []));

/** What the office writes when the range, or a part of a day, is closed, or may be. */
const closing: readonly [day: string, title: string][] = [
  ['2027-01-16', 'Closed: snow'],
  ['2027-02-20', 'Range closed - road washed out'],
  ['2027-07-17', 'CLOSED - Red Flag Warning'],
  ['2027-10-16', 'Closed: staff event'],
  ['2027-11-25', 'Closed: Thanksgiving'],
  ['2027-12-24', 'Closed for the holidays'],
  ['2027-12-25', 'Closed for the holidays'],
];

function eventOn(day: string, title: string, index: number): AgendaEvent {
  const { closes, hours } = readTitle(title);
  const isAllDay = closes !== 'no';
  return {
    id: `${day}/${index}`,
    title,
    description: '',
    allDay: isAllDay,
    start: (isAllDay ? startOfDay(day) : rangeMoment(`${day} 09:00:00`)).toISOString(),
    end: (isAllDay ? startOfDay(addDays(day, 1)) : rangeMoment(`${day} 12:00:00`)).toISOString(),
    ...(isAllDay && { date: day, lastDate: day }),
    closes,
    ...(hours && { hours }),
  };
}

const isWeekly = (day: string): boolean => ['thursday', 'friday', 'saturday', 'sunday'].includes(weekdayOf(day));
const openDays = year.filter((day) => isWeekly(day) && !closing.some(([closed]) => closed === day));

/** Every open day has its regular event and one that changes. */
const events = openDays.flatMap((day, index) =>
  ['Range Open to the Public', ordinary[index % ordinary.length] ?? ''].map((title, number) =>
    eventOn(day, title, number),
  ),
);

/** The club has said of each holiday that it is open, but for two. */
const answers = Object.fromEntries(Object.keys(holidays).map((key) => [key, 'open' as const]));
const club = {
  hours: {
    week: [
      {
        days: ['thursday', 'friday', 'saturday', 'sunday'],
        opens: '09:00',
        closes: '16:00',
        lastCheckIn: '15:00',
      } as const,
    ],
    seasons: [],
  },
  closures: [],
  holidays: { ...answers, observed: 'open', thanksgiving: 'closed', christmas: 'closed' } as const,
};

/** @param age of the calendar, in hours */
function stateOn(day: string, age = 0): string {
  const now = rangeMoment(`${day} 10:30:00`);
  const checkedAt = new Date(now.getTime() - age * hourMs).toISOString();
  const all = [...events, ...closing.map(([date, title], index) => eventOn(date, title, index))];
  return statusAt(now, { ...club, calendar: { checkedAt, complete: true, events: all } }).state;
}

test('of the open days of an ordinary year, under 1 % ask to call or are not checked', () => {
  expect(ordinary.length).toBeGreaterThan(60);
  expect(openDays.length).toBeGreaterThan(195);
  // Now and then the calendar could not be read since the evening before.
  const states = openDays.map((day, index) => `${day}: ${stateOn(day, index % 17 === 0 ? 16 : 0)}`);
  const others = states.filter((state) => !state.endsWith(': open'));
  expect(others.length / openDays.length, others.join()).toBeLessThan(0.01);
});

test('what the office closes is closed', () => {
  const days = closing.filter(([day]) => isWeekly(day));
  expect(days.map(([day]) => stateOn(day))).toEqual(days.map(() => 'closed'));
});
