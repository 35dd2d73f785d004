// The National Weather Service: https://www.weather.gov/documentation/services-web-api. Keyless, public domain.
//
// The chain: the grid cell of the point (a day) → the stations of the cell (a day) → the latest observation of the first
// three, and beside them the hourly forecast, for when no station has a temperature. Addresses inside the answers are
// not followed at all: what they lead to is built from the identifiers in them, below the configured base URL.
import { z } from 'zod';
import {
  iconForWords, noConditionWords, plausibleHumidity, plausibleTemperature, plausibleWind, toFahrenheit, toMph, windFromWords,
} from '#domain/weather.ts';
import { jsonType, readJson } from './readers.ts';
import { UpstreamError } from './upstream-error.ts';
import { currentForMs, ensureCurrent, type Reading, type WeatherDeps, type WeatherProvider } from './weather.ts';

const name = 'nws';
const minute = 60_000;
const day = 24 * 60 * minute;
const stationsAsked = 3;
/** A forecast is rewritten every few hours; one older than this is frozen. */
const forecastGoodForMs = day;

const grid = z.object({ office: z.string().regex(/^[A-Z]{3}$/), x: z.int(), y: z.int() });
const pointsAnswer = z.object({
  properties: z.object({ gridId: grid.shape.office, gridX: grid.shape.x, gridY: grid.shape.y }),
});

const stationId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
const stationsAnswer = z.object({
  features: z.array(z.object({ properties: z.object({ stationIdentifier: stationId }) })).min(1),
});

const measured = z
  .object({ value: z.number().nullish(), unitCode: z.string().nullish(), qualityControl: z.string().nullish() })
  .nullish();
const observationAnswer = z.object({
  properties: z.object({
    timestamp: z.string(),
    textDescription: z.string().nullish(),
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
  windSpeed: z.string().nullish(),
  relativeHumidity: measured,
  shortForecast: z.string().nullish(),
});
const hourlyAnswer = z.object({
  properties: z.object({ updateTime: z.string(), periods: z.array(period).min(1) }),
});
const hourly = z.object({ updatedAt: z.number(), periods: z.array(period) });
type Hourly = z.infer<typeof hourly>;

export function openNws({ settings, place, upstream, resources, now }: WeatherDeps): WeatherProvider {
  async function ask<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const url = `${settings.NWS_URL}${path}`;
    const asked = await upstream.ask({ upstream: name, url, accept: jsonType, signal }, readJson(name, schema));
    if (asked === 'not-modified') throw new UpstreamError(name, 'status', 'said "not modified" unasked');
    return asked.value;
  }

  const cell = resources.open({
    name: 'nws-point',
    freshMs: day,
    usefulMs: 30 * day,
    schema: grid,
    async load(signal) {
      // More than four decimals are answered with a redirect.
      const { properties } = await ask(`/points/${decimals(place.latitude)},${decimals(place.longitude)}`, pointsAnswer, signal);
      return { value: { office: properties.gridId, x: properties.gridX, y: properties.gridY }, validators: {} };
    },
  });
  const cellPath = async (signal: AbortSignal) => {
    const { value } = await cell.get(signal);
    return `/gridpoints/${value.office}/${value.x},${value.y}`;
  };
  const stations = resources.open({
    name: 'nws-stations',
    freshMs: day,
    usefulMs: 30 * day,
    schema: z.array(stationId),
    async load(signal) {
      const { features } = await ask(`${await cellPath(signal)}/stations`, stationsAnswer, signal);
      return { value: features.slice(0, stationsAsked).map(({ properties }) => properties.stationIdentifier), validators: {} };
    },
  });
  const forecast = resources.open({
    name: 'nws-hourly',
    freshMs: 10 * minute,
    // No longer than fresh: when the source is down, the last measurement says more than an old forecast.
    usefulMs: 10 * minute,
    schema: hourly,
    async load(signal) {
      const { properties } = await ask(`${await cellPath(signal)}/forecast/hourly`, hourlyAnswer, signal);
      return { value: { updatedAt: Date.parse(properties.updateTime), periods: properties.periods.slice(0, 48) }, validators: {} };
    },
  });

  /** The first usable observation in the order of the stations, which is by distance. */
  async function observe(signal: AbortSignal): Promise<Reading> {
    const { value: ids } = await stations.get(signal);
    // Asked side by side: one after the other, a station that hangs would use up the time of the next.
    const answers = ids.map(async (id) => fromObservation(await ask(`/stations/${id}/observations/latest`, observationAnswer, signal), now()));
    // Those after the first usable one end with nobody waiting.
    void Promise.allSettled(answers);
    for (const answer of answers) {
      const reading = await answer.catch(usable);
      if (reading) return reading;
    }
    throw new UpstreamError(name, 'shape', 'no station has a current temperature');
  }

  return {
    async read(signal) {
      const forecasting = forecast.get(signal).then(({ value }) => fromHourly(value, now())).catch(usable);
      // It may end after the reading did, with nobody waiting.
      void Promise.allSettled([forecasting]);
      const observed = await observe(signal).catch(usable);
      const reading = observed?.current.condition ? observed : withWords(observed, await forecasting);
      if (!reading) throw new UpstreamError(name, 'stale', 'neither a current observation nor a forecast for this hour');
      return reading;
    },
  };
}

/** A source that fails is one source less; anything else is a mistake of ours. */
function usable(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
  return undefined;
}

const decimals = (degrees: number): string => String(Math.round(degrees * 10_000) / 10_000);

/** An observation without words takes those of the forecast, and says so; its figures stay its own. */
function withWords(observed: Reading | undefined, forecast: Reading | undefined): Reading | undefined {
  if (!observed) return forecast;
  const { windSpeed } = observed.current;
  const words = forecast?.current.condition ?? noConditionWords;
  return { ...observed, current: { ...observed.current, condition: words, icon: iconForWords(words, windSpeed) } };
}

/** Quality codes of https://www.weather.gov/documentation/services-web-api: X is rejected, B is bad, Q is questioned. */
const figureOf = (value: z.infer<typeof measured>): number | null => (/^[XBQ]$/.test(value?.qualityControl ?? '') ? null : (value?.value ?? null));

/** Throws where the observation has no believable temperature or is old. The words may be empty. */
function fromObservation({ properties }: z.infer<typeof observationAnswer>, now: Date): Reading {
  const at = Date.parse(properties.timestamp);
  ensureCurrent(name, at, now);
  const { temperature: air, windSpeed: wind, relativeHumidity: humid } = properties;
  const temperature = plausibleTemperature(toFahrenheit(figureOf(air), air?.unitCode));
  if (temperature === null) throw new UpstreamError(name, 'shape', 'an observation without a believable temperature');
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
function fromHourly({ updatedAt, periods }: Hourly, now: Date): Reading {
  const time = now.getTime();
  const hour = periods.find(({ startTime, endTime }) => Date.parse(startTime) <= time && time < Date.parse(endTime));
  if (!hour || !(time - updatedAt <= forecastGoodForMs)) throw new UpstreamError(name, 'stale', 'no forecast for this hour');
  const temperature = plausibleTemperature(toFahrenheit(hour.temperature, `deg${hour.temperatureUnit}`));
  if (temperature === null) throw new UpstreamError(name, 'shape', 'a forecast without a believable temperature');
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
