import { expect, it, describe, onTestFinished } from 'vitest';
import type { Sources } from '#domain/day-plan.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { createLog } from '#server/http/log.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { calendarAt, club, closureOn } from '#tests/fixtures/club.ts';
import { engines } from '#tests/inbox/d1.ts';
import { query, testInbox } from '#tests/inbox/support.ts';
import { recordNow, recordStatus, saidAt, startRecorder } from './said.ts';

/** A Saturday, 10:00. */
const start = rangeMoment('2026-10-10 10:00:00');
const after = (ms: number) => new Date(start.getTime() + ms);
const closed: Sources = { ...club, closures: [closureOn('2026-10-10')] };
describe.each(engines)('what the site said, kept in $name', ({ open }) => {
  it('has one row for each change, and gives the status of any moment', async () => {
    const inbox = await open();
    const record = (sources: Sources, ms: number, build = 'one') =>
      recordStatus(inbox.engine, build, sources, after(ms));
    for (const minutes of [0, 1, 2]) await record(club, minutes * minuteMs);
    for (const minutes of [3, 4]) await record(closed, minutes * minuteMs);
    await record(closed, 5 * minuteMs, 'two');
    // The server was down.
    await record(closed, 20 * minuteMs, 'two');
    const at = (minutes: number) => after(minutes * minuteMs).getTime();
    expect(await query(inbox, 'SELECT first_at, last_at, build FROM said ORDER BY id')).toEqual([
      { first_at: at(0), last_at: at(2), build: 'one' },
      { first_at: at(3), last_at: at(4), build: 'one' },
      { first_at: at(5), last_at: at(5), build: 'two' },
      { first_at: at(20), last_at: at(20), build: 'two' },
    ]);
    expect(await saidAt(inbox.engine, after(-1))).toBeUndefined();
    expect(await saidAt(inbox.engine, after(2.5 * minuteMs))).toMatchObject({
      build: 'one',
      status: { state: 'open', sure: true, reasons: [] },
    });
    expect(await saidAt(inbox.engine, after(4 * minuteMs))).toMatchObject({
      firstAt: after(3 * minuteMs),
      lastAt: after(4 * minuteMs),
      status: { state: 'closed', reasons: [{ says: 'Closed: snow' }], next: { date: '2026-10-11' } },
    });
    const leftAfter = async (ms: number) => {
      await inbox.store.purge(after(ms));
      return (await query(inbox, 'SELECT id FROM said')).length;
    };
    expect(await leftAfter(400 * dayMs + 2 * minuteMs)).toBe(4);
    expect(await leftAfter(400 * dayMs + 2 * minuteMs + 1)).toBe(3);
  });

  it('has the age of each source, but no new row for a new age', async () => {
    const inbox = await open();
    for (const [minutes, read] of ['09:59:00', '10:01:00'].entries()) {
      const sources = { ...club, calendar: calendarAt(`2026-10-10 ${read}`) };
      await recordStatus(inbox.engine, 'one', sources, after(minutes * minuteMs));
    }
    expect(await query(inbox, 'SELECT sources FROM said')).toEqual([
      { sources: JSON.stringify({ calendar: rangeMoment('2026-10-10 09:59:00').toISOString() }) },
    ]);
  });

  it('continues after a clock that was ahead', async () => {
    const inbox = await open();
    for (const ms of [hourMs, 0, minuteMs]) await recordStatus(inbox.engine, 'one', club, after(ms));
    expect(await saidAt(inbox.engine, after(2 * minuteMs))).toMatchObject({ firstAt: start, lastAt: after(minuteMs) });
  });
});

const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });

it('a failure to record is logged, and stops nothing', async () => {
  const refuse = () => Promise.reject(new Error('the disk is full'));
  const engine: Engine = { rows: refuse, batch: refuse };
  await recordNow({ engine, build: 'one', sources: () => Promise.resolve(club), now: () => start, log });
  expect(lines.join('')).toContain('could not be recorded');
});

it('is recorded at the start', async () => {
  const { engine } = testInbox();
  const sources = () => Promise.resolve(closed);
  const recorder = startRecorder({ engine, build: 'one', sources, now: () => start, log });
  onTestFinished(recorder.close);
  await recorder.close();
  expect(await saidAt(engine, start)).toMatchObject({ status: { state: 'closed' } });
});
