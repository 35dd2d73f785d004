import { describe, expect, it } from 'vitest';
import type { RoadClosure, RoadReport } from '#domain/roads.ts';
import { shellWords } from '#app/lib/shell-words.server.ts';
import { textOf } from '#words/phrase.ts';
import { roadLine as lineOf, worstNews as newsOf } from './road-line.ts';

const words = shellWords('en-US', {
  allEndOn: 'SR-35',
  ways: [
    { road: 'SR-17', by: 'Highway 17' },
    { road: 'SR-9', by: 'Highway 9' },
    { road: null, by: 'Skyline Blvd from the north' },
  ],
});
const roadLine = (...[road, live]: [Parameters<typeof lineOf>[0], Parameters<typeof lineOf>[1]]) => {
  const { tone, sentences } = lineOf(road, live, words);
  return { tone, sentences: sentences.map(textOf) };
};
const worstNews = (...[road, live]: [Parameters<typeof lineOf>[0], Parameters<typeof lineOf>[1]]) => {
  const { tone, news } = newsOf(road, live, words);
  return { tone, news: textOf(news) };
};

const at = new Date('2026-05-02T17:00:00Z');
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
const line = (phase: 'idle' | 'loading' | 'ok' | 'error', one?: RoadReport) =>
  roadLine('SR-17', { phase, value: one && { roads: [one] }, at });

describe('the live line of a road', () => {
  it('says that nothing is reported, and when that was checked', () => {
    expect(line('ok', report({})).sentences).toEqual(['No lane closures reported, checked 9:53 AM PDT.']);
  });

  it.each([
    ['the question fails', line('error')],
    ['the question fails after a good answer', line('error', report({}))],
    ['the source is unreadable', line('ok', report({ state: 'unknown', complete: false }))],
    ['the road is missing in the answer', roadLine('SR-9', { phase: 'ok', value: { roads: [report({})] }, at })],
  ])('claims nothing when %s', (_name, { sentences }) => {
    expect(sentences).toEqual(['Live road data is unavailable.']);
  });

  it('tells a closure in full, and that there may be more', () => {
    expect(line('ok', report({ state: 'restricted', closures: [closure], complete: false }))).toEqual({
      tone: 'restricted',
      sentences: [closure.summary, 'Part of the live data is missing, so there may be more.', 'Checked 9:53 AM PDT.'],
    });
    expect(line('ok', report({ state: 'closed', closures: [{ ...closure, full: true }] }))).toEqual({
      tone: 'closed',
      sentences: [closure.summary, 'Other ways: Highway 9 or Skyline Blvd from the north.', 'Checked 9:53 AM PDT.'],
    });
  });

  it('keeps a known closure when a later question fails', () => {
    expect(line('error', report({ state: 'closed', closures: [{ ...closure, full: true }] })).tone).toBe('closed');
  });

  it('never says that a road is open', () => {
    const all = [line('idle'), line('loading'), line('ok', report({})), line('error')];
    expect(all.flatMap((one) => one.sentences).join(' ')).not.toMatch(/open/i);
  });
});

describe('the news of a road in a few words', () => {
  const news = (phase: 'idle' | 'loading' | 'ok' | 'error', one?: RoadReport) =>
    worstNews('SR-17', { phase, value: one && { roads: [one] }, at });

  it('says what is closed before where, and that there is more', () => {
    const full = { ...closure, lanes: 'road closed', where: 'at Summit Rd, near Los Gatos', full: true };
    expect(news('ok', report({ state: 'restricted', closures: [closure] }))).toEqual({
      tone: 'restricted',
      news: 'one lane closed, southbound, at Summit Rd',
    });
    expect(news('ok', report({ state: 'closed', closures: [full, closure] }))).toEqual({
      tone: 'closed',
      news: 'road closed, southbound, at Summit Rd, and more',
    });
    expect(news('error', report({ state: 'restricted', closures: [closure], complete: false })).news).toMatch(
      /and more$/,
    );
  });

  it('claims nothing that is not known', () => {
    expect(news('loading').news).toBe('looking for lane closures…');
    expect(news('ok', report({})).news).toBe('no lane closures reported');
    for (const one of [news('error'), news('error', report({})), news('ok', report({ state: 'unknown' }))])
      expect(one).toEqual({ tone: 'quiet', news: 'live data is unavailable' });
  });
});
