/** The current weather from the configured provider: one reading, kept while it is useful. */
import { z } from 'zod';
import { type WeatherAnswer, weatherIcons } from '#domain/weather.ts';
import { minuteMs } from '#domain/durations.ts';
import { openEpaUv } from './epa-uv.ts';
import { openNws } from './nws.ts';
import { openMeteo } from './open-meteo.ts';
import type { Reading, WeatherDeps, WeatherProvider } from './reading.ts';
import { openWeatherApi } from './weatherapi.ts';

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
  /** The current weather at the range. Rejects with an UpstreamError when there is nothing useful. */
  current(): Promise<WeatherAnswer>;
};

export function openWeather(deps: WeatherDeps): Weather {
  const provider = openProvider(deps);
  const { place, resources } = deps;
  const resource = resources.open({
    // A name for each provider: another one's figures must not return after a change of setting.
    name: `weather-${deps.settings.WEATHER_PROVIDER}`,
    freshMs: 5 * minuteMs,
    usefulMs: 60 * minuteMs,
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
