import { describe, expect, it } from 'vitest';
import { allDayEvent, calendarAt, club, closureOn, nineToFour, timedEvent } from '#tests/fixtures/club.ts';
import type { Sources } from './day-plan.ts';
import { entriesOn } from './explanation.ts';

/** A Saturday, open 9 to 4. */
const saturday = '2026-10-10';
const read = (...events: Parameters<typeof calendarAt> extends [string, ...infer Rest] ? Rest : never) =>
  calendarAt('2026-10-10 08:00:00', ...events);
const entries = (more: Partial<Sources>, day = saturday) => entriesOn(day, { ...club, ...more });
/** 'closures "Closed: snow" all-day: closed', after the week's hours. */
const told = (more: Partial<Sources>, day?: string) =>
  entries(more, day).map(({ source, title, rule, verdict }) => `${source} "${title}" ${rule}: ${verdict}`);
const week = 'hours "" week: open';
const event = (title: string, closes: 'yes' | 'ask' | 'no' = 'yes') =>
  allDayEvent(title, saturday, saturday, { closes });
const match = timedEvent('Match', '2026-10-10 09:00:00', '2026-10-10 12:00:00');
const repairs = (name: string) =>
  allDayEvent(`${name}: repairs`, saturday, saturday, {
    closes: 'partly',
    ranges: [name],
    source: 'closuresCalendar',
  });
const trap = { title: 'Trap', ranges: ['Trap'] };
const late = closureOn(saturday, { title: 'Late', opens: '11:00' });

describe('each source by itself', () => {
  it.each<[Partial<Sources>, ...string[]]>([
    [{ closures: [closureOn(saturday)] }, 'closures "Closed: snow" all-day: closed'],
    [{ closures: [late] }, 'closures "Late" part-of-day: partly'],
    [{ closures: [closureOn(saturday, trap)] }, 'closures "Trap" some-ranges: partly'],
    [{ closures: [closureOn(saturday, { source: 'office' })] }, 'office "Closed: snow" all-day: closed'],
    [{ closuresCalendar: read(match) }, 'closuresCalendar "Match" closes-its-time: partly'],
    [{ closuresCalendar: read(repairs('Trap')) }, 'closuresCalendar "Trap: repairs" some-ranges: partly'],
    [{ calendar: read(event('Closed: ice')) }, 'calendar "Closed: ice" title-closed: closed'],
    [{ calendar: read(event('Big day', 'ask')) }, 'calendar "Big day" title-doubtful: ask'],
    [{ calendar: read(event('Birthday', 'no')) }, 'calendar "Birthday" title-harmless: none'],
    // As if there were no other.
    [
      { closures: [closureOn(saturday), late] },
      'closures "Closed: snow" all-day: closed',
      'closures "Late" part-of-day: partly',
    ],
  ])('%j', (more, ...expected) => expect(told(more)).toEqual([week, ...expected]));

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

  it('a doubt that was over for hours when it was read', () => {
    const drill = timedEvent('Drill', '2026-10-10 09:30:00', '2026-10-10 11:00:00', { closes: 'ask' });
    const verdictAt = (clock: string) => entries({ calendar: calendarAt(`${saturday} ${clock}`, drill) })[1]?.verdict;
    expect([verdictAt('12:59:59'), verdictAt('13:00:00')]).toEqual(['ask', 'none']);
  });

  it('is left out on other days, and changes nothing on a day that is closed every week', () => {
    const sources = { closures: [closureOn(saturday)], calendar: read(event('Closed: ice')) };
    for (const day of ['2026-10-09', '2026-10-11']) expect(told(sources, day)).toEqual([week]);
    const monday = '2026-10-05';
    expect(told({ closures: [closureOn(monday)] }, monday)).toEqual([
      'hours "" week: closed',
      'closures "Closed: snow" all-day: none',
    ]);
  });

  it.each([
    ['closed', 'holiday-closed: closed'],
    ['ask', 'holiday-unanswered: ask'],
    ['open', 'holiday-open: none'],
    [undefined, 'holiday-unanswered: ask'],
  ] as const)('a holiday that the club answers with %s', (answer, expected) => {
    const holidays = answer ? { thanksgiving: answer } : {};
    expect(told({ holidays }, '2026-11-26')).toEqual([week, `holidays "Thanksgiving Day" ${expected}`]);
  });

  it('a season, and a day with hours of its own', () => {
    const seasons = [{ id: 'winter', title: 'Winter', from: '2026-10-01', week: club.hours.week }];
    expect(told({ hours: { ...club.hours, seasons } })).toEqual(['hours "Winter" season: open']);
    const specialDays = [{ ...nineToFour, date: saturday, name: 'Open house', es: 'Puertas abiertas' }];
    expect(told({ hours: { ...club.hours, specialDays } })).toEqual(['hours "Open house" special-day: open']);
  });

  it('all ranges, one by one: their closures, and what they do together', () => {
    const closures = [closureOn(saturday, trap)];
    const [single, rifle] = [
      'closures "Trap" some-ranges: partly',
      'closuresCalendar "Rifle: repairs" some-ranges: partly',
    ];
    const together = 'closures "Trap, Rifle: repairs" all-ranges: closed';
    const all = { closures, closuresCalendar: read(repairs('Rifle')) };
    expect(told(all)).toEqual([week, single, rifle, together]);
    expect(entries(all).map(({ windows }) => windows.length)).toEqual([1, 1, 1, 0]);
    expect(told({ closures, closuresCalendar: read(repairs('Trap')) })).toHaveLength(3);
    const both = [closureOn(saturday, { ranges: ['Trap', 'Rifle'] })];
    expect(told({ closures: both })).toEqual([week, 'closures "Closed: snow" some-ranges: closed']);
  });
});
