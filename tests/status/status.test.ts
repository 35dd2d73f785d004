/**
 * Compares the status with the oracle. A few generated cases in `npm test`, 100,000 in `npm run test:exhaustive`
 * (vitest.config.ts).
 */
import { isMainThread } from 'node:worker_threads';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readResponse, withResponse } from '#app/features/status/watch-today.ts';
import { todayAt } from '#words/today-at.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#domain/durations.ts';
import { pageSources } from '#domain/server-report.ts';
import { type State, statusAt } from '#domain/status.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { statusRoute } from '#server/api/status.ts';
import { type Case, casesOf, sourcesOf } from './cases.ts';
import { words as english } from '#words/en.ts';
import { words as spanish } from '#words/es.ts';
import { textOf } from '#words/phrase.ts';
import { oracleState } from './oracle.ts';

const numRuns = Number(process.env['STATUS_CASES'] ?? 100);
// A loaded machine needs 15 ms per case.
vi.setConfig({ testTimeout: Math.max(60_000, 50 * numRuns) });
const parameters = { numRuns, seed: Number(process.env['STATUS_SEED'] ?? 24) };

/** The age of the calendar's reading, null if it was never read: often close to the limits of trust. */
const ages = fc.oneof(
  fc.constantFrom(0, minuteMs, hourMs, 5 * hourMs),
  fc.constantFrom(null, -6 * minuteMs, -5 * minuteMs, 6 * hourMs - secondMs, 6 * hourMs, 40 * hourMs),
);
const isTrusted = (age: number | null, limit = 6 * hourMs) => age !== null && age >= -5 * minuteMs && age < limit;
const before = (at: Date, age: number) => new Date(at.getTime() - age);

const isChecked = ({ calendar, closuresCalendar }: Case, age: number | null) =>
  [calendar, closuresCalendar].every((one) => !one || (one.complete && isTrusted(age)));

const readAt = (at: Date, age: number | null) => (age === null ? undefined : before(at, age).getTime());

/** The sign's words for each state, independent of words/. */
const names: Readonly<Record<State, readonly [english: string, spanish: string]>> = {
  open: ['Open', 'Abierto'],
  'check-in-ends-soon': ['Check-in ends soon', 'El registro termina pronto'],
  'check-in-over': ['Check-in over', 'El registro terminó'],
  closed: ['Closed', 'Cerrado'],
  ask: ['Call first', 'Llame antes'],
  unknown: ['Call first', 'Llame antes'],
};

const responseAt = (now: Date, sources: Sources) =>
  statusRoute({ sources: () => Promise.resolve(sources), now: () => now }).request('/status');

test('the domain and the API agree with the oracle, and nothing changes before the time that they announce', () =>
  fc.assert(
    fc.asyncProperty(casesOf(), ages, async (one, age) => {
      const sources = sourcesOf(one, age);
      const expected = oracleState(one.minute, one.facts, isChecked(one, age), readAt(one.now, age));
      const { state, changesAt, next } = statusAt(one.now, sources);
      expect(state).toBe(expected);
      const signs = [english, spanish].map((words) => textOf(todayAt(one.now, sources, words).sign.state));
      expect(signs).toEqual(names[expected]);
      const answer = (await (await responseAt(one.now, sources)).json()) as StatusAnswer;
      expect(answer.state).toBe(expected);
      expect(answer.sure).toBe(isChecked(one, age));
      expect(answer.changesAt).toBe(changesAt.toISOString());
      expect(statusAt(before(changesAt, 1), sources).state).toBe(expected);
      if (!next) return;
      const readThen = (one: CalendarNews | null) =>
        one && { ...one, complete: true, checkedAt: next.at.toISOString() };
      const later = {
        ...sources,
        calendar: readThen(sources.calendar),
        closuresCalendar: readThen(sources.closuresCalendar),
      };
      expect(statusAt(next.at, later).state).toMatch(/^(open|check-in-ends-soon)$/);
      expect(statusAt(before(next.at, 1), later).state).not.toMatch(/^(open|check-in-ends-soon)$/);
    }),
    parameters,
  ));

const visits = fc.record({
  contactAge: fc.oneof(
    fc.constantFrom(0, minuteMs, 3 * hourMs, 9 * hourMs),
    fc.constantFrom(null, 12 * hourMs - secondMs, 12 * hourMs, dayMs, 3 * dayMs, 7 * dayMs, 9 * dayMs),
  ),
  calendarAge: ages,
  /** How far the device's clock is ahead. */
  skew: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -400 * 288, max: 400 * 288 }).map((fives) => fives * 5 * minuteMs + Math.sign(fives) * secondMs),
    fc.constantFrom(6 * minuteMs, -6 * minuteMs),
  ),
  /** Whether the page was built before the club wrote its closures. */
  isOldPage: fc.boolean(),
});

test('a page agrees with the oracle, at any age and with any clock', () =>
  fc.assert(
    fc.asyncProperty(casesOf(), visits, async (one, { contactAge, calendarAge, skew, isOldPage }) => {
      const { now, plans, minute, facts } = one;
      const givenAt = before(now, contactAge ?? 0);
      const server = sourcesOf({ ...one, now: givenAt }, calendarAge);
      const response = await responseAt(givenAt, server);
      const deviceThen = before(givenAt, -skew);
      const known = withResponse(
        { contact: undefined, clockOffsetMs: 0 },
        readResponse(await response.json(), response.headers),
        deviceThen,
      );
      const pageNow = new Date(now.getTime() + skew + known.clockOffsetMs);
      expect(pageNow).toEqual(now);
      const built = { ...plans, closures: isOldPage ? [] : plans.closures };
      const { state } = statusAt(pageNow, pageSources(built, contactAge === null ? undefined : known.contact));
      const isContactTrusted = isTrusted(contactAge, 12 * hourMs);
      if (isContactTrusted || (contactAge !== null && !isOldPage))
        expect(state).toBe(
          oracleState(minute, facts, isContactTrusted && isChecked(one, calendarAge), readAt(givenAt, calendarAge)),
        );
      else expect(state).not.toMatch(/^(open|check-in-ends-soon)$/);
    }),
    parameters,
  ));

/** The minutes of the day that a sentence describes as still to come. */
const comingTimes = (text: string): number[] =>
  [...text.matchAll(/(?:opens(?: today)? at|closes at|until|by) (\d+):(\d\d) ([AP])M/gi)].map(
    ([, hour, minute, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0),
  );

test('no sentence describes a past time as coming', () =>
  fc.assert(
    fc.property(casesOf(), ages, (one, age) => {
      const { sign, days, closures } = todayAt(one.now, sourcesOf(one, age), english);
      const ofToday = closures.map(({ line }) => textOf(line)).filter((line) => line.startsWith('Today: '));
      const said = [...[...sign.line, ...sign.more, ...(days[0]?.more ?? [])].map(textOf), ...ofToday];
      expect(said.filter((text) => comingTimes(text).some((minute) => minute <= one.minute))).toEqual([]);
    }),
    parameters,
  ));

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
  if (zone === undefined) delete process.env['TZ'];
});

/** The machine's time zone differs from the range's. Mutants run in a worker thread, which can't change it. */
test.runIf(isMainThread).each(['Pacific/Honolulu', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC'])('%s', (machine) => {
  process.env['TZ'] = machine;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
  fc.assert(
    fc.property(casesOf(), (one) => {
      const expected = oracleState(one.minute, one.facts, isChecked(one, 0), readAt(one.now, 0));
      expect(statusAt(one.now, sourcesOf(one, 0)).state).toBe(expected);
    }),
    { numRuns: 100, seed: 24 },
  );
});
