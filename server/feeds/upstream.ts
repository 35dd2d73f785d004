/** Sends requests with a timeout, limits on size and media type, and a log line. The cache decides when to send one. */
import { minuteMs } from '#domain/durations.ts';
import { isCoolingDown, maxCooldownMs } from '#server/backoff.ts';
import type { Log } from '#server/http/log.ts';
import {
  ageMs,
  conditionalHeaders,
  fetchFollowing,
  readBody,
  retryAfter,
  type Validators,
  validatorsOf,
} from './http.ts';
import { abortable, type Timeouts, withTimeout } from './timeout.ts';
import { type Outcome, toUpstreamError, UpstreamError } from './upstream-error.ts';

export type UpstreamDeps = {
  log: Log;
  now: () => Date;
  timeouts: Timeouts;
  /** Our website and email address; api.weather.gov requires it. */
  userAgent: string;
};

type UpstreamRequest = {
  /** The source's short name for the log. All requests to one source share its cooldown. */
  upstream: string;
  url: string;
  /** The accepted media types. Other responses, such as HTML error pages, are not read. */
  accept: RegExp;
  maxBytes?: number;
  signal: AbortSignal;
};

export type Reply = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; headers: Headers };
type Read<T> = (reply: Reply) => T | Promise<T>;
/** `ageMs`: how long an intermediate cache has stored the response. */
type Loaded<T> = { value: T; validators: Validators; ageMs?: number };
type NotModified = { isModified: false; ageMs?: number };
export type UpstreamResult<T> = Loaded<T> | NotModified;

/** For JSON parsed on the main thread. */
const defaultMaxBytes = 512 * 1024;
/** The cooldown after 429 without Retry-After. */
const defaultCooldownMs = minuteMs;

export class UpstreamClient {
  readonly #deps: UpstreamDeps;
  /** Until when each source asked us to wait, in Unix milliseconds. */
  readonly #cooldowns = new Map<string, number>();

  constructor(deps: UpstreamDeps) {
    this.#deps = deps;
  }

  /** Fetches a value without conditional headers. @throws {UpstreamError} */
  async fetchValue<T>(request: UpstreamRequest, read: Read<T>): Promise<T> {
    const loaded = await this.fetch(request, undefined, read);
    if ('isModified' in loaded) throw new UpstreamError(request.upstream, 'status', 'answered 304 without a reason');
    return loaded.value;
  }

  /** Fetches a value, conditionally if there are validators. @throws {UpstreamError} and nothing else */
  async fetch<T>(
    request: UpstreamRequest,
    validators: Validators | undefined,
    read: Read<T>,
  ): Promise<UpstreamResult<T>> {
    const { timeouts, now } = this.#deps;
    const { upstream, signal } = request;
    const startedAt = performance.now();
    const retryAt = this.#cooldowns.get(upstream) ?? 0;
    if (isCoolingDown(retryAt, now()))
      throw new UpstreamError(upstream, 'cooling-down', 'asked us to wait', { retryAt });
    try {
      const reply = await withTimeout(timeouts.requestMs, signal, upstream, (requestSignal) =>
        this.#exchange(request, validators ?? {}, requestSignal),
      );
      const age = { ageMs: ageMs(reply.headers) };
      if (!('bytes' in reply)) {
        this.#logRequest(request, startedAt, 'not-modified', 304);
        return { ...age, isModified: false };
      }
      const value = await abortable(this.#read(upstream, reply, read), signal);
      this.#logRequest(request, startedAt, 'ok', 200);
      return { ...age, value, validators: validatorsOf(reply.headers) };
    } catch (error) {
      const failure = toUpstreamError(upstream, error);
      this.#logRequest(request, startedAt, failure.outcome, failure.status);
      throw failure;
    }
  }

  /** Resolves without bytes for a 304. */
  async #exchange(
    { upstream, url, accept, maxBytes = defaultMaxBytes }: UpstreamRequest,
    validators: Validators,
    signal: AbortSignal,
  ): Promise<Reply | Pick<Reply, 'headers'>> {
    const sent = { ...conditionalHeaders(validators), 'user-agent': this.#deps.userAgent };
    const response = await fetchFollowing(upstream, url, sent, signal);
    const { status, headers } = response;
    if (status === 304 && (validators.etag || validators.lastModified)) return { headers };
    const mediaType = (headers.get('content-type') ?? '').split(';', 1).join().trim().toLowerCase();
    // Only 200 has the whole document: 206 is partial, 203 was modified by a proxy.
    const failure =
      status !== 200
        ? this.#failedStatus(upstream, response)
        : accept.test(mediaType)
          ? undefined
          : new UpstreamError(upstream, 'content-type', 'answered with another kind of document', { status });
    if (failure) {
      await response.body?.cancel();
      throw failure;
    }
    return { bytes: await readBody(upstream, response, maxBytes), mediaType, headers };
  }

  #failedStatus(upstream: string, { status, headers }: Response): UpstreamError {
    const time = this.#deps.now().getTime();
    const isBusy = status === 429;
    const requested = retryAfter(headers.get('retry-after'), new Date(time)) ?? (isBusy ? time + defaultCooldownMs : 0);
    if (requested > 0) this.#cooldowns.set(upstream, Math.min(requested, time + maxCooldownMs));
    const retryAt = this.#cooldowns.get(upstream);
    return new UpstreamError(upstream, isBusy ? 'rate-limited' : 'status', `answered ${status}`, {
      status,
      ...(retryAt !== undefined && { retryAt }),
    });
  }

  /** An unexpected error of a reader is a bug: it is logged as one, and affects only this response. */
  async #read<T>(upstream: string, reply: Reply, read: Read<T>): Promise<T> {
    try {
      return await read(reply);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      this.#deps.log.error({ err: error, upstream }, 'response could not be read');
      throw new UpstreamError(upstream, 'shape', 'answered with something that we failed to read');
    }
  }

  /** Logs only the host, because URLs may contain keys, passwords and private calendars. */
  #logRequest({ upstream, url }: UpstreamRequest, startedAt: number, outcome: Outcome, status?: number): void {
    const host = URL.canParse(url) ? new URL(url).host : undefined;
    const line = { upstream, host, outcome, ms: Math.round(performance.now() - startedAt), ...(status && { status }) };
    const isFine = outcome === 'ok' || outcome === 'not-modified' || outcome === 'cancelled';
    this.#deps.log[isFine ? 'info' : 'warn'](line, 'upstream');
  }
}
