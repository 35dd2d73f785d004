import { expect, test } from 'vitest';
import type { LaneClosure } from './lane-closures.ts';
import { closureWords, fullClosures } from './road-words.ts';

const now = new Date('2026-10-10T17:00:00Z');
const blank = { name: '', note: '', near: '', county: '', latitude: null, longitude: null };
const closure: LaneClosure = {
  id: 'C17',
  project: '',
  road: 'SR-17',
  direction: 'South',
  facility: 'Conventional Hwy',
  type: 'Lane',
  work: 'Tree Work',
  lanes: '2',
  until: Date.parse('2026-10-10T22:01:00Z'),
  from: null,
  setUp: true,
  pickedUp: false,
  cancelled: false,
  begin: { ...blank, name: 'Bear Creek Road', note: '', near: 'Los Gatos', county: 'Santa Clara' },
  end: { ...blank, name: 'Lexington Dam', note: '', near: 'Los Gatos', county: 'Santa Clara' },
};
const words = (over: Partial<LaneClosure> = {}) => closureWords({ ...closure, ...over }, now);

test('a lane closure in one sentence', () => {
  expect(words()).toEqual({
    summary:
      'Highway 17, southbound: one lane closed between Bear Creek Road and Lexington Dam, near Los Gatos, for tree work, until 3:01 PM.',
    where: 'between Bear Creek Road and Lexington Dam, near Los Gatos',
    direction: 'southbound',
    lanes: 'one lane closed',
    why: 'tree work',
  });
});

test('a full closure without an end, with the words of the crew', () => {
  const begin = { ...blank, name: 'Black Road', note: 'storm damage, local access only', near: '', county: '' };
  expect(
    words({ direction: 'North / South', begin, end: begin, until: null, work: 'Slide Repair', type: 'Full' }).summary,
  ).toBe(
    'Highway 17, both directions: road closed at Black Road, for slide repair, until further notice. Storm damage, local access only.',
  );
});

test('a closure of which nothing is reported still makes a sentence', () => {
  const nothing = {
    direction: 'Not Reported',
    type: '',
    work: 'Not Reported',
    lanes: '',
    begin: blank,
    end: blank,
    until: null,
  };
  expect(words(nothing).summary).toBe(
    'Highway 17: part of the road closed (the place is not reported), until further notice.',
  );
});

test('where only the county is reported, it is named', () => {
  expect(words({ begin: { ...blank, county: 'Santa Cruz' }, end: blank }).where).toBe('in Santa Cruz County');
});

test.each([
  ['1', 'one lane closed'],
  ['3, 4', 'two lanes closed'],
  ['1, 2, 3, 4, 5', '5 lanes closed'],
  ['RShoulder', 'the right shoulder closed'],
  ['2, LShoulder', 'one lane and the left shoulder closed'],
  ['Turn Pocket', 'part of the road closed'],
  ['Not Reported', 'part of the road closed'],
])('lanes %j are told as %j', (lanes, expected) => {
  expect(words({ lanes }).lanes).toBe(expected);
});

test.each([
  ['One-Way Traffic', 'one-way traffic control'],
  ['Alternating Lanes', 'lanes closed in turns'],
  ['Moving', 'slow-moving work vehicles'],
])('the type %j is told as %j', (type, expected) => {
  expect(words({ type }).lanes).toBe(expected);
});

test('a ramp is called a ramp', () => {
  expect(words({ facility: 'Off Ramp', type: 'Full', lanes: 'All' }).lanes).toBe('off-ramp closed');
  expect(words({ facility: 'Connector', type: 'Lane' }).lanes).toBe('work on the connector');
});

test('another day is named, and an end that has passed is told as overdue', () => {
  expect(words({ until: Date.parse('2026-10-12T12:01:00Z') }).summary).toContain('until Monday, October 12, 5:01 AM.');
  expect(words({ until: Date.parse('2026-10-10T11:59:00Z') }).summary).toContain(
    'planned until 4:59 AM and not yet reported finished.',
  );
});

test('abbreviations are spelled out', () => {
  const begin = { ...blank, name: 'Jct Rte 9 (Right)', note: '', near: '', county: '' };
  expect(words({ begin, end: blank, work: 'AC Paving' })).toMatchObject({
    where: 'at the Highway 9 junction',
    why: 'paving work',
  });
  expect(words({ work: 'Striping Operation' }).why).toBe('striping work');
});

test('full closures are told in a few words: the road, the way, the place', () => {
  const told = (direction: string, where: string, full = true) => ({ direction, where, full });
  const checkedAt = '2026-10-10T16:58:00Z';
  const reports = [
    {
      road: 'SR-17',
      checkedAt,
      closures: [told('southbound', 'at Summit Road, near Los Gatos'), told('', 'x', false)],
    },
    { road: 'SR-9', checkedAt, closures: [] },
    { road: 'SR-35', checkedAt: null, closures: [told('both directions', 'between Black Road and Bear Creek Road')] },
  ];
  expect(fullClosures(reports)).toEqual([
    { line: 'Highway 17 southbound closed at Summit Road', checkedAt },
    { line: 'Highway 35 closed between Black Road and Bear Creek Road', checkedAt: null },
  ]);
});
