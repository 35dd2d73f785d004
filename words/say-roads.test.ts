import { describe, expect, it, test } from 'vitest';
import { fullClosures, type RoadClosure, type RoadReport, type Ways } from '#domain/roads.ts';
import type { RoadId, RoadPart } from '#domain/lane-closures.ts';
import { words } from './en.ts';
import { words as spanish } from './es.ts';
import { textOf } from './phrase.ts';
import { roadLine as lineOf, sayWaysAround, worstNews as newsOf } from './say-roads.ts';
import { inWords, type Said } from './sentences.ts';

const ways = {
  allEndOn: 'SR-35',
  list: [
    { road: 'SR-17', by: 'Highway 17', part: 'southeast' },
    { road: 'SR-9', by: 'Highway 9', part: 'northwest' },
    { road: null, by: 'Skyline Blvd from the north', part: 'northwest' },
  ],
} as const satisfies Ways;
const english = (said: Said) => textOf(inWords(words, said));
const roadLine = (road: Parameters<typeof lineOf>[0], live: Parameters<typeof lineOf>[1]) => {
  const { tone, said, around } = lineOf(road, live, ways);
  return { tone, sentences: said?.map(english), ...(around && { around: around.map(english) }) };
};
const news = (one?: RoadReport) => {
  const { tone, news } = newsOf('SR-17', one && { roads: [one] });
  return { tone, news: news && english(news) };
};

const now = new Date('2026-05-02T17:00:00Z');
const report = (more: Partial<RoadReport>): RoadReport => ({
  road: 'SR-17',
  state: 'no-reported-closures',
  closures: [],
  checkedAt: '2026-05-02T16:53:00Z',
  complete: true,
  ...more,
});
const closure: RoadClosure = {
  summary: 'Highway 17, southbound: one lane closed at Summit Rd, until 3:00 PM.',
  where: 'at Summit Rd',
  direction: 'southbound',
  lanes: 'one lane closed',
  full: false,
};
const line = (one?: RoadReport) => roadLine('SR-17', { value: one && { roads: [one] }, now });

describe('the live line of a road', () => {
  it('says that nothing is reported, and when that was checked', () => {
    expect(line(report({})).sentences).toEqual(['No lane closures reported, checked 9:53 AM PDT.']);
  });

  it.each([
    ['nothing could be read', roadLine('SR-17', { value: { roads: [] }, now })],
    ['the source is unreadable', line(report({ state: 'unknown', complete: false }))],
    ['the road is missing in the answer', roadLine('SR-9', { value: { roads: [report({})] }, now })],
  ])('claims nothing when %s', (_name, { sentences }) => {
    expect(sentences).toEqual(['Live road data is unavailable.']);
  });

  it('tells a closure in full, and that there may be more', () => {
    expect(line(report({ state: 'restricted', closures: [closure], complete: false }))).toEqual({
      tone: 'restricted',
      sentences: [closure.summary, 'Part of the live data is missing, so there may be more.', 'Checked 9:53 AM PDT.'],
    });
    expect(line(report({ state: 'closed', closures: [{ ...closure, full: true }] }))).toEqual({
      tone: 'closed',
      sentences: [closure.summary, 'Checked 9:53 AM PDT.'],
      around: ['Other ways: Highway 9 or Skyline Blvd from the north.'],
    });
  });

  it('never says that a road is open', () => {
    const all = [line(), line(report({})), line(report({ state: 'unknown' }))];
    expect(all.flatMap((one) => one.sentences ?? []).join(' ')).not.toMatch(/open/i);
  });
});

describe('the news of a road in a few words', () => {
  it('says what is closed before where, and that there is more', () => {
    const full = { ...closure, lanes: 'road closed', where: 'at Summit Rd, near Los Gatos', full: true };
    expect(news(report({ state: 'restricted', closures: [closure] }))).toEqual({
      tone: 'restricted',
      news: 'one lane closed, southbound, at Summit Rd',
    });
    expect(news(report({ state: 'closed', closures: [full, closure] }))).toEqual({
      tone: 'closed',
      news: 'road closed, southbound, at Summit Rd, and more',
    });
    expect(news(report({ state: 'restricted', closures: [closure], complete: false })).news).toMatch(/and more$/);
  });

  it('claims nothing that is not known', () => {
    expect(news().news).toBeUndefined();
    expect(news(report({})).news).toBe('no lane closures reported');
    expect(news(report({ state: 'unknown' }))).toEqual({ tone: 'quiet', news: 'live data is unavailable' });
  });
});

test.each<[closed: string, sentences: string[]]>([
  ['SR-17', ['Other ways: Highway 9 or Skyline Blvd from the north.']],
  ['SR-9', ['Other ways: Highway 17 or Skyline Blvd from the north.']],
  ['SR-9 SR-17', ['Another way: Skyline Blvd from the north.']],
  ['SR-35:southeast', ['Other ways: Highway 9 or Skyline Blvd from the north.']],
  ['SR-35:southeast SR-9', ['Another way: Skyline Blvd from the north.']],
  ['SR-35:northwest', ['Another way: Highway 17.']],
  // Two closures, or one that reaches past the range.
  ['SR-35:northwest SR-35:southeast', []],
  ['SR-35:northwest,southeast', []],
  ['SR-35:northwest SR-17', []],
  // Its place is unknown.
  ['SR-35 SR-17', ['Check which part is closed. It may be on the way by Highway 9 or Skyline Blvd from the north.']],
])('with %s closed, the ways that avoid it are named', (closed, sentences) => {
  const roads = closed.split(' ').map((one) => {
    const [road, parts] = one.split(':') as [RoadId, string?];
    return { road, closure: { parts: (parts?.split(',') ?? []) as RoadPart[] } };
  });
  expect(sayWaysAround(roads, ways).map(english)).toEqual(sentences);
});

test('a full closure is told in a few words: the road, the way, the place', () => {
  const full = { ...closure, where: 'at Summit Road, near Los Gatos', full: true };
  const es = { ...full, direction: 'hacia el sur', where: 'en Summit Road, cerca de Los Gatos' };
  const roads = [report({ closures: [{ ...full, es }, closure] })];
  const told = fullClosures({ roads });
  expect(told.map(words.closedRoad)).toEqual(['Highway 17 southbound closed at Summit Road']);
  expect(told.map(spanish.closedRoad)).toEqual(['Carretera 17 hacia el sur cerrada en Summit Road']);
  const both = { ...full, direction: 'both directions', where: 'between Black Road and Bear Creek Road' };
  expect(words.closedRoad({ road: 'SR-35', closure: both })).toBe(
    'Highway 35 closed between Black Road and Bear Creek Road',
  );
});
