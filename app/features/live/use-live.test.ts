import { expect, test } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import { alerts as alertsOf, closure, redFlag, roads as roadsOf } from '#tests/e2e/live/answers.ts';
import type { Live } from './live-source.ts';
import { alerts, roads } from './use-live.ts';

/** What was read at 9:58 AM, from a tab that was left open until the next day. */
const read = rangeMoment('2026-10-10 09:58:30');
const [soon, old, nextDay] = ['2026-10-10 10:28:00', '2026-10-10 10:28:01', '2026-10-11 09:10:00'].map(rangeMoment);

type Phase = Live<unknown>['phase'];
const alertsAt = (now = read, phase: Phase = 'ok', value: ReturnType<typeof alertsOf> | undefined = alertsOf()) =>
  alerts.known({ phase, value, at: read }, now);
const roadsAt = (now = read, phase: Phase = 'ok', value: ReturnType<typeof roadsOf> | undefined = roadsOf()) =>
  roads.known({ phase, value, at: read }, now)?.roads.map(({ state, complete }) => `${state}${complete ? '' : '?'}`);
const nothing = ['no-reported-closures', 'no-reported-closures', 'no-reported-closures'];
const unknown = ['unknown?', 'unknown?', 'unknown?'];

test('that there are no alerts and closures is known for half an hour', () => {
  expect(alertsAt(soon)).toEqual(alertsOf());
  expect(roadsAt(soon)).toEqual(nothing);
  for (const now of [old, nextDay]) {
    expect(alertsAt(now)).toEqual({ ...alertsOf(), status: 'unknown' });
    expect(roadsAt(now)).toEqual(unknown);
  }
});

test('it is not known when a later question fails, nor without an answer', () => {
  expect(alertsAt(read, 'error')?.status).toBe('unknown');
  expect(roadsAt(read, 'error')).toEqual(['unknown', 'unknown', 'unknown']);
  expect(alerts.known({ phase: 'error', value: undefined, at: read }, read)?.status).toBe('unknown');
  expect(roads.known({ phase: 'error', value: undefined, at: read }, read)).toEqual({ roads: [] });
});

test('what is old is looked up as if for the first time, and what the source can’t tell stays so', () => {
  expect(alertsAt(soon, 'loading')?.status).toBe('ok');
  expect(roadsAt(soon, 'loading')).toEqual(nothing);
  expect(alertsAt(old, 'loading')).toBeUndefined();
  expect(roadsAt(old, 'loading')).toBeUndefined();
  expect(alertsAt(old, 'loading', alertsOf([], 'unknown'))?.status).toBe('unknown');
});

test('a warning stays until it ends and a closed road until it is opened, and there may be others', () => {
  const shut = roadsOf({ 'SR-35': { state: 'closed', closures: [closure('Closed.', true)] } });
  for (const phase of ['ok', 'loading', 'error'] as const) {
    expect(alertsAt(nextDay, phase, alertsOf([redFlag]))).toMatchObject({ alerts: [redFlag], status: 'unknown' });
    expect(alertsAt(new Date(redFlag.ends ?? ''), phase, alertsOf([redFlag]))?.alerts ?? []).toEqual([]);
    expect(roadsAt(nextDay, phase, shut)).toEqual(['unknown?', 'closed?', 'unknown?']);
  }
  expect(roadsAt(soon, 'error', shut)).toEqual(['unknown', 'closed', 'unknown']);
});
