/** The two cameras: the answer of /api/webcams, and when a picture counts as old. */
import { minuteMs } from './durations.ts';

export const webcamIds = ['main-range', 'parking'] as const;
export type WebcamId = (typeof webcamIds)[number];

export type WebcamReport = {
  id: WebcamId;
  /** False until the club has set the camera's address. */
  configured: boolean;
  /**
   * When the picture was taken, as far as the camera tells, ISO 8601 in UTC; of a camera that is down, the last one, or
   * null.
   */
  capturedAt: string | null;
  /** True when the picture is older than {@link staleAfterMinutes}: show its time. */
  stale: boolean;
  /** `ok`: /api/webcams/<id> has a picture. */
  status: 'ok' | 'down' | 'not-configured';
};

/** The body of `GET /api/webcams`. */
export type WebcamsAnswer = { cameras: WebcamReport[] };

/** From this age on a picture is labelled as old. */
export const staleAfterMinutes = 15;

export const isStalePicture = (capturedAt: Date, now: Date): boolean =>
  now.getTime() - capturedAt.getTime() > staleAfterMinutes * minuteMs;
