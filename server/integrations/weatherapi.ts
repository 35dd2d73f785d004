/** WeatherAPI.com: https://www.weatherapi.com/docs/. Needs a key, which is in the address: never log the address. */
import { z } from 'zod';
import {
  iconForWords,
  noConditionWords,
  plausibleHumidity,
  plausibleTemperature,
  plausibleUv,
  plausibleWind,
} from '#domain/weather.ts';
import { readWhole } from '#server/parsing/parser.ts';
import { jsonType, words } from './readers.ts';
import { currentForMs, ensureCurrent, type WeatherDeps, type WeatherProvider } from './reading.ts';
import { UpstreamError } from './upstream-error.ts';

const name = 'weatherapi';
const figure = z.number().nullish();

// The field names carry the units. The picture in `condition.icon` is on another origin, and is left there.
export const weatherApiAnswer = z.object({
  current: z.object({
    last_updated_epoch: z.number(),
    temp_f: figure,
    wind_mph: figure,
    humidity: figure,
    uv: figure,
    condition: z.object({ text: words(300).nullish() }).nullish(),
  }),
});

export function openWeatherApi({ settings, place, upstream, parser, now }: WeatherDeps): WeatherProvider {
  const query = new URLSearchParams({
    key: settings.WEATHERAPI_KEY ?? '',
    q: `${place.latitude},${place.longitude}`,
    aqi: 'no',
  });
  return {
    // Asked for on the free plan: https://www.weatherapi.com/terms.aspx
    attribution: { text: 'Powered by WeatherAPI.com', url: 'https://www.weatherapi.com/' },
    async read(signal) {
      const url = `${settings.WEATHERAPI_URL}/v1/current.json?${query}`;
      const asked = await upstream.ask({ upstream: name, url, accept: jsonType, signal }, ({ bytes }) =>
        readWhole(parser, 'weatherapi', bytes, undefined),
      );
      const { current } = asked;
      const at = current.last_updated_epoch * 1000;
      ensureCurrent(name, at, now());
      const temperature = plausibleTemperature(current.temp_f);
      if (temperature === null) throw new UpstreamError(name, 'shape', 'answered without a believable temperature');
      const windSpeed = plausibleWind(current.wind_mph);
      const condition = current.condition?.text?.trim() || noConditionWords;
      return {
        current: {
          temperature,
          condition,
          icon: iconForWords(condition, windSpeed),
          windSpeed,
          humidity: plausibleHumidity(current.humidity),
          uvIndex: plausibleUv(current.uv),
        },
        at,
        validUntil: at + currentForMs,
      };
    },
  };
}
