/** The club's and the calendar's closures as lists. Over 200 lines, because each way to close has a case. */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { announcedClosures } from './closed-together.ts';
import { comingClosures, isOver, withClosures } from './closures.ts';
import type { Closure, Sources } from './day-plan.ts';
import type { Day } from './days.ts';
import { rangeMoment } from './range-time.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';

const { hours } = club;
/** Saturday, October 10, and 60 days on. The clocks go back on November 1. */
const days = { first: '2026-10-10', last: '2026-12-08' };

const closure = (from: Day, to = from) => closureOn(from, { to, title: 'Closed' });
const allDay = (from: Day, to = from, more: Partial<AgendaEvent> = {}) => allDayEvent('RANGE CLOSED', from, to, more);
const timed = (day: Day, from: string, to: string, more: Partial<AgendaEvent> = {}) =>
  timedEvent('RANGE CLOSED', `${day} ${from}:00`, `${to.includes(' ') ? to : `${day} ${to}`}:00`, more);

test('a closure is an event of the whole day, before what else is on that day', () => {
  const open = timed('2026-11-01', '09:00', '16:00', { closes: 'no' });
  const midnight = timed('2026-11-01', '00:00', '01:00', { closes: 'no' });
  const later = allDay('2026-11-02', '2026-11-02', { closes: 'no' });
  expect(withClosures([midnight, open, later], [closure('2026-11-01')], hours, days)).toEqual([
    {
      id: 'closure/x/2026-11-01',
      title: 'Closed',
      // A day of 25 hours.
      start: '2026-11-01T07:00:00.000Z',
      end: '2026-11-02T08:00:00.000Z',
      allDay: true,
      date: '2026-11-01',
      lastDate: '2026-11-01',
      closes: 'yes',
      description: 'Snow.',
    },
    midnight,
    open,
    later,
  ]);
});

test.each<[Closure, AgendaEvent[], string[]]>([
  [closure('2026-10-01', '2026-10-09'), [], []],
  [closure('2026-10-10'), [], ['2026-10-10']],
  [closure('2026-12-09'), [], []],
  [closure('2026-10-08', '2026-10-12'), [], ['2026-10-08 to 2026-10-12']],
  // The calendar may announce it too.
  [closure('2026-10-18'), [allDay('2026-10-18')], []],
  [closure('2026-10-18'), [allDay('2026-10-17')], ['2026-10-18']],
  [closure('2026-10-18'), [timed('2026-10-18', '12:00', '16:00')], ['2026-10-18']],
  [closure('2026-10-18'), [timed('2026-10-18', '09:00', '15:59')], ['2026-10-18']],
  [closure('2026-10-18'), [timed('2026-10-18', '09:00', '16:00')], []],
  [closure('2026-10-18'), [allDay('2026-10-18', undefined, { closes: 'no' })], ['2026-10-18']],
  [closure('2026-10-15', '2026-10-18'), [allDay('2026-10-15')], ['2026-10-15 to 2026-10-18']],
  [closure('2026-10-12'), [timed('2026-10-12', '10:00', '12:00')], []],
  [closure('2026-10-13'), [timed('2026-10-12', '10:00', '12:00')], ['2026-10-13']],
])('%j beside %j is listed on these days', (one, events, expected) => {
  const added = withClosures(events, [one], hours, days).filter(({ id }) => id.startsWith('closure/'));
  expect(added.map(({ date, lastDate }) => (date === lastDate ? date : `${date} to ${lastDate}`))).toEqual(expected);
});

describe('the coming closures', () => {
  test('name what two calendars say alike once, and apart what differs', () => {
    const [trap, rifle] = [['Trap'], ['Rifle']].map((ranges) => ({
      title: 'Repairs',
      closes: 'partly' as const,
      ranges,
    }));
    const of = (id: string, more?: Partial<AgendaEvent>) => allDay('2026-11-15', undefined, { id, ...more });
    const listed = (calendar: AgendaEvent[], closing: AgendaEvent[]) => {
      const read = (events: AgendaEvent[]) => calendarAt('2026-11-14 06:00:00', ...events);
      const sources = { ...club, calendar: read(calendar), closuresCalendar: read(closing) };
      return comingClosures('2026-11-14', sources).map(({ id }) => id);
    };
    expect(listed([of('one')], [of('two')])).toEqual(['one']);
    expect(listed([of('one', trap)], [of('two', trap), of('three', rifle)])).toEqual(['one', 'three']);
    const apart = [of('two', { title: 'Closed' }), of('three', { closes: 'ask' }), of('four', { description: 'Ice.' })];
    expect(listed([of('one')], apart)).toHaveLength(4);
    expect(listed([timed('2026-11-15', '09:00', '12:00')], [timed('2026-11-15', '09:00', '13:00')])).toHaveLength(2);
  });

  const coming = (today: Day, more: Partial<Sources>) =>
    comingClosures(today, { ...club, ...more }).map(({ start, title }) => `${start.slice(0, 10)} ${title}`);
  const news = (...events: AgendaEvent[]) => ({ calendar: calendarAt('2026-11-14 06:00:00', ...events) });

  test('are those of the file, of the calendar and of the holidays, the nearest first, each until its last day', () => {
    const ask = allDay('2026-11-29', undefined, { title: 'Trap closed', closes: 'ask' });
    const sources = {
      closures: [closure('2026-11-20', '2026-11-22'), closure('2026-11-14'), closure('2026-11-15')],
      ...news(allDay('2026-11-15'), ask, allDay('2026-11-16', undefined, { closes: 'no' })),
      holidays: { thanksgiving: 'closed' as const },
    };
    const all = ['14 Closed', '15 RANGE CLOSED', '20 Closed', '26 Closed: Thanksgiving Day', '29 Trap closed'];
    for (const [over, today] of ['2026-11-14', '2026-11-15', '2026-11-22', '2026-11-23'].entries())
      expect(coming(today, sources)).toEqual(all.slice(over).map((one) => `2026-11-${one}`));
  });

  test('keep a closure of several days with times until it ends', () => {
    const match = news(timed('2026-11-13', '14:00', '2026-11-15 12:00'));
    expect(coming('2026-11-15', match)).toEqual(['2026-11-13 RANGE CLOSED']);
    expect(coming('2026-11-16', match)).toEqual([]);
  });

  test('name one holiday for a day that is two holidays', () => {
    const holidays = { 'new-years-eve': 'closed', observed: 'closed' } as const;
    expect(coming('2027-12-31', { holidays })).toEqual(['2027-12-31 Closed: New Year’s Day (observed)']);
  });

  test('say which holiday it is and whether it is the observed one, and what the office set', () => {
    const holidays = { christmas: 'closed', observed: 'closed' } as const;
    const closures = [closureOn('2027-12-27', { source: 'office' })];
    expect(comingClosures('2027-12-20', { ...club, holidays, closures }).slice(0, 3)).toMatchObject([
      { id: 'closure/holiday-observed-2027-12-24/2027-12-24', holiday: { holiday: 'christmas', isObserved: true } },
      { id: 'closure/holiday-christmas-2027-12-25/2027-12-25', holiday: { holiday: 'christmas', isObserved: false } },
      { id: 'closure/x/2027-12-27', source: 'office' },
    ]);
  });
});

const written = (more: Partial<Closure>) =>
  withClosures([], [{ ...closure('2026-10-15', '2026-10-16'), ...more }], hours, days)[0];
const partly = (opens?: string, closes?: string) => ({
  closes: 'partly' as const,
  hours: { ...(opens && { opens }), ...(closes && { closes }) },
});
const ranges = ['Trap'];
test('the event of a closure has the text of the closure besides its title', () => {
  const es = { title: 'Cerrado', text: 'Nieve.' };
  expect(written({ es })).toMatchObject({ description: 'Snow.', es });
  expect(written({ text: undefined })?.description).toBe('');
});

test('the event of a partial closure says which part is closed', () => {
  for (const part of [{ ranges }, { opens: '11:00' }, { closes: '13:00' }, { ranges, opens: '11:00' }])
    expect(written(part)).toMatchObject({ closes: 'partly', partial: part });
});

test.each<[AgendaEvent | undefined, string]>([
  [written({}), '2026-10-17 00:00'],
  [written({ ranges, opens: '11:00' }), '2026-10-16 11:00'],
  [written({ ranges, closes: '13:00' }), '2026-10-17 00:00'],
  [allDay('2026-10-15', '2026-10-16'), '2026-10-17 00:00'],
  [timed('2026-10-16', '09:00', '12:00'), '2026-10-16 12:00'],
  [timed('2026-10-16', '09:00', '09:00'), '2026-10-17 00:00'],
  [allDay('2026-10-16', undefined, partly('', '13:00')), '2026-10-16 13:00'],
  [allDay('2026-10-15', '2026-10-16', partly('11:00')), '2026-10-16 11:00'],
  [timed('2026-10-16', '09:00', '2026-10-17 00:00', partly('11:00')), '2026-10-16 11:00'],
  [timed('2026-10-16', '09:00', '2026-10-17 12:00', partly('11:00')), '2026-10-17 11:00'],
  [timed('2026-10-16', '09:00', '16:00', { hours: { opens: '11:00' } }), '2026-10-16 16:00'],
])('%j is over at its end', (event, end) => {
  const at = rangeMoment(`${end}:00`);
  expect(event && [isOver(event, new Date(at.getTime() - 1000)), isOver(event, at)]).toEqual([false, true]);
});

describe('all ranges closed, one by one', () => {
  const range = (name: string, from: Day, to = from) =>
    allDayEvent(`${name}: repairs`, from, to, { closes: 'partly', ranges: [name], source: 'closuresCalendar' });
  const during = (name: string, day: Day, from: string, to: string) =>
    timed(day, from, to, { closes: 'partly', ranges: [name], title: `${name}: repairs` });
  const said = (...events: AgendaEvent[]) =>
    announcedClosures('2026-10-15', { ...club, closuresCalendar: calendarAt('2026-10-15 08:00:00', ...events) }).map(
      ({ title, closes, start, end }) => [title || 'Closed', closes, start, end].join(' '),
    );
  const day = (from: string, to: string) => `${rangeMoment(from).toISOString()} ${rangeMoment(to).toISOString()}`;

  test('the club is closed, before what closes which range', () => {
    const events = [range('Trap', '2026-10-15'), range('Rifle', '2026-10-15')];
    const whole = day('2026-10-15 00:00:00', '2026-10-16 00:00:00');
    expect(said(...events)).toEqual([
      `Closed yes ${whole}`,
      `Rifle: repairs partly ${whole}`,
      `Trap: repairs partly ${whole}`,
    ]);
    expect(said(range('Trap', '2026-10-15'), range('Trap', '2026-10-15'))).toHaveLength(1);
  });

  test('days in a row are one closure, also over days that are usually closed', () => {
    // Thursday, October 15, to the Saturday of the week after; Trap is open on the Friday between.
    const both = [range('Rifle', '2026-10-15', '2026-10-24'), range('Trap', '2026-10-15', '2026-10-22')];
    expect(said(...both, range('Trap', '2026-10-24')).filter((one) => one.startsWith('Closed'))).toEqual([
      `Closed yes ${day('2026-10-15 00:00:00', '2026-10-23 00:00:00')}`,
      `Closed yes ${day('2026-10-24 00:00:00', '2026-10-25 00:00:00')}`,
    ]);
  });

  test('hours in which all of them are closed', () => {
    const hoursOf = (...events: AgendaEvent[]) => said(...events).filter((one) => one.startsWith('Closed'));
    const trap = range('Trap', '2026-10-15');
    for (const [from, to, closed, reopened] of [
      ['08:00', '12:00', '09:00', '12:00'],
      ['11:00', '13:00', '11:00', '13:00'],
      ['14:00', '17:00', '14:00', '16:00'],
    ] as const)
      expect(hoursOf(trap, during('Rifle', '2026-10-15', from, to))).toEqual([
        `Closed yes ${day(`2026-10-15 ${closed}:00`, `2026-10-15 ${reopened}:00`)}`,
      ]);
    expect(hoursOf(trap, during('Rifle', '2026-10-15', '17:00', '19:00'))).toEqual([]);
  });

  test('closures of the whole club are not announced twice, and keep their place in time', () => {
    const snow = allDayEvent('Closed: snow', '2026-10-15');
    const [rifle, trap] = [range('Rifle', '2026-10-16'), range('Trap', '2026-10-16')];
    expect(said(snow, rifle, trap).map((one) => one.split(' 2026')[0])).toEqual([
      'Closed: snow yes',
      'Closed yes',
      'Rifle: repairs partly',
      'Trap: repairs partly',
    ]);
    const closuresCalendar = calendarAt('2026-10-15 08:00:00', rifle, trap);
    const sources = { ...club, closures: [closureOn('2026-10-18')], closuresCalendar };
    expect(announcedClosures('2026-10-15', sources)).toHaveLength(4);
  });

  test('of the content alone it has an id of the content', () => {
    const idsOf = (ranges: string[], ...events: AgendaEvent[]) => {
      const closures = [closureOn('2026-10-15', { ranges })];
      const closuresCalendar = calendarAt('2026-10-15 08:00:00', ...events);
      return announcedClosures('2026-10-15', { ...club, closures, closuresCalendar }).map(({ id }) => id.split('/')[0]);
    };
    expect(idsOf(['Trap', 'Rifle'])).toEqual(['closure', 'closure']);
    expect(idsOf(['Trap'], range('Rifle', '2026-10-15'))[0]).toBe('all-ranges');
    const closures = [closureOn('2026-10-15', { ranges: ['Trap', 'Rifle'] })];
    expect(comingClosures('2026-10-15', { ...club, closures })).toHaveLength(1);
  });
});
