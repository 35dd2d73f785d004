/** Requests https://www.weather.gov/documentation/services-web-api by identifiers, never by URLs in responses. */
import { z } from 'zod';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { ResourceOptions } from './cache.ts';
import { baseUrl, type FeedDeps } from './feed.ts';
import { jsonType, readJson, rows } from './json.ts';
import {
  fromHourly,
  fromObservation,
  hourly,
  hourlyAnswer,
  nws,
  observationAnswer,
  type Reading,
  withForecastWords,
} from './nws-documents.ts';
import { undefinedIfUpstreamFailed, UpstreamError } from './upstream-error.ts';

export const nwsSettings = {
  NWS_URL: baseUrl('https://api.weather.gov', 'Base URL of the National Weather Service, for weather and alerts.'),
};

type NwsDeps = FeedDeps<typeof nwsSettings>;

const maxStations = 3;
const daily = { ttlMs: dayMs, staleIfErrorMs: 30 * dayMs };

const grid = z.object({ office: z.string().regex(/^[A-Z]{3}$/), x: z.int(), y: z.int() });
/** `/points/{latitude},{longitude}`. */
const pointsAnswer = z
  .object({ properties: z.object({ gridId: grid.shape.office, gridX: grid.shape.x, gridY: grid.shape.y }) })
  .transform(({ properties }) => ({ office: properties.gridId, x: properties.gridX, y: properties.gridY }));

const stationId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
/** `/gridpoints/{office}/{x},{y}/stations`, nearest first. */
const stationsAnswer = z
  .object({ features: rows(z.object({ properties: z.object({ stationIdentifier: stationId }) }), 500) })
  .refine(({ features }) => features.length > 0)
  .transform(({ features }) => features.slice(0, maxStations).map(({ properties }) => properties.stationIdentifier));

const cachedHourly = hourlyAnswer.transform(({ properties: { updateTime, periods } }) => ({
  updatedAt: Date.parse(updateTime),
  periods: periods.slice(0, 48),
}));

type Cached<T> = Omit<ResourceOptions<T>, 'load'>;

/** Adds resources of the range's grid cell. All feeds share the resource of the cell itself. */
export function nwsGrid({ settings, site, upstream, cache }: NwsDeps) {
  const requestTo = (path: string, signal: AbortSignal) => ({
    upstream: nws,
    url: `${settings.NWS_URL}${path}`,
    accept: jsonType,
    signal,
  });
  const addAt = <T>(
    options: Cached<T>,
    path: (signal: AbortSignal) => string | Promise<string>,
    answer: z.ZodType<T>,
  ) =>
    cache.add({
      ...options,
      load: async (signal, cached) =>
        upstream.fetch(requestTo(await path(signal), signal), cached?.validators, ({ bytes }) =>
          readJson(nws, answer)(bytes),
        ),
    });
  // The API redirects coordinates with more than four decimals.
  const point = `/points/${fourDecimals(site.latitude)},${fourDecimals(site.longitude)}`;
  const cell = addAt({ name: 'nws-point', ...daily, schema: grid }, () => point, pointsAnswer);
  return {
    requestTo,
    /** @param path relative to the cell's path */
    add: <T>(options: Cached<T>, path: string, answer: z.ZodType<T>) =>
      addAt(
        options,
        async (signal) => {
          const { office, x, y } = (await cell.get(signal)).value;
          return `/gridpoints/${office}/${x},${y}${path}`;
        },
        answer,
      ),
  };
}

/** The returned function rejects with an UpstreamError if there is no believable temperature. */
export function openNws(deps: NwsDeps): (signal: AbortSignal) => Promise<Reading> {
  const { upstream, now } = deps;
  const { requestTo, add } = nwsGrid(deps);
  const stations = add({ name: 'nws-stations', ...daily, schema: z.array(stationId) }, '/stations', stationsAnswer);
  // Never stale: while the source is down, the last measurement is better than an old forecast.
  const forecast = add(
    { name: 'nws-hourly', ttlMs: 10 * minuteMs, staleIfErrorMs: 10 * minuteMs, schema: hourly },
    '/forecast/hourly',
    cachedHourly,
  );

  /** The first usable observation, with the stations in order of distance. */
  async function observe(signal: AbortSignal): Promise<Reading | undefined> {
    const { value: ids } = await stations.get(signal);
    const observations = ids.map(async (id) => {
      const request = requestTo(`/stations/${id}/observations/latest`, signal);
      const answer = await upstream.fetchValue(request, ({ bytes }) => readJson(nws, observationAnswer)(bytes));
      return fromObservation(answer, now());
    });
    // Those after the first usable one may reject later.
    void Promise.allSettled(observations);
    for (const observation of observations) {
      const reading = await observation.catch(undefinedIfUpstreamFailed);
      if (reading) return reading;
    }
    return undefined;
  }

  return async (signal) => {
    const forecasting = forecast
      .get(signal)
      .then(({ value }) => fromHourly(value, now()))
      .catch(undefinedIfUpstreamFailed);
    // It may reject unawaited if the observation was enough.
    void Promise.allSettled([forecasting]);
    const observed = await observe(signal).catch(undefinedIfUpstreamFailed);
    const reading = observed?.current.condition ? observed : withForecastWords(observed, await forecasting);
    if (!reading) throw new UpstreamError(nws, 'stale', 'neither a current observation nor a forecast for this hour');
    return reading;
  };
}

const fourDecimals = (degrees: number): string => String(Math.round(degrees * 10_000) / 10_000);
