import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { goodTitle, maliciousCalendars } from '#tests/fixtures/malicious/calendars.ts';
import { directParser, readWhole } from './parser.ts';
import { openWorkerParser } from './worker-parser.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog(
  { LOG_LEVEL: 'info' },
  { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const parser = openWorkerParser(log, { documentMs: 1_000, partMs: 300 });
beforeAll(() => parser.ready());
afterAll(() => parser.close());

const window = { from: new Date('2026-10-10T07:00:00Z'), to: new Date('2026-12-09T08:00:00Z') };
const bodies = new Map(maliciousCalendars('2026-10-17').map(({ name, body }) => [name, body]));
const calendarOf = (name: string): Uint8Array => bodies.get(name) ?? new Uint8Array();
const endless = calendarOf('FREQ=DAILY;INTERVAL=7;BYDAY=MO');

test('both parsers read the same', async () => {
  const ordinary = calendarOf('FREQ=MONTHLY;INTERVAL=12;BYMONTH=2');
  const read = await parser.parts('calendar', ordinary, window);
  expect(read).toEqual(await directParser.parts('calendar', ordinary, window));
  expect(read.unread).toBe(0);
});

test('a part that does not end is given up, and the others are read', async () => {
  const { parts, unread } = await parser.parts('calendar', endless, window);
  expect(unread).toBe(1);
  expect(parts.flatMap(({ events }) => events.map(({ title }) => title))).toContain(goodTitle);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'reading was given up', document: 'calendar' }),
  );
});

test('when the time for the whole is over, what was read counts', async () => {
  const { parts, unread } = await parser.parts(
    'calendar',
    calendarOf('3,000 rules that only the deadline ends'),
    window,
  );
  expect(unread).toBeGreaterThan(2_900);
  expect(parts.flatMap(({ events }) => events.map(({ title }) => title))).toContain(goodTitle);
});

test('one document after the other, and each gets its own answer', async () => {
  const answers = await Promise.all([
    parser.parts('calendar', endless, window),
    parser.parts('calendar', calendarOf('FREQ=MONTHLY;INTERVAL=12;BYMONTH=2'), window),
    parser.parts('calendar', endless, window),
  ]);
  expect(answers.map(({ unread }) => unread)).toEqual([1, 0, 1]);
});

test('what is refused says why, from the thread as from here', async () => {
  const page = new TextEncoder().encode('<!doctype html>');
  for (const one of [parser, directParser]) {
    await expect(one.parts('calendar', page, window)).rejects.toMatchObject({
      name: 'UpstreamError',
      outcome: 'content-type',
      upstream: 'calendar',
    });
  }
});

test('a document that takes all memory costs itself', async () => {
  // Three million short texts, which no count of objects foresees.
  const greedy = new TextEncoder().encode(`{"features":[${'"aaaaaaaaaa",'.repeat(3_000_000)}""]}`);
  const context = { point: { latitude: 37.2388, longitude: -122.1052 }, link: '', now: new Date() };
  await expect(readWhole(parser, 'nws-alerts', greedy, context)).rejects.toMatchObject({ name: 'UpstreamError' });
  expect((await parser.parts('calendar', calendarOf('FREQ=MONTHLY;INTERVAL=12;BYMONTH=2'), window)).unread).toBe(0);
});
