/** A page and its server: the stricter one holds. tests/status shows that a page agrees with the rules at any age. */
import { describe, expect, test } from 'vitest';
import { comingClosures } from './closures.ts';
import type { Sources } from './day-plan.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { readServerStatus } from './read-status.ts';
import { afterResponse, type Contact, pageSources } from './server-report.ts';
import { statusAt } from './status.ts';
import { statusAnswer } from './status-answer.ts';
import { comingDays, statusWords } from './status-words.ts';
import { allDayEvent, closureOn, club, unreadCalendar } from '#tests/fixtures/club.ts';

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

const unchecked = 'We couldn’t check for closures. Please call.';
test.each<[Contact | undefined, string, string]>([
  [undefined, '17 10:30', `Usually open today, 9:00 AM to 4:00 PM. ${unchecked}`],
  [contactOf(body()), '24 20:00', `Closed now. Usually opens Sunday at 9:00 AM. ${unchecked}`],
  [contactOf(body({ closures: [closure] })), '17 10:30', 'Closed today: snow. Opens Sunday at 9:00 AM'],
  [contactOf(body({ calendar: unreadCalendar })), '17 10:30', `Scheduled to be open until 4:00 PM. ${unchecked}`],
])('what a page says with the contact %#', (contact, when, line) => {
  const moment = rangeMoment(`2026-10-${when}:00`);
  expect(statusWords(at(contact, moment), moment).line).toBe(line);
});

test('closures of the server and of the page both hold, on the coming days too', () => {
  expect(at(contactOf(body()), now, { ...plans, closures: [closure] }).state).toBe('closed');
  const sources = pageSources(plans, contactOf(body({ closures: [closureOn('2026-10-18')] })));
  expect(comingDays(now, sources)[1]).toMatchObject({ hours: 'Closed', reason: 'snow' });
  expect(comingClosures('2026-10-17', sources)).toHaveLength(1);
});

test('a stricter state that nothing explains holds all day, with its reasons', () => {
  const contact = contactOf(body({}, { state: 'closed', reasons: ['The gate is shut.'] }));
  expect(statusWords(at(contact), now).more).toEqual(['The gate is shut.']);
  const [today] = comingDays(now, pageSources(plans, contact));
  expect(today).toMatchObject({ hours: 'Closed', reason: 'The gate is shut.' });
  expect(at(contact, rangeMoment('2026-10-17 14:30:00')).state).toBe('closed');
  const state = (changes: object) => at(contactOf(body({}, changes))).state;
  expect(state({ state: 'ask' })).toBe('ask');
  expect(state({ state: 'unknown' })).toBe('unknown');
  expect(state({ sure: false })).toBe('unknown');
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

  test('of a server without a calendar, they are forgotten after their end and a day', () => {
    const without = (moment: Date) => afterResponse(before, contactOf(body(), moment), moment);
    expect(without(later(20 * hourMs)).status.calendar).not.toBeNull();
    expect(without(later(60 * dayMs)).status.calendar).toBeNull();
  });

  test('an older one changes nothing, unless the last one is from the future', () => {
    expect(next({ ...quiet, checkedAt: now.toISOString() }, later(-minuteMs))).toBe('closed');
    expect(afterResponse({ ...before, givenAt: later(dayMs) }, contactOf(body()), now).givenAt).toEqual(now);
  });
});

test('a response of which any part is missing or of another type counts as unread', () => {
  const whole = body({ calendar: known, closures: [closure] });
  const refused = (wire: unknown) =>
    expect(() => readServerStatus(wire), JSON.stringify(wire)).toThrow('the response is no status');
  for (const wire of [{}, null, [], '<html>', { error: { code: 'unavailable' } }]) refused(wire);
  for (const key of ['state', 'reasons', 'sure', 'changesAt', 'days', 'closures', 'calendar'])
    for (const wrong of [undefined, 7, 'x', [7], { x: 1 }]) refused({ ...whole, [key]: wrong });
  const [day] = whole['days'] as object[];
  for (const wrong of [{ state: 'fine' }, { windows: [{ opens: 'soon' }] }, { day: '2026-99-99' }, { reasons: ['x'] }])
    refused({ ...whole, days: [{ ...day, ...wrong }] });
  for (const wrong of [{ closes: 'never' }, { end: 'x' }, { allDay: 'yes' }, { title: null }])
    refused({ ...whole, closures: [{ ...known.events[0], ...wrong }] });
});
