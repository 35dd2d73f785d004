/** The still pictures of the two cameras, fetched by us: we know their age, and no visitor meets the camera itself. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isStalePicture, type WebcamId, webcamIds, type WebcamsAnswer } from '#domain/webcams.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Settings } from '#server/env.ts';
import type { Place } from './place.ts';
import type { Resource, Resources } from './resource.ts';
import type { Reply, Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type WebcamsDeps = {
  settings: Pick<Settings, 'WEBCAM_MAIN_URL' | 'WEBCAM_PARKING_URL'>;
  place: Place;
  upstream: Upstream;
  resources: Resources;
  now: () => Date;
};

type Picture = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; capturedAt: Date; etag: string };

export type Webcams = {
  /**
   * The last picture; null where no camera is set up. Rejects with an {@link UpstreamError} when there is none to show.
   */
  picture(id: WebcamId): Promise<Picture | null>;
  /** Both cameras. Never rejects for a camera that is down. */
  report(): Promise<WebcamsAnswer>;
};

const maxBytes = 5 * 1024 * 1024;
const accept = /^image\/(jpe?g|png|webp|avif|gif)$/;

const stored = z.object({
  base64: z.base64(),
  mediaType: z.string(),
  /** Unix milliseconds. */
  capturedAt: z.number(),
  sha256: z.string(),
});
type Stored = z.infer<typeof stored>;

export function openWebcams({ settings, place, upstream, resources, now }: WebcamsDeps): Webcams {
  const addresses: Record<WebcamId, string | null> = {
    'main-range': settings.WEBCAM_MAIN_URL ?? place.webcams['main-range'],
    parking: settings.WEBCAM_PARKING_URL ?? place.webcams.parking,
  };
  const cameras = new Map<WebcamId, Resource<Stored>>();
  for (const id of webcamIds) {
    const url = addresses[id];
    if (url === null) continue;
    const name = `webcam-${id}`;
    const camera = resources.open<Stored>({
      name,
      freshMs: minuteMs,
      // Shown with its time; after an hour the honest panel says more.
      usefulMs: 60 * minuteMs,
      schema: stored,
      load: (signal, held) =>
        upstream.askAgain({ upstream: name, url, accept, maxBytes, signal }, held?.validators, (reply) =>
          readPicture(name, reply, held?.value, now()),
        ),
    });
    cameras.set(id, camera);
  }

  /** Each camera's last picture as it is sent: one copy, however many visitors wait for it. */
  const pictures = new Map<WebcamId, Picture>();
  const pictureOf = (id: WebcamId, { base64, mediaType, capturedAt, sha256 }: Stored): Picture => {
    const last = pictures.get(id);
    if (last?.etag === `"${sha256}"` && last.capturedAt.getTime() === capturedAt) return last;
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    const picture = { bytes, mediaType, capturedAt: new Date(capturedAt), etag: `"${sha256}"` };
    pictures.set(id, picture);
    return picture;
  };

  /** When each camera's last picture was taken that this server has seen since it started. */
  const lastTaken = new Map<WebcamId, string>();

  return {
    async picture(id) {
      const camera = cameras.get(id);
      if (!camera) return null;
      return pictureOf(id, (await camera.get()).value);
    },
    async report() {
      return {
        cameras: await Promise.all(
          webcamIds.map(async (id) => {
            const camera = cameras.get(id);
            if (!camera)
              return { id, configured: false, capturedAt: null, stale: false, status: 'not-configured' } as const;
            try {
              const { value } = await camera.get();
              const capturedAt = new Date(value.capturedAt);
              lastTaken.set(id, capturedAt.toISOString());
              return {
                id,
                configured: true,
                capturedAt: capturedAt.toISOString(),
                stale: isStalePicture(capturedAt, now()),
                status: 'ok',
              } as const;
            } catch (error) {
              if (!(error instanceof UpstreamError)) throw error;
              return {
                id,
                configured: true,
                capturedAt: lastTaken.get(id) ?? null,
                stale: false,
                status: 'down',
              } as const;
            }
          }),
        ),
      };
    },
  };
}

function readPicture(name: string, { bytes, headers }: Reply, before: Stored | undefined, now: Date): Stored {
  const mediaType = typeOf(bytes);
  if (!mediaType) throw new UpstreamError(name, 'content-type', 'answered with something that is no picture');
  if (!isWhole(bytes, mediaType)) throw new UpstreamError(name, 'syntax', 'answered with a part of a picture');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const told = capturedAt(headers, now);
  // A living camera never sends the same bytes twice. When it does, the picture is as old as the first time we saw it,
  // whatever its headers say.
  const time = before?.sha256 === sha256 ? Math.min(before.capturedAt, told) : told;
  return { base64: Buffer.from(bytes).toString('base64'), mediaType, capturedAt: time, sha256 };
}

/**
 * When the picture was taken, Unix milliseconds: Last-Modified where the camera has it (a file that it rewrites), else
 * the time at which it answered (a picture made on request). Times of the future or of a clock that was never set are
 * no times.
 */
function capturedAt(headers: Headers, now: Date): number {
  const earliest = Date.UTC(2020, 0);
  for (const header of ['last-modified', 'date']) {
    const time = Date.parse(headers.get(header) ?? '');
    if (time >= earliest && time <= now.getTime()) return time;
  }
  return now.getTime();
}

/** The media type by the first bytes: a header can call anything a picture. */
function typeOf(bytes: Uint8Array): string | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 12) === 'ftypavif') return 'image/avif';
  return ascii(0, 4) === 'GIF8' ? 'image/gif' : undefined;
}

/** Whether the picture has its end: cameras hand out files that they are still writing. Padding may follow it. */
function isWhole(bytes: Uint8Array<ArrayBuffer>, mediaType: string): boolean {
  const file = Buffer.from(bytes.buffer);
  // In a JPEG these two bytes mark an end and nothing else; an earlier one ends a thumbnail.
  if (mediaType === 'image/jpeg') return file.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  return mediaType !== 'image/png' || file.includes('IEND');
}
