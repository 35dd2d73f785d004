import { expect, test } from 'vitest';
import { closure } from '#tests/fixtures/lane-closure.ts';
import type { LaneClosure } from '#domain/lane-closures.ts';
import { closureWords, fullClosures, wayAround } from './road-words.ts';

const now = new Date('2026-10-10T17:00:00Z');
const blank = { name: '', note: '', near: '', county: '' };
const onSeventeen: Partial<LaneClosure> = {
  road: 'SR-17',
  direction: 'South',
  lanes: '2',
  until: Date.parse('2026-10-10T22:01:00Z'),
  begin: { ...blank, name: 'Bear Creek Road', near: 'Los Gatos', county: 'Santa Clara' },
  end: { ...blank, name: 'Lexington Dam', near: 'Los Gatos', county: 'Santa Clara' },
};
const words = (over: Partial<LaneClosure> = {}) => closureWords(closure({ ...onSeventeen, ...over }), now);

test('a lane closure in one sentence', () => {
  expect(words()).toEqual({
    summary:
      'Highway 17, southbound: one lane closed between Bear Creek Road and Lexington Dam, near Los Gatos, for tree work, until 3:01 PM.',
    where: 'between Bear Creek Road and Lexington Dam, near Los Gatos',
    direction: 'southbound',
    lanes: 'one lane closed',
  });
});

const crew = { ...blank, name: 'Black Road', note: 'storm damage, local access only' };
const full = { direction: 'North / South', begin: crew, end: crew, until: null, work: 'Slide Repair', type: 'Full' };
const nothing = { direction: 'Not Reported', type: '', work: 'Not Reported', lanes: '', begin: blank, end: blank };

test.each<[string, Partial<LaneClosure>, string]>([
  [
    'a full one, with the words of the crew',
    full,
    'Highway 17, both directions: road closed at Black Road, for slide repair, until further notice. Storm damage, local access only.',
  ],
  [
    'one of which nothing is reported',
    { ...nothing, until: null },
    'Highway 17: part of the road closed (the place is not reported), until further notice.',
  ],
  [
    'one of which only the county is',
    { begin: { ...blank, county: 'Santa Cruz' }, end: blank },
    'in Santa Cruz County',
  ],
  ['one on a ramp', { facility: 'Off Ramp', type: 'Full', lanes: 'All' }, 'off-ramp closed'],
  ['one beside the road', { facility: 'Connector', type: 'Lane' }, 'work on the connector'],
  ['one that ends on another day', { until: Date.parse('2026-10-12T12:01:00Z') }, 'until Monday, October 12, 5:01 AM.'],
  [
    'one that is overdue',
    { until: Date.parse('2026-10-10T11:59:00Z') },
    'planned until 4:59 AM and not yet reported finished.',
  ],
  ['one at a junction', { begin: { ...blank, name: 'Jct Rte 9 (Right)' }, end: blank }, 'at the Highway 9 junction'],
  ['one for striping', { work: 'Striping Operation' }, 'for striping work,'],
])('%s is told in plain words', (_, over, expected) => {
  expect(words(over).summary).toContain(expected);
});

test.each([
  [{ lanes: '1, 2, 3, 4, 5' }, '5 lanes closed'],
  [{ lanes: '2, LShoulder' }, 'one lane and the left shoulder closed'],
  [{ lanes: 'Turn Pocket' }, 'part of the road closed'],
  [{ type: 'One-Way Traffic' }, 'one-way traffic control'],
  [{ type: 'Alternating Lanes' }, 'lanes closed in turns'],
  [{ type: 'Moving' }, 'slow-moving work vehicles'],
])('%j is told as %j', (over, expected) => {
  expect(words(over).lanes).toBe(expected);
});

test('full closures are told in a few words: the road, the way, the place', () => {
  const told = (direction: string, where: string, isFull = true) => ({ direction, where, full: isFull });
  const checkedAt = '2026-10-10T16:58:00Z';
  const reports = [
    {
      road: 'SR-17',
      checkedAt,
      closures: [told('southbound', 'at Summit Road, near Los Gatos'), told('', 'x', false)],
    },
    { road: 'SR-35', checkedAt: null, closures: [told('both directions', 'between Black Road and Bear Creek Road')] },
  ];
  expect(fullClosures(reports)).toEqual([
    { road: 'SR-17', line: 'Highway 17 southbound closed at Summit Road', checkedAt },
    { road: 'SR-35', line: 'Highway 35 closed between Black Road and Bear Creek Road', checkedAt: null },
  ]);
});

const ways = {
  allEndOn: 'SR-35',
  list: [
    { road: 'SR-17', by: 'Highway 17' },
    { road: 'SR-9', by: 'Highway 9' },
    { road: null, by: 'Skyline Blvd from the north' },
  ],
};
const english = {
  ways,
  otherWays: 'Other ways',
  anotherWay: 'Another way',
  whichPart: 'Check which part is closed.',
  language: 'en-US',
} as const;

test.each([
  [['SR-17'], 'Other ways: Highway 9 or Skyline Blvd from the north.'],
  [['SR-9'], 'Other ways: Highway 17 or Skyline Blvd from the north.'],
  [['SR-9', 'SR-17'], 'Another way: Skyline Blvd from the north.'],
  [['SR-35', 'SR-17'], 'Check which part is closed. Other ways: Highway 9 or Skyline Blvd from the north.'],
])('with %j closed, the other ways are named', (closed, sentence) => {
  expect(wayAround(closed, english)).toBe(sentence);
});

test('with every way closed, none is named', () => {
  const one = { ...english, ways: { ...ways, list: ways.list.slice(0, 1) } };
  expect(wayAround(['SR-17'], one)).toBe('');
});
