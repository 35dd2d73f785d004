/**
 * Something that another machine knows and we hold: asked for at most once at a time, not again while fresh, less and
 * less often while it fails, kept on disk, and handed out with its true time while it is still useful.
 */
import type { z } from 'zod';
import type { Log } from '#server/http/log.ts';
import type { Limits } from './deadline.ts';
import type { Validators } from './exchange.ts';
import { KeptResource } from './kept-resource.ts';
import type { LastGood } from './last-good.ts';
import { UnderWay } from './under-way.ts';
import type { Asked, NotModified } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** A good answer and when its origin vouched for it (sent it, or said that it still holds), in Unix milliseconds. */
export type Held<T> = { value: T; checkedAt: number; validators: Validators };

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
  /**
   * Asks. It must end soon after the signal fires, and reject with an {@link UpstreamError}.
   * @param isLastUnreachable nothing is held because the last good answer, if there is one, can't be reached now
   */
  load(signal: AbortSignal, held: Held<T> | undefined, isLastUnreachable: boolean): Promise<Asked<T> | NotModified>;
};

export type Answer<T> = Held<T> & {
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
  /** What is held, here or on the disk, however old it is. Asks nobody. */
  last(): Promise<Held<T> | undefined>;
  /** Throws away what is held, on disk too: it proved to be unusable. */
  discard(): Promise<void>;
};

export type Age = { checkedAt: Date | null; failing: boolean };

export type Resources = {
  open<T>(spec: ResourceSpec<T>): Resource<T>;
  /** What is known of each source: when it was last read, and whether it fails since. For the operator. */
  ages(): Record<string, Age>;
  /** Waits for what is being asked and written to end. */
  settled(): Promise<void>;
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

export function openResources(deps: ResourcesDeps): Resources {
  const closing = new AbortController();
  const underWay = new UnderWay();
  const opened: KeptResource<unknown>[] = [];
  return {
    open: (spec) => {
      const resource = new KeptResource(spec, { ...deps, closing: closing.signal, underWay });
      opened.push(resource as KeptResource<unknown>);
      return resource;
    },
    ages: () => Object.fromEntries(opened.map((resource) => [resource.name, resource.age()])),
    settled: () => underWay.settled(),
    async close() {
      closing.abort(new UpstreamError('server', 'cancelled', 'is shutting down'));
      await underWay.settled();
    },
  };
}
