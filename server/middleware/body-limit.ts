/** No form of ours needs more than a few pages of text. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/errors.ts';

/** The largest body that a form may have, in bytes. */
export const maxBodyBytes = 64 * 1024;

/**
 * How much more is read and thrown away before the refusal, in bytes: then the connection stays in order for the next
 * request, and a browser that sends first and listens afterwards hears the refusal. Beyond it the connection is closed.
 * What many send at once lies in memory until it is collected.
 */
export const maxDrainedBytes = 2_100_000;

/**
 * Refuses a larger body, by its announced or its real length. No more of it than the limit is held in memory.
 * @throws {ApiError} 413 `too-large`
 */
export function limitBody(message: string): MiddlewareHandler {
  return async (c, next) => {
    const announced = Number(c.req.header('content-length') ?? 0);
    const kept: Uint8Array[] = [];
    let size = 0;
    if (c.req.raw.body && announced <= maxDrainedBytes) {
      const reader = c.req.raw.body.getReader();
      for (let part = await reader.read(); !part.done && size <= maxDrainedBytes; part = await reader.read()) {
        size += part.value.byteLength;
        if (size <= maxBodyBytes) kept.push(part.value);
      }
    }
    if (Math.max(size, announced) > maxBodyBytes) throw new ApiError(413, 'too-large', message);
    if (size > 0)
      c.req.raw = new Request(c.req.raw.url, {
        method: c.req.method,
        headers: c.req.raw.headers,
        body: joined(kept, size),
      });
    await next();
  };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
