/** The clock is the range's: October 8, 2026 is a Thursday. Over 200 lines, because each promise has a case. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { alertDays, canWatch, closureNews, type Told, toldIn } from './closure-alerts.ts';
import { type CalendarNews, type Closure, unreadCalendar } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { words } from '#words/en.ts';
import { alertLine } from '#words/say-alert.ts';

/** A club whose closures can be set. `look` returns the lines of the alert that is due, and announces it. */
function watched(start = '2026-10-08 08:00:00') {
  const world = {
    at: rangeMoment(start),
    closures: [] as Closure[],
    isComplete: true,
    /** Minutes since the calendar was read; null if it never was. */
    age: 0 as number | null,
    told: undefined as Told | undefined,
    closuresCalendar: null as CalendarNews | null,
    wait: (minutes: number): void => void (world.at = new Date(world.at.getTime() + minutes * minuteMs)),
    look: (...events: AgendaEvent[]): string[] => {
      const checkedAt = world.age === null ? null : new Date(world.at.getTime() - world.age * minuteMs).toISOString();
      const calendar = { checkedAt, complete: world.isComplete, events };
      const { closures, closuresCalendar } = world;
      const news = closureNews(world.at, { ...club, closures, calendar, closuresCalendar }, world.told);
      if (!news) return [];
      // The stored record has changed.
      expect(news.told).not.toEqual(world.told);
      world.told = toldIn(JSON.stringify(news.told));
      const lines = alertDays(news.days.toReversed(), news.told.days, world.at)
        .map((days) => alertLine(words, days))
        .map(({ title, text }) => `${title}: ${text}`);
      // No alert is empty.
      expect(lines).toHaveLength(news.days.length > 0 ? Math.max(lines.length, 1) : 0);
      return lines;
    },
  };
  world.look();
  return world;
}
const saturday = allDayEvent('Closed: snow', '2026-10-10');
const correction = ['Saturday, October 10: Correction: open as usual, 9:00 AM to 4:00 PM'];

let eventsMade = 0;
const ranges = ['Trap', 'Rifle', 'Skeet', 'Pistol', 'Members'];
/**
 * Events of the calendar by their day of October, "10-11: Closed: snow", "8 13:00-16:00: Storm", with a "?" if they
 * only may close; in [] closures of the content, or of the range of that name.
 */
function closedBy(written: string): { events: AgendaEvent[]; closures: Closure[] } {
  const form = /^(\?|\[)?(\d+)(?:-(\d+))?(?: ([\d:]+)-([\d:]+))?: (.+?)(?: until ([\d:]+))?\]?$/;
  const events: AgendaEvent[] = [];
  const closures: Closure[] = [];
  for (const one of written === 'nothing' ? [] : written.split(', ')) {
    const [, kind, first = '', last = first, from, to, title = '', opens] = form.exec(one) ?? [];
    const [start, end] = [first, last].map((day) => `2026-10-${day.padStart(2, '0')}`) as [string, string];
    const more = { id: String(eventsMade++), closes: kind === '?' ? ('ask' as const) : ('yes' as const) };
    if (kind === '[')
      closures.push(
        closureOn(start, {
          title,
          to: end,
          opens,
          ...(ranges.includes(title) && { ranges: [title], rangesEs: [title] }),
        }),
      );
    else if (from) events.push(timedEvent(title, `${start} ${from}:00`, `${end} ${to}:00`, more));
    else events.push(allDayEvent(title, start, end, more));
  }
  return { events, closures };
}

/** Of each story, the minutes since the step before, what is closed then, and the alert's lines by days of October. */
const stories = `
a closure is announced once, again when it changes, and corrected when it is lifted
0 | 10: Closed: snow => 10: Closed: snow
0 | 10: Closed: snow => nothing
# The same closure from another source, or as a new event, is no news.
0 | 10: Closed: snow, 10: Closed: snow => nothing
60 | 10 00:00-12:00: Closed: snow => 10: Open 12:00 PM to 4:00 PM: snow
# It would be the day's third alert, so it waits until nothing has changed for an hour.
60 | nothing => nothing
60 | nothing => 10: Correction: open as usual, 9:00 AM to 4:00 PM
0 | nothing => nothing

the end of a closure is not announced as lifting it
0 | 8 08:00-11:00: Closed: fog => 8: Open 11:00 AM to 4:00 PM: fog
240 | nothing => nothing

the expiry of a doubt sends no correction, but its deletion does
0 | ?8 09:00-11:00: Closed? => 8: May be closed, call first: Closed?
360 | ?8 09:00-11:00: Closed? => nothing
0 | nothing => 8: Correction: open as usual, 9:00 AM to 4:00 PM

a closure of today is announced at once, even as the last alert; lifting it later is announced tomorrow
0 | 8: Closed: storm => 8: Closed: storm
0 | nothing => 8: Correction: open as usual, 9:00 AM to 4:00 PM
0 | 8: Closed: storm => 8: Closed: storm
0 | nothing => nothing
120 | 9: Closed: storm => nothing
1440 | 9: Closed: storm => 9: Closed: storm

a correction that would be the last alert of a day waits for an hour without changes
0 | 8: Closed: storm => 8: Closed: storm
0 | 8 13:00-16:00: Closed: storm => 8: Open 9:00 AM to 1:00 PM: storm
0 | nothing => nothing
40 | 8 13:00-16:00: Closed: storm => nothing
30 | nothing => nothing
59 | nothing => nothing
1 | nothing => 8: Correction: open as usual, 9:00 AM to 4:00 PM

a later day waits an hour after another, and what was told stays told
0 | 10: Closed: snow => 10: Closed: snow
0 | 10: Closed: snow, 11: Closed: fire => nothing
60 | 10: Closed: snow, 11: Closed: fire => 11: Closed: fire

a closure of today does not
0 | 10: Closed: snow => 10: Closed: snow
0 | 10: Closed: snow, ?8: Closed? => 8: May be closed, call first: Closed?

nor does one after a closure of today
0 | ?8: Closed? => 8: May be closed, call first: Closed?
0 | ?8: Closed?, 10: Closed: snow => 10: Closed: snow

a clock that was ahead delays nothing
0 | 10: Closed: snow => 10: Closed: snow
-180 | 10: Closed: snow, 11: Closed: fire => 11: Closed: fire

no later one is told with another
0 | 10: Closed: snow => 10: Closed: snow
60 | 25: Closed => 10: Correction: open as usual, 9:00 AM to 4:00 PM

days with other hours are lines of their own
0 | 9 08:00-11:00: Fog, 10 08:00-12:00: Fog => 9: Open 11:00 AM to 4:00 PM: Fog; 10: Open 12:00 PM to 4:00 PM: Fog

another reason of hours under way is news
0 | 8 08:00-12:00: Fog => 8: Open 12:00 PM to 4:00 PM: Fog
60 | 8 08:00-12:00: Smoke => 8: Open 12:00 PM to 4:00 PM: smoke

a range that is open again by now is no news
240 | [8: Trap until 12:00] => nothing
0 | [8: Trap until 12:01] => 8: Open 9:00 AM to 4:00 PM: Trap closed until 12:01 PM.

a range in place of another is news
0 | [8: Trap] => 8: Open 9:00 AM to 4:00 PM: Trap closed.
0 | [8: Skeet] => 8: Open 9:00 AM to 4:00 PM: Skeet closed.

ranges that are closed one after another are one alert, which leaves the last one for the final state
0 | [8: Trap] => 8: Open 9:00 AM to 4:00 PM: Trap closed.
0 | [8: Trap], [8: Skeet] => nothing
1 | [8: Trap], [8: Skeet] => nothing
13 | [8: Trap], [8: Skeet] => nothing
# Another change restarts the wait; a closure of the whole club is announced at once.
1 | [8: Trap], [8: Skeet], [8: Pistol] => nothing
0 | [8: Trap], [8: Rifle], [8: Skeet] => 8: Closed: Trap, Rifle, Skeet
0 | [8: Trap] => nothing
60 | [8: Trap] => 8: Open 9:00 AM to 4:00 PM: Trap closed.

further closed ranges are announced when nothing has changed for 15 minutes
0 | [8: Trap] => 8: Open 9:00 AM to 4:00 PM: Trap closed.
0 | [8: Trap], [8: Skeet] => nothing
14 | [8: Trap], [8: Skeet] => nothing
1 | [8: Trap], [8: Skeet] => 8: Open 9:00 AM to 4:00 PM: Trap closed. Skeet closed.`.trim();

test.each(stories.split('\n\n').map((story) => story.split(/\n(.*)/s)))('%s', (_, steps = '') => {
  const world = watched();
  for (const [minutes, step] of rowsOf(steps)) {
    const [closed = '', expected] = step.split(' => ');
    const { events, closures } = closedBy(closed);
    world.wait(Number(minutes));
    world.closures = closures;
    const lines = world.look(...events).join('; ') || 'nothing';
    expect([step, lines.replaceAll(/\w+day, October /g, '')]).toEqual([step, expected]);
  }
});

test('what is known at first counts as announced, once the calendar can be read', () => {
  const world = watched();
  Object.assign(world, { told: undefined, age: null });
  expect(world.look(saturday)).toEqual([]);
  expect(world.told).toBeUndefined();
  world.age = 0;
  expect(world.look(saturday)).toEqual([]);
  expect(world.look()).toEqual(correction);
});

test('the closures of the content and the office count too, and holidays that the content closes do not', () => {
  const world = watched();
  world.closures = [closureOn('2026-10-11', { title: 'Closed: fire' })];
  expect(world.look()).toEqual(['Sunday, October 11: Closed: fire']);
  const [at, sources] = [rangeMoment('2026-12-20 08:00:00'), { ...club, calendar: calendarAt('2026-12-20 08:00:00') }];
  const told = closureNews(at, sources, undefined)?.told;
  expect(closureNews(at, { ...sources, holidays: { christmas: 'closed' } }, told)).toBeUndefined();
});

test.each([
  ['later than the next seven days, until then', allDayEvent('Closed', '2026-10-16')],
  ['on days that are closed every week', allDayEvent('Closed', '2026-10-12', '2026-10-14')],
  ['in the past', allDayEvent('Closed', '2026-10-03')],
  ['over', timedEvent('Closed', '2026-10-08 09:00:00', '2026-10-08 11:00:00')],
  ['of a day that is over', allDayEvent('Closed', '2026-10-08'), '2026-10-08 16:00:00'],
])('no closure is announced that is %s', (_, one, at = '2026-10-08 11:30:00') => {
  expect(watched(at).look(one)).toEqual([]);
});

test('a long closure is announced with all of its days, in one line, and not once a day', () => {
  const world = watched();
  const fire = allDayEvent('Closed: fire', '2026-10-15', '2026-10-25');
  expect(world.look(fire)).toEqual(['Thursday, October 15 to Sunday, October 25: Closed: fire']);
  for (let day = 0; day < 20; day++) {
    world.wait(24 * 60);
    expect(world.look(fire)).toEqual([]);
  }
  // On Wednesday, days with an open one between them. Past days are forgotten.
  expect(world.look(allDayEvent('Closed', '2026-10-29'), allDayEvent('Closed', '2026-10-31'))).toEqual([
    'Thursday, October 29: Closed',
    'Saturday, October 31: Closed',
  ]);
  expect(Object.keys(world.told?.days ?? {})).toEqual(['2026-10-29', '2026-10-31']);
});

test('an unreadable calendar lifts and announces nothing, but closures set on the server are announced', () => {
  const world = watched();
  expect(world.look(saturday)).toHaveLength(1);
  world.age = 1;
  world.told = world.told && { ...world.told, lastAt: 0 };
  expect(world.look()).toEqual([]);
  world.wait(120);
  for (const [age, isComplete] of [
    [null, false],
    [60, true],
    [0, false],
  ] as const) {
    Object.assign(world, { age, isComplete });
    expect(world.look()).toEqual([]);
  }
  world.closures = [closureOn('2026-10-09', { title: 'Closed: fire', to: '2026-10-10' })];
  expect(world.look()[0]).toBe('Friday, October 9: Closed: fire');
  world.wait(60);
  world.closures = [];
  expect(world.look()).toEqual([]);
  Object.assign(world, { age: 0, isComplete: true });
  expect(world.look()).toEqual([]);
  world.wait(60);
  expect(world.look()).toEqual([
    'Friday, October 9 to Saturday, October 10: Correction: open as usual, 9:00 AM to 4:00 PM',
  ]);
});

test('200 edits are three alerts, the last with the final state', () => {
  const { look, wait } = watched();
  const alerts: [number, string[]][] = [];
  for (let minute = 0; minute < 400; minute++) {
    const lines = look(allDayEvent(`Closed: ${Math.min(minute, 200)}`, '2026-10-10'));
    if (lines.length > 0) alerts.push([minute, lines]);
    wait(1);
  }
  const said = (edit: number) => [`Saturday, October 10: Closed: ${edit}`];
  // The third waits until nothing has changed for an hour.
  expect(alerts).toEqual([
    [0, said(0)],
    [60, said(60)],
    [260, said(200)],
  ]);
});

test('sentences announced by the previous release are not announced again, and can be corrected', () => {
  const world = watched();
  const trap = closureOn('2026-10-10', { title: 'Trap', ranges: ['Trap range'] });
  world.closures = [trap, closureOn('2026-10-11', { title: 'Closed: fire' })];
  world.look();
  const days = Object.entries(world.told?.days ?? {}).map(([day, { reasons, parts, ...told }]) => {
    const says = reasons.map((reason) => reason.says);
    const said = { title: day, word: 'Closed', text: 'Closed' };
    return [day, { ...told, ...said, says, parts: parts.map(() => 'Trap range closed') }];
  });
  const told = world.told;
  world.told = toldIn(JSON.stringify({ ...world.told, days: Object.fromEntries(days) }));
  const facts = ({ days: all }: Told) => Object.values(all).map(({ reasons, next }) => ({ reasons, next }));
  expect(told && facts(told)).toMatchObject(facts(world.told));
  expect(world.look()).toEqual([]);
  world.wait(60);
  world.closures = [trap];
  expect(world.look()).toEqual(['Sunday, October 11: Correction: open as usual, 9:00 AM to 4:00 PM']);
});

test('without a calendar the first look needs no reading', () => {
  const first = closureNews(rangeMoment('2026-10-08 08:00:00'), club, undefined);
  expect(first).toEqual({ told: { days: {}, checkedAt: 0, lastAt: 0 }, days: [] });
});

const trap = closureOn('2026-10-08', { title: 'Trap', ranges: ['Trap range'], rangesEs: ['Platos'] });

test.each([
  ['fewer hours', '8 15:00-16:00: Storm', '8 14:00-16:00: Storm', 1],
  ['a doubt', '8 15:00-16:00: Storm', '8 15:00-16:00: Storm, ?8: Closed?', 1],
  ['more hours', '8 14:00-16:00: Storm', '8 15:00-16:00: Storm', 0],
  ['other words', '8 14:00-16:00: Storm', '8 14:00-16:00: Wind', 0],
  ['of several days one that is stricter', '8 14:00-16:00: Storm, 11: Closed: fire', '8: Storm', 2],
  ['the first of its day', 'nothing', '?8: Closed?', 1],
])('as the last alert of a day %s', (_, before, last, count) => {
  const { look, wait } = watched();
  const friday = allDayEvent('Closed', '2026-10-09');
  for (const events of [[saturday], [saturday, friday]]) {
    look(...events, ...closedBy(before).events);
    wait(60);
  }
  expect(look(saturday, friday, ...closedBy(last).events)).toHaveLength(count);
});

/** What is closed, and what is left after the club deletes the rest at noon, when that is over. */
test.each([
  ['of one range', '[8: Trap until 12:00]', 'nothing'],
  ['of one range, beside another', '[8: Trap until 12:00], [8: Members]', '[8: Members]'],
  ['of an hour', '8 11:00-12:00: Drill', 'nothing'],
  ['of an hour, beside a later one', '8 11:00-12:00: Drill, 8 15:00-16:00: Storm', '8 15:00-16:00: Storm'],
  ['of a morning, before another', '8 08:00-12:00: Fog, 8 12:00-16:00: Storm', '8 12:00-16:00: Storm'],
  ['of the content, beside a later one', '8 15:00-16:00: Storm, [8: Fog until 12:00]', '8 15:00-16:00: Storm'],
])('a closure %s that is deleted when it is over is no news', (_, closed, left) => {
  for (const [minutes, lines] of [
    [239, 1],
    [240, 0],
  ] as const) {
    const world = watched();
    const [before, after] = [closedBy(closed), closedBy(left)];
    world.closures = before.closures;
    expect(world.look(...before.events)).toHaveLength(1);
    world.wait(minutes);
    world.closures = after.closures;
    expect(world.look(...after.events)).toHaveLength(lines);
  }
});

test('a range stays announced after its part of the day, and while the calendar that closes it is unreadable', () => {
  const world = watched();
  const event = timedEvent('Trap', '2026-10-10 08:00:00', '2026-10-10 11:00:00');
  const part = { closes: 'partly', ranges: ['Trap range'], rangesEs: ['Platos'] } as const;
  world.closuresCalendar = calendarAt('2026-10-08 08:00:00', { ...event, ...part });
  world.closures = [{ ...trap, opens: '11:00' }];
  expect(world.look()).toHaveLength(2);
  world.closuresCalendar = unreadCalendar;
  world.wait(240);
  expect(world.look()).toEqual([]);
  // With one of two calendars unread, or read in part, nothing is lifted.
  world.closuresCalendar = { ...calendarAt('2026-10-08 12:00:00'), complete: false };
  expect(world.look()).toEqual([]);
  world.closuresCalendar = calendarAt('2026-10-08 11:00:00');
  expect(world.look()).toEqual([]);
  world.closuresCalendar = calendarAt('2026-10-08 12:00:00');
  expect(world.look()).toEqual(['Saturday, October 10: Correction: open as usual, 9:00 AM to 4:00 PM']);
});

test('a range that gets a Spanish name is no news', () => {
  const world = watched();
  world.closures = [{ ...trap, rangesEs: undefined }];
  expect(world.look()).toHaveLength(1);
  world.closures = [trap];
  expect(world.look()).toEqual([]);
});

test('a range that is closed outside the opening hours is no news, and one closed twice is announced once', () => {
  const world = watched();
  const range = { closes: 'partly', ranges: ['Trap'], source: 'closuresCalendar' } as const;
  const evening = timedEvent('Trap: x', '2026-10-10 18:00:00', '2026-10-10 20:00:00', range);
  world.closuresCalendar = calendarAt('2026-10-08 08:00:00', evening);
  expect(world.look()).toEqual([]);
  const twice = ['a', 'b'].map((id) => allDayEvent('Trap: x', '2026-10-10', '2026-10-10', { ...range, id }));
  world.closuresCalendar = calendarAt('2026-10-08 08:00:00', ...twice);
  expect(world.look()).toEqual(['Saturday, October 10: Open 9:00 AM to 4:00 PM: Trap closed.']);
});

test('only days on which the range is usually open are watched, of the next sixty', () => {
  const days = ['2026-10-07', '2026-10-08', '2026-10-09', '2026-10-12', '2026-12-06', '2026-12-10', 'never'];
  const watchedAt = (clock: string) => days.filter((day) => canWatch(day, club, rangeMoment(`2026-10-08 ${clock}`)));
  expect(watchedAt('15:59:59')).toEqual(['2026-10-08', '2026-10-09', '2026-12-06']);
  expect(watchedAt('16:00:00')).toEqual(['2026-10-09', '2026-12-06']);
});

test('an alert has no lines for days that are over or have no news', () => {
  const world = watched();
  world.look(allDayEvent('Storm', '2026-10-08'));
  const linesAt = (clock: string) =>
    alertDays(['2026-10-08', '2026-10-09'], world.told?.days ?? {}, rangeMoment(`2026-10-08 ${clock}`));
  expect(linesAt('15:59:59')).toHaveLength(1);
  expect(linesAt('16:00:00')).toEqual([]);
});
