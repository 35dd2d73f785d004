/** No form of ours needs more than a few pages of text. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#server/errors.ts';

/** The largest body that a form may have, in bytes. */
export const maxBodyBytes = 64 * 1024;

/**
 * Refuses a larger body before it is read into memory, by its announced or its real length.
 * @throws {ApiError} 413 `too-large`
 */
export function limitBody(message: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ApiError(413, 'too-large', message);
    },
  });
}
