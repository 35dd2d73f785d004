import { expect, test } from 'vitest';
import { fullClosures, wayAround } from './road-words.ts';

test('full closures are told in a few words: the road, the way, the place', () => {
  const told = (direction: string, where: string, isFull = true) => ({ direction, where, full: isFull });
  const es = { direction: 'hacia el sur', where: 'en Summit Road, cerca de Los Gatos' };
  const checkedAt = '2026-10-10T16:58:00Z';
  const reports = [
    {
      road: 'SR-17',
      checkedAt,
      closures: [{ ...told('southbound', 'at Summit Road, near Los Gatos'), es }, told('', 'x', false)],
    },
    { road: 'SR-35', checkedAt: null, closures: [told('both directions', 'between Black Road and Bear Creek Road')] },
  ];
  expect(fullClosures(reports, 'en-US')).toEqual([
    { road: 'SR-17', line: 'Highway 17 southbound closed at Summit Road', checkedAt },
    { road: 'SR-35', line: 'Highway 35 closed between Black Road and Bear Creek Road', checkedAt: null },
  ]);
  const english = [{ said: 'Highway 35 closed between Black Road and Bear Creek Road', language: 'en' }];
  expect(fullClosures(reports, 'es').map(({ line }) => line)).toEqual([
    'Carretera 17 hacia el sur cerrada en Summit Road',
    english,
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

test('in Spanish they are a Spanish list', () => {
  const list = [
    { road: 'SR-9', by: 'la carretera 9' },
    { road: null, by: 'Skyline Blvd desde el norte' },
  ];
  const spanish = { ...english, ways: { ...ways, list }, otherWays: 'Otros caminos', language: 'es' } as const;
  expect(wayAround(['SR-17'], spanish)).toBe('Otros caminos: la carretera 9 o Skyline Blvd desde el norte.');
});

test('with every way closed, none is named', () => {
  const one = { ...english, ways: { ...ways, list: ways.list.slice(0, 1) } };
  expect(wayAround(['SR-17'], one)).toBe('');
});
