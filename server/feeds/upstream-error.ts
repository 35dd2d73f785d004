/** Operators search the log for these names. */
export type Outcome =
  | 'ok'
  | 'not-modified'
  | 'timeout'
  | 'certificate'
  /** No such host, or the connection was refused or reset. */
  | 'network'
  | 'status'
  | 'rate-limited'
  | 'redirect'
  | 'too-large'
  | 'content-type'
  | 'syntax'
  | 'shape'
  /** Parsing took too much time or memory. */
  | 'too-complex'
  /** Well-formed, but too old to be trusted, or implausibly empty. */
  | 'stale'
  /** No request was sent: the upstream failed recently, or asked us to wait. */
  | 'cooling-down'
  | 'cancelled';

/** An error for operators. Its message never has an upstream's URL, which may contain a key, or its text. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** Tells the logger to omit the stack. */
  readonly isExpected = true;
  readonly upstream: string;
  readonly detail: string;
  readonly outcome: Outcome;
  readonly status?: number;
  /** When the next request is allowed, in Unix milliseconds. */
  readonly retryAt?: number;

  constructor(
    upstream: string,
    outcome: Outcome,
    detail: string,
    more: { status?: number; retryAt?: number; cause?: unknown } = {},
  ) {
    super(`${upstream}: ${detail}`, { cause: more.cause });
    this.upstream = upstream;
    this.detail = detail;
    this.outcome = outcome;
    if (more.status !== undefined) this.status = more.status;
    if (more.retryAt !== undefined) this.retryAt = more.retryAt;
  }
}

/** For `catch`: undefined for a failure of an upstream. Rethrows anything else, which is a bug. */
export function undefinedIfUpstreamFailed(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
}

/** Converts an error of `fetch`, which has the reason in its `cause`. */
export function toUpstreamError(upstream: string, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const code = codeOf(error);
  const outcome = /TIMEOUT|TIMEDOUT/.test(code)
    ? 'timeout'
    : /CERT|SELF_SIGNED|TLS|UNABLE_TO_VERIFY|SSL/.test(code)
      ? 'certificate'
      : 'network';
  // Without `cause`: its text may contain the URL, and with it a key.
  return new UpstreamError(upstream, outcome, `no answer (${code || 'no reason given'})`);
}

function codeOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 4) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0], depth + 1);
  return 'cause' in error ? codeOf(error.cause, depth + 1) : '';
}

/** Whether an error comes from an outgoing request that was aborted or lost its connection, and so is not a bug. */
export const isInterruptedRequest = (error: unknown): boolean =>
  error instanceof UpstreamError ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) ||
  (error instanceof Error && 'code' in error && /^UND_ERR_(ABORTED|SOCKET|\w+_TIMEOUT)$/.test(String(error.code)));
