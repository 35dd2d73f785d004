// The current weather from the configured provider: one reading, kept while it is useful.
import { z } from 'zod';
import { type CurrentWeather, type WeatherAnswer, weatherIcons } from '#domain/weather.ts';
import type { Settings } from '#server/env.ts';
import { openEpaUv, type Uv } from './epa-uv.ts';
import { openNws } from './nws.ts';
import { openMeteo } from './open-meteo.ts';
import type { Place } from './place.ts';
import type { Resources } from './resource.ts';
import type { Limits, Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';
import { openWeatherApi } from './weatherapi.ts';

/** What a provider gives: figures already in our units, and for how long they count as current. */
export type Reading = {
  current: CurrentWeather;
  /** When the source measured or forecast it, Unix milliseconds. */
  at: number;
  /** From then on it is not the current weather any more, Unix milliseconds. */
  validUntil: number;
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
  place: Place;
  upstream: Upstream;
  resources: Resources;
  limits: Limits;
  now: () => Date;
};

const minute = 60_000;
/** A measurement older than this is not the current weather. */
export const currentForMs = 120 * minute;
/** Nobody measures the future; a little of it is a clock that runs ahead. */
const clockSkewMs = 10 * minute;

/** Refuses a measurement that is too old (or of the future): a frozen source keeps answering. */
export function ensureCurrent(upstream: string, at: number, now: Date): void {
  const age = now.getTime() - at;
  if (!(age <= currentForMs && age >= -clockSkewMs)) throw new UpstreamError(upstream, 'stale', 'answered with something old');
}

const reading: z.ZodType<Reading> = z.object({
  current: z.object({
    temperature: z.number(),
    condition: z.string().min(1),
    icon: z.enum(weatherIcons),
    windSpeed: z.number().nullable(),
    humidity: z.number().nullable(),
    uvIndex: z.number().nullable(),
  }),
  at: z.number(),
  validUntil: z.number(),
});

export type Weather = {
  /** The current weather at the range. Rejects with an {@link UpstreamError} when there is nothing useful. */
  current(): Promise<WeatherAnswer>;
};

export function openWeather(deps: WeatherDeps): Weather {
  const provider = openProvider(deps);
  const { place, resources } = deps;
  const resource = resources.open({
    // A name for each provider: another one's figures must not return after a change of setting.
    name: `weather-${deps.settings.WEATHER_PROVIDER}`,
    freshMs: 5 * minute,
    usefulMs: 60 * minute,
    schema: reading,
    goodUntil: ({ validUntil }) => validUntil,
    load: async (signal) => ({ value: await provider.read(signal), validators: {} }),
  });
  return {
    async current() {
      const [{ value }, uvIndex] = await Promise.all([resource.get(), provider.uv?.now()]);
      return {
        current: { ...value.current, ...(uvIndex !== undefined && { uvIndex }) },
        location: place.location,
        lastUpdated: new Date(value.at).toISOString(),
        ...(provider.attribution && { attribution: provider.attribution }),
      };
    },
  };
}

function openProvider(deps: WeatherDeps): WeatherProvider {
  switch (deps.settings.WEATHER_PROVIDER) {
    case 'nws':
      return { ...openNws(deps), uv: openEpaUv(deps) };
    case 'open-meteo':
      return openMeteo(deps);
    case 'weatherapi':
      return openWeatherApi(deps);
  }
}
