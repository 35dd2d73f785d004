/**
 * The parser on Node: a worker thread that is terminated when a document takes too much time or memory, while the main
 * thread keeps serving. docs/decisions/016-worker-pool.md has its limits and their reasons.
 */
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { minuteMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import type { ParseJob, ParseMessage } from './parse-worker.ts';
import { type FeedDocument, documentMs, type Parser, type Parts, type Refusal, refusalError } from './parser.ts';

export type ParserLimits = {
  /** For a document in milliseconds, without the start of a thread. */
  documentMs: number;
  /** For one part: then it is skipped, and a new thread parses the rest. */
  partMs: number;
};

const defaultLimits: ParserLimits = { documentMs, partMs: 1_000 };
/** A thread that hasn't started by then counts as one that is parsing. */
const maxStartMs = 10_000;
const watchdogMs = 50;
/** Megabytes. The largest real document, 8 MB of lane closures, needs a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** What came of one run of a worker. `count` is undefined if the document couldn't be opened in time. */
type Run<Part> = { parts: Part[]; count?: number; isComplete: boolean; isOutOfMemory: boolean; ms: number };

export class ParserPool implements Parser {
  readonly #log: Log;
  readonly #limits: ParserLimits;
  readonly #pool = new Piscina({
    filename: new URL('parse-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: minuteMs,
    resourceLimits,
  });
  /** Documents are parsed one at a time: the pool doesn't replace an aborted worker for tasks that are queued. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: Log, limits = defaultLimits) {
    this.#log = log;
    this.#limits = limits;
    // A worker that is being terminated may still report that it ran out of memory.
    this.#pool.on('error', (error: unknown) => log.warn({ err: error }, 'parser thread failed'));
  }

  parse<Context, Part>(
    document: FeedDocument<Context, Part>,
    bytes: Uint8Array,
    context: Context,
  ): Promise<Parts<Part>> {
    const result = this.#last.then(() => this.#parse<Part>({ name: document.name, bytes, context }));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #parse<Part>(job: Omit<ParseJob, 'from' | 'port'>): Promise<Parts<Part>> {
    const parts: Part[] = [];
    const { documentMs: totalMs } = this.#limits;
    const startedAt = performance.now();
    let [next, count, leftMs, hasRetried] = [0, 1, totalMs, false];
    // With the starts of threads, which are slow under load, the total must stay below the timeout of a request.
    while (next < count && leftMs > 0 && performance.now() - startedAt < totalMs) {
      const run = await this.#run<Part>({ ...job, from: next }, leftMs);
      parts.push(...run.parts);
      count = run.count ?? count;
      if (run.isComplete) break;
      // A thread that dies of its last document may already have taken this one.
      if (run.isOutOfMemory && !hasRetried) {
        hasRetried = true;
        next += run.parts.length;
        continue;
      }
      // Skips the part that was not finished. A document that can't be opened is one such part.
      next = run.count === undefined ? count : next + run.parts.length + 1;
      leftMs -= run.ms;
      this.#log.warn({ document: job.name, part: next, of: count, ms: Math.round(run.ms) }, 'parsing was terminated');
    }
    return { parts, unread: count - parts.length };
  }

  async #run<Part>(job: Omit<ParseJob, 'port'>, leftMs: number): Promise<Run<Part>> {
    const { port1, port2 } = new MessageChannel();
    const timeout = new AbortController();
    const run: Run<Part> = { parts: [], isComplete: false, isOutOfMemory: false, ms: 0 };
    let startedAt = performance.now() + maxStartMs;
    let messageAt = startedAt;
    const receive = () => {
      for (let received = receiveMessageOnPort(port1); received; received = receiveMessageOnPort(port1)) {
        const message = received.message as ParseMessage<Part>;
        messageAt = performance.now();
        startedAt = Math.min(startedAt, messageAt);
        if ('count' in message) run.count = message.count;
        if ('part' in message) run.parts.push(message.part);
      }
    };
    // Receives first: this thread may have been busy longer than the worker.
    const watchdog = setInterval(() => {
      receive();
      const now = performance.now();
      const isFinished = run.count !== undefined && job.from + run.parts.length >= run.count;
      if (!isFinished && (now - startedAt > leftMs || now - messageAt > this.#limits.partMs)) timeout.abort();
    }, watchdogMs);
    try {
      const options = { signal: timeout.signal, transferList: [port2] };
      const refusal = (await this.#pool.run({ ...job, port: port2 }, options)) as Refusal | undefined;
      if (refusal) throw refusalError(refusal);
      run.isComplete = true;
    } catch (error) {
      run.isOutOfMemory = isOutOfMemory(error);
      if (!run.isOutOfMemory && !timeout.signal.aborted) throw error;
    } finally {
      clearInterval(watchdog);
      receive();
      port1.close();
    }
    return { ...run, ms: Math.max(0, performance.now() - startedAt) };
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
