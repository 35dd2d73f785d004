/** Open-Meteo: https://open-meteo.com/en/docs. Free for non-commercial use, with a link beside the data. */
import { z } from 'zod';
import { rangeTimeZone } from '#domain/range-time.ts';
import { fromWmoCode, plausibleHumidity, plausibleTemperature, plausibleUv, plausibleWind } from '#domain/weather.ts';
import { baseUrl } from './feed.ts';
import { jsonType, readJson } from './json.ts';
import { UpstreamError } from './upstream-error.ts';
import { currentMs, ensureCurrent, type ProviderDeps, type WeatherProvider } from './weather-reading.ts';

const name = 'open-meteo';

export const openMeteoSettings = {
  OPEN_METEO_URL: baseUrl('https://api.open-meteo.com', 'Base URL of Open-Meteo.'),
};

const figure = z.number().nullish();

const meteoAnswer = z.object({
  // Units are checked: a value in another unit would be wrong.
  current_units: z.object({
    time: z.literal('unixtime'),
    temperature_2m: z.string().nullish(),
    relative_humidity_2m: z.string().nullish(),
    wind_speed_10m: z.string().nullish(),
  }),
  current: z.object({
    time: z.number(),
    temperature_2m: figure,
    relative_humidity_2m: figure,
    weather_code: figure,
    wind_speed_10m: figure,
    uv_index: figure,
  }),
});

export function openMeteo({ settings, site, upstream, now }: ProviderDeps<'OPEN_METEO_URL'>): WeatherProvider {
  const query = new URLSearchParams({
    latitude: String(site.latitude),
    longitude: String(site.longitude),
    current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,is_day,uv_index',
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    timeformat: 'unixtime',
    timezone: rangeTimeZone,
  });
  return {
    // Required by the licence (CC BY 4.0): https://open-meteo.com/en/license
    attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
    async read(signal) {
      const url = `${settings.OPEN_METEO_URL}/v1/forecast?${query}`;
      const answer = await upstream.fetchValue({ upstream: name, url, accept: jsonType, signal }, ({ bytes }) =>
        readJson(name, meteoAnswer)(bytes),
      );
      const { current, current_units: units } = answer;
      const at = current.time * 1000;
      ensureCurrent(name, at, now());
      const temperature = units.temperature_2m === '°F' ? plausibleTemperature(current.temperature_2m) : null;
      if (temperature === null)
        throw new UpstreamError(name, 'shape', 'answered without a believable temperature in °F');
      const windSpeed = units.wind_speed_10m === 'mp/h' ? plausibleWind(current.wind_speed_10m) : null;
      return {
        current: {
          temperature,
          ...fromWmoCode(current.weather_code ?? null, windSpeed),
          windSpeed,
          humidity: units.relative_humidity_2m === '%' ? plausibleHumidity(current.relative_humidity_2m) : null,
          uvIndex: plausibleUv(current.uv_index),
        },
        at,
        expiresAt: at + currentMs,
      };
    },
  };
}
