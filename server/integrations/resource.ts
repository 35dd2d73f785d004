// Something that another machine knows and we hold: asked for at most once at a time, not again while fresh, less and
// less often while it fails, kept on disk, and handed out with its true time while it is still useful.
import { z } from 'zod';
import type { Log } from '#server/log.ts';
import type { Validators } from './exchange.ts';
import type { LastGood } from './last-good.ts';
import { type Asked, type Limits, validatorsSchema, within } from './upstream.ts';
import { toUpstreamError, UpstreamError } from './upstream-error.ts';

/** A good answer and when we got it (or were told that it still holds), in Unix milliseconds. */
type Held<T> = { value: T; checkedAt: number; validators: Validators };

export type ResourceSpec<T> = {
  /** Also the name of its file: lower-case letters, digits and hyphens. */
  name: string;
  /** For so long it is not asked for again. */
  freshMs: number;
  /** For so long after the last success it is handed out when asking fails. */
  usefulMs: number;
  /** The moment (Unix milliseconds) from which this value says nothing any more, however lately we got it. */
  goodUntil?: (value: T) => number;
  /** What is believed of the file on disk. */
  schema: z.ZodType<T>;
  /** Asks. It must end soon after the signal fires, and reject with an {@link UpstreamError}. */
  load(signal: AbortSignal, held: Held<T> | undefined): Promise<Asked<T> | 'not-modified'>;
};

type Answer<T> = Held<T> & {
  /** True when a newer answer was due and was not to be had (yet). */
  overdue: boolean;
};

export type Resource<T> = {
  /**
   * The freshest answer to be had: at once while fresh, else from the source, else the last good one.
   * @param signal stops the waiting (not the asking, from which the next visitor profits)
   * @throws {UpstreamError} when there is nothing useful
   */
  get(signal?: AbortSignal): Promise<Answer<T>>;
};

export type Resources = {
  open<T>(spec: ResourceSpec<T>): Resource<T>;
  /** Stops what is being asked and waits for it to end. */
  close(): Promise<void>;
};

export type ResourcesDeps = {
  log: Log;
  now: () => Date;
  limits: Limits;
  lastGood: LastGood;
  /** From 0 up to 1, for the jitter. */
  random: () => number;
};

const firstPauseMs = 10_000;
const longestPauseMs = 10 * 60_000;

export function openResources({ log, now, limits, lastGood, random }: ResourcesDeps): Resources {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const track = <P>(work: Promise<P>): Promise<P> => {
    underWay.add(work);
    const forget = () => underWay.delete(work);
    void work.then(forget, forget);
    return work;
  };

  function open<T>(spec: ResourceSpec<T>): Resource<T> {
    const recordSchema = z.object({ value: spec.schema, checkedAt: z.number(), validators: validatorsSchema });
    let held: Held<T> | undefined;
    let fromDisk: Promise<void> | undefined;
    let flight: Promise<Held<T>> | undefined;
    let writing = Promise.resolve();
    let failures = 0;
    let pausedUntil = 0;

    async function readDisk(): Promise<void> {
      const record = await lastGood.read(spec.name);
      if (record === undefined) return;
      const result = recordSchema.safeParse(record);
      // A record from the future was written under a wrong clock, and would be fresh for ever.
      if (result.success && result.data.checkedAt <= now().getTime()) held ??= result.data;
      else log.warn({ name: spec.name }, 'last good answer is of another version');
    }

    async function fly(): Promise<Held<T>> {
      try {
        const asked = await within(limits.chainMs, closing.signal, spec.name, (signal) => spec.load(signal, held));
        held = renewed(asked);
        failures = 0;
        pausedUntil = 0;
        const record = held;
        writing = track(writing.then(() => lastGood.write(spec.name, record)));
        return held;
      } catch (error) {
        // Sources reject with an UpstreamError, and upstream.ts has logged it. Anything else is a mistake of ours.
        if (!(error instanceof UpstreamError))
          log.error({ err: error, name: spec.name }, 'asking failed in our own code');
        const failure = toUpstreamError(spec.name, error);
        failures += 1;
        // Between half and one and a half times the pause, so that many servers don't come back in step.
        const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random());
        pausedUntil = Math.max(now().getTime() + pause, failure.retryAt ?? 0);
        throw failure;
      } finally {
        flight = undefined;
      }
    }

    function renewed(asked: Asked<T> | 'not-modified'): Held<T> {
      const checkedAt = now().getTime();
      if (asked !== 'not-modified') return { ...asked, checkedAt };
      if (!held) throw new UpstreamError(spec.name, 'status', 'said "not modified" of what we do not hold');
      return { ...held, checkedAt };
    }

    /** What we hold, if it is not older than that. A check in the future means that the clock was set back. */
    function heldWithin(ms: number): Held<T> | undefined {
      if (!held) return undefined;
      const time = now().getTime();
      const age = time - held.checkedAt;
      return age >= 0 && age < ms && time < (spec.goodUntil?.(held.value) ?? Number.POSITIVE_INFINITY)
        ? held
        : undefined;
    }
    function overdueAnswer(): Answer<T> | undefined {
      const last = heldWithin(spec.usefulMs);
      return last && { ...last, overdue: true };
    }

    async function get(signal?: AbortSignal): Promise<Answer<T>> {
      fromDisk ??= readDisk();
      await fromDisk;
      const fresh = heldWithin(spec.freshMs);
      if (fresh) return { ...fresh, overdue: false };
      if (!flight && now().getTime() < pausedUntil) {
        const last = overdueAnswer();
        if (last) return last;
        throw new UpstreamError(spec.name, 'held', 'failed lately', { retryAt: pausedUntil });
      }
      const underway = (flight ??= track(fly()));
      try {
        const outer = signal ?? closing.signal;
        const newest = overdueAnswer()
          ? await within(limits.patienceMs, outer, spec.name, (stop) => orStop(underway, stop))
          : await orStop(underway, outer);
        return { ...newest, overdue: false };
      } catch (error) {
        const last = overdueAnswer();
        if (last) return last;
        throw toUpstreamError(spec.name, error);
      }
    }

    return { get };
  }

  return {
    open,
    async close() {
      closing.abort(new UpstreamError('server', 'cancelled', 'is shutting down'));
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** The promise's outcome, or the signal's reason when that fires first. The promise itself goes on. */
function orStop<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
