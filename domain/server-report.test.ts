/**
 * A page and its server: the stricter one applies. tests/status tests that a page agrees with the rules at any age.
 * Over 200 lines, because each response is read beside what a page makes of it.
 */
import { describe, expect, test } from 'vitest';
import { comingClosures } from './closures.ts';
import { type Sources, unreadCalendar } from './day-plan.ts';
import { outlookAt } from './day-status.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { readServerStatus } from './read-status.ts';
import { afterResponse, type Contact, pageSources } from './server-report.ts';
import { statusAt } from './status.ts';
import { statusAnswer } from './status-answer.ts';
import { allDayEvent, closureOn, club } from '#tests/fixtures/club.ts';

const { calendar: _, ...plans } = club;
/** Saturday. */
const now = rangeMoment('2026-10-17 10:30:00');
const later = (ms: number) => new Date(now.getTime() + ms);
const quiet = { checkedAt: later(-minuteMs).toISOString(), complete: true, events: [] };
const known = { ...quiet, events: [allDayEvent('Closed: snow', '2026-10-17')] };
const closure = closureOn('2026-10-17');

const body = (more: Partial<Sources> = {}, changes: object = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify({ ...statusAnswer(now, { ...club, ...more }), ...changes }));
const contactOf = (wire: unknown, givenAt = now): Contact => ({ status: readServerStatus(wire), givenAt });
const at = (contact: Contact | undefined, moment = now, own = plans) => statusAt(moment, pageSources(own, contact));

const hoursOld = { ...quiet, checkedAt: later(-6 * hourMs).toISOString() };
test.each<[string, Contact | undefined, number, string, Date | undefined]>([
  ['that never was', undefined, 0, 'unknown', undefined],
  ['under 12 hours ago', contactOf(body(), later(-12 * hourMs + 1)), 0, 'open', undefined],
  ['12 hours ago', contactOf(body(), later(-12 * hourMs)), 0, 'unknown', later(-12 * hourMs)],
  ['that found the calendar 6 hours old', contactOf(body({ calendar: hoursOld })), 0, 'unknown', later(-6 * hourMs)],
  ['that found the calendar unread', contactOf(body({ calendar: unreadCalendar })), 0, 'unknown', undefined],
  ['that is sure of an unread calendar', contactOf(body({}, { calendar: unreadCalendar })), 0, 'unknown', undefined],
  ['3 hours ago that found the calendar new', contactOf(body({ calendar: quiet })), 3 * hourMs, 'open', undefined],
])('what a page knows after a contact %s', (_, contact, laterMs, state, lastChecked) => {
  const { today } = outlookAt(later(laterMs), pageSources(plans, contact));
  expect([today.now, today.lastChecked]).toEqual([state, lastChecked]);
});

test.each<[string, Partial<Sources>]>([
  ['office', { isOfficeUnread: true, calendar: quiet }],
  ['closuresCalendar', { closuresCalendar: { ...quiet, complete: false }, calendar: quiet }],
  ['closuresCalendar', { closuresCalendar: hoursOld, calendar: quiet }],
  ['calendar', { closuresCalendar: quiet, calendar: hoursOld }],
])('a page names the source that its server could not read: %s', (source, more) => {
  const onServer = outlookAt(now, { ...club, ...more }).today;
  const { today } = outlookAt(now, pageSources(plans, contactOf(body(more))));
  expect([onServer.decidedBy, today.decidedBy]).toEqual([source, source]);
  expect(today.lastChecked).toEqual(onServer.lastChecked);
  // For the other sources, the time of the last reading would mislead.
  const isOld = [more.calendar, more.closuresCalendar].includes(hoursOld);
  expect(today.lastChecked).toEqual(isOld ? later(-6 * hourMs) : undefined);
});

test('closures of the server and of the page both hold, on the coming days too', () => {
  expect(at(contactOf(body()), now, { ...plans, closures: [closure] }).state).toBe('closed');
  const sources = pageSources(plans, contactOf(body({ closures: [closureOn('2026-10-18')] })));
  expect(outlookAt(now, sources).days[1]).toMatchObject({ state: 'closed', because: [{ why: { cause: 'snow' } }] });
  expect(comingClosures('2026-10-17', sources)).toHaveLength(1);
});

test('a stricter state that nothing explains holds all day, with the reasons of the day', () => {
  const reasons = [{ kind: 'closure', says: 'Closed: gate' }];
  const days = statusAnswer(now, club).days.map((day) => ({ ...day, reasons }));
  const contact = contactOf(body({}, { state: 'closed', days }));
  const { today } = outlookAt(now, pageSources(plans, contact));
  const gate = { said: 'gate', language: 'en' };
  expect(today).toMatchObject({ now: 'closed', state: 'closed', because: [{ why: { key: 'said', quote: gate } }] });
  expect(at(contact, rangeMoment('2026-10-17 14:30:00')).state).toBe('closed');
  const state = (changes: object) => at(contactOf(body({}, changes))).state;
  expect(state({ state: 'ask' })).toBe('ask');
  expect(state({ state: 'unknown' })).toBe('unknown');
  expect(state({ sure: false })).toBe('unknown');
});

test('a stricter state that nothing explains keeps what the server said of other days', () => {
  const { days } = statusAnswer(now, { ...club, closures: [closureOn('2026-10-18')] });
  const sources = pageSources(plans, contactOf(body({}, { state: 'closed', days })));
  expect(outlookAt(now, sources, 3).days.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  expect(sources.server?.days.map(({ day }) => day).toSorted()).toEqual(days.map(({ day }) => day).toSorted());
});

test('a special day of the server has its name on a page of an older build', () => {
  const special = { opens: '10:00', closes: '15:00', lastCheckIn: '14:00', name: 'Youth day', es: 'Juventud' };
  const hours = { ...club.hours, specialDays: [{ date: '2026-10-17', ...special }] };
  const { days } = outlookAt(now, pageSources(plans, contactOf(body({ hours }))));
  expect(days[0]?.special).toEqual({ name: 'Youth day', es: 'Juventud' });
});

test('a response that was sent around an opening describes the time before it, unless it is minutes younger', () => {
  const opening = rangeMoment('2026-10-17 09:00:00');
  const heldAt = (ms: number, changesAt = opening) =>
    at(contactOf(body({}, { state: 'closed', changesAt: changesAt.toISOString() }), new Date(opening.getTime() + ms)))
      .state;
  expect([0, 1000, 5 * minuteMs - 2].map((ms) => heldAt(ms))).toEqual(['open', 'open', 'open']);
  expect(heldAt(5 * minuteMs - 1)).toBe('closed');
  // The change is still to come.
  expect(heldAt(hourMs, rangeMoment('2026-10-17 14:00:00'))).toBe('closed');
});

describe('after a further response', () => {
  const before = contactOf(body({ calendar: known }));
  const next = (calendar: Sources['calendar'], givenAt = later(minuteMs)) =>
    at(afterResponse(before, contactOf(body({ calendar }), givenAt), later(minuteMs)), later(minuteMs)).state;

  test.each<[string, Sources['calendar'], string]>([
    ['that read the calendar again, its closures are gone', { ...quiet, checkedAt: now.toISOString() }, 'open'],
    ['of a server without a calendar, they stay', null, 'closed'],
    ['that did not read the calendar, they stay', unreadCalendar, 'closed'],
    ['that did not read all of it, they stay', { ...quiet, checkedAt: now.toISOString(), complete: false }, 'closed'],
    ['that read it before, they stay', { ...quiet, checkedAt: later(-hourMs).toISOString() }, 'closed'],
  ])('%s', (_, calendar, state) => expect(next(calendar)).toBe(state));

  test('that read the calendar at last, what was known before is gone', () => {
    const never = { checkedAt: null, complete: false, events: known.events };
    const read = contactOf(body({ calendar: { ...quiet, checkedAt: now.toISOString() } }), later(minuteMs));
    const { calendar } = afterResponse(contactOf(body({ calendar: never })), read, later(minuteMs)).status;
    expect(calendar?.events).toEqual([]);
  });

  test('of a server without a calendar, they are forgotten a day after the end of the last one', () => {
    const without = (moment: Date, contact = before) => afterResponse(contact, contactOf(body(), moment), moment);
    expect(without(later(20 * hourMs)).status.calendar).not.toBeNull();
    expect(without(later(60 * dayMs)).status.calendar).toBeNull();
    const events = [...known.events, allDayEvent('Closed: match', '2026-12-24')];
    const both = contactOf(body({ calendar: { ...known, events } }));
    expect(without(later(60 * dayMs), both).status.calendar).not.toBeNull();
  });

  test('an older one changes nothing, unless the last one is from the future', () => {
    expect(next({ ...quiet, checkedAt: now.toISOString() }, later(-minuteMs))).toBe('closed');
    expect(afterResponse({ ...before, givenAt: later(dayMs) }, contactOf(body()), now).givenAt).toEqual(now);
  });
});

const readings = { opens: '09:00', closes: '11:00' };
const part = { ranges: ['Trap'], rangesEs: ['Platos'] };
const es = { title: 'Cerrado', text: 'Nieve.' };
/** A response with every possible field. */
const full = () => {
  const { state, sure, changesAt } = body();
  const [{ certainty: _certainty, decidedBy: _decidedBy, parts: _parts, ...day } = {}] = statusAnswer(now, club).days;
  const partial = { ...part, ...readings, lastCheckIn: '10:00' };
  const event = { ...known.events[0], ...part, hours: readings, partial, source: 'office', es };
  const until = now.toISOString();
  const plan = {
    ...day,
    reasons: [
      { kind: 'closure', says: 'Closed', text: 'Snow.', until, source: 'closuresCalendar', es },
      { kind: 'holiday', says: 'Easter', holiday: 'christmas', isObserved: true },
    ],
    special: { name: 'Youth day', es: 'Juventud' },
  };
  const calendar = { ...quiet, events: [event] };
  return { state, sure, changesAt, days: [plan], closures: [event], calendar, closuresCalendar: calendar };
};

/** Copies, each with one value of another type or, where not every text is valid, with an extra letter. */
function* spoiled(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const wrong of spoiled(one)) yield value.toSpliced(index, 1, wrong);
    yield { length: 0 };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) for (const wrong of spoiled(one)) yield { ...value, [key]: wrong };
    yield [];
    if (!('checkedAt' in value)) yield null;
  }
  yield 7;
  if (typeof value !== 'string') return;
  yield [value];
  if (/^(?:\d\d:\d\d|[a-z]+|[a-z]+Calendar)$/.test(value)) yield* [`x${value}`, `${value}x`];
  if (/^\d{4}-\d\d-\d\d/.test(value)) yield* ['2026-99-99', `${value}x`];
}

test('a response of which any part is missing or of another type counts as unread', () => {
  const refused = (wire: unknown) =>
    expect(() => readServerStatus(wire), JSON.stringify(wire)).toThrow('the response is no status');
  for (const wire of ['<html>', { error: { code: 'unavailable' } }, ...spoiled(full())]) refused(wire);
  for (const { reasons, ...day } of full().days)
    for (const holiday of ['toString', 'x'])
      refused({ ...full(), days: [{ ...day, reasons: [{ ...reasons[1], holiday }] }] });
  for (const key of ['state', 'sure', 'changesAt', 'days', 'closures', 'calendar', 'closuresCalendar'])
    refused({ ...full(), [key]: undefined });
});

test('a response without what is optional is read', () => {
  const bare = readServerStatus(body({ calendar: unreadCalendar, closures: [closure] }));
  expect(bare).toMatchObject({ closuresCalendar: null, calendar: unreadCalendar });
  expect(bare.days[0]).not.toHaveProperty('special');
  const { days, closures } = readServerStatus(full());
  expect(closures[0]).toMatchObject({ partial: part, es });
  expect(days[0]).toMatchObject({ special: { name: 'Youth day' }, partly: [] });
});
