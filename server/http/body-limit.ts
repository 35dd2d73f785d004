import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';

export const maxBodyBytes = 64 * 1024;

/** Refuses a larger body by its Content-Length or its real length. @throws {ApiError} 413 `too-large` */
export function limitBody(message: string, spanish?: string): MiddlewareHandler {
  const refuse = () => {
    throw new ApiError(413, 'too-large', message, { spanish });
  };
  const limitStream = bodyLimit({ maxSize: maxBodyBytes, onError: refuse });
  // Check the header first: `bodyLimit` opens the body, and Node discards the rest of a body only if it was never
  // opened.
  return (c, next) => (Number(c.req.header('content-length') ?? 0) > maxBodyBytes ? refuse() : limitStream(c, next));
}
