/** What turns a reply into a value: text or JSON of a known shape. */
import type { z } from 'zod';
import type { Reply } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** `application/json`, `application/geo+json`, `application/problem+json` and the like. */
export const jsonType = /^(application|text)\/([\w.-]+\+)?json$/;

/** The reply as JSON of this shape. Throws an {@link UpstreamError} (`syntax`, `shape`). */
export function readJson<T>(upstream: string, schema: z.ZodType<T>): (reply: Reply) => T {
  return (reply) => checked(upstream, schema, parsed(upstream, decodeText(reply.bytes)));
}

/** A parsed value of this shape. The error names the place that is wrong, never the value. */
export function checked<T>(upstream: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') || 'the whole answer';
  throw new UpstreamError(upstream, 'shape', `answered in another shape (${where})`);
}

function parsed(upstream: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text, which is not ours to log.
    throw new UpstreamError(upstream, 'syntax', 'answered with broken JSON');
  }
}

/** UTF-8, or Windows-1252 where the bytes are no UTF-8: the encoding of the desktops on which such files are kept. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
