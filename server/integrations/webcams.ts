/** The still pictures of the two cameras, fetched by us: we know their age, and no visitor meets the camera itself. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isStalePicture, type WebcamId, webcamIds, type WebcamReport, type WebcamsAnswer } from '#domain/webcams.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Settings } from '#server/env.ts';
import type { SiteLocation } from './site-location.ts';
import type { Resource, Resources } from './resource.ts';
import type { Reply, Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type WebcamsDeps = {
  settings: Pick<Settings, 'WEBCAM_MAIN_URL' | 'WEBCAM_PARKING_URL'>;
  place: SiteLocation;
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

export function openWebcams(deps: WebcamsDeps): Webcams {
  const { settings, place } = deps;
  const addresses: Record<WebcamId, string | null> = {
    'main-range': settings.WEBCAM_MAIN_URL ?? place.webcams['main-range'],
    parking: settings.WEBCAM_PARKING_URL ?? place.webcams.parking,
  };
  const cameras = new Map<WebcamId, Camera>();
  for (const id of webcamIds) {
    const url = addresses[id];
    if (url !== null) cameras.set(id, new Camera(id, url, deps));
  }
  const reportOf = async (id: WebcamId): Promise<WebcamReport> =>
    (await cameras.get(id)?.report()) ?? {
      id,
      configured: false,
      capturedAt: null,
      stale: false,
      status: 'not-configured',
    };
  return {
    picture: async (id) => (await cameras.get(id)?.picture()) ?? null,
    report: async () => ({ cameras: await Promise.all(webcamIds.map(reportOf)) }),
  };
}

class Camera {
  readonly #id: WebcamId;
  readonly #now: () => Date;
  readonly #resource: Resource<Stored>;
  /** The last picture as it is sent: one copy, however many visitors wait for it. */
  #last: Picture | undefined;
  /** When the last picture was taken that this server has seen since it started. */
  #lastTaken: string | null = null;

  constructor(id: WebcamId, url: string, { upstream, resources, now }: WebcamsDeps) {
    const name = `webcam-${id}`;
    this.#id = id;
    this.#now = now;
    this.#resource = resources.open<Stored>({
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
  }

  async picture(): Promise<Picture> {
    const { base64, mediaType, capturedAt, sha256 } = (await this.#resource.get()).value;
    const etag = `"${sha256}"`;
    if (this.#last?.etag === etag && this.#last.capturedAt.getTime() === capturedAt) return this.#last;
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    this.#last = { bytes, mediaType, capturedAt: new Date(capturedAt), etag };
    return this.#last;
  }

  async report(): Promise<WebcamReport> {
    const common = { id: this.#id, configured: true };
    try {
      const capturedAt = new Date((await this.#resource.get()).value.capturedAt);
      this.#lastTaken = capturedAt.toISOString();
      return { ...common, capturedAt: this.#lastTaken, stale: isStalePicture(capturedAt, this.#now()), status: 'ok' };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { ...common, capturedAt: this.#lastTaken, stale: false, status: 'down' };
    }
  }
}

function readPicture(name: string, { bytes, headers }: Reply, before: Stored | undefined, now: Date): Stored {
  const mediaType = typeOf(bytes);
  if (!mediaType) throw new UpstreamError(name, 'content-type', 'answered with something that is no picture');
  if (!isWhole(bytes, mediaType)) throw new UpstreamError(name, 'syntax', 'answered with a part of a picture');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const reportedAt = capturedAt(headers, now);
  // A living camera never sends the same bytes twice. When it does, the picture is as old as the first time we saw it,
  // whatever its headers say.
  const time = before?.sha256 === sha256 ? Math.min(before.capturedAt, reportedAt) : reportedAt;
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
