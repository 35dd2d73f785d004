import { describe, expect, it } from 'vitest';
import { allDayEvent, calendarAt, club, closureOn, timedEvent } from '#tests/fixtures/club.ts';
import type { Sources } from './day-plan.ts';
import { entriesOn } from './explanation.ts';

/** A Saturday, open 9 to 4. */
const saturday = '2026-10-10';
const read = (...events: Parameters<typeof calendarAt> extends [string, ...infer Rest] ? Rest : never) =>
  calendarAt('2026-10-10 08:00:00', ...events);
const week = { source: 'hours', title: '', rule: 'week', verdict: 'open' };
const entries = (more: Partial<Sources>, day = saturday) => entriesOn(day, { ...club, ...more });

describe('each source by itself', () => {
  it.each<[string, Partial<Sources>, object]>([
    [
      'a closure of the content',
      { closures: [closureOn(saturday)] },
      { source: 'closures', title: 'Closed: snow', rule: 'all-day', verdict: 'closed', windows: [] },
    ],
    [
      'a late opening',
      { closures: [closureOn(saturday, { title: 'Late', opens: '11:00' })] },
      { source: 'closures', title: 'Late', rule: 'part-of-day', verdict: 'partly' },
    ],
    [
      'one range',
      { closures: [closureOn(saturday, { title: 'Trap', ranges: ['Trap'] })] },
      { rule: 'some-ranges', verdict: 'partly' },
    ],
    [
      'the office',
      { closures: [closureOn(saturday, { source: 'office' })] },
      { source: 'office', rule: 'all-day', verdict: 'closed' },
    ],
    [
      'the closures calendar, whatever the title',
      { closuresCalendar: read(timedEvent('Match', '2026-10-10 09:00:00', '2026-10-10 12:00:00')) },
      { source: 'closuresCalendar', title: 'Match', rule: 'closes-its-time', verdict: 'partly' },
    ],
    [
      'a title that says closed',
      { calendar: read(allDayEvent('Closed: ice', saturday)) },
      { source: 'calendar', title: 'Closed: ice', rule: 'title-closed', verdict: 'closed' },
    ],
    [
      'a doubtful title',
      { calendar: read(allDayEvent('Big day', saturday, saturday, { closes: 'ask' })) },
      { source: 'calendar', rule: 'title-doubtful', verdict: 'ask' },
    ],
    [
      'a harmless title',
      { calendar: read(allDayEvent('Birthday', saturday, saturday, { closes: 'no' })) },
      { source: 'calendar', rule: 'title-harmless', verdict: 'none' },
    ],
  ])('%s', (_, more, entry) => {
    expect(entries(more)).toMatchObject([week, entry]);
  });

  const doubts = ['x/before', 'x/rest', 'x/later', 'x/later/1', 'x/later/12'];
  it('a doubt beside a closure, by its id', () => {
    const rules = (closes: 'ask' | 'yes', ...ids: string[]) => {
      const events = ids.map((id) => allDayEvent('Closed', saturday, saturday, { id, closes }));
      return entries({ closuresCalendar: read(...events) }).map(({ rule }) => rule);
    };
    expect(rules('ask', ...doubts)).toEqual(['week', ...doubts.map(() => 'may-last-longer')]);
    expect(rules('ask', 'x/moved', 'x/moved/1')).toEqual(['week', 'open-day-moved', 'open-day-moved']);
    const others = ['x', 'later', 'x/own', 'x/later/y', 'x/later/1/y'];
    expect(rules('ask', ...others)).toEqual(['week', ...others.map(() => 'closes-its-time')]);
    expect(rules('yes', 'x/later')).toEqual(['week', 'closes-its-time']);
  });

  it('some ranges in the closures calendar, and a doubt that was over for hours when it was read', () => {
    const trap = allDayEvent('Trap', saturday, saturday, { closes: 'partly', ranges: ['Trap'] });
    expect(entries({ closuresCalendar: read(trap) })).toMatchObject([week, { rule: 'some-ranges', verdict: 'partly' }]);
    const drill = timedEvent('Drill', '2026-10-10 09:30:00', '2026-10-10 11:00:00', { closes: 'ask' });
    const verdictAt = (clock: string) => entries({ calendar: calendarAt(`${saturday} ${clock}`, drill) })[1]?.verdict;
    expect([verdictAt('12:59:59'), verdictAt('13:00:00')]).toEqual(['ask', 'none']);
  });

  it('is judged as if there were no other', () => {
    const all = entries({ closures: [closureOn(saturday), closureOn(saturday, { title: 'Late', opens: '11:00' })] });
    expect(all.map(({ title, verdict }) => [title, verdict])).toEqual([
      ['', 'open'],
      ['Closed: snow', 'closed'],
      ['Late', 'partly'],
    ]);
  });

  it('is left out on other days, and changes nothing on a day that is closed every week', () => {
    const closures = [closureOn(saturday)];
    const calendar = read(allDayEvent('Closed: ice', saturday));
    for (const day of ['2026-10-09', '2026-10-11'])
      expect(entries({ closures, calendar }, day).map(({ source }) => source)).toEqual(['hours']);
    const monday = '2026-10-05';
    expect(entries({ closures: [closureOn(monday)] }, monday)).toMatchObject([
      { rule: 'week', verdict: 'closed' },
      { title: 'Closed: snow', verdict: 'none' },
    ]);
  });

  it.each([
    ['closed', 'holiday-closed', 'closed'],
    ['ask', 'holiday-unanswered', 'ask'],
    ['open', 'holiday-open', 'none'],
    [undefined, 'holiday-unanswered', 'ask'],
  ] as const)('a holiday that the club answers with %s', (answer, rule, verdict) => {
    const holidays = answer ? { thanksgiving: answer } : {};
    expect(entries({ holidays }, '2026-11-26')).toMatchObject([
      week,
      { source: 'holidays', title: 'Thanksgiving Day', rule, verdict },
    ]);
  });

  it('a season, and a day with hours of its own', () => {
    const season = { id: 'winter', title: 'Winter', from: '2026-10-01', week: club.hours.week };
    expect(entries({ hours: { ...club.hours, seasons: [season] } })).toMatchObject([
      { title: 'Winter', rule: 'season' },
    ]);
    const special = {
      date: saturday,
      name: 'Open house',
      es: 'Puertas abiertas',
      opens: '10:00',
      closes: '14:00',
      lastCheckIn: '13:00',
    };
    expect(entries({ hours: { ...club.hours, specialDays: [special] } })).toMatchObject([
      { title: 'Open house', rule: 'special-day' },
    ]);
  });

  it('all ranges, one by one: their closures, and what they do together', () => {
    const range = (name: string) =>
      allDayEvent(`${name}: repairs`, saturday, saturday, {
        closes: 'partly',
        ranges: [name],
        source: 'closuresCalendar',
      });
    const closures = [closureOn(saturday, { title: 'Trap repairs', ranges: ['Trap'] })];
    const single = { rule: 'some-ranges', verdict: 'partly' };
    expect(entries({ closures, closuresCalendar: read(range('Rifle')) })).toMatchObject([
      week,
      { title: 'Trap repairs', ...single },
      { title: 'Rifle: repairs', ...single },
      { source: 'closures', title: 'Trap repairs, Rifle: repairs', rule: 'all-ranges', verdict: 'closed', windows: [] },
    ]);
    expect(entries({ closures, closuresCalendar: read(range('Trap')) })).toHaveLength(3);
    const both = [closureOn(saturday, { ranges: ['Trap', 'Rifle'] })];
    expect(entries({ closures: both })).toMatchObject([week, { rule: 'some-ranges', verdict: 'closed' }]);
  });
});
