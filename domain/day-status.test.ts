/**
 * What is decided about a day, as data; words/say-status.test.ts tests its sentences. Over 200 lines, because each
 * field of a day has its cases.
 */
import { describe, expect, test } from 'vitest';
import { type Sources, unreadCalendar } from './day-plan.ts';
import {
  daysFrom,
  isAnnouncedByDialog,
  isPartOver,
  outlookAt,
  whyOfClosure,
  whysOf,
  whysOfPlan,
} from './day-status.ts';
import { rangeMoment } from './range-time.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';

/** A Thursday. */
const day = '2026-10-15';
const at = (reading: string) => rangeMoment(reading.length > 8 ? reading : `${day} ${reading}`);
const outlook = (reading: string, more: Partial<Sources> = {}, count?: number) =>
  outlookAt(at(reading), { ...club, ...more }, count);
const todayOf = (reading: string, more: Partial<Sources> = {}) => outlook(reading, more).today;
const closed = (...more: Parameters<typeof closureOn>[1][]) => ({ closures: more.map((one) => closureOn(day, one)) });
const snow = { key: 'cause', cause: 'snow' };
const holiday = (id: string, isObserved = false) => ({ key: 'holiday', holiday: id, isObserved });
const read = calendarAt(`${day} 06:00:00`);
const partly = { ...read, complete: false };

describe('the days', () => {
  test('are as many as were asked for, the first is today', () => {
    expect(outlook('10:00:00').days.map((one) => one.day)).toEqual(
      ['15', '16', '17', '18', '19', '20', '21'].map((date) => `2026-10-${date}`),
    );
    expect(outlook('10:00:00', {}, 1).days.map((one) => one.day)).toEqual([day]);
    expect(outlook('10:00:00', {}, 0).days).toEqual([]);
    expect(daysFrom('2026-10-31', club, 2).map((one) => one.day)).toEqual(['2026-10-31', '2026-11-01']);
  });

  test('that would be open are unknown while a source is unread, and closed ones stay closed', () => {
    const sources = { calendar: unreadCalendar, ...closed({}) };
    const [today, tomorrow] = outlook('10:00:00', sources).days;
    expect(today).toMatchObject({ state: 'closed', certainty: 'unchecked', decidedBy: 'closures' });
    expect(tomorrow).toMatchObject({ state: 'unknown', certainty: 'unchecked', decidedBy: 'calendar' });
    expect(tomorrow?.windows).toHaveLength(1);
    // A file is read much later than it is written, so it states what was known then.
    expect(daysFrom('2026-10-16', { ...club, ...sources }, 1)[0]).toMatchObject({
      state: 'open',
      certainty: 'checked',
    });
  });

  test.each<[string, Partial<Sources>, string]>([
    ['hours', {}, 'hours'],
    ['the office', closed({ source: 'office' }), 'office'],
    ['the calendar', { calendar: calendarAt(`${day} 06:00:00`, allDayEvent('Closed', day)) }, 'calendar'],
    ['the incomplete one', { calendar: partly }, 'calendar'],
    ['the incomplete one of two', { calendar: read, closuresCalendar: partly }, 'closuresCalendar'],
    ['contact', { server: null }, 'contact'],
  ])('are decided by %s', (_, sources, decidedBy) => expect(todayOf('10:00:00', sources).decidedBy).toBe(decidedBy));

  test('with hours of their own have a name, unless they are closed', () => {
    const special = { date: day, opens: '08:00', closes: '17:00', lastCheckIn: '16:00', name: 'Youth day', es: 'Día' };
    const hours = { ...club.hours, specialDays: [special] };
    expect(todayOf('10:00:00', { hours }).special).toEqual({ name: 'Youth day', es: 'Día' });
    expect(todayOf('10:00:00', { hours, ...closed({}) })).not.toHaveProperty('special');
    expect(outlook('10:00:00', { hours }).days[1]).not.toHaveProperty('special');
  });

  test('on which a holiday is observed say so', () => {
    const sources = { ...club, holidays: { observed: 'closed' } as const };
    const [friday] = outlookAt(at('2026-07-03 10:00:00'), sources).days;
    expect(friday?.because[0]?.why).toEqual(holiday('independence-day', true));
    const [itself] = outlookAt(at('2026-07-04 10:00:00'), { ...club, holidays: { 'independence-day': 'closed' } }).days;
    expect(itself?.because[0]?.why).toEqual(holiday('independence-day'));
  });

  test('on a holiday are decided by it', () => {
    const [thanksgiving] = outlookAt(at('2026-11-26 10:00:00'), { ...club, holidays: { thanksgiving: 'closed' } }).days;
    expect(thanksgiving).toMatchObject({ decidedBy: 'holidays', because: [{ source: 'holidays' }] });
  });
});

describe('today', () => {
  test('counts the minutes to the last check-in, rounded up', () => {
    expect(todayOf('14:59:59').minutesToCheckIn).toBe(1);
    expect(todayOf('14:00:00').minutesToCheckIn).toBe(60);
    expect(todayOf('13:59:59').minutesToCheckIn).toBe(61);
    expect(todayOf('16:00:00')).not.toHaveProperty('minutesToCheckIn');
  });

  test('with an unknown status has the one by the hours', () => {
    expect(todayOf('10:00:00', { calendar: unreadCalendar })).toMatchObject({ now: 'unknown', scheduled: 'open' });
    expect(todayOf('10:00:00')).not.toHaveProperty('scheduled');
  });

  test('has reasons until their effect ends, and none once the day is over', () => {
    const late = closed({ title: 'Late opening', opens: '11:00' });
    expect(todayOf('10:59:59', late).because).toMatchObject([
      { why: { key: 'title', quote: { said: 'Late opening' } }, note: { said: 'Snow.' }, until: at('11:00:00') },
    ]);
    expect(todayOf('11:00:00', late).because).toEqual([]);
    const early = closed({ title: 'Short day', closes: '13:00' });
    expect(todayOf('12:59:59', early).because).toHaveLength(1);
    expect(todayOf('13:00:00', early).because).toEqual([]);
    // The reasons of a closed day stay.
    expect(todayOf('23:00:00', closed({})).because).toHaveLength(1);
    // A later day has all of its reasons.
    const tomorrow = { closures: [closureOn('2026-10-16', { opens: '11:00' })] };
    expect(outlook('11:00:00', tomorrow).days[1]?.because).toHaveLength(1);
  });

  test('of two reasons of a closed day has the one that still applies', () => {
    const calendar = calendarAt(
      '2026-10-15 06:00:00',
      timedEvent('Closed: snow', `${day} 08:00:00`, `${day} 12:00:00`),
      timedEvent('Closed: fire', `${day} 12:00:00`, `${day} 18:00:00`),
    );
    const causes = (reading: string) => todayOf(reading, { calendar }).because.map(({ why }) => why);
    expect(causes('10:00:00')).toEqual([snow, { key: 'cause', cause: 'fire' }]);
    expect(causes('12:00:00')).toEqual([{ key: 'cause', cause: 'fire' }]);
    expect(causes('19:00:00')).toEqual([snow, { key: 'cause', cause: 'fire' }]);
  });

  test('leaves out a closed range that is open again, and a later day does not', () => {
    const trap = closed({ to: '2026-10-16', ranges: ['Trap range'], opens: '12:00' });
    const partsAt = (reading: string) =>
      outlook(reading, trap)
        .days.slice(0, 2)
        .map(({ parts }) => parts.length);
    expect(partsAt('11:59:59')).toEqual([1, 1]);
    expect(partsAt('12:00:00')).toEqual([0, 1]);
  });

  test('names the next opening, and an earlier day on which the range may open', () => {
    const { next } = todayOf('2026-11-25 12:00:00');
    expect(next).toMatchObject({
      day: '2026-11-27',
      ask: { day: '2026-11-26', because: [{ why: { key: 'holiday' } }] },
    });
    expect(todayOf('16:30:00').next).toEqual({ day: '2026-10-16', at: at('2026-10-16 09:00:00') });
    expect(todayOf('16:30:00', closed({ to: '2099-12-31' })).next).toBeUndefined();
  });

  test('says when the sources were last read, if one is not trusted', () => {
    const old = calendarAt('2026-10-15 02:00:00');
    const older = calendarAt('2026-10-15 01:00:00');
    expect(todayOf('10:00:00', { calendar: old }).lastChecked).toEqual(at('02:00:00'));
    expect(todayOf('10:00:00', { calendar: old, closuresCalendar: older }).lastChecked).toEqual(at('01:00:00'));
    expect(todayOf('10:00:00', { calendar: unreadCalendar })).not.toHaveProperty('lastChecked');
    expect(todayOf('10:00:00', { calendar: older, closuresCalendar: old }).lastChecked).toEqual(at('01:00:00'));
    // A calendar that was read in part has no known time.
    expect(todayOf('10:00:00', { calendar: read, closuresCalendar: { ...old, complete: false } }).lastChecked).toEqual(
      at('02:00:00'),
    );
    for (const calendar of [partly, read]) expect(todayOf('10:00:00', { calendar })).not.toHaveProperty('lastChecked');
  });

  test('lists the age of each source', () => {
    const { sources } = outlook('10:00:00', {
      calendar: calendarAt('2026-10-15 02:00:00'),
      closuresCalendar: unreadCalendar,
    });
    expect(sources.map(({ source, readAt, isTrusted }) => [source, readAt, isTrusted])).toEqual([
      ['hours', null, true],
      ['holidays', null, true],
      ['closures', null, true],
      ['closuresCalendar', null, false],
      ['calendar', at('02:00:00'), false],
    ]);
  });
});

test.each([
  [{ opens: '12:00' }, '12:00', true],
  [{ closes: '12:00' }, '23:59', false],
  [{}, '23:59', false],
  // Closed from 11 to 1.
  [{ opens: '13:00', closes: '11:00' }, '12:59', false],
  [{ opens: '13:00', closes: '11:00' }, '13:00', true],
  [{ opens: '11:00', closes: '11:00' }, '12:00', false],
])('a part with %j is over at %s: %s', (part, reading, isOver) => expect(isPartOver(part, reading)).toBe(isOver));

describe('a reason', () => {
  test.each([
    ['Closed: snow', '2026-10-15', snow],
    ['Closed', '2026-10-15', undefined],
    ['Closed: tree on the road', '2026-10-15', { key: 'said', quote: { said: 'tree on the road', language: 'en' } }],
    ['Range closes at 1 PM.', '2026-10-15', { key: 'title', quote: { said: 'Range closes at 1 PM', language: 'en' } }],
    ['Closed - Thanksgiving', '2026-11-26', holiday('thanksgiving')],
    ["CLOSED: NEW YEAR'S EVE", '2026-12-31', holiday('new-years-eve')],
    ['Closed: Independence Day (observed)', '2026-07-03', holiday('independence-day', true)],
    // On any other day the holiday's name is only the club's words.
    ['Closed - Thanksgiving', '2026-11-27', { key: 'said', quote: { said: 'Thanksgiving', language: 'en' } }],
  ])('by the title %s on %s', (title, date, why) => expect(whyOfClosure(allDayEvent(title, date))).toEqual(why));

  test('of an event that only may close is the whole title', () => {
    expect(whyOfClosure(allDayEvent('Closed? Ask Bob', day, day, { closes: 'ask' }))).toMatchObject({
      key: 'title',
      quote: { said: 'Closed? Ask Bob' },
    });
    expect(whyOfClosure(allDayEvent('', day, day, { closes: 'ask' }))).toBeUndefined();
  });

  test('of a partial closure is in the club’s own words', () => {
    const partly = allDayEvent('Closed: no staff', day, day, { closes: 'partly', partial: { opens: '14:30' } });
    expect(whyOfClosure(partly)).toMatchObject({ key: 'said', quote: { said: 'no staff' } });
    expect(whyOfClosure({ ...partly, ranges: ['Trap range'] })).toMatchObject({ key: 'title' });
  });

  test.each(['...', '!!!', '🎉', 'Closed', 'Closed: …'])('of %j is none', (title) => {
    expect(whyOfClosure(allDayEvent(title, day))).toBeUndefined();
    expect(whyOfClosure(allDayEvent('?!', day, day, { closes: 'ask' }))).toBeUndefined();
  });

  test('that the office enters to close is one by itself', () => {
    expect(whyOfClosure(allDayEvent('Deer cull', day, day, { source: 'closuresCalendar' }))).toMatchObject({
      key: 'said',
    });
    expect(whyOfClosure(allDayEvent('Deer cull', day))).toMatchObject({ key: 'title' });
  });

  test('is named once', () => {
    const why = { key: 'cause', cause: 'snow' } as const;
    expect(whysOf([{ why }, {}, { why: { ...why } }, { why: { key: 'cause', cause: 'ice' } }])).toEqual([
      why,
      { key: 'cause', cause: 'ice' },
    ]);
    const kind = 'calendar' as const;
    const reasons = [
      { kind, says: 'Closed: snow' },
      { kind: 'closure' as const, says: 'Snow' },
    ];
    expect(whysOfPlan({ day, state: 'closed', reasons })).toEqual([why]);
    expect(whysOfPlan({ day, state: 'ask', reasons: [{ kind, says: 'Closed?' }] })).toMatchObject([{ key: 'title' }]);
  });
});

test.each([
  [allDayEvent('Closed', day), true],
  [allDayEvent('Closed', day, day, { closes: 'ask' }), false],
  [allDayEvent('Closed', day, day, { closes: 'partly' }), false],
  // The content's closures have their own dialogs.
  [allDayEvent('Closed', day, day, { id: 'closure/x/2026-10-15' }), false],
  [allDayEvent('Closed', day, day, { id: 'closure/x/2026-10-15', source: 'office' }), true],
  [allDayEvent('Opens late', day, day, { source: 'office', closes: 'partly' }), true],
  [allDayEvent('Closed', day, day, { source: 'office', closes: 'ask' }), false],
])('a dialog announces %j: %s', (event, isAnnounced) => expect(isAnnouncedByDialog(event)).toBe(isAnnounced));
