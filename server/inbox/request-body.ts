import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Mail } from '#content/schema/mail.ts';
import { ApiError } from '#server/http/api-error.ts';

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether to respond with a page: for a form sent without JavaScript, unless the client prefers JSON. */
export function wantsPage(c: Context): boolean {
  if (!formTypes.has(mediaType(c))) return false;
  return (
    accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) === 'text/html'
  );
}

/** The last value of a repeated name wins. @throws {ApiError} 415 for another content type, 400 if malformed */
export async function readBody(c: Context, errors: Mail['errors']): Promise<Record<string, unknown>> {
  const type = mediaType(c);
  if (type !== 'application/json' && !formTypes.has(type))
    throw new ApiError(415, 'unsupported-media-type', errors.mediaType);
  let values: unknown;
  try {
    values = type === 'application/json' ? await c.req.json() : Object.fromEntries(await c.req.formData());
  } catch (cause) {
    throw new ApiError(400, 'malformed', errors.malformed, { cause });
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new ApiError(400, 'malformed', errors.malformed);
  return { ...values };
}
