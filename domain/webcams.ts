import { minuteMs } from './durations.ts';

export const webcamIds = ['main-range', 'parking'] as const;
export type WebcamId = (typeof webcamIds)[number];

export type WebcamReport = {
  id: WebcamId;
  configured: boolean;
  /** When the last picture was taken, ISO 8601 in UTC; null if unknown. */
  capturedAt: string | null;
  stale: boolean;
  status: 'ok' | 'down' | 'not-configured';
};

/** The body of `GET /api/webcams`. */
export type WebcamsAnswer = { cameras: WebcamReport[] };

/** Older pictures show their time. */
export const staleAfterMinutes = 15;

/** Whether a picture is older than {@link staleAfterMinutes}. */
export const isStalePicture = (capturedAt: Date, now: Date): boolean =>
  now.getTime() - capturedAt.getTime() > staleAfterMinutes * minuteMs;
