/**
 * The still pictures of the two webcams, fetched by us, so that we know their age: GET /api/webcams, a `WebcamsAnswer`,
 * and GET /api/webcams/<id>, a picture, or 404 `not-configured`, or 503 `webcam-unavailable`.
 */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { isStalePicture, type WebcamId, webcamIds, type WebcamReport } from '#domain/webcams.ts';
import { shared, shareJson } from '#server/api/cached-response.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { ApiError } from '#server/http/api-error.ts';
import { etagMatches } from '#server/http/negotiation.ts';
import type { CachedResource } from './cache.ts';
import { defineFeed, secretUrl, unavailable } from './feed.ts';
import type { Reply } from './upstream.ts';
import { undefinedIfUpstreamFailed, UpstreamError } from './upstream-error.ts';

const maxBytes = 5 * 1024 * 1024;
const accept = /^image\/(jpe?g|png|webp|avif|gif)$/;

/** `capturedAt`: Unix milliseconds. */
const stored = z.object({ base64: z.base64(), mediaType: z.string(), capturedAt: z.number(), sha256: z.string() });
type Stored = z.infer<typeof stored>;

const noPicture = unavailable(
  'webcam-unavailable',
  'This camera does not answer right now. Please try again in a few minutes.',
);
const cacheControl = { 'cache-control': 'public, max-age=30' };

export const webcams = defineFeed({
  name: 'webcams',
  route: '/webcams',
  settings: {
    WEBCAM_MAIN_URL: secretUrl(
      'The whole address of the still picture of the main range. Not set: the camera that content/embeds.yaml names, if any.',
    ),
    WEBCAM_PARKING_URL: secretUrl('The same for the parking area.'),
  },
  ttlMs: minuteMs,
  // Shown with its time, and labeled as old after 15 minutes.
  staleIfErrorMs: 60 * minuteMs,

  open({ settings, site, upstream, cache, now }) {
    const addresses: Record<WebcamId, string | null> = {
      'main-range': settings.WEBCAM_MAIN_URL ?? site.webcams['main-range'],
      parking: settings.WEBCAM_PARKING_URL ?? site.webcams.parking,
    };
    const cameras = webcamIds.map((id) => {
      const url = addresses[id];
      if (url === null) return { id, report: async () => notConfigured(id) };
      const name = `webcam-${id}`;
      const picture = cache.add<Stored>({
        name,
        ttlMs: this.ttlMs,
        staleIfErrorMs: this.staleIfErrorMs,
        schema: stored,
        load: (signal, cached) =>
          upstream.fetch({ upstream: name, url, accept, maxBytes, signal }, cached?.validators, (reply) =>
            readPicture(name, reply, cached?.value, now()),
          ),
      });
      return { id, picture, report: reporter(id, picture, now) };
    });

    const api = new Hono().get(this.route, ...shared, async (c) =>
      shareJson(c, { cameras: await Promise.all(cameras.map(({ report }) => report())) }, cacheControl),
    );
    for (const { id, picture } of cameras) {
      // Once per picture, however many visitors request it.
      const decode = memoizeLast((base64: string) => new Uint8Array(Buffer.from(base64, 'base64')));
      api.get(`${this.route}/${id}`, async (c) => {
        if (!picture) throw new ApiError(404, 'not-configured', 'There is no camera here yet.');
        const { value } = await picture.get().catch(noPicture);
        const capturedAt = new Date(value.capturedAt);
        const headers = {
          ...cacheControl,
          etag: `"${value.sha256}"`,
          'last-modified': capturedAt.toUTCString(),
          'x-captured-at': capturedAt.toISOString(),
        };
        if (etagMatches(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
        return c.body(decode(value.base64), 200, { ...headers, 'content-type': value.mediaType });
      });
    }
    return { api };
  },
});

const notConfigured = (id: WebcamId): WebcamReport => ({
  id,
  configured: false,
  capturedAt: null,
  stale: false,
  status: 'not-configured',
});

function reporter(id: WebcamId, picture: CachedResource<Stored>, now: () => Date): () => Promise<WebcamReport> {
  let lastCapturedAt: string | null = null;
  return async () => {
    const cached = await picture.get().catch(undefinedIfUpstreamFailed);
    if (!cached) return { id, configured: true, capturedAt: lastCapturedAt, stale: false, status: 'down' };
    const capturedAt = new Date(cached.value.capturedAt);
    lastCapturedAt = capturedAt.toISOString();
    const stale = isStalePicture(capturedAt, now());
    return { id, configured: true, capturedAt: lastCapturedAt, stale, status: 'ok' };
  };
}

function readPicture(name: string, { bytes, headers }: Reply, before: Stored | undefined, now: Date): Stored {
  const mediaType = typeOf(bytes);
  if (!mediaType) throw new UpstreamError(name, 'content-type', 'answered with something that is no picture');
  if (!isWhole(bytes, mediaType)) throw new UpstreamError(name, 'syntax', 'answered with a part of a picture');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const reportedAt = capturedAt(headers, now);
  // A working camera never sends the same bytes twice: such a picture is as old as when it came first.
  const time = before?.sha256 === sha256 ? Math.min(before.capturedAt, reportedAt) : reportedAt;
  return { base64: Buffer.from(bytes).toString('base64'), mediaType, capturedAt: time, sha256 };
}

/** Unix milliseconds. Last-Modified or Date, unless the camera's clock is in the future or was never set; else now. */
function capturedAt(headers: Headers, now: Date): number {
  const earliest = Date.UTC(2020, 0);
  for (const header of ['last-modified', 'date']) {
    const time = Date.parse(headers.get(header) ?? '');
    if (time >= earliest && time <= now.getTime()) return time;
  }
  return now.getTime();
}

/** The media type by the first bytes, because headers may be wrong. */
function typeOf(bytes: Uint8Array): string | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 12) === 'ftypavif') return 'image/avif';
  return ascii(0, 4) === 'GIF8' ? 'image/gif' : undefined;
}

/** Whether the end of the picture is there: cameras serve files that they are still writing. */
function isWhole(bytes: Uint8Array<ArrayBuffer>, mediaType: string): boolean {
  const file = Buffer.from(bytes.buffer);
  // The end marker of a JPEG, which padding may follow. An earlier one ends a thumbnail.
  if (mediaType === 'image/jpeg') return file.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  return mediaType !== 'image/png' || file.includes('IEND');
}
