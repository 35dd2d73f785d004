/**
 * The parser on Node: a thread of its own, which is ended when a document keeps it busy. Whatever others send, the
 * thread that answers visitors goes on answering.
 */
import { Worker } from 'node:worker_threads';
import { minuteMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import type { ContextOf, DocumentName, PartOf } from './documents.ts';
import type { Job, ThreadMessage } from './messages.ts';
import { directParser, documentMs, type Parser, type Parts } from './parser.ts';

export type ParserTimes = {
  /** For one document, in milliseconds; the start of a new thread does not count. */
  documentMs: number;
  /** For one part of it: then that part is given up, and the rest read by a new thread. */
  partMs: number;
};

const usualTimes: ParserTimes = { documentMs, partMs: 500 };

/** Megabytes. A document that needs more is given up. The largest real one, 8 MB of road work, needs a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** A thread that nobody needs gives its memory back. */
const idleMs = minuteMs;

/** Documents up to this size, in bytes, are read in this thread, unless their kind holds rules or prose. */
const smallBytes = 64 * 1024;
const alwaysInThread: ReadonlySet<DocumentName> = new Set(['calendar', 'caltrans-district', 'nws-alerts']);

export type WorkerParser = Parser & {
  /** Resolves once the thread has begun. */
  ready(): Promise<void>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Opens the parser, and begins its thread. */
export function openWorkerParser(log: Log, times: ParserTimes = usualTimes): WorkerParser {
  return new ThreadParser(log, times);
}

class ThreadParser implements WorkerParser {
  readonly #log: Log;
  readonly #times: ParserTimes;
  #worker: Promise<Worker> | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The last document in the queue: one is read at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: Log, times: ParserTimes) {
    this.#log = log;
    this.#times = times;
    // Where it cannot begin, each document says so.
    void this.#warm().catch(() => undefined);
  }

  async ready(): Promise<void> {
    await this.#warm();
  }

  parts<Name extends DocumentName>(
    name: Name,
    bytes: Uint8Array,
    context: ContextOf<Name>,
  ): Promise<Parts<PartOf<Name>>> {
    if (bytes.byteLength <= smallBytes && !alwaysInThread.has(name)) return directParser.parts(name, bytes, context);
    const reading = this.#last.then(() => this.#read({ name, bytes, context, from: 0 }));
    this.#last = reading.catch(() => undefined);
    return reading as Promise<Parts<PartOf<Name>>>;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #read(job: Job): Promise<Parts<unknown>> {
    clearTimeout(this.#idle);
    const parts: unknown[] = [];
    let left = this.#times.documentMs;
    let count = 1;
    let next = 0;
    while (next < count && left > 0) {
      const attempt = new Attempt(await this.#warm(), { ...job, from: next }, { ...this.#times, documentMs: left });
      const end = await attempt.over;
      parts.push(...attempt.parts);
      count = attempt.count ?? count;
      if (end === 'done') break;
      await this.#end();
      if (end instanceof Error) throw end;
      // The part at which it stopped is given up. A document that cannot even be opened is one such part.
      next = attempt.count === undefined ? count : next + attempt.parts.length + 1;
      left -= attempt.ms;
      this.#log.warn({ document: job.name, part: next, of: count, ms: Math.round(attempt.ms) }, 'reading was given up');
    }
    this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    return { parts, unread: count - parts.length };
  }

  #warm(): Promise<Worker> {
    return (this.#worker ??= startThread(() => (this.#worker = undefined)));
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await (await worker?.catch(() => undefined))?.terminate();
  }
}

/** @param gone called when it has ended, whoever ended it */
async function startThread(gone: () => void): Promise<Worker> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', resolve);
  worker.once('error', reject);
  await promise.catch((error: unknown) => {
    gone();
    throw error;
  });
  worker.off('error', reject);
  worker.once('exit', gone);
  // Heard by whoever waits for a document. A thread that is being ended may still say that it was out of memory.
  worker.on('error', () => undefined);
  // Nobody waits for it at the end: what it reads is for somebody who asks.
  worker.unref();
  return worker;
}

/** One document in one thread, until it is read or given up. */
class Attempt {
  readonly parts: unknown[] = [];
  /** Undefined until the document was opened. */
  count: number | undefined;
  ms = 0;
  /** `given-up`: the thread is to be ended. An Error: the document was refused, or our reader stumbled. */
  readonly over: Promise<'done' | 'given-up' | Error>;
  #resolve: (end: 'done' | 'given-up' | Error) => void;
  #received = 0;

  constructor(worker: Worker, job: Job, { documentMs: most, partMs }: ParserTimes) {
    const { promise, resolve } = Promise.withResolvers<'done' | 'given-up' | Error>();
    this.#resolve = resolve;
    const started = performance.now();
    const giveUp = () => resolve('given-up');
    const whole = setTimeout(() => afterMessages(giveUp), most);
    const part = setTimeout(() => {
      const received = this.#received;
      afterMessages(() => (this.#received === received ? giveUp() : part.refresh()));
    }, partMs);
    const receive = (message: ThreadMessage) => {
      this.#received += 1;
      part.refresh();
      this.#receive(message);
    };
    worker.on('message', receive);
    // Out of memory, mostly.
    worker.once('error', giveUp);
    this.over = promise.finally(() => {
      this.ms = performance.now() - started;
      clearTimeout(whole);
      clearTimeout(part);
      worker.off('message', receive);
      worker.off('error', giveUp);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
  }

  #receive(message: ThreadMessage): void {
    switch (message.kind) {
      case 'opened':
        this.count = message.count;
        break;
      case 'part':
        this.parts.push(message.part);
        break;
      case 'done':
        this.#resolve('done');
        break;
      case 'refused':
        this.#resolve(new UpstreamError(message.upstream, message.outcome, message.detail));
        break;
      case 'stumbled':
        this.#resolve(message.error);
        break;
      case 'ready':
        break;
    }
  }
}

/** What the thread said before now is heard first: a busy server hears late. */
const afterMessages = (then: () => void): void => void setTimeout(() => setImmediate(then));
