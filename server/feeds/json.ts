/** Checks limits before parsing: counting is cheap, while a schema takes seconds for a million rows. */
import { z } from 'zod';
import { UpstreamError } from './upstream-error.ts';

/** Such as `application/json` and `application/geo+json`. */
export const jsonType = /^(application|text)\/([\w.-]+\+)?json$/;

/** Creates a parser for JSON of this shape. It throws UpstreamErrors (`syntax`, `shape`, `too-complex`). */
export function readJson<T>(upstream: string, schema: z.ZodType<T>): (bytes: Uint8Array) => T {
  return (bytes) => parseShape(upstream, schema, parsed(upstream, jsonText(upstream, bytes)));
}

/** Counts objects and arrays. The largest real document, a district's lane closures, has 40,000. */
const maxNodes = 200_000;

/** Decodes a JSON document, and rejects one with implausibly many objects. */
export function jsonText(upstream: string, bytes: Uint8Array): string {
  let nodes = 0;
  for (const byte of bytes) if (byte === 0x7b || byte === 0x5b) nodes += 1;
  if (nodes > maxNodes) throw new UpstreamError(upstream, 'too-complex', `answered with more than ${maxNodes} objects`);
  return decodeText(bytes);
}

/** An array whose length is checked before its rows. */
export const rows = <T>(row: z.ZodType<T>, most: number) => z.array(z.unknown()).max(most).pipe(z.array(row));

export const words = (most: number) => z.string().transform((text) => text.slice(0, most));

/** Validates a parsed value. The error names the path that is wrong, never the value. */
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
    // Omit the parser's message, which quotes the text.
    throw new UpstreamError(upstream, 'syntax', 'answered with broken JSON');
  }
}

/** Decodes UTF-8, or Windows-1252 if the bytes are not valid UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const jsonTokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Twice as many as one missing comma in each row of a file. */
const maxMissing = 100_000;

/**
 * Adds missing commas between values, which hand-written templates sometimes omit. Other mistakes stay.
 *
 * It keeps no list of tokens, as `replace` does: eight megabytes of them reached the heap limit of the parser's thread
 * within one V8 call, which ends the whole process instead of the thread.
 */
export function withMissingCommas(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  let isAfterValue = false;
  for (const { 0: token, index } of text.matchAll(jsonTokens)) {
    if (isAfterValue && !'}],:'.includes(token)) {
      if (pieces.length === maxMissing) return text;
      pieces.push(text.slice(from, index));
      from = index;
    }
    isAfterValue = !'{[,:'.includes(token);
  }
  return [...pieces, text.slice(from)].join(',');
}
