/**
 * What turns bytes into a value: text or JSON of a known shape. Limits come first: counting costs nothing, and a schema
 * that judges a million rows, or a pattern that searches a megabyte of spaces, costs seconds.
 */
import { z } from 'zod';
import { UpstreamError } from './upstream-error.ts';

/** `application/json`, `application/geo+json`, `application/problem+json` and the like. */
export const jsonType = /^(application|text)\/([\w.-]+\+)?json$/;

/** Reads bytes as JSON of this shape. It throws an {@link UpstreamError} (`syntax`, `shape`, `too-complex`). */
export function readJson<T>(upstream: string, schema: z.ZodType<T>): (bytes: Uint8Array) => T {
  return (bytes) => parseShape(upstream, schema, parsed(upstream, jsonText(upstream, bytes)));
}

/** Objects and lists in one document. The largest real one, a district's road work, has some forty thousand. */
const maxNodes = 200_000;

/** The text of a JSON document that is not made of more objects than any that we read. */
export function jsonText(upstream: string, bytes: Uint8Array): string {
  let nodes = 0;
  for (const byte of bytes) if (byte === 0x7b || byte === 0x5b) nodes += 1;
  if (nodes > maxNodes) throw new UpstreamError(upstream, 'too-complex', `answered with more than ${maxNodes} objects`);
  return decodeText(bytes);
}

/** A list of at most so many rows, refused before any of them is judged. */
export const rows = <T>(row: z.ZodType<T>, most: number) => z.array(z.unknown()).max(most).pipe(z.array(row));

/** A text of which the beginning is enough. */
export const words = (most: number) => z.string().transform((text) => text.slice(0, most));

/** A parsed value of this shape. The error names the place that is wrong, never the value. */
export function parseShape<T>(upstream: string, schema: z.ZodType<T>, value: unknown): T {
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
