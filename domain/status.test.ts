/** Whether the range is open, at every kind of moment. Over 200 lines, because each rule has days of its own. */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Closure, Sources } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAt } from './status.ts';
import { comingDays, statusWords } from './status-words.ts';
import { allDayEvent, club, timedEvent } from '#tests/fixtures/club.ts';

const closure = (from: string, more: Partial<Closure> = {}): Closure => ({
  id: 'x',
  title: 'Closed: staff day',
  from,
  to: from,
  text: 'The range is closed for a staff day.',
  ...more,
});
/** A calendar read at that reading of the range's clock. */
const calendar = (checkedAt: string | null, ...events: AgendaEvent[]): Sources['calendar'] => ({
  checkedAt: checkedAt && rangeMoment(checkedAt).toISOString(),
  complete: true,
  events,
});

const state = (reading: string, more: Partial<Sources> = {}) =>
  statusAt(rangeMoment(reading), { ...club, ...more }).state;
const said = (reading: string, more: Partial<Sources> = {}) => {
  const now = rangeMoment(reading);
  return statusWords(statusAt(now, { ...club, ...more }), now);
};

describe('an ordinary week', () => {
  test.each([
    ['2026-10-15 08:59:59', 'Opens 9 AM', 'Closed now. Opens today at 9:00 AM'],
    ['2026-10-15 09:00:00', 'Open', 'Open today until 4:00 PM. Check in by 3:00 PM'],
    ['2026-10-15 13:59:59', 'Open', 'Open today until 4:00 PM. Check in by 3:00 PM'],
    ['2026-10-15 14:00:00', 'Check-in ends soon', 'Check-in ends in 60 minutes, at 3:00 PM. Open until 4:00 PM'],
    ['2026-10-15 14:59:01', 'Check-in ends soon', 'Check-in ends in 1 minute, at 3:00 PM. Open until 4:00 PM'],
    ['2026-10-15 15:00:00', 'Check-in over', 'Check-in has ended for today. Opens Friday at 9:00 AM'],
    ['2026-10-15 15:59:59', 'Check-in over', 'Check-in has ended for today. Opens Friday at 9:00 AM'],
    ['2026-10-15 16:00:00', 'Closed', 'Closed now. Opens Friday at 9:00 AM'],
    ['2026-10-18 16:00:00', 'Closed', 'Closed now. Opens Thursday at 9:00 AM'],
    ['2026-10-19 12:00:00', 'Closed', 'Closed today. Opens Thursday at 9:00 AM'],
  ])('at %s it is %s', (reading, word, line) => {
    expect(said(reading)).toEqual({ word, line, more: [] });
  });

  test('names the window under way, and the next opening after it', () => {
    const at = (reading: string) => statusAt(rangeMoment(reading), club);
    const [today, tomorrow] = [rangeMoment('2026-10-15 09:00:00'), rangeMoment('2026-10-16 09:00:00')];
    expect(at('2026-10-15 08:59:59')).not.toHaveProperty('window');
    expect(at('2026-10-15 08:59:59').next?.at).toEqual(today);
    expect(at('2026-10-15 09:00:00')).not.toHaveProperty('scheduled');
    expect(at('2026-10-15 09:00:00').window?.opens).toEqual(today);
    expect(at('2026-10-15 09:00:00').next?.at).toEqual(tomorrow);
  });

  test('says until when it holds', () => {
    const changes = (reading: string) => statusAt(rangeMoment(reading), club).changesAt;
    expect(changes('2026-10-15 03:00:00')).toEqual(rangeMoment('2026-10-15 09:00:00'));
    expect(changes('2026-10-15 09:00:00')).toEqual(rangeMoment('2026-10-15 14:00:00'));
    expect(changes('2026-10-15 16:00:00')).toEqual(rangeMoment('2026-10-16 00:00:00'));
  });

  test.each<[string, string, Sources['calendar'], string]>([
    ['a calendar is too old', '09:30', calendar('2026-10-14 12:00:00'), '12:00'],
    ['its time is no longer in the future', '09:30', calendar('2026-10-15 10:05:00'), '10:00'],
    [
      'a reason is over before the range opens',
      '12:30',
      calendar(
        '2026-10-15 06:00:00',
        timedEvent('Closed: match', '2026-10-15 11:00:00', '2026-10-15 13:00:00'),
        timedEvent('Closed: crew', '2026-10-15 10:00:00', '2026-10-15 14:00:00'),
      ),
      '13:00',
    ],
  ])('changes when %s', (_, reading, news, expected) => {
    expect(statusAt(rangeMoment(`2026-10-15 ${reading}:00`), { ...club, calendar: news }).changesAt).toEqual(
      rangeMoment(`2026-10-15 ${expected}:00`),
    );
  });
});

describe('closures', () => {
  const staffDay = { closures: [closure('2026-10-15')] };
  test('close all day, with their reason, and the next opening is after them', () => {
    expect(state('2026-10-15 12:00:00', staffDay)).toBe('closed');
    expect(said('2026-10-15 12:00:00', staffDay)).toEqual({
      word: 'Closed',
      line: 'Closed today: staff day. Opens Friday at 9:00 AM',
      more: ['The range is closed for a staff day.'],
    });
    const week = {
      closures: [closure('2026-10-15', { to: '2026-10-17' }), closure('2026-10-18', { to: '2026-10-22' })],
    };
    expect(said('2026-10-14 12:00:00', week).line).toBe('Closed today. Opens Friday, October 23 at 9:00 AM');
    expect(said('2026-10-16 12:00:00', week).line).toBe('Closed today: staff day. Opens Friday, October 23 at 9:00 AM');
    expect(said('2026-10-17 12:00:00', week).line).toBe('Closed today: staff day. Opens Friday at 9:00 AM');
    const forever = { closures: [closure('2026-10-16', { to: '2099-12-31' })] };
    expect(said('2026-10-15 15:30:00', forever)).toMatchObject({
      line: 'Check-in has ended for today. No opening scheduled. Please call.',
      more: [],
    });
  });

  test('open late, close early, or leave out a range', () => {
    const late = { closures: [closure('2026-10-15', { title: 'Late opening', text: 'Late.', opens: '11:00' })] };
    expect(said('2026-10-15 10:00:00', late)).toMatchObject({
      word: 'Opens 11 AM',
      line: 'Closed now. Opens today at 11:00 AM',
      more: ['Late.'],
    });
    expect(said('2026-10-15 11:00:00', late)).toMatchObject({
      line: 'Open today until 4:00 PM. Check in by 3:00 PM',
      more: [],
    });
    const early = { closures: [closure('2026-10-15', { closes: '13:00' })] };
    expect(said('2026-10-15 10:00:00', early).line).toBe('Open today until 1:00 PM. Check in by 12:00 PM');
    const earlier = { closures: [closure('2026-10-15', { closes: '13:00', lastCheckIn: '11:00' })] };
    expect(said('2026-10-15 09:00:00', earlier).line).toBe('Open today until 1:00 PM. Check in by 11:00 AM');
    const brief = { closures: [closure('2026-10-15', { closes: '09:50', lastCheckIn: '09:30' })] };
    expect(said('2026-10-15 09:00:00', brief).line).toContain('at 9:30 AM. Open until 9:50 AM');
    const trap = {
      closures: [closure('2026-10-15', { to: '2026-10-16', ranges: ['Electric trap range'], opens: '12:00' })],
    };
    expect(said('2026-10-15 10:00:00', trap)).toMatchObject({
      word: 'Open',
      more: ['Electric trap range closed until 12:00 PM.'],
    });
    const days = (reading: string) =>
      comingDays(rangeMoment(reading), { ...club, ...trap }, 2).map((day) => day.reason);
    const until = 'Electric trap range closed until 12:00 PM';
    expect(days('2026-10-15 10:00:00')).toEqual([until, until]);
    expect(days('2026-10-15 12:00:00')).toEqual([undefined, until]);
  });

  test('of the calendar close all day or for their time; what may be one makes the day one to ask about', () => {
    const snow = { calendar: calendar('2026-10-15 06:00:00', allDayEvent('Closed: snow', '2026-10-15')) };
    expect(said('2026-10-15 10:00:00', snow).line).toBe('Closed today: snow. Opens Friday at 9:00 AM');
    const noon = timedEvent('Closed: crew at work', '2026-10-15 11:00:00', '2026-10-15 13:00:00');
    const pause = { calendar: calendar('2026-10-15 06:00:00', noon) };
    expect(said('2026-10-15 09:30:00', pause).line).toMatch(
      /^Check-in ends in 30 minutes, at 10:00 AM\. Open until 11:/,
    );
    expect(said('2026-10-15 10:30:00', pause).line).toBe('Check-in has ended for now. Opens today at 1:00 PM');
    expect(said('2026-10-15 12:00:00', pause).line).toBe('Closed now. Opens today at 1:00 PM');
    expect(said('2026-10-15 13:00:00', pause).line).toBe('Open today until 4:00 PM. Check in by 3:00 PM');
    const morning = timedEvent('Closed: snow', '2026-10-15 08:00:00', '2026-10-15 12:00:00');
    const afternoon = timedEvent('Closed: fire', '2026-10-15 12:00:00', '2026-10-15 18:00:00');
    const both = { calendar: calendar('2026-10-15 06:00:00', morning, afternoon) };
    expect(said('2026-10-15 10:00:00', both).line).toMatch(/^Closed today: snow\./);
    expect(said('2026-10-15 13:00:00', both).line).toMatch(/^Closed today: fire\./);
    const maybe = {
      calendar: calendar(
        '2026-10-15 06:00:00',
        allDayEvent('Trap closed (St. Mary)', '2026-10-15', '2026-10-15', { closes: 'ask' }),
      ),
    };
    expect(said('2026-10-15 10:00:00', maybe)).toEqual({
      word: 'Call first',
      line: 'The range may be closed today. Please call first.',
      more: ['The club’s calendar says: Trap closed (St. Mary).', 'Regular hours would be 9:00 AM to 4:00 PM.'],
    });
    expect(said('2026-10-14 10:00:00', maybe).more).toEqual([
      'Thursday, October 15: Trap closed (St. Mary).',
      'The range may be closed then. Please call first.',
    ]);
  });
});

describe('holidays', () => {
  test('of which the club has not spoken are days to ask about, and no opening to promise', () => {
    expect(said('2026-11-26 10:00:00')).toEqual({
      word: 'Call first',
      line: 'We’re closed on some holidays. Please call first.',
      more: ['Today is Thanksgiving Day.', 'Regular hours would be 9:00 AM to 4:00 PM.'],
    });
    expect(said('2026-11-26 00:00:00').more).toEqual(said('2026-11-26 10:00:00').more);
    const trap = {
      calendar: calendar(
        '2026-11-25 09:00:00',
        allDayEvent('Trap closed', '2026-11-26', '2026-11-26', { closes: 'ask' }),
      ),
    };
    expect(said('2026-11-26 08:00:00', trap).line).toBe('We’re closed on some holidays. Please call first.');
    expect(said('2026-11-25 12:00:00', trap).more).toEqual([
      'Thursday, November 26: Thanksgiving Day, Trap closed.',
      'We’re closed on some holidays. Please call first.',
    ]);
    expect(state('2026-11-26 15:00:00')).toBe('check-in-over');
    expect(said('2026-11-25 12:00:00')).toMatchObject({
      line: 'Closed today. Opens Friday at 9:00 AM',
      more: ['Thursday, November 26: Thanksgiving Day.', 'We’re closed on some holidays. Please call first.'],
    });
  });

  test('are open or closed when the club says so, and open no closed day', () => {
    expect(state('2026-11-26 10:00:00', { holidays: { thanksgiving: 'open' } })).toBe('open');
    expect(said('2026-11-26 10:00:00', { holidays: { thanksgiving: 'closed' } }).line).toBe(
      'Closed today: Thanksgiving Day. Opens Friday at 9:00 AM',
    );
    // Martin Luther King Jr. Day is a Monday.
    expect(state('2027-01-18 10:00:00', { holidays: { 'martin-luther-king-day': 'open' } })).toBe('closed');
  });
});

describe('the reason shown is the cause', () => {
  const late = closure('2026-12-18', {
    to: '2027-01-03',
    title: 'Late opening',
    text: 'We open at 10:30 because of ice.',
    opens: '10:30',
  });
  const reasons = (reading: string, more: Partial<Sources>) =>
    comingDays(rangeMoment(reading), { ...club, ...more }, 1).map(({ hours, reason }) => [hours, reason])[0];

  test('of a holiday within weeks of late openings: the holiday', () => {
    const ice = { closures: [late], holidays: { christmas: 'closed', 'christmas-eve': 'open' } as const };
    expect(said('2026-12-25 10:00:00', ice)).toEqual({
      word: 'Closed',
      line: 'Closed today: Christmas Day. Opens Saturday at 10:30 AM',
      more: [],
    });
    expect(reasons('2026-12-25 10:00:00', ice)).toEqual(['Closed', 'Christmas Day']);
    expect(reasons('2026-12-24 10:00:00', ice)).toEqual(['10:30 AM to 4:00 PM', 'Late opening']);
    // Nobody has said whether it is open.
    expect(reasons('2026-12-31 10:00:00', ice)).toEqual(['Call first', 'New Year’s Eve']);
  });

  test('of a day that is closed every week: none', () => {
    const holiday = { holidays: { 'columbus-day': 'closed' } as const, closures: [closure('2026-10-12')] };
    expect(reasons('2026-10-12 10:00:00', {})).toEqual(['Closed', undefined]);
    expect(reasons('2026-10-12 10:00:00', holiday)).toEqual(['Closed', undefined]);
    expect(said('2026-10-12 10:00:00', holiday).line).toBe('Closed today. Opens Thursday at 9:00 AM');
  });

  test('of what changes no hour of the day, or is over: none', () => {
    const noon = timedEvent('Closed: crew at work', '2026-10-15 11:00:00', '2026-10-15 12:00:00');
    const events = { calendar: calendar('2026-10-15 06:00:00', noon) };
    expect(said('2026-10-15 10:30:00', events).more).toEqual(['The club’s calendar says: Closed: crew at work.']);
    expect(reasons('2026-10-15 10:30:00', events)?.[1]).toBe('Closed: crew at work');
    expect(said('2026-10-15 12:30:00', events).more).toEqual([]);
    const trap = { closures: [closure('2026-10-15', { ranges: ['Electric trap range'], opens: '12:00' })] };
    expect(said('2026-10-15 11:59:59', trap).more).toEqual(['Electric trap range closed until 12:00 PM.']);
    expect(said('2026-10-15 12:30:00', trap).more).toEqual([]);
    expect(reasons('2026-10-15 12:30:00', trap)).toEqual(['9:00 AM to 4:00 PM', undefined]);
    expect(statusAt(rangeMoment('2026-10-15 11:00:00'), { ...club, ...trap }).changesAt).toEqual(
      rangeMoment('2026-10-15 12:00:00'),
    );
  });
});

describe('a calendar that is not to be had', () => {
  test.each([
    ['was never read', calendar(null)],
    ['was read a day ago', calendar('2026-10-14 12:00:00')],
    ['could not be read in full', { checkedAt: '2026-10-15T18:00:00.000Z', complete: false, events: [] }],
  ])('and %s makes the open states unknown, and opens nothing', (_, news) => {
    expect(statusAt(rangeMoment('2026-10-15 12:00:00'), { ...club, calendar: news })).toMatchObject({
      state: 'unknown',
      scheduled: 'open',
    });
    expect(said('2026-10-15 12:00:00', { calendar: news })).toMatchObject({
      word: 'Not checked',
      line: 'Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.',
    });
    expect(said('2026-10-15 14:30:00', { calendar: news }).line).toBe(
      'Check-in ends in 30 minutes, at 3:00 PM. Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.',
    );
    expect(statusAt(rangeMoment('2026-10-15 16:00:00'), { ...club, calendar: news })).not.toHaveProperty('scheduled');
    expect(state('2026-10-19 12:00:00', { calendar: news })).toBe('closed');
    expect(said('2026-10-19 12:00:00', { calendar: news }).line).toBe(
      'Closed today. Scheduled to open Thursday at 9:00 AM. We couldn’t check for closures. Please call.',
    );
  });
});

test('the coming days say their hours, and why they differ', () => {
  const sources = {
    ...club,
    calendar: calendar('2026-11-24 06:00:00', allDayEvent('Closed: snow', '2026-11-27')),
    closures: [closure('2026-11-28', { opens: '11:00', title: 'Late opening' })],
  };
  expect(
    comingDays(rangeMoment('2026-11-24 12:00:00'), sources).map(({ title, hours, reason }) => [title, hours, reason]),
  ).toEqual([
    ['Tuesday, November 24', 'Closed', undefined],
    ['Wednesday, November 25', 'Closed', undefined],
    ['Thursday, November 26', 'Call first', 'Thanksgiving Day'],
    ['Friday, November 27', 'Closed', 'snow'],
    ['Saturday, November 28', '11:00 AM to 4:00 PM', 'Late opening'],
    ['Sunday, November 29', '9:00 AM to 4:00 PM', undefined],
    ['Monday, November 30', 'Closed', undefined],
  ]);
});
