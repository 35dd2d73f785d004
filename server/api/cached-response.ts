import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** Middleware for routes whose responses are the same for all visitors. */
export const shared = [compress(), etag()] as const;

/** A text response. It sets Content-Length, because only long responses are compressed. */
export const shareText = (c: Context, type: string, text: string, headers: Record<string, string>): Response =>
  c.body(text, 200, { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(text)) });

export const shareJson = (c: Context, value: object, headers: Record<string, string>): Response =>
  shareText(c, 'application/json', JSON.stringify(value), headers);

/** GET of a feed's response. Browsers may cache it for a minute, unless it is uncertain and so may change sooner. */
export const jsonRoute = <Answer extends object>(
  route: string,
  load: () => Promise<Answer>,
  isCertain: (answer: Answer) => boolean = () => true,
): Hono =>
  new Hono().get(route, ...shared, async (c) => {
    const answer = await load();
    return shareJson(c, answer, { 'cache-control': isCertain(answer) ? 'public, max-age=60' : 'no-store' });
  });
