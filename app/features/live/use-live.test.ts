import { expect, test } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import { alerts as alertsOf, closure, redFlag, roads as roadsOf } from '#tests/e2e/live/answers.ts';
import type { Live } from './live-source.ts';
import { alerts, roads } from './use-live.ts';

/** Read at 9:58 AM, in a tab left open until the next day. */
const read = rangeMoment('2026-10-10 09:58:30');
const [soon, old, nextDay] = ['2026-10-10 10:28:00', '2026-10-10 10:28:01', '2026-10-11 09:10:00'].map(rangeMoment);

type Phase = Live<unknown>['phase'];
const alertsAt = (now = read, phase: Phase = 'ok', value: ReturnType<typeof alertsOf> | undefined = alertsOf()) =>
  alerts.known({ phase, value, at: read }, now);
const roadsAt = (now = read, phase: Phase = 'ok', value: ReturnType<typeof roadsOf> | undefined = roadsOf()) =>
  roads.known({ phase, value, at: read }, now)?.roads.map(({ state, complete }) => `${state}${complete ? '' : '?'}`);
const nothing = ['no-reported-closures', 'no-reported-closures', 'no-reported-closures'];
const unknown = ['unknown?', 'unknown?', 'unknown?'];

test('"no alerts" and "no closures" hold for half an hour', () => {
  expect(alertsAt(soon)).toEqual(alertsOf());
  expect(roadsAt(soon)).toEqual(nothing);
  for (const now of [old, nextDay]) {
    expect(alertsAt(now)).toEqual({ ...alertsOf(), status: 'unknown' });
    expect(roadsAt(now)).toEqual(unknown);
  }
});

test('they do not hold after a failed request, nor without a response', () => {
  expect(alertsAt(read, 'error')?.status).toBe('unknown');
  expect(roadsAt(read, 'error')).toEqual(['unknown', 'unknown', 'unknown']);
  expect(alerts.known({ phase: 'error', value: undefined, at: read }, read)?.status).toBe('unknown');
  expect(roads.known({ phase: 'error', value: undefined, at: read }, read)).toEqual({ roads: [] });
});

test('an expired value counts as loading during a refresh, and an unknown one stays unknown', () => {
  expect(alertsAt(soon, 'loading')?.status).toBe('ok');
  expect(roadsAt(soon, 'loading')).toEqual(nothing);
  expect(alertsAt(old, 'loading')).toBeUndefined();
  expect(roadsAt(old, 'loading')).toBeUndefined();
  expect(alertsAt(old, 'loading', alertsOf([], 'unknown'))?.status).toBe('unknown');
});

test('a warning holds until it ends and a closed road until it opens, but others may be missing', () => {
  const shut = roadsOf({ 'SR-35': { state: 'closed', closures: [closure('Closed.', true)] } });
  for (const phase of ['ok', 'loading', 'error'] as const) {
    expect(alertsAt(nextDay, phase, alertsOf([redFlag]))).toMatchObject({ alerts: [redFlag], status: 'unknown' });
    expect(alertsAt(new Date(redFlag.ends ?? ''), phase, alertsOf([redFlag]))?.alerts ?? []).toEqual([]);
    expect(roadsAt(nextDay, phase, shut)).toEqual(['unknown?', 'closed?', 'unknown?']);
  }
  expect(roadsAt(soon, 'error', shut)).toEqual(['unknown', 'closed', 'unknown']);
});

test.each([
  null,
  'text',
  {},
  { ...redFlag, siteWide: undefined },
  { ...redFlag, ends: 'soon' },
  { ...redFlag, description: {} },
])('beside an alert that can’t be read, warnings stay, and it never reads as "no alerts": %j', (item) => {
  const spoiled = [item as unknown as typeof redFlag];
  expect(alertsAt(read, 'ok', alertsOf(spoiled))).toMatchObject({ alerts: [], status: 'unknown' });
  expect(alertsAt(read, 'ok', alertsOf([redFlag, ...spoiled]))).toMatchObject({ alerts: [redFlag], status: 'unknown' });
});

test.each([null, {}, { ...roadsOf().roads[0], closures: [null] }])(
  'beside a report that can’t be read, a closed road stays closed, and no other reads as without closures: %j',
  (item) => {
    const shut = roadsOf({ 'SR-35': { state: 'closed', closures: [closure('Closed.', true)] } });
    const spoiled = { roads: [...shut.roads.slice(1), item as unknown as (typeof shut.roads)[number]] };
    expect(roadsAt(read, 'ok', spoiled)).toEqual(['closed', 'unknown']);
  },
);
