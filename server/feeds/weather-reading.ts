/** What every weather provider is given and returns. */
import { minuteMs } from '#domain/durations.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import type { FeedDeps } from './feed.ts';
import { UpstreamError } from './upstream-error.ts';

/** `at`: when it was measured or forecast. `expiresAt`: until when it is current. Both in Unix milliseconds. */
export type Reading = { current: CurrentWeather; at: number; expiresAt: number };

/** Each provider declares its settings; others' come with them. */
export type ProviderDeps<Name extends string> = Omit<FeedDeps<never>, 'settings'> & {
  settings: Record<Name, string>;
};

export type WeatherProvider = {
  /** Fetches the current weather. Rejects with an UpstreamError if there is no believable temperature. */
  read(signal: AbortSignal): Promise<Reading>;
  /** The UV index for this hour, if the reading has none; null if it is not known. Doesn't reject. */
  uvIndex?: () => Promise<number | null>;
  attribution?: { text: string; url: string };
};

/** An older measurement isn't the current weather. */
export const currentMs = 120 * minuteMs;
const clockSkewMs = 10 * minuteMs;

/** Refuses a measurement or forecast that is too old or from the future: sources freeze and keep answering. */
export function ensureCurrent(upstream: string, at: number, now: Date, maxAgeMs = currentMs): void {
  const age = now.getTime() - at;
  if (!(age <= maxAgeMs && age >= -clockSkewMs))
    throw new UpstreamError(upstream, 'stale', 'answered with something old');
}
