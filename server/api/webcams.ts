/**
 * GET /api/webcams: both cameras, as `WebcamsAnswer` in domain/webcams.ts. GET /api/webcams/<id>: the still picture.
 */
import { Hono } from 'hono';
import { webcamIds } from '#domain/webcams.ts';
import { etagMatches } from '#server/http/negotiation.ts';
import { ApiError } from '#server/http/api-error.ts';
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import type { Webcams } from '#server/integrations/webcams.ts';
import { cachedJson } from './cached-response.ts';

/**
 * A picture comes with X-Captured-At (ISO 8601, UTC).
 * 404 `not-configured` where no camera is set up, 503 `webcam-unavailable` where it is down.
 */
export function webcamsRoutes(webcams: Webcams): Hono {
  const json = cachedJson();
  const app = new Hono().get('/webcams', async (c) => {
    return json(c, await webcams.report(), { 'cache-control': 'public, max-age=30' });
  });
  for (const id of webcamIds) {
    app.get(`/webcams/${id}`, async (c) => {
      const picture = await webcams.picture(id).catch(unavailable);
      if (!picture) throw new ApiError(404, 'not-configured', 'There is no camera here yet.');
      const headers = {
        'cache-control': 'public, max-age=30',
        etag: picture.etag,
        'last-modified': picture.capturedAt.toUTCString(),
        'x-captured-at': picture.capturedAt.toISOString(),
      };
      if (etagMatches(c.req.header('if-none-match'), picture.etag)) return c.body(null, 304, headers);
      return c.body(picture.bytes, 200, { ...headers, 'content-type': picture.mediaType });
    });
  }
  return app;
}

function unavailable(cause: unknown): never {
  if (!(cause instanceof UpstreamError)) throw cause;
  const message = 'This camera does not answer right now. Please try again in a few minutes.';
  throw new ApiError(503, 'webcam-unavailable', message, {
    headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    cause,
  });
}
