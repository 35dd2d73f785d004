/** Generates clubs, calendars and moments. Over 200 lines, because each source is built along with its meaning. */
import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import type { AgendaEvent } from '#domain/agenda.ts';
import type { Closure, Sources } from '#domain/day-plan.ts';
import type { HolidayAnswer } from '#domain/holidays.ts';
import { endless, type Weekday, weekdays } from '#domain/days.ts';
import type { Week } from '#domain/hours.ts';
import type { DayFacts, Shut } from './oracle.ts';

/** The federal holidays and their observed days from 2026 to 2029, as listed by the Office of Personnel Management. */
const holidayKeys: Record<string, string[]> = {};
for (const [key, dates] of Object.entries({
  'new-years-day': '2026-01-01 2027-01-01 2028-01-01 2029-01-01',
  'martin-luther-king-day': '2026-01-19 2027-01-18 2028-01-17 2029-01-15',
  'washingtons-birthday': '2026-02-16 2027-02-15 2028-02-21 2029-02-19',
  'memorial-day': '2026-05-25 2027-05-31 2028-05-29 2029-05-28',
  juneteenth: '2026-06-19 2027-06-19 2028-06-19 2029-06-19',
  'independence-day': '2026-07-04 2027-07-04 2028-07-04 2029-07-04',
  'labor-day': '2026-09-07 2027-09-06 2028-09-04 2029-09-03',
  'columbus-day': '2026-10-12 2027-10-11 2028-10-09 2029-10-08',
  'veterans-day': '2026-11-11 2027-11-11 2028-11-11 2029-11-11',
  thanksgiving: '2026-11-26 2027-11-25 2028-11-23 2029-11-22',
  'christmas-eve': '2026-12-24 2027-12-24 2028-12-24 2029-12-24',
  christmas: '2026-12-25 2027-12-25 2028-12-25 2029-12-25',
  'new-years-eve': '2026-12-31 2027-12-31 2028-12-31 2029-12-31',
  observed: '2026-07-03 2027-06-18 2027-07-05 2027-12-24 2027-12-31 2028-11-10 2029-11-12',
})) {
  for (const date of dates.split(' ')) (holidayKeys[date] ??= []).push(key);
}

type Reading = { complete: boolean; events: readonly AgendaEvent[] };

export type Case = {
  /** A whole second at the range, and the same in minutes of its day. */
  now: Date;
  minute: number;
  facts: DayFacts;
  plans: Omit<Sources, 'calendar' | 'closuresCalendar'>;
  /** Without its reading time. Null: the club has none. */
  calendar: Reading | null;
  closuresCalendar: Reading | null;
};

/** @param age of both calendars' reading, in milliseconds; null if they were never read */
export function sourcesOf({ plans, calendar, closuresCalendar, now }: Case, age: number | null): Sources {
  const checkedAt = age === null ? null : new Date(now.getTime() - age).toISOString();
  const [events, closures] = [calendar, closuresCalendar].map((one) => one && { ...one, checkedAt });
  return { ...plans, calendar: events ?? null, closuresCalendar: closures ?? null };
}

const zone = 'America/Los_Angeles';
const dayOf = (date: string, offset: number) => DateTime.fromISO(date, { zone }).plus({ days: offset });
const isoDay = (date: string, offset: number) => dayOf(date, offset).toISODate() ?? '';
const reading = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** A wall-clock minute, counted from the day's midnight. */
const wallMoment = (date: string, minute: number) => {
  const [days, rest] = [Math.floor(minute / 1440), ((minute % 1440) + 1440) % 1440];
  return (
    dayOf(date, days)
      .set({ hour: Math.floor(rest / 60), minute: rest % 60 })
      .toUTC()
      .toISO() ?? ''
  );
};

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((five) => five * 5);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Clock changes, a leap day and every holiday, or any day in four years. */
const dates = fc.oneof(
  fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-02-29', ...Object.keys(holidayKeys)),
  fc.integer({ min: 0, max: 1430 }).map((offset) => isoDay('2026-01-01', offset)),
);
const times = fc
  .record({ opens: fives(360, 720), length: fives(30, 600), lead: fives(0, 120) })
  .map(({ opens, length, lead }) => ({ opens, closes: opens + length, last: opens + Math.max(5, length - lead) }));
const span = { before: fc.integer({ min: -1, max: 3 }), after: fc.integer({ min: -1, max: 3 }) };
const hours = fc
  .record({ opens: maybe(fives(420, 1080)), closes: maybe(fives(420, 1080)) })
  .filter(({ opens, closes }) => opens !== undefined || closes !== undefined)
  .filter(({ opens = 0, closes: until = 1440 }) => opens < until);
const closure = fc.record({
  ...span,
  hours: maybe(hours),
  lead: maybe(fives(5, 90)),
  ranges: fc.constantFrom('all', 'all', 'all', 'trap', 'both', 'each' as const),
});
const closes = fc.constantFrom<AgendaEvent['closes'][]>('yes', 'yes', 'ask', 'partly', 'no');
/**
 * `end`: when an all-day closure ends on its last day; the rest of that day is unsure. `isOpenEnded`: later days are
 * too.
 */
const allDay = fc.record({ ...span, closes, hours, end: maybe(fives(420, 1080)), isOpenEnded: fc.boolean() });
const timed = fc.record({ from: fives(-1440, 2 * 1440), length: fives(-120, 1800), closes, hours: maybe(hours) });

type Left = { opens?: number | undefined; closes?: number | undefined };
const allDayShut: Shut = { from: 0, to: 1440 };
const readings = ({ opens: from, closes: to }: Left) => ({
  ...(from !== undefined && { opens: reading(from) }),
  ...(to !== undefined && { closes: reading(to) }),
});

const saying = (left: Left) => ({ hours: readings(left) });

function shutOutside({ opens: from = 0, closes: to = 1440 }: Left, last?: number): Shut[] {
  return [
    { from: 0, to: from },
    { from: to, to: 1440, ...(last !== undefined && { last }) },
  ];
}

type Source<Item> = { item: Item; shut: readonly Shut[]; asks?: boolean; doubt?: number };

const rangesClosed = { all: [undefined], trap: [['Trap']], both: [['Trap', 'Rifle']], each: [['Trap'], ['Rifle']] };
const inSpanish = (name: string) => `${name} en español`;

/** Closing all ranges by name, in one closure or several, means closing the club. */
function closuresOn(
  date: string,
  index: number,
  { before, after, hours: left, lead, ranges: which }: Of<typeof closure>,
): Source<Closure>[] {
  const last = lead !== undefined && left?.closes !== undefined ? left.closes - lead : undefined;
  const isOn = before >= 0 && after >= 0 && which !== 'trap';
  const shut = !isOn ? [] : left ? shutOutside(left, last) : [allDayShut];
  return rangesClosed[which].map((ranges) => ({
    item: {
      id: `closure-${index}-${String(ranges)}`,
      title: `Closed: reason ${index}`,
      from: isoDay(date, -before),
      to: isoDay(date, after),
      ...(ranges && { ranges, rangesEs: ranges.map(inSpanish) }),
      ...(left && readings(left)),
      ...(last !== undefined && { lastCheckIn: reading(last) }),
    },
    shut,
  }));
}

const eventOf = (index: number, more: Pick<AgendaEvent, 'start' | 'end' | 'allDay' | 'closes'>): AgendaEvent => ({
  id: `event-${index}`,
  title: `Event ${index}`,
  description: '',
  ...more,
});

function allDayOn(
  date: string,
  index: number,
  usual: DayFacts['usual'],
  { before, after, closes: verdict, hours: left, end, isOpenEnded }: Of<typeof allDay>,
): Source<AgendaEvent>[] {
  const lastOffset = Math.max(after, -before);
  const [first, last] = [isoDay(date, -before), isoDay(date, lastOffset)];
  const item = {
    ...eventOf(index, { start: wallMoment(first, 0), end: wallMoment(last, 1440), allDay: true, closes: verdict }),
    date: first,
    lastDate: last,
    ...(verdict === 'partly' && saying(left)),
  };
  const later = verdict === 'yes' && isOpenEnded ? [doubtFrom(date, index, lastOffset + 1)] : [];
  if (before < 0 || lastOffset < 0) return [{ item, shut: [] }, ...later];
  // "Closed until 11 AM" for one day: closed until then, and unknown after that.
  if (verdict === 'yes' && end !== undefined && before === 0 && lastOffset === 0) {
    const part = (from: number, to: number, closes: AgendaEvent['closes']) =>
      timedOn(date, index, usual, { from, length: to - from, closes, hours: undefined });
    return [part(0, end, 'yes'), part(end, 1440, 'ask'), ...later];
  }
  const shut = { yes: [allDayShut], partly: shutOutside(left), ask: [], no: [] }[verdict];
  return [{ item, shut, asks: verdict === 'ask' }, ...later];
}

/** The doubt after a closure without a stated duration. */
function doubtFrom(date: string, index: number, offset: number): Source<AgendaEvent> {
  const first = isoDay(date, offset);
  const [start, end] = [wallMoment(first, 0), wallMoment(endless, 1440)];
  const event = eventOf(index, { start, end, allDay: true, closes: 'ask' });
  return { item: { ...event, id: `${event.id}/later`, date: first, lastDate: endless }, shut: [], asks: offset <= 0 };
}

function timedOn(
  date: string,
  index: number,
  usual: DayFacts['usual'],
  { from, length, closes: verdict, hours: left }: Of<typeof timed>,
): Source<AgendaEvent> {
  const given = verdict === 'partly' ? (left ?? { opens: 600 }) : undefined;
  const item = {
    ...eventOf(index, {
      start: wallMoment(date, from),
      end: wallMoment(date, from + length),
      allDay: false,
      closes: verdict,
    }),
    ...(given && saying(given)),
  };
  const outside = given ? shutOutside(given) : [];
  if (length <= 0) {
    if (from < 0 || from >= 1440) return { item, shut: [] };
    // Its end is unknown.
    return verdict === 'partly' ? { item, shut: outside } : { item, shut: [], asks: verdict !== 'no' };
  }
  const to = from + length;
  if (from >= 1440 || to <= 0) return { item, shut: [] };
  const { opens = 0, closes: ends = 0 } = usual ?? {};
  const own = verdict === 'yes' ? [{ from: Math.max(0, from), to: Math.min(1440, to) }] : [];
  // A doubt that ends before the opening doesn't count, unless it has a phone's default length, which means nothing.
  const isOver = to <= opens && length > 60;
  // An hour's closure outside of the day's hours may mean the whole day.
  const isElsewhere = length <= 60 && (to <= opens || from >= ends);
  const asks = (verdict === 'ask' && from < ends && !isOver) || (verdict === 'yes' && isElsewhere);
  // The end of a doubt of a phone's default length means nothing.
  if (asks && length > 60) return { item, shut: [], doubt: Date.parse(item.end) };
  return { item, shut: [...own, ...outside], asks };
}

type Of<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const calendarWith = (maxLength: number) =>
  fc.record({
    complete: fc.constantFrom(true, true, true, false),
    days: fc.array(allDay, { maxLength: 1 }),
    events: fc.array(timed, { maxLength }),
  });

export const casesOf = (): fc.Arbitrary<Case> =>
  fc
    .record({
      date: dates,
      // Most are within the hours.
      minute: fc.oneof(fc.integer({ min: 0, max: 1439 }), fives(360, 1200), fc.integer({ min: 500, max: 900 })),
      second: fc.constantFrom(0, 0, 1, 59),
      times: fc.option(times, { freq: 8, nil: undefined }),
      isSeason: fc.boolean(),
      closures: fc.array(closure, { maxLength: 2 }),
      answer: fc.constantFrom<(HolidayAnswer | undefined)[]>('open', 'open', 'closed', 'ask', undefined),
      calendar: fc.option(calendarWith(2), { freq: 6 }),
      closuresCalendar: fc.option(calendarWith(1), { freq: 1 }),
    })
    .map(({ date, minute, second, times: usual, isSeason, closures, answer, calendar, closuresCalendar }) => {
      const now = new Date(Date.parse(wallMoment(date, minute)) + second * 1000);
      const keys = holidayKeys[date] ?? [];
      const weekday = dayOf(date, 0).setLocale('en-US').toFormat('cccc').toLowerCase() as Weekday;
      const own = usual
        ? { opens: reading(usual.opens), closes: reading(usual.closes), lastCheckIn: reading(usual.last) }
        : { closed: true as const };
      const week: Week = [
        { days: [weekday], ...own },
        { days: weekdays.filter((name) => name !== weekday), opens: '08:00', closes: '18:00', lastCheckIn: '17:15' },
      ];
      const season = { id: 'season', title: 'Season', from: isoDay(date, -3), to: isoDay(date, 2), week };
      const other: Week = [{ days: weekdays, opens: '05:00', closes: '23:00', lastCheckIn: '22:00' }];
      const sources = closures.flatMap((one, index) => closuresOn(date, index, one));
      const eventsOf = (one: typeof calendar, first: number) => [
        ...(one?.days ?? []).flatMap((day) => allDayOn(date, first, usual, day)),
        ...(one?.events ?? []).map((event, index) => timedOn(date, first + 1 + index, usual, event)),
      ];
      const [events, closing] = [eventsOf(calendar, 0), eventsOf(closuresCalendar, 10)];
      const items = (some: typeof events) => some.map(({ item }) => item);
      return {
        now,
        minute: minute + second / 60,
        plans: {
          hours: { ...(isSeason ? { week: other, seasons: [season] } : { week, seasons: [] }), specialDays: [] },
          closures: sources.map(({ item }) => item),
          publicRanges: ['Trap', 'Rifle'],
          holidays: Object.fromEntries(keys.flatMap((key) => (answer ? [[key, answer]] : []))),
        },
        calendar: calendar && { complete: calendar.complete, events: items(events) },
        closuresCalendar: closuresCalendar && { complete: closuresCalendar.complete, events: items(closing) },
        facts: {
          usual,
          shut: [
            ...[...sources, ...events, ...closing].flatMap(({ shut }) => shut),
            ...(keys.length > 0 && answer === 'closed' ? [allDayShut] : []),
          ],
          asks: [...events, ...closing].some(({ asks }) => asks) || (keys.length > 0 && (answer ?? 'ask') === 'ask'),
          doubts: [...events, ...closing].flatMap(({ doubt }) => doubt ?? []),
        },
      };
    });
