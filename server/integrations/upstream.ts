// The one way in which the server asks other machines: with a deadline, a size limit, a content type, a shape, and no
// trust in where they point. What is kept and when it is asked again: resource.ts.
import { z } from 'zod';
import type { Log } from '#server/log.ts';
import { readBody, redirectTarget, retryAfter, type Validators, validatorsOf, withoutCredentials } from './exchange.ts';
import { type Outcome, toUpstreamError, UpstreamError } from './upstream-error.ts';

/** Milliseconds. */
export type Limits = {
  /** For one exchange, its redirects and its body included. */
  requestMs: number;
  /** For everything that one question of a visitor sets off. */
  chainMs: number;
  /** How long a visitor waits for something newer when we hold an answer that is still useful. */
  patienceMs: number;
};

/** The visitor is promised an answer within 8 seconds; half a second of them is ours, to put it together. */
export const defaultLimits: Limits = { requestMs: 5_000, chainMs: 7_500, patienceMs: 2_000 };

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
  /** The short name of the source, for the log. What asks the same source shares its name, and waits together with it. */
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
export type Asked<T> = { value: T; validators: Validators };

export type Upstream = {
  /**
   * Asks one question. `read` turns the reply into a value, or throws an {@link UpstreamError}; its outcome is logged.
   * Rejects with an {@link UpstreamError} and nothing else.
   */
  ask<T>(question: Question, read: (reply: Reply) => T): Promise<T>;
  /** The same for something that we may hold already: with its validators, the source can answer "not modified". */
  askAgain<T>(
    question: Question,
    validators: Validators | undefined,
    read: (reply: Reply) => T,
  ): Promise<Asked<T> | 'not-modified'>;
};

const megabyte = 1024 * 1024;
const mostRedirects = 3;
/** A source that asks for more is taken to be mistaken. */
const longestWaitMs = 6 * 60 * 60_000;
/** How long a source is left alone that says "too many requests" without saying for how long. */
const usualWaitMs = 60_000;

export function openUpstream({ log, now, limits, userAgent }: UpstreamDeps): Upstream {
  /** Sources that asked to be left alone, and until when in Unix milliseconds. */
  const heldUntil = new Map<string, number>();

  async function exchange(
    question: Question,
    validators: Validators,
    signal: AbortSignal,
  ): Promise<Reply | 'not-modified'> {
    const { upstream, maxBytes = megabyte } = question;
    const { url: start, authorization } = withoutCredentials(upstream, question.url);
    const headers = {
      'user-agent': userAgent,
      accept: '*/*',
      ...(authorization && { authorization }),
      ...(validators.etag && { 'if-none-match': validators.etag }),
      ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
    };
    let url = start;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const response = await fetch(url, { headers, signal, redirect: 'manual' });
      if (response.status === 304 && (validators.etag || validators.lastModified)) return 'not-modified';
      if ([301, 302, 303, 307, 308].includes(response.status)) {
        await response.body?.cancel();
        url = redirectTarget(upstream, url, response.headers.get('location'));
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw refusal(upstream, response);
      }
      const mediaType = (response.headers.get('content-type') ?? '').split(';', 1).join().trim().toLowerCase();
      if (!question.accept.test(mediaType)) {
        await response.body?.cancel();
        throw new UpstreamError(upstream, 'content-type', 'answered with another kind of document', {
          status: response.status,
        });
      }
      return { bytes: await readBody(upstream, response, maxBytes), mediaType, headers: response.headers };
    }
    throw new UpstreamError(upstream, 'redirect', `redirected more than ${mostRedirects} times`);
  }

  function refusal(upstream: string, response: Response): UpstreamError {
    const { status } = response;
    const asked = retryAfter(response.headers.get('retry-after'), now());
    const wait = asked ?? (status === 429 ? now().getTime() + usualWaitMs : undefined);
    if (wait !== undefined) heldUntil.set(upstream, Math.min(wait, now().getTime() + longestWaitMs));
    const retryAt = heldUntil.get(upstream);
    const outcome = status === 429 ? 'rate-limited' : 'status';
    return new UpstreamError(upstream, outcome, `answered ${status}`, {
      status,
      ...(retryAt !== undefined && { retryAt }),
    });
  }

  async function askAgain<T>(
    question: Question,
    validators: Validators | undefined,
    read: (reply: Reply) => T,
  ): Promise<Asked<T> | 'not-modified'> {
    const { upstream } = question;
    const started = performance.now();
    const wait = heldUntil.get(upstream) ?? 0;
    if (wait > now().getTime()) throw new UpstreamError(upstream, 'held', 'asked us to wait', { retryAt: wait });
    const tell = (outcome: Outcome, status?: number) => {
      // The host and no more: addresses hold keys, passwords and private calendars.
      const host = URL.canParse(question.url) ? new URL(question.url).host : undefined;
      const line = { upstream, host, outcome, ms: Math.round(performance.now() - started), ...(status && { status }) };
      if (outcome === 'ok' || outcome === 'not-modified' || outcome === 'cancelled') log.info(line, 'upstream');
      else log.warn(line, 'upstream');
    };
    try {
      const reply = await within(limits.requestMs, question.signal, upstream, (signal) =>
        exchange(question, validators ?? {}, signal),
      );
      if (reply === 'not-modified') {
        tell('not-modified', 304);
        return reply;
      }
      const value = readWith(read, reply, upstream);
      tell('ok', 200);
      return { value, validators: validatorsOf(reply.headers) };
    } catch (error) {
      const failure = toUpstreamError(upstream, error);
      tell(failure.outcome, failure.status);
      throw failure;
    }
  }

  /** A reader that stumbles over what nobody thought of is our mistake: it is logged as one, and costs no more than this answer. */
  function readWith<T>(read: (reply: Reply) => T, reply: Reply, upstream: string): T {
    try {
      return read(reply);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      log.error({ err: error, upstream }, 'an answer could not be read');
      throw new UpstreamError(upstream, 'shape', 'answered with something that we failed to read');
    }
  }

  return {
    askAgain,
    async ask(question, read) {
      const asked = await askAgain(question, undefined, read);
      // Sent without validators, such an answer is refused above.
      if (asked === 'not-modified') throw new UpstreamError(question.upstream, 'status', 'said "not modified" unasked');
      return asked.value;
    },
  };
}

/**
 * Runs `work` with a signal that fires after `ms` or when `outer` does, whichever comes first, and at the latest when
 * the work is done, so that nothing it began goes on for nobody.
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal,
  upstream: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new UpstreamError(upstream, 'timeout', 'took too long')), ms);
  const stop = () => controller.abort(outer.reason);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    // What an interrupted exchange rejects with differs from case to case; why it was interrupted is what matters.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    controller.abort(new UpstreamError(upstream, 'cancelled', 'is not needed any more'));
  }
}
