import { z } from 'zod';
import { dayMs, minuteMs } from '#domain/durations.ts';
import {
  type CurrentWeather,
  iconForWords,
  plausibleHumidity,
  plausibleTemperature,
  plausibleWind,
  toFahrenheit,
  toMph,
  windFromWords,
} from '#domain/weather.ts';
import { words as english } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { rows, words } from './json.ts';
import { UpstreamError } from './upstream-error.ts';

export const nws = 'nws';
/** Forecasts are updated every few hours; an older one comes from a frozen source. */
export const maxForecastAgeMs = dayMs;
const currentMs = 120 * minuteMs;
const clockSkewMs = 10 * minuteMs;

/** `at`: when it was measured or forecast. `expiresAt`: until when it is current. Both in Unix milliseconds. */
export type Reading = { current: Omit<CurrentWeather, 'uvIndex'>; at: number; expiresAt: number };

/** Rejects a measurement or forecast that is too old or from the future: frozen sources keep responding. */
export function ensureCurrent(at: number, now: Date, maxAgeMs = currentMs): void {
  const age = now.getTime() - at;
  if (!(age <= maxAgeMs && age >= -clockSkewMs)) throw new UpstreamError(nws, 'stale', 'answered with something old');
}

const measured = z
  .object({ value: z.number().nullish(), unitCode: z.string().nullish(), qualityControl: z.string().nullish() })
  .nullish();
/** `/stations/{id}/observations/latest`. Nulls are routine. */
export const observationAnswer = z.object({
  properties: z.object({
    timestamp: z.string(),
    textDescription: words(300).nullish(),
    temperature: measured,
    windSpeed: measured,
    relativeHumidity: measured,
  }),
});

const period = z.object({
  startTime: z.string(),
  endTime: z.string(),
  temperature: z.number().nullish(),
  temperatureUnit: z.string().nullish(),
  windSpeed: words(100).nullish(),
  relativeHumidity: measured,
  shortForecast: words(300).nullish(),
});
/** `/gridpoints/{office}/{x},{y}/forecast/hourly`. */
export const hourlyAnswer = z.object({
  properties: z.object({ updateTime: z.string(), periods: rows(period, 500).refine((periods) => periods.length > 0) }),
});
export const hourly = z.object({ updatedAt: z.number(), periods: z.array(period) });
type Hourly = z.infer<typeof hourly>;

/** Gives an observation without a description the forecast's, marked as such. Its figures stay. */
export function withForecastWords(observed: Reading | undefined, forecast: Reading | undefined): Reading | undefined {
  if (!observed) return forecast;
  const { windSpeed } = observed.current;
  const { condition, unreported } = forecast?.current ?? noWords('observation');
  const icon = iconForWords(condition, windSpeed);
  return { ...observed, current: { ...observed.current, condition, ...(unreported && { unreported }), icon } };
}

/** Pages translate it by `unreported`. */
const noWords = (unreported: NonNullable<CurrentWeather['unreported']>) => ({
  condition: textOf(english.condition({ condition: '', unreported })),
  unreported,
});

/** Ignores values with a bad quality code: X is rejected, B is bad, Q is questioned. */
const figureOf = (value: z.infer<typeof measured>): number | null =>
  /^[XBQ]$/.test(value?.qualityControl ?? '') ? null : (value?.value ?? null);

/** Throws if the observation is old or has no believable temperature. The description may be empty. */
export function fromObservation({ properties }: z.infer<typeof observationAnswer>, now: Date): Reading {
  const at = Date.parse(properties.timestamp);
  ensureCurrent(at, now);
  const { temperature: air, windSpeed: wind, relativeHumidity: humid } = properties;
  const temperature = plausibleTemperature(toFahrenheit(figureOf(air), air?.unitCode));
  if (temperature === null) throw new UpstreamError(nws, 'shape', 'an observation without a believable temperature');
  const windSpeed = plausibleWind(toMph(figureOf(wind), wind?.unitCode));
  const condition = properties.textDescription?.trim() ?? '';
  const humidity = humid?.unitCode?.endsWith('percent') ? plausibleHumidity(figureOf(humid)) : null;
  return {
    current: { temperature, condition, icon: iconForWords(condition, windSpeed), windSpeed, humidity },
    at,
    expiresAt: at + currentMs,
  };
}

/** The forecast for this hour, marked as one, with the forecast's time. */
export function fromHourly({ updatedAt, periods }: Hourly, now: Date): Reading {
  const time = now.getTime();
  const hour = periods.find(({ startTime, endTime }) => Date.parse(startTime) <= time && time < Date.parse(endTime));
  if (!hour || !(time - updatedAt <= maxForecastAgeMs))
    throw new UpstreamError(nws, 'stale', 'no forecast for this hour');
  const temperature = plausibleTemperature(toFahrenheit(hour.temperature, `deg${hour.temperatureUnit}`));
  if (temperature === null) throw new UpstreamError(nws, 'shape', 'a forecast without a believable temperature');
  const windSpeed = plausibleWind(windFromWords(hour.windSpeed));
  const words = hour.shortForecast?.trim();
  const humid = hour.relativeHumidity;
  return {
    current: {
      temperature,
      ...(words ? { condition: `${words} (forecast)` } : noWords('forecast')),
      icon: iconForWords(words ?? '', windSpeed),
      windSpeed,
      humidity: humid?.unitCode?.endsWith('percent') ? plausibleHumidity(figureOf(humid)) : null,
    },
    at: updatedAt,
    expiresAt: Date.parse(hour.endTime),
  };
}
