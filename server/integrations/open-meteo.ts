/** Open-Meteo: https://open-meteo.com/en/docs. Free for non-commercial use, with a link beside the data. */
import { z } from 'zod';
import { rangeTimeZone } from '#domain/range-time.ts';
import { fromWmoCode, plausibleHumidity, plausibleTemperature, plausibleUv, plausibleWind } from '#domain/weather.ts';
import { readWhole } from '#server/parsing/parser.ts';
import { jsonType } from './readers.ts';
import { currentForMs, ensureCurrent, type WeatherDeps, type WeatherProvider } from './reading.ts';
import { UpstreamError } from './upstream-error.ts';

const name = 'open-meteo';
const figure = z.number().nullish();

export const meteoAnswer = z.object({
  // The units are read, not assumed: a figure in another unit would be a lie.
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

export function openMeteo({ settings, place, upstream, parser, now }: WeatherDeps): WeatherProvider {
  const query = new URLSearchParams({
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,is_day,uv_index',
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    timeformat: 'unixtime',
    timezone: rangeTimeZone,
  });
  return {
    // Asked for by the licence (CC BY 4.0): https://open-meteo.com/en/license
    attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
    async read(signal) {
      const url = `${settings.OPEN_METEO_URL}/v1/forecast?${query}`;
      const asked = await upstream.ask({ upstream: name, url, accept: jsonType, signal }, ({ bytes }) =>
        readWhole(parser, 'open-meteo', bytes, undefined),
      );
      const { current, current_units: units } = asked;
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
        validUntil: at + currentForMs,
      };
    },
  };
}
