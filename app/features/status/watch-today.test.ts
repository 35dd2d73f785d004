import { afterEach, expect, test, vi } from 'vitest';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { status } from '#tests/e2e/live/answers.ts';
import { club } from '#tests/fixtures/club.ts';
import { statusWords } from '#words/en-status.ts';
import type { Today } from '#words/today-at.ts';
import { readResponse, watchToday, withResponse } from './watch-today.ts';

const rest = {
  sure: true,
  changesAt: '2026-10-17T22:00:00Z',
  days: [],
  closures: [],
  calendar: null,
  closuresCalendar: null,
};
const deviceNow = new Date('2026-10-17T17:30:00Z');

const known = (headers: Record<string, string>, clockOffsetMs = 0) =>
  withResponse(
    { contact: undefined, clockOffsetMs },
    readResponse({ state: 'open', ...rest }, new Headers(headers)),
    deviceNow,
  );

test.each<[string, Record<string, string>, number, string]>([
  ['five minutes ahead', { date: 'Sat, 17 Oct 2026 17:35:00 GMT' }, 0, '17:35:00'],
  ['further ahead', { date: 'Sat, 17 Oct 2026 17:35:01 GMT' }, 5 * minuteMs + 1000, '17:35:01'],
  ['behind', { date: 'Sat, 17 Oct 2026 16:30:00 GMT' }, -60 * minuteMs, '16:30:00'],
  ['the same, in a cached response', { date: 'Sat, 17 Oct 2026 16:30:00 GMT', age: '3600' }, 0, '16:30:00'],
  ['unreadable', { date: 'soon', age: 'x' }, 0, '17:30:00'],
])('a server whose clock is %s', (_, headers, clockOffsetMs, givenAt) => {
  expect(known(headers)).toMatchObject({ clockOffsetMs, contact: { givenAt: new Date(`2026-10-17T${givenAt}Z`) } });
});

test('a response without a date keeps the known clock offset', () => {
  const givenAt = new Date('2026-10-17T16:30:00Z');
  expect(known({}, -60 * minuteMs)).toMatchObject({ clockOffsetMs: -60 * minuteMs, contact: { givenAt } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Simulates an open, visible page on a device with this clock; `fetched` answers its requests. */
function device(at: Date, fetched: () => Promise<Response>) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ now: at });
  return async () => {
    const left = new AbortController();
    const report = vi.fn<(today: Today) => void>();
    watchToday(club, statusWords, report, left.signal);
    await vi.advanceTimersByTimeAsync(1000);
    return { left, said: () => report.mock.lastCall?.[0].status.now };
  };
}

test.each([
  '10:00:00',
  // The sign also changes with each minute, between two requests.
  '10:00:35',
])(
  'an open page shows the office’s closure within a minute, even from a 15-second-old cached answer, from %s',
  async (time) => {
    const at = rangeMoment(`2026-10-10 ${time}`);
    let answer = status();
    const open = device(at, () =>
      Promise.resolve(Response.json(answer, { headers: { date: new Date().toUTCString() } })),
    );
    const { left, said } = await open();
    expect(said()).toBe('open');
    answer = status({}, { state: 'closed' });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(said()).toBe('closed');
    left.abort();
  },
);

test('a wrong clock that may have been corrected is no longer trusted, on an open page and the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = rangeMoment('2026-10-10 10:00:00');
  const headers = { date: at.toUTCString() };
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(status(), { headers })));
  const open = device(new Date(at.getTime() + 3 * hourMs), fetched);
  const first = await open();
  expect(first.said()).toBe('open');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(first.said()).toBe('open');
  // The clock is corrected while offline.
  vi.setSystemTime(rangeMoment('2026-10-10 16:45:00'));
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(first.said()).toBe('unknown');
  first.left.abort();
  const next = await open();
  expect(next.said()).toBe('unknown');
  next.left.abort();
});
