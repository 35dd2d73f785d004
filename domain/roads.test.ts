import { expect, test } from 'vitest';
import { closure, minutes, noon } from '#tests/fixtures/lane-closure.ts';
import { type DistrictFile, isFull, type LaneClosure } from './lane-closures.ts';
import { roadFacts } from './roads.ts';

const file = (closures: LaneClosure[], over: Partial<DistrictFile> = {}): DistrictFile => ({
  recordedAt: minutes(-7),
  checkedAt: minutes(-2),
  closures,
  unreadable: [],
  ...over,
});
const report = (...files: (DistrictFile | null)[]) => roadFacts('SR-35', files, noon);

test('a road of which both files say nothing has no reported closures, and is never called open', () => {
  const quiet = report(file([]), file([], { recordedAt: minutes(-9), checkedAt: minutes(-4) }));
  expect(quiet).toEqual({
    road: 'SR-35',
    state: 'no-reported-closures',
    closures: [],
    complete: true,
    checkedAt: '2026-10-10T18:56:00.000Z',
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

test('closures of another road, and those that are planned or long over, are left out', () => {
  const others = [{ road: 'SR-9' as const }, { from: minutes(61) }, { until: minutes(-12 * 60) }];
  expect(report(file(others.map(closure)), file([])).closures).toEqual([]);
});

test('a full closure closes the road and is listed first', () => {
  const { state, closures } = report(
    file([closure(), closure({ project: 'B', type: 'Full', lanes: 'All', until: null })]),
    file([]),
  );
  expect(state).toBe('closed');
  expect(closures.map(isFull)).toEqual([true, false]);
  expect(closures[0]?.until).toBeNull();
});

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['a lane', true, {}],
  ['one-way traffic without its lanes', true, { type: 'One-Way Traffic', lanes: '' }],
  ['a ramp, of an unknown type', true, { type: 'Emergency', facility: 'On Ramp' }],
  ['an unknown type', false, { type: 'Emergency' }],
  ['lanes of no type', true, { type: '' }],
  ['a lane of a bridge', false, { type: 'Bridge lane' }],
  ['lanes and more', false, { type: 'Lanes and bridge' }],
  ['neither a type nor lanes', false, { type: '', lanes: '' }],
])('a report with a closure of %s is complete: %s', (_, complete, over) => {
  expect(report(file([closure(over)]), file([]))).toMatchObject({ state: 'restricted', complete });
});

test('a project with several current windows, or in both files, is listed once, with its latest end', () => {
  const { closures } = report(file([closure(), closure({ until: minutes(300) })]), file([closure()]));
  expect(closures.map(({ until }) => until)).toEqual([minutes(300)]);
  expect(report(file([closure(), closure({ project: 'B' })]), file([])).closures).toHaveLength(2);
});

test('a full closure is not lost in a longer one-way window of the same project', () => {
  const full = closure({ type: 'Full', lanes: 'All' });
  const oneWay = closure({ type: 'One-Way Traffic', lanes: 'All', until: minutes(300) });
  const { state, closures } = report(file([oneWay, full]), file([]));
  expect([state, closures.map(isFull)]).toEqual(['closed', [true, false]]);
});
