/**
 * The server fetches pictures itself to know their age. GET /api/webcams/<id>: 404 `not-configured` or 503
 * `webcam-unavailable`.
 */
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { isStalePicture, type WebcamId, webcamIds, type WebcamReport } from '#domain/webcams.ts';
import { refusals } from '#words/refusals.ts';
import { shared, shareJson } from '#server/api/cached-response.ts';
import { ApiError } from '#server/http/api-error.ts';
import { defineFeed, secretUrl, unavailable } from './feed.ts';
import type { Reply } from './upstream.ts';
import { undefinedIfUpstreamFailed, UpstreamError } from './upstream-error.ts';

const maxBytes = 5 * 1024 * 1024;
const accept = /^image\/(jpe?g|png|webp|avif|gif)$/;

/** `capturedAt`: Unix milliseconds. */
const stored = z.object({ base64: z.base64(), mediaType: z.string(), capturedAt: z.number() });
type Stored = z.infer<typeof stored>;

const noPicture = unavailable('webcam-unavailable', refusals.noPicture);
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
      const name = `webcam-${id}`;
      const picture =
        url === null
          ? undefined
          : cache.add<Stored>({
              name,
              ttlMs: this.ttlMs,
              staleIfErrorMs: this.staleIfErrorMs,
              schema: stored,
              load: (signal, cached) =>
                upstream.fetch({ upstream: name, url, accept, maxBytes, signal }, cached?.validators, (reply) =>
                  readPicture(name, reply, cached?.value, now()),
                ),
            });
      return { id, picture };
    });

    async function report({ id, picture }: (typeof cameras)[number]): Promise<WebcamReport> {
      const current = await picture?.get().catch(undefinedIfUpstreamFailed);
      const taken = (current ?? (await picture?.peek()))?.value.capturedAt;
      return {
        id,
        configured: picture !== undefined,
        capturedAt: taken === undefined ? null : new Date(taken).toISOString(),
        stale: current !== undefined && isStalePicture(new Date(current.value.capturedAt), now()),
        status: current ? 'ok' : picture ? 'down' : 'not-configured',
      };
    }

    const api = new Hono().get(this.route, ...shared, async (c) =>
      shareJson(c, { cameras: await Promise.all(cameras.map(report)) }, cacheControl),
    );
    for (const { id, picture } of cameras)
      api.get(`${this.route}/${id}`, etag(), async (c) => {
        if (!picture) {
          const [message, spanish] = refusals.noCamera;
          throw new ApiError(404, 'not-configured', message, { spanish });
        }
        const { value } = await picture.get().catch(noPicture);
        const capturedAt = new Date(value.capturedAt);
        return c.body(Buffer.from(value.base64, 'base64'), 200, {
          ...cacheControl,
          'content-type': value.mediaType,
          'last-modified': capturedAt.toUTCString(),
          'x-captured-at': capturedAt.toISOString(),
        });
      });
    return { api };
  },
});

function readPicture(name: string, { bytes, headers }: Reply, before: Stored | undefined, now: Date): Stored {
  const mediaType = typeOf(bytes);
  if (!mediaType) throw new UpstreamError(name, 'content-type', 'answered with something that is no picture');
  if (!isWhole(bytes, mediaType)) throw new UpstreamError(name, 'syntax', 'answered with a part of a picture');
  const base64 = Buffer.from(bytes).toString('base64');
  const reportedAt = capturedAt(headers, now);
  // A working camera never sends the same bytes twice: an unchanged picture keeps its first time.
  const time = before?.base64 === base64 ? Math.min(before.capturedAt, reportedAt) : reportedAt;
  return { base64, mediaType, capturedAt: time };
}

/**
 * In Unix milliseconds: Last-Modified or Date, unless the camera's clock is in the future or was never set; else now.
 */
function capturedAt(headers: Headers, now: Date): number {
  const earliest = Date.UTC(2020, 0);
  for (const header of ['last-modified', 'date']) {
    const time = Date.parse(headers.get(header) ?? '');
    if (time >= earliest && time <= now.getTime()) return time;
  }
  return now.getTime();
}

const signatures: readonly (readonly [RegExp, string])[] = [
  [/^\xFF\xD8\xFF/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftypavif/s, 'image/avif'],
  [/^GIF8/, 'image/gif'],
];

/** The media type by the file's signature, because headers may be wrong. */
function typeOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return signatures.find(([signature]) => signature.test(start))?.[1];
}

/** Whether the picture is complete: cameras serve files that they are still writing. */
function isWhole(bytes: Uint8Array<ArrayBuffer>, mediaType: string): boolean {
  const file = Buffer.from(bytes.buffer);
  // The end marker of a JPEG, which padding may follow. An earlier one ends a thumbnail.
  if (mediaType === 'image/jpeg') return file.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  return mediaType !== 'image/png' || file.includes('IEND');
}
