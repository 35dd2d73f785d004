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
import { baseUrl, settingFacts } from './feed.ts';
import { jsonType, readJson, words } from './json.ts';
import { UpstreamError } from './upstream-error.ts';
import { currentMs, ensureCurrent, type ProviderDeps, type WeatherProvider } from './weather-reading.ts';

const name = 'weatherapi';

export const weatherApiSettings = {
  WEATHERAPI_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .register(settingFacts, {
      description: 'The key for WeatherAPI.com. Used with WEATHER_PROVIDER=weatherapi only.',
      allowed: 'set when WEATHER_PROVIDER is weatherapi, as letters, digits, - and _',
      secret: true,
    }),
  WEATHERAPI_URL: baseUrl('https://api.weatherapi.com', 'Base URL of WeatherAPI.com.'),
};

const figure = z.number().nullish();

const weatherApiAnswer = z.object({
  current: z.object({
    last_updated_epoch: z.number(),
    temp_f: figure,
    wind_mph: figure,
    humidity: figure,
    uv: figure,
    condition: z.object({ text: words(300).nullish() }).nullish(),
  }),
});

export function openWeatherApi({
  settings,
  site,
  upstream,
  now,
}: ProviderDeps<'WEATHERAPI_URL'> & { settings: { WEATHERAPI_KEY?: string | undefined } }): WeatherProvider {
  const query = new URLSearchParams({
    key: settings.WEATHERAPI_KEY ?? '',
    q: `${site.latitude},${site.longitude}`,
    aqi: 'no',
  });
  return {
    // Required on the free plan: https://www.weatherapi.com/terms.aspx
    attribution: { text: 'Powered by WeatherAPI.com', url: 'https://www.weatherapi.com/' },
    async read(signal) {
      const url = `${settings.WEATHERAPI_URL}/v1/current.json?${query}`;
      const answer = await upstream.fetchValue({ upstream: name, url, accept: jsonType, signal }, ({ bytes }) =>
        readJson(name, weatherApiAnswer)(bytes),
      );
      const { current } = answer;
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
        expiresAt: at + currentMs,
      };
    },
  };
}
