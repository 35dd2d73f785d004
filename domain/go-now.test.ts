import { expect, test } from 'vitest';
import type { WeatherAlert } from './alerts.ts';
import { type Sources, unreadCalendar } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { goNow, type GoAnswer, type Way } from './go-now.ts';
import { rangeMoment } from './range-time.ts';
import type { RoadReport } from './roads.ts';
import { statusAt } from './status.ts';
import { alerts, closure, heatAdvisory, redFlag, roads } from '#tests/e2e/live/answers.ts';
import { closureOn, club } from '#tests/fixtures/club.ts';
import { words } from '#words/en.ts';
import { words as spanish } from '#words/es.ts';
import { textOf } from '#words/phrase.ts';
import { sayGoNow } from '#words/say-go-now.ts';
import { sayAll } from '#words/say-status.ts';

const day = '2026-10-15';
const closed = (more: Parameters<typeof closureOn>[1] = {}) => ({ closures: [closureOn(day, more)] });
const unread = { calendar: unreadCalendar };

const red = { ...redFlag, ends: null };
const heat = { ...heatAdvisory, ends: null };
const restricted: Partial<RoadReport> = { state: 'restricted', closures: [closure('Highway 17: one lane closed.')] };
const shut: Partial<RoadReport> = { state: 'closed', closures: [closure('Highway 35: road closed.', true)] };
const on = (...changes: Parameters<typeof roads>) => ({ roads: roads(...changes) });
const under = (...some: WeatherAlert[]) => ({ alerts: alerts(some) });
const clear: Way = { ...on(), ...under() };

const readAt = (at: Date, way: Way): Way => ({
  roads: way.roads && { roads: way.roads.roads.map((one) => ({ ...one, checkedAt: at.toISOString() })) },
  alerts: way.alerts && { ...way.alerts, checkedAt: at.toISOString() },
});

function ask(reading: string, minutes: number, known: Partial<Sources & Way> = {}, earlyMinutes = 0, language = words) {
  const now = rangeMoment(reading.length > 8 ? reading : `${day} ${reading}`);
  const go = goNow(now, { minutes, earlyMinutes }, { ...club, ...known }, readAt(now, { ...clear, ...known }));
  const { line, notes } = sayGoNow(go, now);
  const [text, listed] = [line, notes].map((said) => sayAll(language, said).map(textOf));
  return { answer: go.answer, line: text?.join(' ') ?? '', notes: listed };
}

const by3 = 'before the last check-in at 3:00 PM. Leave by 2:15 PM.';
const match = { title: 'Closed: match', text: 'Gates open at 10:30.', opens: '11:00' };
const friday = 'Opens Friday at 9:00 AM.';
const unchecked = 'We couldn’t check for closures. Please call first.';
test.each<[string, number, Partial<Sources>, GoAnswer['answer'], string]>([
  ['11:00:00', 45, {}, 'yes', `You would arrive at 11:45 AM, 3 hours 15 minutes ${by3}`],
  ['11:00:59', 45, {}, 'yes', `You would arrive at 11:45 AM, 3 hours 15 minutes ${by3}`],
  ['14:00:59', 45, {}, 'yes', `You would arrive at 2:45 PM, 15 minutes ${by3}`],
  ['14:01:00', 45, {}, 'tight', `You would arrive at 2:46 PM, 14 minutes ${by3}`],
  ['14:14:59', 45, {}, 'tight', `You would arrive at 2:59 PM, 1 minute ${by3}`],
  ['14:15:00', 45, {}, 'no', `You would arrive at 3:00 PM. The last check-in is at 3:00 PM. ${friday}`],
  ['15:30:00', 15, {}, 'no', friday],
  ['08:00:00', 30, {}, 'yes', 'You would arrive at 8:30 AM. The range opens at 9:00 AM.'],
  ['07:15:00', 45, {}, 'yes', 'You would arrive at 8:00 AM. The range opens at 9:00 AM.'],
  ['07:14:00', 45, {}, 'no', 'You would arrive at 7:59 AM. The range opens at 9:00 AM.'],
  ['06:30:00', 30, {}, 'no', 'You would arrive at 7:00 AM. The range opens at 9:00 AM.'],
  ['23:30:00', 45, {}, 'no', `The range is closed. ${friday}`],
  ['11:00:00', 45, unread, 'ask', `You would arrive at 11:45 AM, 3 hours 15 minutes ${by3} ${unchecked}`],
  ['06:00:00', 45, unread, 'no', `You would arrive at 6:45 AM. The range opens at 9:00 AM. ${unchecked}`],
])('leaving at %s with a drive of %i minutes and %j: %s', (reading, minutes, sources, answer, line) => {
  expect(ask(reading, minutes, sources)).toEqual({ answer, line, notes: [] });
});

test.each<[string, number, Partial<Sources>, string, string[], string[]]>([
  [
    '08:00:00',
    45,
    closed(match),
    'You would arrive at 8:45 AM. The range opens at 11:00 AM.',
    ['Hours today: 11:00 AM to 4:00 PM.', 'Reason: match.', 'The club says: Gates open at 10:30.'],
    ['Horario de hoy: de 11:00 a.m. a 4:00 p.m.', 'Motivo: competencia.', 'El club dice: Gates open at 10:30.'],
  ],
  [
    '11:30:00',
    45,
    closed({ title: 'Closed: wind', text: '', closes: '13:00' }),
    `You would arrive at 12:15 PM. The last check-in is at 12:00 PM. ${friday}`,
    ['Hours today: 9:00 AM to 1:00 PM.', 'Reason: high winds.'],
    ['Horario de hoy: de 9:00 a.m. a 1:00 p.m.', 'Motivo: vientos fuertes.'],
  ],
  [
    '10:00:00',
    45,
    closed(),
    `The range is closed. Reason: snow. ${friday}`,
    ['The club says: Snow.'],
    ['El club dice: Snow.'],
  ],
])('a "no" at %s gives its reason, in both languages', (reading, minutes, sources, line, notes, spanishNotes) => {
  expect(ask(reading, minutes, sources)).toEqual({ answer: 'no', line, notes });
  expect(ask(reading, minutes, sources, 0, spanish).notes).toEqual(spanishNotes);
});

const first = 'On a first visit, be there by 2:30 PM: the safety orientation comes first.';
const before3 = 'before the last check-in at 3:00 PM.';
test.each([
  ['11:00:00', 'yes', `You would arrive at 11:45 AM, 3 hours 15 minutes ${before3} ${first} Leave by 1:45 PM.`],
  ['13:31:00', 'tight', `You would arrive at 2:16 PM, 44 minutes ${before3} ${first} Leave by 1:45 PM.`],
  ['13:46:00', 'ask', `You would arrive at 2:31 PM, 29 minutes ${before3} ${first}`],
])('leaving at %s for a first visit: %s', (reading, answer, line) => {
  expect(ask(reading, 45, {}, 30)).toEqual({ answer, line, notes: [] });
});

test('nothing unknown is promised', () => {
  expect(ask('14:50:00', 45, unread).line).toMatch(/Usually opens Friday at 9:00 AM\. We couldn’t check/);
  const holiday =
    'You would arrive at 10:45 AM. Today is Thanksgiving Day. The range may be closed today. Please call first.';
  expect(ask('2026-11-26 10:00:00', 45)).toMatchObject({ answer: 'ask', line: holiday });
});

const unreadAlerts = 'Weather alerts can’t be checked right now.';
test.each<[Partial<Sources & Way>, GoAnswer['answer'], string[]]>([
  [closed({ ranges: ['Trap range'] }), 'yes', ['Trap range closed.']],
  [on({ 'SR-17': restricted }), 'yes', ['Highway 17: one lane closed.']],
  [on({ 'SR-35': shut }), 'ask', ['Highway 35: road closed.']],
  [{ roads: undefined }, 'ask', ['The roads can’t be checked right now.']],
  [{ roads: { roads: [] } }, 'ask', ['The roads can’t be checked right now.']],
  [on({ 'SR-35': { state: 'unknown' } }), 'ask', ['Highway 35: live data is unavailable.']],
  [
    on({ 'SR-17': { ...restricted, complete: false } }),
    'ask',
    ['Highway 17: one lane closed.', 'Highway 17: there may be more, part of the data is missing.'],
  ],
  [{ alerts: undefined }, 'ask', [unreadAlerts]],
  [{ alerts: alerts([], 'unknown') }, 'ask', [unreadAlerts]],
  [under(red), 'ask', ['Red Flag Warning.']],
  [under(heat), 'yes', ['Heat Advisory.']],
])('on the way, %j: %s', (known, answer, notes) => {
  expect(ask('10:00:00', 45, known)).toMatchObject({ answer, notes });
});

test('a full closure and a red alert are beside every "no", which never says when to leave', () => {
  const way = { ...on({ 'SR-17': restricted, 'SR-35': shut }), ...under(red, heat) };
  for (const reading of ['06:30:00', '14:50:00', '15:30:00', '23:30:00']) {
    const { answer, line, notes } = ask(reading, 30, way);
    expect([answer, notes]).toEqual(['no', ['Highway 35: road closed.', 'Red Flag Warning.']]);
    expect(line).not.toMatch(/leave/i);
  }
});

test('the last check-in is never promised after it, nor denied before it, for any drive', () => {
  const wrong: string[] = [];
  for (let minutes = 0; minutes <= 240; minutes += 15)
    for (let left = 0; left < 24 * 60; left += 13) {
      const now = new Date(rangeMoment(`${day} 00:00:00`).getTime() + left * minuteMs);
      const { answer } = goNow(now, { minutes, earlyMinutes: 0 }, club, readAt(now, clear));
      const { state } = statusAt(new Date(now.getTime() + minutes * minuteMs), club);
      const isInTime = state === 'open' || state === 'check-in-ends-soon';
      if (isInTime ? answer === 'no' : state === 'check-in-over' && answer !== 'no')
        wrong.push(`${now.toISOString()}, ${minutes} minutes: ${answer}`);
    }
  expect(wrong).toEqual([]);
});

const old = [...[17, 35, 9].map((road) => `Highway ${road}: live data is unavailable.`), unreadAlerts];
test.each([
  [-6, 'ask', old],
  [-5, 'yes', []],
  [30, 'yes', []],
  [31, 'ask', old],
])('roads and alerts that were read %i minutes ago: %s', (age, answer, notes) => {
  const now = rangeMoment(`${day} 11:00:00`);
  const read = readAt(new Date(now.getTime() - age * minuteMs), clear);
  const drive = { minutes: 45, earlyMinutes: 0 };
  const go = goNow(now, drive, club, read);
  expect([go.answer, sayAll(words, sayGoNow(go, now).notes).map(textOf)]).toEqual([answer, notes]);
  expect(goNow(now, drive, club, { ...read, roads: readAt(now, clear).roads }).answer).toBe(answer);
});
