/** The clock is the range's: October 8, 2026 is a Thursday. Over 200 lines, because each promise has a case. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { alertDays, closureNews, type Told, toldIn } from './closure-alerts.ts';
import type { Closure } from './day-plan.ts';
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
    wait: (minutes: number): void => void (world.at = new Date(world.at.getTime() + minutes * minuteMs)),
    look: (...events: AgendaEvent[]): string[] => {
      const checkedAt = world.age === null ? null : new Date(world.at.getTime() - world.age * minuteMs).toISOString();
      const calendar = { checkedAt, complete: world.isComplete, events };
      const news = closureNews(world.at, { ...club, closures: world.closures, calendar }, world.told);
      if (!news) return [];
      world.told = news.told;
      const lines = alertDays(news.days, news.told.days, world.at)
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
  // The same from another source, or as a new event, is no news.
  expect(look(allDayEvent('Closed: snow', '2026-10-10', '2026-10-10', { id: 'another' }), saturday)).toEqual([]);
  wait(60);
  expect(look(timedEvent('Closed: snow', '2026-10-10 00:00:00', '2026-10-10 12:00:00'))).toEqual([
    'Saturday, October 10: Open 12:00 PM to 4:00 PM: snow',
  ]);
  wait(60);
  // It would be the third alert of a day, so it waits until nothing has changed for an hour.
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

test('a closure that ends is not lifted by that', () => {
  const { look, wait } = watched();
  const morning = timedEvent('Closed: fog', '2026-10-08 08:00:00', '2026-10-08 11:00:00');
  expect(look(morning)).toEqual(['Thursday, October 8: Open 11:00 AM to 4:00 PM: fog']);
  wait(4 * 60);
  expect(look()).toEqual([]);
});

test('a long closure is announced with all of its days, in one line, and not once a day', () => {
  const world = watched();
  const fire = allDayEvent('Closed: fire', '2026-10-15', '2026-10-25');
  expect(world.look(fire)).toEqual(['Thursday, October 15 to Sunday, October 25: Closed: fire']);
  for (let day = 0; day < 20; day++) {
    world.wait(24 * 60);
    expect(world.look(fire)).toEqual([]);
  }
  // On Wednesday, of days with an open one between them. What is past is forgotten.
  expect(world.look(allDayEvent('Closed', '2026-10-29'), allDayEvent('Closed', '2026-10-31'))).toEqual([
    'Thursday, October 29: Closed',
    'Saturday, October 31: Closed',
  ]);
  expect(Object.keys(world.told?.days ?? {})).toEqual(['2026-10-29', '2026-10-31']);
});

test('a calendar that cannot be read lifts nothing and announces nothing, and what is closed on the server is told', () => {
  const world = watched();
  expect(world.look(saturday)).toEqual(snow);
  world.age = 1;
  world.told = world.told && { ...world.told, lastAt: 0 };
  expect(world.look()).toEqual([]);
  world.wait(120);
  for (const [age, isComplete] of [
    [null, false],
    [61, true],
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

test('200 edits are three alerts, the last with what holds by then', () => {
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

test('a closure of today is told at once, also as the last alert; what is lifted after that is told tomorrow', () => {
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

test('what the release before announced, as sentences, is not announced again, and can be corrected', () => {
  const world = watched();
  const trap = closureOn('2026-10-10', { title: 'Trap', ranges: ['Trap range'] });
  world.closures = [trap, closureOn('2026-10-11', { title: 'Closed: fire' })];
  world.look();
  const days = Object.entries(world.told?.days ?? {}).map(([day, { reasons, parts, ...told }]) => {
    const says = reasons.map((reason) => reason.says);
    const said = { title: day, word: 'Closed', text: 'Closed' };
    return [day, { ...told, ...said, says, parts: parts.map(() => 'Trap range closed') }];
  });
  world.told = toldIn(JSON.stringify({ ...world.told, days: Object.fromEntries(days) }));
  expect(world.look()).toEqual([]);
  world.wait(60);
  world.closures = [trap];
  expect(world.look()).toEqual(['Sunday, October 11: Correction: open as usual, 9:00 AM to 4:00 PM']);
});
