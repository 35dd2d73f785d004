/**
 * The page's own result and the server's: the stricter one holds, and nothing unread says "open". Over 200 lines,
 * because each source and each way to lose it has a case.
 */
import { describe, expect, test } from 'vitest';
import type { Closure, Sources } from './day-plan.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { readServerStatus } from './read-status.ts';
import { afterResponse, type Contact, pageSources } from './server-report.ts';
import { statusAt } from './status.ts';
import { statusAnswer } from './status-answer.ts';
import { comingDays, statusWords } from './status-words.ts';
import { comingClosures } from './closures.ts';
import { allDayEvent, club } from '#tests/fixtures/club.ts';

type Plans = Omit<Sources, 'calendar' | 'server'>;

const { calendar: _, ...plans } = club;
/** Saturday. */
const now = rangeMoment('2026-10-17 10:30:00');
const checkedAt = new Date(now.getTime() - minuteMs).toISOString();
const quiet = { checkedAt, complete: true, events: [] };
const closure = (more: Partial<Closure> = {}): Closure => ({
  id: 'snow',
  title: 'Closed: snow',
  from: '2026-10-17',
  to: '2026-10-17',
  text: 'The road is not plowed.',
  ...more,
});
const snow = allDayEvent('Closed: snow', '2026-10-17');

/** What comes over the wire from a server with these sources. */
const body = (more: Partial<Sources> = {}, changes: object = {}, at = now): Record<string, unknown> =>
  JSON.parse(JSON.stringify({ ...statusAnswer(at, { ...plans, calendar: null, ...more }), ...changes }));
const contactOf = (wire: unknown, givenAt = now): Contact => ({ status: readServerStatus(wire), givenAt });
const at = (contact: Contact | undefined, moment = now, own: Plans = plans) =>
  statusAt(moment, pageSources(own, contact));
const later = (ms: number) => new Date(now.getTime() + ms);

test('a page that has never reached its server says "open" in no case, whatever it was built with', () => {
  const status = at(undefined);
  expect(status).toMatchObject({ state: 'unknown', outdated: true });
  expect(statusWords(status, now).line).toBe(
    'Usually open today, 9:00 AM to 4:00 PM. We couldn’t check for closures. Please call.',
  );
});

describe('the server closes what the page was built to be open', () => {
  test.each<[string, Partial<Sources>, string, string]>([
    ['by a closure', { closures: [closure()] }, 'closed', 'Closed today: snow. Opens Sunday at 9:00 AM'],
    [
      'perhaps, because its calendar was not read',
      { calendar: { checkedAt: null, complete: false, events: [] } },
      'unknown',
      'Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.',
    ],
  ])('%s', (_, server, state, line) => {
    const status = at(contactOf(body(server)));
    expect(status.state).toBe(state);
    expect(statusWords(status, now).line).toBe(line);
  });

  test('and says it in the coming days and among the closures', () => {
    const sources = pageSources(
      plans,
      contactOf(body({ closures: [closure({ from: '2026-10-18', to: '2026-10-18' })] })),
    );
    expect(comingDays(now, sources)[1]).toMatchObject({ hours: 'Closed', reason: 'snow' });
    expect(comingClosures('2026-10-17', sources).map(({ title }) => title)).toEqual(['Closed: snow']);
  });

  test('by its state alone: then all day, with its reasons', () => {
    const contact = contactOf(body({}, { state: 'closed', reasons: ['The gate is shut.'] }));
    const status = at(contact);
    expect(status.state).toBe('closed');
    expect(statusWords(status, now).more).toEqual(['The gate is shut.']);
    expect(comingDays(now, pageSources(plans, contact))[0]).toMatchObject({
      hours: 'Closed',
      reason: 'The gate is shut.',
    });
    expect(at(contact, rangeMoment('2026-10-17 14:30:00')).state).toBe('closed');
    expect(at(contactOf(body({}, { state: 'ask' }))).state).toBe('ask');
    expect(at(contactOf(body({}, { state: 'unknown' }))).state).toBe('unknown');
    expect(at(contactOf(body({}, { sure: false }))).state).toBe('unknown');
  });
});

test('the server opens nothing that the page was built to be closed', () => {
  const own = { ...plans, closures: [closure()] };
  expect(at(contactOf(body()), now, own).state).toBe('closed');
});

describe('without contact', () => {
  const minute = minuteMs;
  test('a page is sure for seven days, and for 24 hours where the club has a calendar', () => {
    const [without, withCalendar] = [
      contactOf(body()),
      contactOf(body({ calendar: { ...quiet, checkedAt: now.toISOString() } })),
    ];
    expect(at(without, later(7 * dayMs - minute)).state).toBe('open');
    expect(at(without, later(7 * dayMs))).toMatchObject({ state: 'unknown', outdated: true });
    const evening = rangeMoment('2026-10-24 20:00:00');
    expect(statusWords(at(without, evening), evening).line).toBe(
      'Closed now. Usually opens Sunday at 9:00 AM. We couldn’t check for closures. Please call.',
    );
    expect(at(withCalendar, later(dayMs - minute)).state).toBe('open');
    expect(at(withCalendar, later(dayMs)).state).toBe('unknown');
  });
});

describe('after a further response', () => {
  const known = () => contactOf(body({ calendar: { ...quiet, events: [snow] } }));
  const next = (calendar: Sources['calendar'], givenAt = later(minuteMs)) =>
    at(afterResponse(known(), contactOf(body({ calendar }), givenAt), later(minuteMs)), later(minuteMs)).state;

  test.each<[string, Sources['calendar'], string]>([
    ['that read the calendar again, its closures are gone', { ...quiet, checkedAt: now.toISOString() }, 'open'],
    ['of a server without a calendar, they stay', null, 'closed'],
    ['that did not read the calendar, they stay', { checkedAt: null, complete: false, events: [] }, 'closed'],
    ['that did not read all of it, they stay', { ...quiet, checkedAt: now.toISOString(), complete: false }, 'closed'],
    ['that read it before, they stay', { ...quiet, checkedAt: later(-hourMs).toISOString() }, 'closed'],
  ])('%s', (_, calendar, state) => {
    expect(next(calendar)).toBe(state);
  });

  test('of a server without a calendar, they are forgotten after their end and a day', () => {
    const without = (moment: Date) => afterResponse(known(), contactOf(body({ calendar: null }), moment), moment);
    expect(without(later(20 * hourMs)).status.calendar).not.toBeNull();
    expect(without(later(60 * dayMs)).status.calendar).toBeNull();
  });

  test('an older one changes nothing, unless the last one is from the future', () => {
    expect(next({ ...quiet, checkedAt: now.toISOString() }, later(-minuteMs))).toBe('closed');
    const wrong = { ...known(), givenAt: later(dayMs) };
    expect(afterResponse(wrong, contactOf(body(), now), now).givenAt).toEqual(now);
  });
});

describe('a response of another shape counts as unread', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['null', null],
    ['a list', []],
    ['a page of HTML', '<html>'],
    ['an error', { error: { code: 'unavailable' } }],
    ['the calendar alone', { calendar: null }],
  ])('%s', (_, wire) => {
    expect(() => readServerStatus(wire)).toThrow('the response is no status');
  });

  test('and so does one in which any part is missing or of another type', () => {
    const whole = body({ calendar: { ...quiet, events: [snow] }, closures: [closure()] });
    const used = ['state', 'reasons', 'sure', 'changesAt', 'days', 'closures', 'calendar'];
    for (const key of used)
      for (const wrong of [undefined, 7, 'x', [7], { x: 1 }]) {
        if (key === 'reasons' && wrong === undefined)
          expect(() => readServerStatus({ ...whole, reasons: [7] })).toThrow();
        expect(() => readServerStatus({ ...whole, [key]: wrong }), `${key}: ${JSON.stringify(wrong)}`).toThrow();
      }
    const [day] = whole['days'] as object[];
    for (const wrong of [
      { state: 'fine' },
      { windows: [{ opens: 'soon' }] },
      { day: '2026-99-99' },
      { reasons: ['x'] },
    ])
      expect(() => readServerStatus({ ...whole, days: [{ ...day, ...wrong }] })).toThrow();
    for (const wrong of [{ closes: 'never' }, { end: 'x' }, { allDay: 'yes' }, { title: null }])
      expect(() => readServerStatus({ ...whole, closures: [{ ...snow, ...wrong }] })).toThrow();
  });
});
