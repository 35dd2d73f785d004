import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { goodTitle, maliciousCalendars } from '#tests/fixtures/malicious/calendars.ts';
import { calendarDocument } from './ics.ts';
import { directParser } from './parser.ts';
import { ParserThread } from './parser-thread.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog(
  { LOG_LEVEL: 'info' },
  { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
/** A small heap, and more time than a loaded machine needs. */
const parser = new ParserThread(log, { documentMs: 60_000, totalMs: 90_000, partMs: 30_000, heapMb: 32 });
/** For endless parts. */
const impatient = new ParserThread(log, { documentMs: 3_000, totalMs: 30_000, partMs: 1_500, heapMb: 32 });
afterAll(() => Promise.all([parser.close(), impatient.close()]));

const window = { from: new Date('2026-10-10T07:00:00Z'), to: new Date('2026-12-09T08:00:00Z') };
const bodies = new Map(maliciousCalendars('2026-10-17').map(({ name, body }) => [name, body]));
function calendarOf(name: string): Uint8Array {
  const body = bodies.get(name);
  if (!body) throw new Error(`There is no malicious calendar "${name}".`);
  return body;
}
const ordinary = calendarOf('a description of 100 kB of <!--');
const endless = calendarOf('FREQ=DAILY;INTERVAL=7;BYDAY=MO');
const page = new TextEncoder().encode('<!doctype html>');

test('both parsers give the same result', async () => {
  const read = await parser.parse(calendarDocument, ordinary, window);
  expect(read).toEqual(await directParser.parse(calendarDocument, ordinary, window));
  expect(read.unread).toBe(0);
});

test('when the total time is over, the parts read so far count', async () => {
  const { parts, unread } = await impatient.parse(
    calendarDocument,
    calendarOf('3,000 rules that only the deadline ends'),
    window,
  );
  expect(unread).toBeGreaterThan(2_900);
  expect(parts.flatMap(({ events }) => events.map(({ title }) => title))).toContain(goodTitle);
});

test('an endless part is given up; the others and the next documents are read', async () => {
  const answers = await Promise.all([
    impatient.parse(calendarDocument, endless, window),
    impatient.parse(calendarDocument, ordinary, window),
  ]);
  expect(answers.map(({ unread }) => unread)).toEqual([1, 0]);
  expect(answers[0]?.parts.flatMap(({ events }) => events.map(({ title }) => title))).toContain(goodTitle);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'parsing was terminated', document: 'calendar' }),
  );
});

test('a refusal has its reason, from the thread as from the main thread', async () => {
  for (const one of [parser, directParser]) {
    await expect(one.parse(calendarDocument, page, window)).rejects.toMatchObject({
      name: 'UpstreamError',
      outcome: 'content-type',
      upstream: 'calendar',
    });
  }
});

// Seven times the download limit, in lines that are read one by one: within one V8 call, such as JSON.parse, exceeding
// a thread's heap limit would end the whole process.
const greedy = new TextEncoder().encode(
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${'X-A:b\r\n'.repeat(1_000_000)}END:VEVENT\r\nEND:VCALENDAR\r\n`,
);

test('a new thread has compiled the rules for titles before its first document', async () => {
  const thread = new Worker(new URL('parse-worker.ts', import.meta.url));
  onTestFinished(async () => void (await thread.terminate()));
  const messages = on(thread, 'message');
  const read = async (bytes: Uint8Array) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ name: 'calendar', bytes, context: window, from: 0 });
    for (let message = {}; !('refusal' in message);) [message] = (await messages.next()).value as [object];
  };
  await read(page);
  const start = await thread.cpuUsage();
  await read(ordinary);
  const { user, system } = await thread.cpuUsage(start);
  // Compared with the start, because processors differ: 0.04 of it, and 0.5 to 1.3 with rules yet to be compiled.
  expect((user + system) / (start.user + start.system)).toBeLessThan(0.25);
});

test('a document that takes all memory does not affect the next one', async () => {
  expect(await parser.parse(calendarDocument, greedy, window)).toEqual({ parts: [], unread: 1 });
  const { parts, unread } = await parser.parse(calendarDocument, ordinary, window);
  expect([unread, parts.flatMap(({ events }) => events.map(({ title }) => title))]).toEqual([
    0,
    expect.arrayContaining([goodTitle]),
  ]);
});

/** Counts the threads that parse these documents, one after the other. */
async function threadsFor(...documents: readonly Uint8Array[]): Promise<number> {
  // Long limits, so that a slow machine causes no extra thread.
  const own = new ParserThread(log, { documentMs: 100_000, totalMs: 200_000, partMs: 50_000, heapMb: 128 });
  let threads = 0;
  const count = () => void threads++;
  process.on('worker', count);
  onTestFinished(async () => {
    process.off('worker', count);
    await own.close();
  });
  for (const one of documents) await own.parse(calendarDocument, one, window).catch(() => undefined);
  return threads;
}

test('a thread whose heap may be full, after a large document or a refused one, is not used again', async () => {
  const large = new TextEncoder().encode(
    `BEGIN:VCALENDAR\r\nX-A:${'b'.repeat(1024 * 1024)}\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  );
  expect(await threadsFor(ordinary, ordinary)).toBe(1);
  expect(await threadsFor(large, ordinary)).toBe(2);
  expect(await threadsFor(page, ordinary)).toBe(2);
});
