/** The parser's worker thread. It parses one document at a time, and may be terminated at any time. */
import { parentPort } from 'node:worker_threads';
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
