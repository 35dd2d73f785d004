/** The current weather at the range: GET /api/get-weather-forecast, a `WeatherAnswer`, or 503 `weather-unavailable`. */
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { type WeatherAnswer, weatherIcons } from '#domain/weather.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { epaUvSettings, openEpaUv } from './epa-uv.ts';
import { defineFeed, settingFacts, unavailable } from './feed.ts';
import { nwsSettings, openNws } from './nws.ts';
import { openMeteo, openMeteoSettings } from './open-meteo.ts';
import type { Reading, WeatherProvider } from './weather-reading.ts';
import { openWeatherApi, weatherApiSettings } from './weatherapi.ts';

const readingSchema: z.ZodType<Reading> = z.object({
  current: z.object({
    temperature: z.number(),
    condition: z.string().min(1),
    icon: z.enum(weatherIcons),
    windSpeed: z.number().nullable(),
    humidity: z.number().nullable(),
    uvIndex: z.number().nullable(),
  }),
  at: z.number(),
  expiresAt: z.number(),
});

const noWeather = unavailable(
  'weather-unavailable',
  'Live weather is not available right now. Please try again in a few minutes.',
);

export const weather = defineFeed({
  name: 'weather',
  route: '/get-weather-forecast',
  settings: {
    WEATHER_PROVIDER: z.enum(['nws', 'open-meteo', 'weatherapi']).default('nws').register(settingFacts, {
      description:
        'Where the weather comes from: the National Weather Service (no key, any use), Open-Meteo (free for non-commercial use) or WeatherAPI.com (needs WEATHERAPI_KEY).',
      allowed: 'nws, open-meteo or weatherapi',
    }),
    ...weatherApiSettings,
    ...nwsSettings,
    ...epaUvSettings,
    ...openMeteoSettings,
  },
  ttlMs: 5 * minuteMs,
  // And never a measurement older than 120 minutes.
  staleIfErrorMs: 60 * minuteMs,

  open(deps) {
    const provider = ((): WeatherProvider => {
      switch (deps.settings.WEATHER_PROVIDER) {
        case 'nws':
          return { ...openNws(deps), uvIndex: openEpaUv(deps) };
        case 'open-meteo':
          return openMeteo(deps);
        case 'weatherapi':
          return openWeatherApi(deps);
      }
    })();
    const reading = deps.cache.add({
      // By provider: after a change of the setting, the other one's values must not return.
      name: `weather-${deps.settings.WEATHER_PROVIDER}`,
      ttlMs: this.ttlMs,
      staleIfErrorMs: this.staleIfErrorMs,
      schema: readingSchema,
      expiresAt: ({ expiresAt }) => expiresAt,
      load: async (signal) => ({ value: await provider.read(signal), validators: {} }),
    });

    async function current(): Promise<WeatherAnswer> {
      const [{ value }, uvIndex] = await Promise.all([reading.get(), provider.uvIndex?.()]);
      return {
        current: { ...value.current, ...(uvIndex !== undefined && { uvIndex }) },
        location: deps.site.location,
        lastUpdated: new Date(value.at).toISOString(),
        ...(provider.attribution && { attribution: provider.attribution }),
      };
    }
    return { api: jsonRoute(this.route, () => current().catch(noWeather)) };
  },
});
