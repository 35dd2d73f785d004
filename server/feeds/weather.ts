/** The current weather at the range: GET /api/get-weather-forecast, a `WeatherAnswer`, or 503 `weather-unavailable`. */
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { type WeatherAnswer, weatherIcons } from '#domain/weather.ts';
import { refusals } from '#words/refusals.ts';
import { skyInSpanish } from '#words/sky-words-es.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { epaUvSettings, openEpaUv } from './epa-uv.ts';
import { defineFeed, unavailable } from './feed.ts';
import { nwsSettings, openNws } from './nws.ts';
import type { Reading } from './nws-documents.ts';

const readingSchema: z.ZodType<Reading> = z.object({
  current: z.object({
    temperature: z.number(),
    condition: z.string().min(1),
    unreported: z.enum(['observation', 'forecast']).exactOptional(),
    icon: z.enum(weatherIcons),
    windSpeed: z.number().nullable(),
    humidity: z.number().nullable(),
  }),
  at: z.number(),
  expiresAt: z.number(),
});

const noWeather = unavailable('weather-unavailable', refusals.noWeather);

export const weather = defineFeed({
  name: 'weather',
  route: '/get-weather-forecast',
  settings: { ...nwsSettings, ...epaUvSettings },
  ttlMs: 5 * minuteMs,
  // Measurements older than 120 minutes are never served.
  staleIfErrorMs: 60 * minuteMs,

  open(deps) {
    const load = openNws(deps);
    const uvIndex = openEpaUv(deps);
    const reading = deps.cache.add({
      name: 'weather',
      ttlMs: this.ttlMs,
      staleIfErrorMs: this.staleIfErrorMs,
      schema: readingSchema,
      expiresAt: ({ expiresAt }) => expiresAt,
      load: async (signal) => ({ value: await load(signal), validators: {} }),
    });

    async function current(): Promise<WeatherAnswer> {
      const [{ value }, uv] = await Promise.all([reading.get(), uvIndex()]);
      return {
        current: { ...value.current, ...skyInSpanish(value.current.condition), uvIndex: uv },
        location: deps.site.location,
        lastUpdated: new Date(value.at).toISOString(),
      };
    }
    return { api: jsonRoute(this.route, () => current().catch(noWeather)) };
  },
});
