import type { Language } from '#domain/language.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The shape of every API failure. `message` is written for the visitor. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: Record<string, string> };
};

/** The error handler responds with it. `fields` has a sentence for each invalid field, never the visitor's input. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly #spanish: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      cause?: unknown;
      spanish?: string | undefined;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    if (more.fields) this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.#spanish = more.spanish;
  }

  /** The error for a form on a page in that language. */
  in(language: Language): ApiError {
    if (language !== 'es' || this.#spanish === undefined) return this;
    const { status, code, fields, headers, cause } = this;
    return new ApiError(status, code, this.#spanish, { ...(fields && { fields }), headers, cause });
  }

  /** For the log: a 503 is documented behavior, and its cause was logged where it arose. */
  get isExpected(): boolean {
    return this.status === 503;
  }

  body(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) } };
  }
}
