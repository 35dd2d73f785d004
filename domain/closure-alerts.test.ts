/** The clock is the range's: October 8, 2026 is a Thursday. Over 200 lines, because each promise has a case. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { alertDays, canWatch, closureNews, type Told, toldIn } from './closure-alerts.ts';
import { type CalendarNews, type Closure, unreadCalendar } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';
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
const snow = ['Saturday, October 10: Closed: snow'];
const correction = ['Saturday, October 10: Correction: open as usual, 9:00 AM to 4:00 PM'];

test('a closure is announced once, again when it changes, and corrected when it is lifted', () => {
  const { look, wait } = watched();
  expect(look(saturday)).toEqual(snow);
  expect(look(saturday)).toEqual([]);
  // The same closure from another source, or as a new event, is no news.
  expect(look(allDayEvent('Closed: snow', '2026-10-10', '2026-10-10', { id: 'another' }), saturday)).toEqual([]);
  wait(60);
  expect(look(timedEvent('Closed: snow', '2026-10-10 00:00:00', '2026-10-10 12:00:00'))).toEqual([
    'Saturday, October 10: Open 12:00 PM to 4:00 PM: snow',
  ]);
  wait(60);
  // It would be the day's third alert, so it waits until nothing has changed for an hour.
  expect(look()).toEqual([]);
  wait(60);
  expect(look()).toEqual(correction);
  expect(look()).toEqual([]);
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

test('the end of a closure is not announced as lifting it', () => {
  const { look, wait } = watched();
  const morning = timedEvent('Closed: fog', '2026-10-08 08:00:00', '2026-10-08 11:00:00');
  expect(look(morning)).toEqual(['Thursday, October 8: Open 11:00 AM to 4:00 PM: fog']);
  wait(4 * 60);
  expect(look()).toEqual([]);
});

test('the expiry of a doubt sends no correction, but its deletion does', () => {
  const { look, wait } = watched('2026-10-08 07:00:00');
  const match = timedEvent('Closed?', '2026-10-08 09:00:00', '2026-10-08 11:00:00', { closes: 'ask' });
  expect(look(match)).toEqual(['Thursday, October 8: May be closed, call first: Closed?']);
  wait(7 * 60);
  expect(look(match)).toEqual([]);
  expect(look()).toEqual(['Thursday, October 8: Correction: open as usual, 9:00 AM to 4:00 PM']);
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
  expect(world.look(saturday)).toEqual(snow);
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

test('a closure of today is announced at once, even as the last alert; lifting it later is announced tomorrow', () => {
  const { look, wait } = watched();
  const [today, tomorrow] = [allDayEvent('Closed: storm', '2026-10-08'), allDayEvent('Closed: storm', '2026-10-09')];
  expect(look(today)).toEqual(['Thursday, October 8: Closed: storm']);
  expect(look()).toEqual(['Thursday, October 8: Correction: open as usual, 9:00 AM to 4:00 PM']);
  expect(look(today)).toEqual(['Thursday, October 8: Closed: storm']);
  expect(look()).toEqual([]);
  wait(120);
  expect(look(tomorrow)).toEqual([]);
  wait(24 * 60);
  expect(look(tomorrow)).toEqual(['Friday, October 9: Closed: storm']);
});

test('a correction that would be the last alert of a day waits for an hour without changes', () => {
  const { look, wait } = watched();
  const early = timedEvent('Closed: storm', '2026-10-08 13:00:00', '2026-10-08 16:00:00');
  expect(look(allDayEvent('Closed: storm', '2026-10-08'))).toHaveLength(1);
  expect(look(early)).toHaveLength(1);
  expect(look()).toEqual([]);
  wait(40);
  expect(look(early)).toEqual([]);
  wait(30);
  expect(look()).toEqual([]);
  wait(59);
  expect(look()).toEqual([]);
  wait(1);
  expect(look()).toEqual(['Thursday, October 8: Correction: open as usual, 9:00 AM to 4:00 PM']);
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

const [sunday, trap] = [
  allDayEvent('Closed: fire', '2026-10-11'),
  closureOn('2026-10-08', { title: 'Trap', ranges: ['Trap range'], rangesEs: ['Platos'] }),
];
const mayClose = allDayEvent('Closed?', '2026-10-08', '2026-10-08', { closes: 'ask' });
const morning = (title: string, date: string, until: string) =>
  timedEvent(title, `${date} 08:00:00`, `${date} ${until}`);
const fog = [morning('Fog', '2026-10-09', '11:00:00'), morning('Fog', '2026-10-10', '12:00:00')];
const fogs = [
  'Friday, October 9: Open 11:00 AM to 4:00 PM: Fog',
  'Saturday, October 10: Open 12:00 PM to 4:00 PM: Fog',
];
const foggyUntil = (title: string) => morning(title, '2026-10-08', '12:00:00');
const smoke = ['Thursday, October 8: Open 12:00 PM to 4:00 PM: smoke'];
const [fire, doubt] = [
  ['Sunday, October 11: Closed: fire'],
  ['Thursday, October 8: May be closed, call first: Closed?'],
];
/** Columns: the first events, the minutes until the next events, the next events, and what is then announced. */
test.each<[string, AgendaEvent[], number, AgendaEvent[], string[]]>([
  ['a later day waits an hour after another', [saturday], 0, [saturday, sunday], []],
  ['a closure of today does not', [saturday], 0, [saturday, mayClose], doubt],
  ['nor does one after a closure of today', [mayClose], 0, [mayClose, saturday], snow],
  ['a clock that was ahead delays nothing', [saturday], -180, [saturday, sunday], fire],
  ['what was told stays told', [saturday], 60, [saturday, sunday], fire],
  ['no later one is told with another', [saturday], 60, [allDayEvent('Closed', '2026-10-25')], correction],
  ['days with other hours are lines of their own', [], 0, fog, fogs],
  ['another reason of hours under way is news', [foggyUntil('Fog')], 60, [foggyUntil('Smoke')], smoke],
])('%s', (_, before, minutes, after, lines) => {
  const { look, wait } = watched();
  look(...before);
  wait(minutes);
  expect(look(...after)).toEqual(lines);
});

test.each([
  [0, undefined, 1],
  [240, '12:00', 0],
  [240, '12:01', 1],
])('%i minutes later a range that is closed until %s takes %i lines', (minutes, opens, lines) => {
  const world = watched();
  world.wait(minutes);
  world.closures = [{ ...trap, opens }];
  expect(world.look()).toHaveLength(lines);
});

const early = (from: string) => timedEvent('Storm', `2026-10-08 ${from}:00`, '2026-10-08 16:00:00');
test.each<[string, AgendaEvent[], AgendaEvent[], number]>([
  ['fewer hours', [early('15:00')], [early('14:00')], 1],
  ['a doubt', [early('15:00')], [early('15:00'), mayClose], 1],
  ['more hours', [early('14:00')], [early('15:00')], 0],
  ['other words', [early('14:00')], [{ ...early('14:00'), title: 'Wind' }], 0],
  ['of several days one that is stricter', [early('14:00'), sunday], [allDayEvent('Storm', '2026-10-08')], 2],
  ['the first of its day', [], [mayClose], 1],
])('as the last alert of a day %s', (_, before, last, count) => {
  const { look, wait } = watched();
  const friday = allDayEvent('Closed', '2026-10-09');
  for (const events of [[saturday], [saturday, friday]]) {
    look(...events, ...before);
    wait(60);
  }
  expect(look(saturday, friday, ...last)).toHaveLength(count);
});

const midday = timedEvent('Drill', '2026-10-08 11:00:00', '2026-10-08 12:00:00');
const members: Closure = { ...trap, ranges: ['Members'] };
const foggy = closureOn('2026-10-08', { title: 'Fog', opens: '12:00' });
/** Columns: what is closed, and what is left after the club deletes the rest at noon, when that is over. */
test.each<[string, AgendaEvent[], Closure[], AgendaEvent[], Closure[]]>([
  ['of one range', [], [{ ...trap, opens: '12:00' }], [], []],
  ['of one range, beside another', [], [{ ...trap, opens: '12:00' }, members], [], [members]],
  ['of an hour', [midday], [], [], []],
  ['of an hour, beside a later one', [midday, early('15:00')], [], [early('15:00')], []],
  [
    'of a morning, before another',
    [morning('Fog', '2026-10-08', '12:00:00'), early('12:00')],
    [],
    [early('12:00')],
    [],
  ],
  ['of the content, beside a later one', [early('15:00')], [foggy], [early('15:00')], []],
])('a closure %s that is deleted when it is over is no news', (_, events, closures, left, closuresLeft) => {
  for (const [minutes, lines] of [
    [239, 1],
    [240, 0],
  ] as const) {
    const world = watched();
    world.closures = closures;
    expect(world.look(...events)).toHaveLength(1);
    world.wait(minutes);
    world.closures = closuresLeft;
    expect(world.look(...left)).toHaveLength(lines);
  }
});

test('a range stays announced after its part of the day, and while the calendar that closes it is unreadable', () => {
  const world = watched();
  const event = morning('Trap', '2026-10-10', '11:00:00');
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

test('a range that gets a Spanish name is no news, but another range is', () => {
  const world = watched();
  world.closures = [{ ...trap, rangesEs: undefined }];
  world.look();
  world.closures = [trap];
  expect(world.look()).toEqual([]);
  world.closures = [trap, { ...trap, ranges: ['Skeet'] }];
  world.look();
  world.wait(15);
  expect(world.look()).toHaveLength(1);
  const other = watched();
  for (const ranges of [['Trap range'], ['Skeet']]) {
    other.closures = [{ ...trap, ranges }];
    expect(other.look()).toHaveLength(1);
  }
});

test('ranges that are closed one after another are one alert, which leaves the last one for the final state', () => {
  const world = watched();
  const closed = (...names: string[]) => names.map((name) => closureOn('2026-10-08', { title: name, ranges: [name] }));
  world.closures = closed('Trap');
  expect(world.look()).toHaveLength(1);
  const other = { ...closureOn('2026-10-08', { title: 'Skeet', ranges: ['Skeet'] }) };
  for (const minute of [0, 1, 13]) {
    world.wait(minute);
    world.closures = [...closed('Trap'), other];
    expect(world.look()).toEqual([]);
  }
  // Another change restarts the wait; a closure of the whole club is announced at once.
  world.closures = [...closed('Trap'), other, closureOn('2026-10-08', { title: 'Pistol', ranges: ['Pistol'] })];
  world.wait(1);
  expect(world.look()).toEqual([]);
  world.closures = [...closed('Trap', 'Rifle'), other];
  expect(world.look()).toEqual(['Thursday, October 8: Closed: Trap, Rifle, Skeet']);
  world.closures = closed('Trap');
  expect(world.look()).toEqual([]);
  world.wait(60);
  expect(world.look()).toHaveLength(1);
});

test('further closed ranges are announced when nothing has changed for 15 minutes', () => {
  const world = watched();
  world.closures = [trap];
  world.look();
  world.closures = [trap, { ...trap, ranges: ['Skeet'] }];
  expect(world.look()).toEqual([]);
  world.wait(14);
  expect(world.look()).toEqual([]);
  world.wait(1);
  expect(world.look()).toHaveLength(1);
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
