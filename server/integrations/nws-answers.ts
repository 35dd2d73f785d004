/** What two answers of the National Weather Service say about the weather: an observation, and the hourly forecast. */
import { z } from 'zod';
import { dayMs } from '#domain/durations.ts';
import {
  iconForWords,
  noConditionWords,
  plausibleHumidity,
  plausibleTemperature,
  plausibleWind,
  toFahrenheit,
  toMph,
  windFromWords,
} from '#domain/weather.ts';
import { rows, words } from './readers.ts';
import { currentForMs, ensureCurrent, type Reading } from './reading.ts';
import { UpstreamError } from './upstream-error.ts';

export const nws = 'nws';
/** A forecast is rewritten every few hours; one older than this is frozen. */
const forecastGoodForMs = dayMs;

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
/** What is kept of it. */
export const hourly = z.object({ updatedAt: z.number(), periods: z.array(period) });
type Hourly = z.infer<typeof hourly>;

/** An observation without words takes those of the forecast, and says so; its figures stay its own. */
export function withForecastWords(observed: Reading | undefined, forecast: Reading | undefined): Reading | undefined {
  if (!observed) return forecast;
  const { windSpeed } = observed.current;
  const words = forecast?.current.condition ?? noConditionWords;
  return { ...observed, current: { ...observed.current, condition: words, icon: iconForWords(words, windSpeed) } };
}

/**
 * Quality codes of https://www.weather.gov/documentation/services-web-api: X is rejected, B is bad, Q is questioned.
 */
const figureOf = (value: z.infer<typeof measured>): number | null =>
  /^[XBQ]$/.test(value?.qualityControl ?? '') ? null : (value?.value ?? null);

/** Throws where the observation has no believable temperature or is old. The words may be empty. */
export function fromObservation({ properties }: z.infer<typeof observationAnswer>, now: Date): Reading {
  const at = Date.parse(properties.timestamp);
  ensureCurrent(nws, at, now);
  const { temperature: air, windSpeed: wind, relativeHumidity: humid } = properties;
  const temperature = plausibleTemperature(toFahrenheit(figureOf(air), air?.unitCode));
  if (temperature === null) throw new UpstreamError(nws, 'shape', 'an observation without a believable temperature');
  const windSpeed = plausibleWind(toMph(figureOf(wind), wind?.unitCode));
  const condition = properties.textDescription?.trim() ?? '';
  const humidity = humid?.unitCode?.endsWith('percent') ? plausibleHumidity(figureOf(humid)) : null;
  return {
    current: { temperature, condition, icon: iconForWords(condition, windSpeed), windSpeed, humidity, uvIndex: null },
    at,
    validUntil: at + currentForMs,
  };
}

/** The forecast for this very hour. It is no measurement, and its words say so. Its time is that of the forecast. */
export function fromHourly({ updatedAt, periods }: Hourly, now: Date): Reading {
  const time = now.getTime();
  const hour = periods.find(({ startTime, endTime }) => Date.parse(startTime) <= time && time < Date.parse(endTime));
  if (!hour || !(time - updatedAt <= forecastGoodForMs))
    throw new UpstreamError(nws, 'stale', 'no forecast for this hour');
  const temperature = plausibleTemperature(toFahrenheit(hour.temperature, `deg${hour.temperatureUnit}`));
  if (temperature === null) throw new UpstreamError(nws, 'shape', 'a forecast without a believable temperature');
  const windSpeed = plausibleWind(windFromWords(hour.windSpeed));
  const words = hour.shortForecast?.trim();
  const condition = words ? `${words} (forecast)` : `${noConditionWords} (forecast)`;
  const humid = hour.relativeHumidity;
  return {
    current: {
      temperature,
      condition,
      icon: iconForWords(words ?? '', windSpeed),
      windSpeed,
      humidity: humid?.unitCode?.endsWith('percent') ? plausibleHumidity(figureOf(humid)) : null,
      uvIndex: null,
    },
    at: updatedAt,
    validUntil: Date.parse(hour.endTime),
  };
}
