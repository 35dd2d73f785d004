/** The parser's worker thread. It parses one document at a time, and may be terminated at any time. */
import { parentPort } from 'node:worker_threads';
import { calendarDocument } from './ics.ts';
import { type Refusal, toRefusal } from './parser.ts';
import { findDocument } from './registry.ts';

export type ParseJob = {
  name: string;
  bytes: Uint8Array;
  context: unknown;
  /** The parts to read: `to` is exclusive; without it, all remaining parts. */
  from: number;
  to?: number;
};

/**
 * `started` comes first, because starting the thread doesn't count as parsing. The last message has the refusal, if
 * any.
 */
export type ParseMessage<Part> =
  | { started: true }
  | { count: number }
  | { part: Part }
  | { refusal: Refusal | undefined };

/**
 * Reads an ordinary event while the thread starts, because each rule for titles is compiled when it is first used. On a
 * busy machine that took longer than a part may, and each retry has a new thread: the calendar stayed unread.
 */
function compileRules(): void {
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;VALUE=DATE:20261010', 'SUMMARY:Trap league', 'END:VEVENT'];
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n');
  const day = { from: new Date('2026-10-10T07:00:00Z'), to: new Date('2026-10-11T07:00:00Z') };
  calendarDocument.open(new TextEncoder().encode(file), day).read(0);
}
compileRules();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: ParseMessage<unknown>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ name, bytes, context, from, to }: ParseJob) => {
  send({ started: true });
  try {
    const { count, read } = findDocument(name).open(bytes, context as never);
    send({ count });
    for (let index = from; index < (to ?? count); index++) send({ part: read(index) });
    send({ refusal: undefined });
  } catch (error) {
    send({ refusal: toRefusal(error) });
  }
});
