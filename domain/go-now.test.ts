/** Over 200 lines, because each thing that may stand in the way is a case. */
import { describe, expect, test } from 'vitest';
import type { AlertsAnswer, WeatherAlert } from './alerts.ts';
import type { CalendarNews, Sources } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { goNow, type Way } from './go-now.ts';
import { rangeMoment } from './range-time.ts';
import type { RoadReport, RoadsAnswer } from './roads.ts';
import { statusAt } from './status.ts';
import { club } from '#tests/fixtures/club.ts';

const closed = (more: Partial<Sources['closures'][number]> = {}): Partial<Sources> => ({
  closures: [{ id: 'x', title: 'Closed: snow', from: '2026-10-15', to: '2026-10-15', text: 'Snow.', ...more }],
});
const unread: CalendarNews = { checkedAt: null, complete: false, events: [] };

const road = (changes: Partial<RoadReport> = {}): RoadReport => ({
  road: 'SR-35',
  state: 'no-reported-closures',
  closures: [],
  sourceTime: null,
  checkedAt: null,
  complete: true,
  ...changes,
});
const on = (...roads: RoadReport[]): RoadsAnswer => ({ roads });
const works = (summary: string, full = false): RoadReport['closures'][number] => ({
  summary,
  full,
  where: '',
  direction: '',
  lanes: '',
  why: '',
  from: null,
  until: null,
});
const alert = (event: string, siteWide: boolean): WeatherAlert => ({
  event,
  severity: 'Moderate',
  headline: event,
  ends: null,
  expires: null,
  link: '',
  siteWide,
});
const sky = (status: AlertsAnswer['status'], ...alerts: WeatherAlert[]): AlertsAnswer => ({
  alerts,
  checkedAt: null,
  status,
});
const clear: Way = { roads: on(road()), alerts: sky('ok') };
/** What is known of the way, as of a moment. */
const readAt = (at: Date, { roads, alerts }: Way): Way => ({
  roads: roads && on(...roads.roads.map((one) => ({ ...one, checkedAt: at.toISOString() }))),
  alerts: alerts && { ...alerts, checkedAt: at.toISOString() },
});

function ask(reading: string, minutes: number, more: Partial<Sources> = {}, way: Partial<Way> = {}) {
  const now = rangeMoment(`2026-10-15 ${reading}`);
  return goNow(now, minutes, { ...club, ...more }, readAt(now, { ...clear, ...way }));
}

describe('the last check-in', () => {
  test.each([
    [
      '11:00:00',
      45,
      'yes',
      'You would arrive at 11:45 AM, 3 hours 15 minutes before the last check-in at 3:00 PM. Leave by 2:15 PM',
    ],
    [
      '14:00:01',
      45,
      'tight',
      'You would arrive at 2:45 PM, 14 minutes before the last check-in at 3:00 PM. Leave by 2:15 PM',
    ],
    ['14:15:00', 45, 'no', 'You would arrive at 3:00 PM. The last check-in is at 3:00 PM. Opens Friday at 9:00 AM'],
    ['15:30:00', 15, 'no', 'Check-in has ended for today. Opens Friday at 9:00 AM'],
    ['08:00:00', 30, 'yes', 'You would arrive at 8:30 AM. The range opens at 9:00 AM'],
    ['06:30:00', 30, 'no', 'You would arrive at 7:00 AM. The range opens at 9:00 AM'],
    ['23:30:00', 45, 'no', 'Closed now. Opens Friday at 9:00 AM'],
  ])('leaving at %s with a drive of %i minutes: %s', (reading, minutes, answer, line) => {
    expect(ask(reading, minutes)).toEqual({ answer, line, notes: [] });
  });

  test('is never promised after it, nor denied before it, whatever the drive', () => {
    const wrong: string[] = [];
    for (let minutes = 0; minutes <= 240; minutes += 15)
      for (let left = 0; left < 24 * 60; left += 13) {
        const now = new Date(rangeMoment('2026-10-15 00:00:00').getTime() + left * minuteMs);
        const { answer } = goNow(now, minutes, club, readAt(now, clear));
        const { state } = statusAt(new Date(now.getTime() + minutes * minuteMs), club);
        const isInTime = state === 'open' || state === 'check-in-ends-soon';
        if (isInTime ? answer === 'no' : state === 'check-in-over' && answer !== 'no')
          wrong.push(`${now.toISOString()}, ${minutes} minutes: ${answer}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('closures', () => {
  test('close, and the answer says why and when the range opens', () => {
    expect(ask('10:00:00', 45, closed())).toEqual({
      answer: 'no',
      line: 'Closed today: snow. Opens Friday at 9:00 AM',
      notes: [],
    });
    expect(ask('12:00:00', 45, closed({ closes: '13:00', title: 'Early closing' }))).toMatchObject({
      answer: 'no',
      line: 'Check-in has ended for today. Opens Friday at 9:00 AM',
    });
  });

  test('of a part of the range are said beside the answer', () => {
    const part = closed({ ranges: ['Electric trap range'] });
    expect(ask('10:00:00', 45, part)).toMatchObject({ answer: 'yes', notes: ['Electric trap range closed.'] });
  });

  test('that nobody could look up, and holidays that the club has not spoken of, are asked about', () => {
    expect(ask('10:00:00', 45, { calendar: unread })).toMatchObject({
      answer: 'ask',
      line: expect.stringMatching(/Leave by 2:15 PM\. We couldn’t check for closures\. Please call\.$/),
    });
    expect(ask('08:00:00', 45, { calendar: unread }).answer).toBe('ask');
    expect(ask('06:00:00', 45, { calendar: unread }).line).toMatch(/We couldn’t check for closures. Please call.$/);
    expect(ask('14:50:00', 45, { calendar: unread }).line).toMatch(
      /Scheduled to open .* We couldn’t check for closures. Please call.$/,
    );
    const tenOnThanksgiving = rangeMoment('2026-11-26 10:00:00');
    const thanksgiving = goNow(tenOnThanksgiving, 45, club, readAt(tenOnThanksgiving, clear));
    expect(thanksgiving).toMatchObject({
      answer: 'ask',
      line: 'You would arrive at 10:45 AM. We’re closed on some holidays. Please call first.',
    });
  });
});

describe('the way', () => {
  const restricted = road({ road: 'SR-17', state: 'restricted', closures: [works('Highway 17: one lane closed.')] });
  const shut = road({ state: 'closed', closures: [works('Highway 35: road closed.', true)] });

  test('with lanes closed is told, and a closed road is looked into first', () => {
    expect(ask('10:00:00', 45, {}, { roads: on(restricted) })).toMatchObject({
      answer: 'yes',
      notes: ['Highway 17: one lane closed.'],
    });
    expect(ask('10:00:00', 45, {}, { roads: on(restricted, shut) })).toMatchObject({
      answer: 'ask',
      notes: ['Highway 17: one lane closed.', 'Highway 35: road closed.'],
    });
  });

  test('that nobody could check is no good news', () => {
    for (const [way, note] of [
      [{ roads: undefined }, 'The roads cannot be checked right now.'],
      [{ roads: on(road({ state: 'unknown', complete: false })) }, 'Highway 35: live data is unavailable.'],
      [
        { roads: on({ ...restricted, complete: false }) },
        'Highway 17: there may be more, part of the data is missing.',
      ],
      [{ alerts: undefined }, 'Weather alerts cannot be checked right now.'],
      [{ alerts: sky('unknown') }, 'Weather alerts cannot be checked right now.'],
    ] as [Partial<Way>, string][]) {
      const { answer, notes } = ask('10:00:00', 45, {}, way);
      expect([answer, notes.at(-1)]).toEqual(['ask', note]);
    }
  });

  test('under a warning is looked into first, under an advisory it is told', () => {
    expect(ask('10:00:00', 45, {}, { alerts: sky('ok', alert('Winter Storm Warning', true)) })).toMatchObject({
      answer: 'ask',
      notes: ['Winter Storm Warning.'],
    });
    expect(ask('10:00:00', 45, {}, { alerts: sky('ok', alert('Heat Advisory', false)) })).toMatchObject({
      answer: 'yes',
      notes: ['Heat Advisory.'],
    });
  });

  test('closed in full, or under a red alert, is told beside every answer, and "not now" never says when to leave', () => {
    const way = {
      roads: on(restricted, shut),
      alerts: sky('ok', { ...alert('Flood Watch', false), severity: 'Severe' }, alert('Heat Advisory', false)),
    };
    for (const [reading, more] of [
      ['06:30:00', {}],
      ['14:50:00', {}],
      ['15:30:00', {}],
      ['23:30:00', {}],
      ['10:00:00', closed()],
    ] as [string, Partial<Sources>][]) {
      const { answer, line, notes } = ask(reading, 30, more, way);
      expect([answer, notes]).toEqual(['no', ['Highway 35: road closed.', 'Flood Watch.']]);
      expect(line).not.toMatch(/leave/i);
    }
    expect(ask('10:00:00', 45, {}, way).notes).toEqual(
      expect.arrayContaining(['Highway 35: road closed.', 'Flood Watch.']),
    );
  });
});

test.each([
  [-6, 'ask'],
  [-5, 'yes'],
  [30, 'yes'],
  [31, 'ask'],
])('roads and alerts that were read %i minutes ago: %s', (age, answer) => {
  const now = rangeMoment('2026-10-15 11:00:00');
  const read = readAt(new Date(now.getTime() - age * minuteMs), clear);
  const unsure = { ...read, roads: readAt(now, clear).roads };
  expect([goNow(now, 45, club, read), goNow(now, 45, club, unsure)].map((said) => said.answer)).toEqual([
    answer,
    answer,
  ]);
  const said =
    answer === 'yes' ? [] : ['Highway 35: live data is unavailable.', 'Weather alerts cannot be checked right now.'];
  expect(goNow(now, 45, club, read).notes).toEqual(said);
});
