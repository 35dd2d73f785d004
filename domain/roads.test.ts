import { expect, test } from 'vitest';
import {
  type DistrictFile,
  isCurrentFile,
  isFull,
  isInForce,
  isNear,
  type LaneClosure,
  type RoadPoint,
} from './lane-closures.ts';
import { reportRoad } from './roads.ts';

const now = new Date('2026-10-10T17:00:00Z');
const minutes = (count: number) => now.getTime() + count * 60_000;
const here: RoadPoint = {
  name: 'Black Road',
  note: '',
  near: 'Los Gatos',
  county: 'Santa Clara',
  latitude: 37.196,
  longitude: -122.035,
};

const closure = (over: Partial<LaneClosure> = {}): LaneClosure => ({
  id: 'C35SA-0001',
  road: 'SR-35',
  project: 'C35SA',
  direction: 'North / South',
  facility: 'Conventional Hwy',
  type: 'Lane',
  work: 'Tree Work',
  lanes: '1',
  from: minutes(-120),
  until: minutes(120),
  setUp: true,
  pickedUp: false,
  cancelled: false,
  begin: here,
  end: here,
  ...over,
});
const file = (closures: LaneClosure[], over: Partial<DistrictFile> = {}): DistrictFile => ({
  recordedAt: minutes(-7),
  checkedAt: minutes(-2),
  closures,
  unreadable: [],
  ...over,
});
const report = (...files: (DistrictFile | null)[]) => reportRoad('SR-35', files, now);

test('a road of which both files say nothing has no reported closures, and is never called open', () => {
  const quiet = report(file([]), file([], { recordedAt: minutes(-9), checkedAt: minutes(-4) }));
  expect(quiet).toEqual({
    road: 'SR-35',
    state: 'no-reported-closures',
    closures: [],
    complete: true,
    sourceTime: '2026-10-10T16:51:00.000Z',
    checkedAt: '2026-10-10T16:56:00.000Z',
  });
  expect(JSON.stringify(quiet)).not.toMatch(/open/i);
});

test.each<[string, (DistrictFile | null)[]]>([
  ['one file is missing', [file([]), null]],
  ['both are missing', [null, null]],
  ['one is frozen', [file([]), file([], { recordedAt: minutes(-31) })]],
  ['one is stamped in the future', [file([]), file([], { recordedAt: minutes(60) })]],
  ['a row about this road could not be read', [file([]), file([], { unreadable: ['SR-35'] })]],
])('unknown when %s', (_, files) => {
  expect(report(...files)).toMatchObject({ state: 'unknown', complete: false });
});

test('an unreadable row about another road changes nothing', () => {
  expect(report(file([]), file([], { unreadable: ['SR-17'] })).state).toBe('no-reported-closures');
});

test('what one file knows stands when the other is missing, and the report says that it is not complete', () => {
  expect(report(file([closure({ type: 'Full' })]), null)).toMatchObject({ state: 'closed', complete: false });
  expect(report(null, file([closure()]))).toMatchObject({ state: 'restricted', complete: false });
});

test('rows of a frozen file are not believed', () => {
  expect(report(file([]), file([closure({ type: 'Full' })], { recordedAt: minutes(-45) }))).toMatchObject({
    state: 'unknown',
    closures: [],
  });
});

test('a full closure closes the road and is told first', () => {
  const { state, closures } = report(
    file([closure(), closure({ project: 'B', type: 'Full', lanes: 'All', until: null })]),
    file([]),
  );
  expect(state).toBe('closed');
  expect(closures.map(({ full }) => full)).toEqual([true, false]);
  expect(closures[0]).toMatchObject({ until: null, from: '2026-10-10T15:00:00.000Z' });
});

test('closures of other roads are left out', () => {
  expect(report(file([closure({ road: 'SR-17', type: 'Full' })]), file([])).state).toBe('no-reported-closures');
});

test('a project with several windows under way, or in both files, is told once, with its latest end', () => {
  const long = closure({ id: 'C35SA-0002', until: minutes(300) });
  const { closures } = report(file([closure(), long]), file([closure()]));
  expect(closures.map(({ until }) => until)).toEqual(['2026-10-10T22:00:00.000Z']);
});

test('a full closure is not lost in a longer one-way window of the same project', () => {
  const full = closure({ id: 'C35SA-0001', type: 'Full', lanes: 'All' });
  const oneWay = closure({ id: 'C35SA-0002', type: 'One-Way Traffic', lanes: 'All', until: minutes(300) });
  for (const rows of [
    [full, oneWay],
    [oneWay, full],
  ]) {
    const { state, closures } = report(file(rows), file([]));
    expect(state).toBe('closed');
    expect(closures.map((told) => told.full)).toEqual([true, false]);
  }
});

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['set up', true, {}],
  ['only planned', false, { setUp: false }],
  ['picked up', false, { pickedUp: true }],
  ['cancelled', false, { cancelled: true }],
  ['past its end for less than half a day', true, { until: minutes(-11 * 60) }],
  ['past its end for half a day', false, { until: minutes(-12 * 60) }],
  ['without an end', true, { until: null }],
  ['set up ahead of its window', true, { from: minutes(45) }],
  ['a later window of the same project', false, { from: minutes(24 * 60) }],
])('a closure that is %s is in force: %s', (_, expected, over) => {
  expect(isInForce(closure(over), now)).toBe(expected);
});

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['a full closure of the road', true, { type: 'Full', lanes: 'All' }],
  ['all its lanes', true, { type: 'Lane', lanes: 'All' }],
  ['all its lanes, type not given', true, { type: '', lanes: 'All' }],
  ['a full closure, facility not given', true, { type: 'Full', facility: '' }],
  ['a full closure of a ramp', false, { type: 'Full', facility: 'Off Ramp', lanes: 'All' }],
  ['a full closure of a connector', false, { type: 'Full', facility: 'Connector', lanes: 'All' }],
  ['a lane', false, { type: 'Lane', lanes: '2' }],
  ['one-way traffic', false, { type: 'One-Way Traffic', lanes: 'All' }],
  ['a moving operation', false, { type: 'Moving', lanes: 'All' }],
])('%s counts as full: %s', (_, expected, over) => {
  expect(isFull(closure(over))).toBe(expected);
});

test('a file counts for 30 minutes', () => {
  expect(isCurrentFile({ recordedAt: minutes(-30) }, now)).toBe(true);
  expect(isCurrentFile({ recordedAt: minutes(-30) - 1 }, now)).toBe(false);
  expect(isCurrentFile({ recordedAt: minutes(9) }, now)).toBe(true);
  expect(isCurrentFile({ recordedAt: Number.NaN }, now)).toBe(false);
});

const range = { latitude: 37.2388, longitude: -122.1052 };
const at = (latitude: number | null, longitude: number | null): RoadPoint => ({ ...here, latitude, longitude });

test('nearness is measured to the closest point of the closed stretch', () => {
  expect(isNear({ begin: at(37.05, -122.01), end: at(37.05, -122.01) }, range, 15)).toBe(true);
  expect(isNear({ begin: at(36.97, -122.02), end: at(36.97, -122.02) }, range, 15)).toBe(false);
  expect(isNear({ begin: at(37.6, -122.45), end: at(37.7, -122.5) }, range, 15)).toBe(false);
  // Both ends are far, the road between them passes by.
  expect(isNear({ begin: at(37.2388, -122.6), end: at(37.2388, -121.6) }, range, 15)).toBe(true);
  // One end is unknown: the other decides. Neither is known: kept.
  expect(isNear({ begin: at(null, null), end: at(36.97, -122.02) }, range, 15)).toBe(false);
  expect(isNear({ begin: at(null, null), end: at(null, null) }, range, 15)).toBe(true);
});
