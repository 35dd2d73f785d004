/** Terminates parsing that takes too much time or memory. docs/decisions/016-worker-thread.md explains the limits. */
import { Worker } from 'node:worker_threads';
import { minuteMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import type { ParseJob, ParseMessage } from './parse-worker.ts';
import { type FeedDocument, documentMs, type Parser, type Parts, refusalError } from './parser.ts';

export type ParserLimits = {
  /** Per document, in milliseconds, excluding thread starts. */
  documentMs: number;
  /** Per document, including thread starts, which are slow under load. */
  totalMs: number;
  /** Per part. After it, a new thread parses the rest, and finally retries this part. */
  partMs: number;
  /** In megabytes. The largest real document, 8 MB of lane closures, needs 40. */
  heapMb: number;
};

// Of the 7.5 seconds for loading a value, the total leaves 2.5 for the exchange with its origin.
const defaultLimits: ParserLimits = { documentMs, totalMs: 5_000, partMs: 1_000, heapMb: 128 };
/** A thread that hasn't started by then counts as parsing. */
const maxStartMs = 10_000;
/** A larger document may leave the heap so full that the next, innocent one runs out of memory. */
const maxReusedBytes = 1024 * 1024;
const otherLimits = { maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** The result of one run. `count` is undefined if the document couldn't be opened in time. */
type Run<Part> = { parts: Part[]; count?: number; isComplete: boolean; ms: number };

export class ParserThread implements Parser {
  readonly #log: Log;
  readonly #limits: ParserLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Documents are parsed one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: Log, limits = defaultLimits) {
    this.#log = log;
    this.#limits = limits;
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
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #parse<Part>(job: Omit<ParseJob, 'from' | 'to'>): Promise<Parts<Part>> {
    const parts: Part[] = [];
    const { totalMs } = this.#limits;
    const startedAt = performance.now();
    /** The parts left to parse, in order. A terminated part is retried once, by itself in a new thread. */
    const left: Pick<ParseJob, 'from' | 'to'>[] = [{ from: 0 }];
    let [count, openings, leftMs] = [1, 0, this.#limits.documentMs];
    clearTimeout(this.#idle);
    try {
      while (leftMs > 0 && performance.now() - startedAt < totalMs) {
        const next = left.shift();
        if (!next) break;
        if (next.to !== undefined) await this.close();
        const run = await this.#run<Part>({ ...job, ...next }, leftMs);
        parts.push(...run.parts);
        leftMs -= run.ms;
        count = run.count ?? count;
        if (run.isComplete) continue;
        const part = next.from + run.parts.length;
        this.#log.warn({ document: job.name, part, of: run.count, ms: Math.round(run.ms) }, 'parsing was terminated');
        if (run.count === undefined) {
          if (openings++ === 0) left.push(next);
          continue;
        }
        if (next.to !== undefined) continue;
        if (part + 1 < count) left.unshift({ from: part + 1 });
        left.push({ from: part, to: part + 1 });
      }
      return { parts, unread: count - parts.length };
    } finally {
      if (job.bytes.length > maxReusedBytes) await this.close();
      this.#idle = setTimeout(() => void this.close(), minuteMs).unref();
    }
  }

  #run<Part>(job: ParseJob, leftMs: number): Promise<Run<Part>> {
    const worker = (this.#worker ??= this.#start());
    const run: Run<Part> = { parts: [], isComplete: false, ms: 0 };
    const { promise, resolve, reject } = Promise.withResolvers<Run<Part>>();
    let startedAt: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    const limit = (ms: number) => {
      clearTimeout(timer);
      // Process messages first: this thread may have been busy longer than the worker.
      const current = setTimeout(() => setImmediate(() => current === timer && stop()), ms);
      timer = current;
    };
    const stop = () => {
      if (this.#worker === worker) this.#worker = undefined;
      void worker.terminate();
      resolve(run);
    };
    const receive = (message: ParseMessage<Part>) => {
      startedAt ??= performance.now();
      run.ms = performance.now() - startedAt;
      limit(Math.min(this.#limits.partMs, leftMs - run.ms));
      if ('count' in message) run.count = message.count;
      if ('part' in message) run.parts.push(message.part);
      if (!('refusal' in message)) return;
      run.isComplete = true;
      if (!message.refusal) return resolve(run);
      // A refused document may have used nearly all memory.
      void this.close();
      reject(refusalError(message.refusal));
    };
    const fail = (error: unknown) => (isOutOfMemory(error) ? stop() : reject(error));
    worker.on('message', receive).once('error', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
    limit(maxStartMs);
    return promise.finally(() => {
      clearTimeout(timer);
      timer = undefined;
      worker.off('message', receive).off('error', fail);
      if (startedAt !== undefined) run.ms = performance.now() - startedAt;
    });
  }

  /** Starts a thread that doesn't keep the process alive. A dead thread is replaced for the next document. */
  #start(): Worker {
    const resourceLimits = { ...otherLimits, maxOldGenerationSizeMb: this.#limits.heapMb };
    const worker = new Worker(new URL('parse-worker.ts', import.meta.url), { resourceLimits });
    worker.unref();
    return worker.on('error', (error) => {
      this.#log.warn({ err: error }, 'parser thread failed');
      if (this.#worker === worker) this.#worker = undefined;
    });
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
