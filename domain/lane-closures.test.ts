import { expect, test } from 'vitest';
import {
  type Coordinates,
  districtBounds,
  isCurrentFile,
  isFull,
  isInForce,
  isNear,
  type LaneClosure,
  roadBounds,
  roadsNamed,
} from './lane-closures.ts';
import { closure, minutes, noon } from '#tests/fixtures/lane-closure.ts';

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['set up', true, {}],
  ['past its end for less than half a day', true, { until: minutes(-11 * 60) }],
  ['past its end for half a day', false, { until: minutes(-12 * 60) }],
  ['without an end', true, { until: null }],
  ['set up an hour ahead of its window', true, { from: minutes(60) }],
  ['set up more than an hour ahead of its window', false, { from: minutes(61) }],
  ['a later window of the same project', false, { from: minutes(24 * 60) }],
])('a closure that is %s is in force: %s', (_, expected, over) => {
  expect(isInForce(closure(over), noon)).toBe(expected);
});

test.each<[string, boolean, Partial<LaneClosure>]>([
  ['a full closure of the road', true, { type: 'Full', lanes: 'All' }],
  ['all its lanes', true, { type: 'Lane', lanes: 'All' }],
  ['a full closure in other words', true, { type: 'ROAD CLOSED', lanes: '' }],
  ['a full closure of the road and its ramps', true, { type: 'Full', facility: 'Mainline and Ramps' }],
  ['an unknown type', false, { type: 'Emergency' }],
  ['a full closure of a ramp', false, { type: 'Full', facility: 'Off Ramp', lanes: 'All' }],
  ['a lane', false, { type: 'Lane', lanes: '2' }],
  ['a lane of many', false, { type: 'Lane', lanes: '1, not all' }],
  ['one-way traffic in one word', false, { type: 'Oneway traffic', lanes: 'All' }],
  ['one-way traffic', false, { type: 'One-Way Traffic', lanes: 'All' }],
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
/** A point this many miles east and north of the range. */
const away = (east: number, north: number): Coordinates => ({
  latitude: range.latitude + north / 69.05,
  longitude: range.longitude + east / 54.97,
});

test.each<[string, Coordinates, Coordinates, boolean]>([
  ['14 miles north', away(0, 14), away(0, 14), true],
  ['16 miles north', away(0, 16), away(0, 16), false],
  ['14 miles east', away(14, 0), away(14, 0), true],
  ['16 miles east', away(16, 0), away(16, 0), false],
  ['with both ends far, and the range between them', away(-20, 5), away(20, -5), true],
])('whether a closure %s is near', (_, begin, end, expected) => {
  expect(isNear([begin, end], range, 15, districtBounds)).toBe(expected);
});

const santaCruz = { latitude: 36.97, longitude: -122.02 };
test.each<[string, Coordinates]>([
  ['not given', { latitude: Number.NaN, longitude: Number.NaN }],
  ['swapped', { latitude: -122.02, longitude: 36.97 }],
  ['too far north', { latitude: 37.9, longitude: -122.5 }],
])('an end whose coordinates are %s may be anywhere', (_, end) => {
  expect(isNear([santaCruz, santaCruz], range, 15, roadBounds)).toBe(false);
  expect(isNear([santaCruz, end], range, 15, roadBounds)).toBe(true);
  expect(isNear([end, santaCruz], range, 15, roadBounds)).toBe(true);
});

test.each([
  ['both districts', districtBounds],
  ['the roads', roadBounds],
])('an end on the bounds of %s is known, one beyond them is not', (_, bounds) => {
  const { south, north, west, east } = bounds;
  const far = { latitude: 0, longitude: 0 };
  const isUnknown = (latitude: number, longitude: number) => isNear([{ latitude, longitude }], far, 15, bounds);
  expect([isUnknown(south, west), isUnknown(north, east)]).toEqual([false, false]);
  const beyond = [isUnknown(south - 0.01, west), isUnknown(north + 0.01, east)];
  expect([...beyond, isUnknown(south, west - 0.01), isUnknown(north, east + 0.01)]).toEqual(Array(4).fill(true));
});

test.each<[string, readonly string[] | undefined]>([
  ...'SR-35|SR 35|sr-035|CA-35|035|HWY-35|SR-35N|Rte. 35|State Route 35|ＳＲ－３５|SR\u201335|SKYLINE BOULEVARD|Skyline Blvd / 35'
    .split('|')
    .map((route): [string, string[]] => [route, ['SR-35']]),
  ['Highway 17', ['SR-17']],
  ['State Route 009', ['SR-9']],
  ['SR-9/SR-35', ['SR-35', 'SR-9']],
  ['Skyline Blvd to Highway 9', ['SR-35', 'SR-9']],
  ...['SR-1', 'US-101', 'I-280', 'i280', 'US 101 South', 'SR-236', 'CA 85', '84', 'State Route 1', 'I-880 N'].map(
    (route): [string, string[]] => [route, []],
  ),
  ...['', ' ', 'Bear Creek Road', 'SR-', 'Not Reported', 'SR-3S', 'SR-152U', 'thirty-five', 'S', 'null', 'SR-1735'].map(
    (route): [string, undefined] => [route, undefined],
  ),
])('route %j names %j', (route, roads) => {
  expect(roadsNamed(route)).toEqual(roads);
});
