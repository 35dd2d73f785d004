/** How asking another machine can end. The names go into the log and are what operators search for. */

export type Outcome =
  | 'ok'
  | 'not-modified'
  | 'timeout'
  | 'dns'
  | 'refused'
  | 'reset'
  | 'certificate'
  | 'network'
  | 'status'
  | 'rate-limited'
  | 'redirect'
  | 'too-large'
  | 'content-type'
  | 'syntax'
  | 'shape'
  /** Reading it took too long, or too much memory. */
  | 'too-complex'
  /** A well-formed answer that is too old to be believed, or empty where it never is. */
  | 'stale'
  /** Not asked at all: it failed lately, or asked us to wait. */
  | 'held'
  /** Not needed any more: another source was faster, or we are shutting down. */
  | 'cancelled';

/**
 * An upstream gave nothing usable. The message is for operators: it holds no address with a key in it, and nothing of
 * the upstream's own words.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** The short name of the source, such as `nws`. */
  /** For the log: others fail, and we live with it. */
  readonly isExpected = true;
  readonly upstream: string;
  /** The message without the source's name. */
  readonly detail: string;
  readonly outcome: Outcome;
  readonly status?: number;
  /** Not to be asked again before this moment, in Unix milliseconds. */
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

const outcomesByCode: Readonly<Record<string, Outcome>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
};

/** Turns whatever `fetch` rejects with into an {@link UpstreamError}. Node hides the reason in `cause`. */
export function toUpstreamError(upstream: string, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const code = codeOf(error);
  const outcome =
    outcomesByCode[code] ?? (/CERT|SELF_SIGNED|TLS|UNABLE_TO_VERIFY|SSL/.test(code) ? 'certificate' : 'network');
  // Not the error itself as the cause: its text may hold the address, and with it a key.
  return new UpstreamError(upstream, outcome, `no answer (${code || 'no reason given'})`);
}

function codeOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 4) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0], depth + 1);
  return 'cause' in error ? codeOf(error.cause, depth + 1) : '';
}

/**
 * Whether an error can only come from a request of ours that was aborted or whose connection broke. It is never a bug
 * in this code, whichever stream emits it.
 */
export const isInterruptedRequest = (error: unknown): boolean =>
  error instanceof UpstreamError ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) ||
  (error instanceof Error && 'code' in error && /^UND_ERR_(ABORTED|SOCKET|\w+_TIMEOUT)$/.test(String(error.code)));
