/**
 * The one way in which the server asks other machines: with a deadline, a size limit, a content type, a shape, and no
 * trust in where they point. What is kept and when it is asked again: resource.ts.
 */
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import { isCoolingDown } from '#server/cooldown.ts';
import { type Limits, untilAborted, within } from './deadline.ts';
import { ageMs, conditions, fetchFollowing, readBody, retryAfter, type Validators, validatorsOf } from './exchange.ts';
import { Holds } from './hold.ts';
import { type Outcome, toUpstreamError, UpstreamError } from './upstream-error.ts';

export type UpstreamDeps = {
  log: Log;
  /** The present moment. */
  now: () => Date;
  limits: Limits;
  /** Who we are and how to reach us; api.weather.gov refuses requests without it. */
  userAgent: string;
};

/** The same as read back from the disk. */
export const validatorsSchema: z.ZodType<Validators> = z.object({
  etag: z.string().exactOptional(),
  lastModified: z.string().exactOptional(),
});

type Question = {
  /**
   * The short name of the source, for the log. What asks the same source shares its name, and waits together with it.
   */
  upstream: string;
  /** The whole address. User and password in it become an Authorization header. */
  url: string;
  /** The media types that are understood; anything else (such as an error page in HTML) is refused unread. */
  accept: RegExp;
  maxBytes?: number;
  /** Ends the exchange from outside: the deadline of the whole chain. */
  signal: AbortSignal;
};

export type Reply = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; headers: Headers };
/** `ageMs`: for how long a cache on the way has kept this answer; left out where nothing is known of that. */
export type Asked<T> = { value: T; validators: Validators; ageMs?: number };
/** What we hold still holds. */
export type NotModified = Pick<Asked<never>, 'ageMs'> & { isModified: false };

export type Upstream = {
  /**
   * Asks one question. `read` turns the reply into a value, or rejects with an {@link UpstreamError}; its outcome is
   * logged.
   * Rejects with an {@link UpstreamError} and nothing else.
   */
  ask<T>(question: Question, read: (reply: Reply) => T | Promise<T>): Promise<T>;
  /** The same for something that we may hold already: with its validators, the source can answer "not modified". */
  askAgain<T>(
    question: Question,
    validators: Validators | undefined,
    read: (reply: Reply) => T | Promise<T>,
  ): Promise<Asked<T> | NotModified>;
};

const megabyte = 1024 * 1024;
/** How long a source is left alone that says "too many requests" without saying for how long. */
const usualWaitMs = minuteMs;

export function openUpstream(deps: UpstreamDeps): Upstream {
  return new HttpUpstream(deps);
}

class HttpUpstream implements Upstream {
  readonly #deps: UpstreamDeps;
  readonly #holds = new Holds();

  constructor(deps: UpstreamDeps) {
    this.#deps = deps;
  }

  async ask<T>(question: Question, read: (reply: Reply) => T | Promise<T>): Promise<T> {
    const asked = await this.askAgain(question, undefined, read);
    // Sent without validators, such an answer is refused below.
    if ('isModified' in asked) throw new UpstreamError(question.upstream, 'status', 'said "not modified" unasked');
    return asked.value;
  }

  async askAgain<T>(
    question: Question,
    validators: Validators | undefined,
    read: (reply: Reply) => T | Promise<T>,
  ): Promise<Asked<T> | NotModified> {
    const { upstream, signal } = question;
    const started = performance.now();
    const retryAt = this.#holds.until(upstream);
    if (isCoolingDown(retryAt, this.#deps.now()))
      throw new UpstreamError(upstream, 'held', 'asked us to wait', { retryAt });
    try {
      const reply = await within(this.#deps.limits.requestMs, signal, upstream, (stop) =>
        this.#exchange(question, validators ?? {}, stop),
      );
      const age = { ageMs: ageMs(reply.headers) };
      if (!('bytes' in reply)) {
        this.#report(question, started, 'not-modified', 304);
        return { ...age, isModified: false };
      }
      const value = await untilAborted(this.#read(reply, upstream, read), signal);
      this.#report(question, started, 'ok', 200);
      return { ...age, value, validators: validatorsOf(reply.headers) };
    } catch (error) {
      const failure = toUpstreamError(upstream, error);
      this.#report(question, started, failure.outcome, failure.status);
      throw failure;
    }
  }

  /** Without bytes where nothing was modified. */
  async #exchange(
    question: Question,
    validators: Validators,
    signal: AbortSignal,
  ): Promise<Reply | Pick<Reply, 'headers'>> {
    const { upstream, accept, maxBytes = megabyte } = question;
    const { userAgent } = this.#deps;
    const response = await fetchFollowing(
      upstream,
      question.url,
      { ...conditions(validators), 'user-agent': userAgent },
      signal,
    );
    const { status, headers } = response;
    if (status === 304 && (validators.etag || validators.lastModified)) return { headers };
    const mediaType = (headers.get('content-type') ?? '').split(';', 1).join().trim().toLowerCase();
    // Only 200 carries the whole document: 206 is a part of it, 203 another machine's version.
    const refusal = status === 200 ? undefined : this.#refusal(upstream, response);
    if (refusal || !accept.test(mediaType)) {
      await response.body?.cancel();
      throw (
        refusal ?? new UpstreamError(upstream, 'content-type', 'answered with another kind of document', { status })
      );
    }
    return { bytes: await readBody(upstream, response, maxBytes), mediaType, headers };
  }

  #refusal(upstream: string, { status, headers }: Response): UpstreamError {
    const now = this.#deps.now();
    const busy = status === 429;
    const asked = retryAfter(headers.get('retry-after'), now) ?? (busy ? now.getTime() + usualWaitMs : undefined);
    if (asked !== undefined) this.#holds.hold(upstream, asked, now);
    const retryAt = this.#holds.until(upstream);
    return new UpstreamError(upstream, busy ? 'rate-limited' : 'status', `answered ${status}`, {
      status,
      ...(retryAt > 0 && { retryAt }),
    });
  }

  /**
   * A reader that stumbles over what nobody thought of is our mistake: it is logged as one, and costs no more than this
   * answer.
   */
  async #read<T>(reply: Reply, upstream: string, read: (reply: Reply) => T | Promise<T>): Promise<T> {
    try {
      return await read(reply);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      this.#deps.log.error({ err: error, upstream }, 'an answer could not be read');
      throw new UpstreamError(upstream, 'shape', 'answered with something that we failed to read');
    }
  }

  #report({ upstream, url }: Question, started: number, outcome: Outcome, status: number | undefined): void {
    // The host and no more: addresses hold keys, passwords and private calendars.
    const host = URL.canParse(url) ? new URL(url).host : undefined;
    const line = { upstream, host, outcome, ms: Math.round(performance.now() - started), ...(status && { status }) };
    if (outcome === 'ok' || outcome === 'not-modified' || outcome === 'cancelled')
      this.#deps.log.info(line, 'upstream');
    else this.#deps.log.warn(line, 'upstream');
  }
}
