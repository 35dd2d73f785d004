/**
 * What every weather provider gives and is given. weather.ts chooses the provider; the providers know only this file.
 */
import type { CurrentWeather } from '#domain/weather.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Settings } from '#server/env.ts';
import type { Parser } from '#server/parsing/parser.ts';
import type { Limits } from './deadline.ts';
import type { SiteLocation } from './site-location.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** What a provider gives: figures already in our units, and for how long they count as current. */
export type Reading = {
  current: CurrentWeather;
  /** When the source measured or forecast it, Unix milliseconds. */
  at: number;
  /** From then on it is not the current weather any more, Unix milliseconds. */
  validUntil: number;
};

export type Uv = {
  /** The UV index for this hour at the range, or null where it is not to be had. Never rejects. */
  now(): Promise<number | null>;
};

export type WeatherProvider = {
  /** Reads the weather now. Rejects with an {@link UpstreamError} when there is no temperature to be had. */
  read(signal: AbortSignal): Promise<Reading>;
  /** Where the UV index comes from when the reading has none. */
  uv?: Uv;
  attribution?: { text: string; url: string };
};

type WeatherSettings = Pick<
  Settings,
  'WEATHER_PROVIDER' | 'WEATHERAPI_KEY' | 'NWS_URL' | 'EPA_UV_URL' | 'OPEN_METEO_URL' | 'WEATHERAPI_URL'
>;

export type WeatherDeps = {
  settings: WeatherSettings;
  place: SiteLocation;
  upstream: Upstream;
  parser: Parser;
  resources: Resources;
  limits: Limits;
  now: () => Date;
};

/** A measurement older than this is not the current weather. */
export const currentForMs = 120 * minuteMs;
/** Nobody measures the future; a little of it is a clock that runs ahead. */
const clockSkewMs = 10 * minuteMs;

/** Refuses a measurement that is too old (or of the future): a frozen source keeps answering. */
export function ensureCurrent(upstream: string, at: number, now: Date): void {
  const age = now.getTime() - at;
  if (!(age <= currentForMs && age >= -clockSkewMs))
    throw new UpstreamError(upstream, 'stale', 'answered with something old');
}
