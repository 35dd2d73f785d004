/**
 * The National Weather Service: https://www.weather.gov/documentation/services-web-api. Keyless, public domain.
 *
 * The chain: the grid cell of the point (a day) → the stations of the cell (a day) → the latest observation of the
 * first three, and beside them the hourly forecast, for when no station has a temperature. Addresses inside the answers
 * are not followed at all: what they lead to is built from the identifiers in them, below the configured base URL.
 */
import { z } from 'zod';
import type { ContextOf } from '#server/parsing/documents.ts';
import { readWhole } from '#server/parsing/parser.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { fromHourly, fromObservation, hourly, nws, withForecastWords } from './nws-answers.ts';
import { jsonType, rows } from './readers.ts';
import type { Reading, WeatherDeps, WeatherProvider } from './reading.ts';
import type { Resource } from './resource.ts';
import { UpstreamError } from './upstream-error.ts';

const stationsAsked = 3;

const grid = z.object({ office: z.string().regex(/^[A-Z]{3}$/), x: z.int(), y: z.int() });
/** `/points/{latitude},{longitude}`. */
export const pointsAnswer = z.object({
  properties: z.object({ gridId: grid.shape.office, gridX: grid.shape.x, gridY: grid.shape.y }),
});

const stationId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
/** `/gridpoints/{office}/{x},{y}/stations`. */
export const stationsAnswer = z.object({
  features: rows(z.object({ properties: z.object({ stationIdentifier: stationId }) }), 500).refine(
    (features) => features.length > 0,
  ),
});

type NwsDocument = 'nws-points' | 'nws-stations' | 'nws-hourly' | 'nws-observation';

export function openNws(deps: WeatherDeps): WeatherProvider {
  const { now } = deps;
  const ask = asker(deps);
  const cellPath = openCell(deps, ask);
  const forecast = openForecast(deps, ask, cellPath);
  const observe = observer(deps, ask, openStations(deps, ask, cellPath));
  return {
    async read(signal) {
      const forecasting = forecast
        .get(signal)
        .then(({ value }) => fromHourly(value, now()))
        .catch(usable);
      // It may end after the reading did, with nobody waiting.
      void Promise.allSettled([forecasting]);
      const observed = await observe(signal).catch(usable);
      const reading = observed?.current.condition ? observed : withForecastWords(observed, await forecasting);
      if (!reading) throw new UpstreamError(nws, 'stale', 'neither a current observation nor a forecast for this hour');
      return reading;
    },
  };
}

type Ask = ReturnType<typeof asker>;

const asker =
  ({ settings, upstream, parser }: WeatherDeps) =>
  <Name extends NwsDocument>(path: string, document: Name, signal: AbortSignal) =>
    upstream.ask({ upstream: nws, url: `${settings.NWS_URL}${path}`, accept: jsonType, signal }, ({ bytes }) =>
      readWhole<Name>(parser, document, bytes, undefined as ContextOf<Name>),
    );

type CellPath = (signal: AbortSignal) => Promise<string>;

/** Where the grid cell of the range is found, below the base URL. */
function openCell({ place, resources }: WeatherDeps, ask: Ask): CellPath {
  // More than four decimals are answered with a redirect.
  const point = `/points/${decimals(place.latitude)},${decimals(place.longitude)}`;
  const cell = resources.open({
    name: 'nws-point',
    freshMs: dayMs,
    usefulMs: 30 * dayMs,
    schema: grid,
    async load(signal) {
      const { properties } = await ask(point, 'nws-points', signal);
      return { value: { office: properties.gridId, x: properties.gridX, y: properties.gridY }, validators: {} };
    },
  });
  return async (signal) => {
    const { value } = await cell.get(signal);
    return `/gridpoints/${value.office}/${value.x},${value.y}`;
  };
}

/** The stations that are asked, the nearest first. */
const openStations = ({ resources }: WeatherDeps, ask: Ask, cellPath: CellPath): Resource<string[]> =>
  resources.open({
    name: 'nws-stations',
    freshMs: dayMs,
    usefulMs: 30 * dayMs,
    schema: z.array(stationId),
    async load(signal) {
      const { features } = await ask(`${await cellPath(signal)}/stations`, 'nws-stations', signal);
      return {
        value: features.slice(0, stationsAsked).map(({ properties }) => properties.stationIdentifier),
        validators: {},
      };
    },
  });

const openForecast = ({ resources }: WeatherDeps, ask: Ask, cellPath: CellPath): Resource<z.infer<typeof hourly>> =>
  resources.open({
    name: 'nws-hourly',
    freshMs: 10 * minuteMs,
    // No longer than fresh: when the source is down, the last measurement says more than an old forecast.
    usefulMs: 10 * minuteMs,
    schema: hourly,
    async load(signal) {
      const { properties } = await ask(`${await cellPath(signal)}/forecast/hourly`, 'nws-hourly', signal);
      return {
        value: { updatedAt: Date.parse(properties.updateTime), periods: properties.periods.slice(0, 48) },
        validators: {},
      };
    },
  });

/** Reads the first usable observation in the order of the stations, which is by distance. */
const observer =
  ({ now }: WeatherDeps, ask: Ask, stations: Resource<string[]>) =>
  async (signal: AbortSignal): Promise<Reading> => {
    const { value: ids } = await stations.get(signal);
    // Asked side by side: one after the other, a station that hangs would use up the time of the next.
    const answers = ids.map(async (id) =>
      fromObservation(await ask(`/stations/${id}/observations/latest`, 'nws-observation', signal), now()),
    );
    // Those after the first usable one end with nobody waiting.
    void Promise.allSettled(answers);
    for (const answer of answers) {
      const reading = await answer.catch(usable);
      if (reading) return reading;
    }
    throw new UpstreamError(nws, 'shape', 'no station has a current temperature');
  };

/** A source that fails is one source less; anything else is a mistake of ours. */
function usable(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
  return undefined;
}

const decimals = (degrees: number): string => String(Math.round(degrees * 10_000) / 10_000);
