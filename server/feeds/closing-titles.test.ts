/**
 * A closing title's event closes the hours that it covers, regardless of its other words. Titles combine a beginning
 * with an ending; the tests attach no meaning to the ending. Over 200 lines, because there are many endings.
 */
import { expect, test } from 'vitest';
import { type CalendarNews, planOf } from '#domain/day-plan.ts';
import { addDays, type Day } from '#domain/days.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeMoment, rangeTime } from '#domain/range-time.ts';
import { statusAt } from '#domain/status.ts';
import { calendarAt, club } from '#tests/fixtures/club.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { calendarDocument, joinCalendar } from './ics.ts';

const beginnings =
  'Closed; CLOSED:; Range closed; The range is closed; We are closed; Range shut; Cerrado; Campo cerrado'.split('; ');

const endings =
  `until 9 AM; until 11 AM; until noon; until 1 PM; until 1; until 10; till 10:30; til 2pm; until 1300; before 11 AM;
  until 9 AM Sunday; until 1 PM tomorrow; until noon on Monday; until Saturday 10 AM; until 10 AM Dec 1; until 11/30 at 9 AM;
  until the 29th; until 29; until Nov 29; until November 29; until Monday; thru Sunday; through 12/6; to Dec 3;
  until further notice; until spring; until it melts; until after the holidays; until repairs are done; til next week;
  9-12; 10-2; 10 AM-2 PM; 9 to 11; 9 am to 11 am; from 9 until 11; 8-10 AM only; 12-1 for lunch; 1-4 PM; 1300-1500;
  after 1 PM; after noon; from 2 PM; at 3; starting at 1 PM; as of 2 PM; from noon on; mornings; this morning; afternoon only;
  opens at 11; opens at 9 tomorrow; reopens at noon; reopening 1 PM; back at 10; open again at 11 AM; open 12-4; we open at 10;
  reopens Sunday; open Saturday; open tomorrow 9-4; back Monday; public returns at 1; match cancelled; trap open; rifle open 9-4;
  today; today only; for the day; all day; tomorrow; this week; 2 hours; for an hour; for 3 days; two weeks; for the winter;
  permanently; November; 27-29; Nov 27-29; : snow, opens at 11; (open at 10); - open 10-2; : no more than 2 hours;
  hasta las 10; hasta las 10 de diciembre; hasta las 11 de la mañana; hasta el mediodía; hasta el domingo; de 9 a 11;
  del 27 al 29; abrimos a las 11; por la mañana; hasta nuevo aviso; hasta el 29`.split(/;\s+/);

/** Saturday, two days after Thanksgiving. */
const day = '2026-11-28';
const utc = (reading: string) =>
  rangeMoment(reading)
    .toISOString()
    .replaceAll(/[-:]|\.000/g, '');
const dateOf = (one: Day) => one.replaceAll('-', '');

const open = Object.fromEntries(Object.keys(holidays).map((key) => [key, 'open' as const]));

const wholeDays = (first: Day, last = first) => [
  `DTSTART;VALUE=DATE:${dateOf(first)}`,
  `DTEND;VALUE=DATE:${dateOf(addDays(last, 1))}`,
];
const times = (from: string, to: string) => [`DTSTART:${utc(from)}`, `DTEND:${utc(to)}`];
const eventOf = (title: string, when: readonly string[], uid = 'one') =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', `SUMMARY:${title}`, ...when, 'END:VEVENT'].join('\r\n');

function newsOf(today: Day, ...events: string[]): CalendarNews {
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const window = { from: rangeMoment(`${today} 00:00:00`), to: rangeMoment(`${addDays(today, 60)} 00:00:00`) };
  const { count, read } = calendarDocument.open(new TextEncoder().encode(file), window);
  const { events: known, unreadable } = joinCalendar(
    Array.from({ length: count }, (_, index) => read(index)),
    0,
  );
  expect(unreadable).toBe(0);
  return { ...calendarAt(`${today} 06:00:00`), events: known };
}

const titles = beginnings.flatMap((beginning) =>
  endings.map((ending) => (ending.startsWith(':') ? `${beginning}${ending}` : `${beginning} ${ending}`)),
);
const grid = (today: Day, when: readonly string[]) =>
  titles.map((title) => ({ title, calendar: newsOf(today, eventOf(title, when)) }));

/** The certain opening hours of a day, as "09:00-16:00". */
const planOn = (one: Day, calendar: CalendarNews) => planOf(one, { ...club, holidays: open, calendar });
const openHours = (one: Day, calendar: CalendarNews) => {
  const { state, windows } = planOn(one, calendar);
  return state === 'open' ? windows.map(({ opens, closes }) => `${rangeTime(opens)}-${rangeTime(closes)}`) : [];
};

test('the grid has all its titles', () => expect(titles.length).toBeGreaterThanOrEqual(704));

test.each([
  ['for three days', wholeDays('2026-11-27', '2026-11-29'), ['2026-11-27', day, '2026-11-29'], '00:00'],
  ['from 9 to 4', times(`${day} 09:00:00`, `${day} 16:00:00`), [day], '00:00'],
  ['from 9 to 1', times(`${day} 09:00:00`, `${day} 13:00:00`), [day], '13:00'],
])('no title opens an hour that its event covers, %s', (_, when, days, end) => {
  const opened = grid('2026-11-27', when).flatMap(({ title, calendar }) =>
    days.flatMap((one) =>
      openHours(one, calendar)
        .filter((hours) => hours < end || end === '00:00')
        .map((hours) => [title, one, hours]),
    ),
  );
  expect(opened).toEqual([]);
});

/** The endings after which an all-day event means "ask", with the time from which it does. */
const clearEnds = new Map(
  rowsOf(`
until 9 AM | 09:00
until 11 AM | 11:00
before 11 AM | 11:00
until noon | 12:00
until 1 PM | 13:00
till 10:30 | 10:30
til 2pm | 14:00
hasta las 11 de la mañana | 11:00
hasta el mediodía | 12:00
`),
);

test('an all-day event closes its day, and asks only after a clear end on that day', () => {
  const states = grid('2026-11-27', wholeDays(day)).map(({ title, calendar }) => {
    const { state, windows } = planOn(day, calendar);
    return [title, state === 'closed' ? state : `${state} from ${windows.map(({ opens }) => rangeTime(opens)).join()}`];
  });
  const expected = titles.map((title) => {
    const end = [...clearEnds].find(([ending]) => title.endsWith(` ${ending}`))?.[1];
    return [title, end ? `ask from ${end}` : 'closed'];
  });
  expect(states).toEqual(expected);
});

/**
 * The later days that a Saturday's all-day closure puts in doubt, up to the last one; the others are open as usual. The
 * range is open Thursday to Sunday.
 */
test.each(
  rowsOf(`
none | Closed; Closed: snow; Closed today; Closed all day; Closed until noon; Closed 9-12; Cerrado hoy
2026-11-29 | Closed until 9 AM Sunday; Closed tomorrow; Closed through Sunday; Closed this weekend; Closed this week;
  Closed for 3 days; Closed November; Closed 27-29; Cerrado del 27 al 29; Cerrado hasta el domingo;
  Closed until Nov 29; Closed until 11/29; Closed until the 29th; Closed to November 30, 2026;
  Cerrado por mantenimiento hasta las 10 del día 29; Cerrado por lluvia hasta las 10 del 29; Cerrado por torneo al 29;
  Closed for snow 11/28 & 29; Members only 11/28-29; Cerrado por obras por 48 horas; Solo socios un par de días;
  Evento privado hasta el día 29
2026-12-03 | Closed until Thursday; Closed until Dec 3; Closed 12/3; Cerrado hasta el 3 de diciembre; Closed thru 3rd
2026-12-05 | Closed: gizmo; Closed for doodads
2026-12-06 | Closed 11/28, 12/1-6 xyz
2026-12-11 | Closed for two weeks; Closed until Dec 11, 2026; Closed next week and until 12/11
2027-01-24 | Closed until further notice; Closed for the winter; Closed permanently; Closed until it melts;
  Closed pending repairs; Closed until spring; Cerrado hasta nuevo aviso; Cerrado por el invierno; Cerrado por ahora;
  Closed from Nov 28 until further notice; Closed from Nov 28; Closed starting today; Closed awhile;
  Closed for the duration; Closed: see you in spring; Closed for fire season; Cerrado a partir de hoy;
  Solo socios ambos días
`),
)('until %s: %s', (lastAsked, all) => {
  const asked = (title: string) => {
    const calendar = newsOf(day, eventOf(title, wholeDays(day)));
    const later = Array.from({ length: 58 }, (_, ahead) => addDays(day, ahead + 1));
    return later.findLast((one) => planOn(one, calendar).state === 'ask') ?? 'none';
  };
  const those = all.split('; ');
  expect(those.map((title) => [title, asked(title)])).toEqual(those.map((title) => [title, lastAsked]));
});

const stateOn = (one: Day, today: Day, ...events: string[]) => planOn(one, newsOf(today, ...events)).state;
const created = (one: Day) => `CREATED:${dateOf(one)}T120000Z`;
/** Written on a day, and unchanged since. */
const written = (one: Day) => `${created(one)}\r\nLAST-MODIFIED:${dateOf(one)}T120000Z`;
const furtherNotice = eventOf(
  'Closed until further notice',
  [...wholeDays('2026-08-01'), written('2026-08-01')],
  'closure',
);

test('a closure without an end lasts until it is removed or a later event says open', () => {
  expect(stateOn(day, day, furtherNotice)).toBe('ask');
  const openOn = (one: Day) => eventOf('Range open', [...wholeDays(one), created('2026-11-20')], 'open');
  expect(stateOn(day, day, furtherNotice, openOn('2026-11-26'))).toBe('open');
  expect(stateOn('2026-11-27', '2026-11-26', furtherNotice, openOn(day))).toBe('ask');
  // A weekly event says nothing about one day.
  const weekly = eventOf(
    'Range open to the public',
    [...wholeDays('2026-08-08'), created('2026-08-02'), 'RRULE:FREQ=WEEKLY'],
    'open',
  );
  expect(stateOn(day, day, furtherNotice, weekly)).toBe('ask');
  // Of a yearly closure, the latest occurrence counts.
  const yearly = eventOf('Closed for the winter', [...wholeDays('2025-11-01'), 'RRULE:FREQ=YEARLY'], 'closure');
  expect(stateOn(day, day, yearly)).toBe('ask');
});

/** "Range Open to the Public" on an ordinary day, which the club enters weeks ahead. */
test.each(['Closed until further notice', 'Closed for the winter', 'Closed through Sunday', 'Closed for 3 days'])(
  '%s: an open day entered before the closure does not end the doubt',
  (title) => {
    const [thursday, friday] = ['2026-11-26', '2026-11-27'];
    const states = (closedAt: readonly string[], openedAt: readonly string[]) => {
      const closure = eventOf(title, [...wholeDays(thursday), ...closedAt], 'closure');
      const hours = times(`${friday} 09:00:00`, `${friday} 16:00:00`);
      return [friday, day].map((one) =>
        stateOn(one, thursday, closure, eventOf('Range Open to the Public', [...hours, ...openedAt], 'open')),
      );
    };
    expect(states([written(thursday)], [created('2026-10-01')])).toEqual(['ask', 'ask']);
    // Nor does one without a known creation date.
    expect(states([written(thursday)], [])).toEqual(['ask', 'ask']);
    expect(states([written(thursday)], ['CREATED:00001231T000000Z'])).toEqual(['ask', 'ask']);
    expect(states([], [created(friday)])).toEqual(['ask', 'ask']);
    // Nor if the closure may have been another entry before.
    expect(states([created(thursday)], [created(friday)])).toEqual(['ask', 'ask']);
    expect(states(['CREATED:00001231T000000Z'], [created(friday)])).toEqual(['ask', 'ask']);
    // A file generated on request dates all its entries alike.
    expect(states([written(thursday)], [created(thursday)])).toEqual(['ask', 'ask']);
    // The closure replaced an older entry.
    const changed = [created('2026-09-01'), 'LAST-MODIFIED:20261126T130000Z'];
    expect(states(changed, [created('2026-10-01'), 'LAST-MODIFIED:20261127T130000Z'])).toEqual(['ask', 'ask']);
    expect(states(changed, [created(friday)])[0]).toBe('open');
    const copied = [created(friday), 'LAST-MODIFIED:20261001T120000Z'];
    expect(states(copied, [created(thursday)])).toEqual(['ask', 'ask']);
  },
);

test('an open day before the stated end of a closure is one open day', () => {
  const closure = eventOf('Closed until Dec 6', [...wholeDays('2026-11-24'), written('2026-11-24')], 'closure');
  const states = (...openings: string[]) =>
    ['2026-11-26', '2026-11-27', day, '2026-11-29', '2026-12-03', '2026-12-10'].map((one) =>
      stateOn(one, '2026-11-24', closure, ...openings),
    );
  expect(states()).toEqual(['ask', 'ask', 'ask', 'ask', 'ask', 'open']);
  const hours = times('2026-11-27 09:00:00', '2026-11-27 16:00:00');
  const friday = eventOf('Open 9-4', [...hours, created('2026-11-25')], 'friday');
  expect(states(friday)).toEqual(['ask', 'open', 'ask', 'ask', 'ask', 'open']);
  const sunday = eventOf('Range open', [...wholeDays('2026-11-29'), created('2026-11-25')], 'sunday');
  expect(states(friday, sunday)).toEqual(['ask', 'open', 'ask', 'open', 'ask', 'open']);
});

test('the end hour of an event is not read as a day of the month', () => {
  const until11 = (title: string) => eventOf(title, times('2026-12-04 09:00:00', '2026-12-04 11:00:00'));
  const nextWeek = (title: string) => stateOn('2026-12-11', '2026-12-04', until11(title));
  for (const title of ['Closed until 11', 'Closed til 11: ice', 'Trap closed until 11, rest open'])
    expect([title, nextWeek(title)]).toEqual([title, 'open']);
  for (const title of ['Closed until 12', 'Closed until 11 Dec'])
    expect([title, nextWeek(title)]).toEqual([title, 'ask']);
});

test('each event of a series closes for its own time', () => {
  const weekly = eventOf('Closed Mondays', [...wholeDays('2026-11-02'), 'RRULE:FREQ=WEEKLY']);
  expect(stateOn(day, day, weekly)).toBe('open');
  expect(stateOn(day, day, eventOf('Closed Mondays', wholeDays('2026-11-23')))).toBe('ask');
});

/** A Saturday with an event in these hours, or of the whole day in this state or with this line. */
test.each(
  rowsOf(`
# A phone's hour.
ask | 09:00-10:00: Closed: snow; Closed; Cerrado: nieve; Closed until further notice; Closed 9-12; Closed until noon;
  Closed until 11 AM; Closed 9-10, trap until 1; CLOSED 9AM ICE; Closed from 9; Not open 9-4; Cerrado desde las 9;
  Closed until 9 AM Sunday
closed | 09:00-10:00: Closed today; Closed for the day; Closed for the rest of the day; Cerrado hoy; Closed all day
open | 09:00-10:00: Closed 9-10: briefing; Closed 9 to 10 AM
# In the evening and before the opening, it may be meant for the day.
ask | 16:00-17:00: Closed: snow
ask | 07:00-08:00: Closed: snow
# A canceled open day becomes a doubt, a canceled class does not.
ask | STATUS:CANCELLED: Recreational shooting; Public shooting; Range hours; Open range; Tiro recreativo
open | STATUS:CANCELLED: Trap league; NRA pistol class; Members’ meeting; Closed: snow; Snow
# A place or a category may say closed.
open | : Staff visit
ask | LOCATION:RANGE CLOSED: Staff visit
ask | CATEGORIES:Staff,Closed: Staff visit
open | LOCATION:14750 Skyline Blvd\\, Los Gatos: Staff visit
# An opening of other days says little about this one.
ask | : Will open Monday; Range opening Thursday; Abrimos el lunes; Open Sunday; Opens 11/29; Snow: will open Sunday;
  Abrimos el jueves; Trap league today - range opens Sunday; We open on Sunday at 10; Range open 9-4 Sunday;
  Open December 5 to 8; Abierto de nuevo el domingo
open | : Range open Saturday; Open Sat and Sun; Open Thu-Sun; Range Open to the Public Saturday; Abierto el sábado;
  Open Saturdays; Open 11/28; Open through Sunday; Open house Dec 5; Range open, match on Sunday;
  Registration opens Monday; Trap league opens Sunday; Pro shop opens Monday
# Typed with Caps Lock.
closed | : RaNgE cLoSeD; cLOSED
ask | : nO SHOOTING
`),
)('a Saturday is %s | %s', (expected, written) => {
  const [, from, to, line, all = ''] = /^(?:([\d:]+)-([\d:]+)|((?:\w+:[^:]+)?)): (.*)$/.exec(written) ?? [];
  const when = from ? times(`${day} ${from}:00`, `${day} ${to}:00`) : wholeDays(day);
  const state = (title: string) => stateOn(day, day, eventOf(title, line ? [...when, line] : when));
  const those = all.split('; ');
  expect(those.map((title) => [title, state(title)])).toEqual(those.map((title) => [title, expected]));
});

test('a time without a zone is in the time zone that the file names', () => {
  const floating = eventOf('Closed', ['DTSTART:20261128T233000', 'DTEND:20261129T060000']);
  // 23:30 in Auckland on the 28th is 2:30 AM at the range.
  expect(stateOn(day, day, 'X-WR-TIMEZONE:Pacific/Auckland', floating)).toBe('open');
  const noonInLondon = eventOf('Closed', ['DTSTART:20261128T170000', 'DTEND:20261129T000000']);
  expect(stateOn(day, day, 'X-WR-TIMEZONE:Europe/London', noonInLondon)).toBe('closed');
});

const afternoon = `${day} 13:30:00`;
const nowAt = (moment: string, ...events: string[]) =>
  statusAt(rangeMoment(moment), { ...club, holidays: open, calendar: newsOf(day, ...events) }).state;
const snow = eventOf(
  'Closed: snow',
  [...times(`${day} 12:00:00`, `${day} 13:00:00`), written('2026-11-27')],
  'closure',
);

test.each([
  ['the hours of an ordinary day', 'Range open', times(`${day} 09:00:00`, `${day} 16:00:00`)],
  ['an ordinary day', 'Open 9-4', wholeDays(day)],
  ['an earlier hour', 'Range open', times(`${day} 07:00:00`, `${day} 08:00:00`)],
])('an opening before a closure does not end the doubt after it: %s', (_, title, when) => {
  expect(nowAt(afternoon, snow, eventOf(title, [...when, created(day)], 'open'))).toBe('ask');
});

test('what opens at another time, or only may open, does not end a closure', () => {
  const when = [...wholeDays('2026-11-26'), created('2026-11-20')];
  const state = (title: string, ...more: string[]) =>
    stateOn(day, '2026-11-26', furtherNotice, eventOf(title, [...when, ...more], 'open'));
  for (const title of ['Range open Sunday', 'Opens 12/20', 'Open 12/6', 'Abierto domingo', 'Open 6-9pm', 'Open 2pm'])
    expect([title, state(title)]).toEqual([title, 'ask']);
  expect([state('Range open'), state('Range open', 'STATUS:TENTATIVE')]).toEqual(['open', 'ask']);
});

test.each(
  `Closed until further notice; Closed through Sunday; Closed for 3 days; Closed until Jan 2; Cerrado hasta las 10 de diciembre;
   Cerrado todo el fin de semana; No shooting until further notice; Gate broken until fixed`.split(/;\s+/),
)('%s: from 9 to noon, the afternoon is as doubtful as the following days', (title) => {
  const event = eventOf(title, times(`${day} 09:00:00`, `${day} 12:00:00`));
  expect(nowAt(`${day} 14:30:00`, event)).toBe('ask');
  expect(stateOn('2026-11-29', day, event)).toBe('ask');
});

test.each(['Range closes at 1 PM, open Sunday', 'Cerramos a la 1, abrimos el domingo'])(
  'the opening of another day opens no hour that is closed on this one: %s',
  (title) => {
    const event = eventOf(title, wholeDays(day));
    expect([nowAt(`${day} 10:00:00`, event), nowAt(`${day} 14:00:00`, event)]).toEqual(['ask', 'closed']);
  },
);

test.each(
  `No shooting until 9 AM Sunday; No shooting until noon Sunday; No live fire until 10 AM 11/29; No shooting until 29 Nov;
   Sin tiro hasta las 10 del día 29; Sin tiro hasta las 11 de mañana; Sin tiro hasta las 10 de diciembre`.split(/;\s+/),
)('the end of another day opens no hour of this one: %s', (title) => {
  const event = eventOf(title, wholeDays(day));
  const states = ['10:00', '12:30', '14:30'].map((time) => nowAt(`${day} ${time}:00`, event));
  expect(states.filter((state) => !['ask', 'closed'].includes(state))).toEqual([]);
});
