import { expect, test } from 'vitest';
import {
  districtBounds,
  isCurrentFile,
  isFull,
  isInForce,
  isNear,
  type LaneClosure,
  roadBounds,
  type RoadPoint,
  roadsNamed,
} from './lane-closures.ts';
import { blackRoad, closure, minutes, noon } from '#tests/fixtures/lane-closure.ts';

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['set up', true, {}],
  ['only planned', false, { setUp: false }],
  ['picked up', false, { pickedUp: true }],
  ['cancelled', false, { cancelled: true }],
  ['past its end for less than half a day', true, { until: minutes(-11 * 60) }],
  ['past its end for half a day', false, { until: minutes(-12 * 60) }],
  ['without an end', true, { until: null }],
  ['set up an hour ahead of its window', true, { from: minutes(60) }],
  ['set up more than an hour ahead of its window', false, { from: minutes(61) }],
  ['without a beginning', true, { from: null }],
  ['a later window of the same project', false, { from: minutes(24 * 60) }],
])('a closure that is %s is in force: %s', (_, expected, over) => {
  expect(isInForce(closure(over), noon)).toBe(expected);
});

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['a full closure of the road', true, { type: 'Full', lanes: 'All' }],
  ['all its lanes', true, { type: 'Lane', lanes: 'All' }],
  ['all its lanes, type not given', true, { type: '', lanes: 'All' }],
  ['a full closure, facility not given', true, { type: 'Full', facility: '' }],
  ['a full closure in other words', true, { type: 'ROAD CLOSED', lanes: '' }],
  ['all lanes, of an unknown type', true, { type: 'Emergency', lanes: 'ALL LANES' }],
  ['a full closure of an unknown facility', true, { type: 'Full', facility: 'Roadway' }],
  ['a full closure of the road and its ramps', true, { type: 'Full', facility: 'Mainline and Ramps' }],
  ['a full closure of the highway and its ramps', true, { type: 'Full', facility: 'Hwy / Ramps' }],
  ['an unknown type', false, { type: 'Emergency' }],
  ['some of all lanes', false, { type: 'Lane', lanes: '1 of all' }],
  ['a full closure of a ramp', false, { type: 'Full', facility: 'Off Ramp', lanes: 'All' }],
  ['a full closure of a connector', false, { type: 'Full', facility: 'Connector', lanes: 'All' }],
  ['a lane', false, { type: 'Lane', lanes: '2' }],
  ['one-way traffic', false, { type: 'One-Way Traffic', lanes: 'All' }],
  ['one-way traffic in other words', false, { type: 'Oneway', lanes: 'All' }],
  ['a moving operation', false, { type: 'Moving', lanes: 'All' }],
])('%s counts as full: %s', (_, expected, over) => {
  expect(isFull(closure(over))).toBe(expected);
});

test('a file counts for 30 minutes', () => {
  expect(isCurrentFile({ recordedAt: minutes(-30) }, noon)).toBe(true);
  expect(isCurrentFile({ recordedAt: minutes(-30) - 1 }, noon)).toBe(false);
  expect(isCurrentFile({ recordedAt: minutes(10) }, noon)).toBe(true);
  expect(isCurrentFile({ recordedAt: minutes(10) + 1 }, noon)).toBe(false);
  expect(isCurrentFile({ recordedAt: Number.NaN }, noon)).toBe(false);
});

const range = { latitude: 37.2388, longitude: -122.1052 };
const at = (latitude: number | null, longitude: number | null): RoadPoint => ({ ...blackRoad, latitude, longitude });

const near = (begin: RoadPoint, end: RoadPoint) => isNear({ begin, end }, range, 15, districtBounds);

test('nearness is measured to the closest point of the closed stretch', () => {
  expect(near(at(37.05, -122.01), at(37.05, -122.01))).toBe(true);
  expect(near(at(36.97, -122.02), at(36.97, -122.02))).toBe(false);
  expect(near(at(37.6, -122.45), at(37.7, -122.5))).toBe(false);
  // Both ends are far, the road between them passes by.
  expect(near(at(37.2388, -122.6), at(37.2388, -121.6))).toBe(true);
});

/** So many miles east and north of the range. */
const away = (east: number, north: number) => at(range.latitude + north / 69.05, range.longitude + east / 54.97);
test.each<[string, RoadPoint, RoadPoint, boolean]>([
  ['14 miles north', away(0, 14), away(0, 14), true],
  ['16 miles north', away(0, 16), away(0, 16), false],
  ['14 miles east', away(14, 0), away(14, 0), true],
  ['16 miles east', away(16, 0), away(16, 0), false],
  ['across the range from southwest to northeast', away(-20, -20), away(20, 20), true],
  ['across the range from northwest to southeast', away(-20, 30), away(20, -10), true],
  ['past the range', away(-20, 40), away(40, 0), false],
])('whether %s is near', (_, begin, end, expected) => {
  expect(near(begin, end)).toBe(expected);
});

test.each<[string, RoadPoint]>([
  ['not given', at(null, null)],
  ['half given', at(36.97, null)],
  ['given without the other half', at(null, -122.02)],
  ['swapped', at(-122.02, 36.97)],
  ['without a sign', at(36.97, 122.02)],
  ['in Los Angeles', at(34.05, -118.24)],
  ['too far north', at(39, -119.5)],
  ['too far east', at(36, -119.3)],
  ['too far south', at(34.2, -122.02)],
  ['too far west', at(36, -123.8)],
])('an end whose coordinates are %s may be anywhere', (_, end) => {
  expect(near(at(36.97, -122.02), end)).toBe(true);
  expect(near(end, at(36.97, -122.02))).toBe(true);
});

test('a point on the bounds is known', () => {
  const { north, south, west, east } = districtBounds;
  expect(near(at(north, west), at(north, west))).toBe(false);
  expect(near(at(south, east), at(south, east))).toBe(false);
});

test.each<[string, RoadPoint, boolean]>([
  ['in Watsonville', at(36.91, -121.86), false],
  ['south of the three roads', at(36.8, -122.3), true],
  ['north of them', at(37.9, -122.5), true],
  ['east of them', at(37, -121.6), true],
  ['west of them', at(37.7, -122.7), true],
])('a point %s may be anywhere on them: %s', (_, point, expected) => {
  expect(isNear({ begin: point, end: point }, range, 15, roadBounds)).toBe(expected);
});

test.each<[string, readonly string[] | undefined]>([
  ...['SR-35', 'SR 35', 'sr-035', 'SR35', 'S.R. 35', 'CA-35', 'ca 35', '35', '035', 'Hwy 35', 'HWY-35', 'SR-35N']
    .concat(['Route 35', 'Rte. 35', 'State Route 35', 'State Hwy 35', 'Highway 35 North', 'ＳＲ－３５', 'SR\u201335'])
    .concat(['Skyline Blvd', 'SKYLINE BOULEVARD', 'Skyline', 'SR-35 (Skyline Blvd)', 'Skyline Blvd / 35'])
    .map((route): [string, string[]] => [route, ['SR-35']]),
  ['Highway 17', ['SR-17']],
  ['State Route 009', ['SR-9']],
  ['SR-9/SR-35', ['SR-35', 'SR-9']],
  ...['SR-1', 'US-101', 'I-280', 'i280', 'US 101 South', 'SR-236', 'CA 85', '84', 'State Route 1', 'I-880 N'].map(
    (route): [string, string[]] => [route, []],
  ),
  ...['', ' ', 'Bear Creek Road', 'SR-', 'Not Reported', 'SR-3S', 'SR-152U', 'thirty-five', 'S', 'null', 'SR-1735'].map(
    (route): [string, undefined] => [route, undefined],
  ),
])('route %j names %j', (route, roads) => {
  expect(roadsNamed(route)).toEqual(roads);
});
