/** The 7-day forecast of the National Weather Service: GET /api/forecast, a `ForecastAnswer`, or 503. */
import { z } from 'zod';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { type ForecastAnswer, type ForecastDay, usefulDays, usefulForecastMs } from '#domain/forecast.ts';
import { rangeDay } from '#domain/range-time.ts';
import {
  iconForWords,
  plausibleHumidity as plausiblePercent,
  plausibleTemperature,
  plausibleWind,
  toFahrenheit,
  weatherIcons,
  windFromWords,
} from '#domain/weather.ts';
import { refusals } from '#words/refusals.ts';
import { skyInSpanish } from '#words/sky-words-es.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { defineFeed, unavailable } from './feed.ts';
import { rows, words } from './json.ts';
import { nwsGrid, nwsSettings } from './nws.ts';
import { ensureCurrent, maxForecastAgeMs, nws } from './nws-documents.ts';
import { UpstreamError } from './upstream-error.ts';

const time = z.string().transform(Date.parse).pipe(z.number());

const period = z.object({
  startTime: time,
  isDaytime: z.boolean(),
  temperature: z.number().nullish(),
  temperatureUnit: z.string().nullish(),
  probabilityOfPrecipitation: z.object({ value: z.number().nullish(), unitCode: z.string().nullish() }).nullish(),
  windSpeed: words(100).nullish(),
  shortForecast: words(100).nullish(),
});
/** `/gridpoints/{office}/{x},{y}/forecast`: 14 periods of half a day. */
const forecastAnswer = z.object({ properties: z.object({ updateTime: time, periods: rows(period, 100) }) });

const figure = z.number().nullable();
const cached = z.object({
  updatedAt: z.number(),
  days: z.array(
    z.object({
      day: z.string(),
      isNight: z.boolean(),
      high: figure,
      low: figure,
      wind: figure,
      rain: figure,
      words: z.string().nullable(),
      icon: z.enum(weatherIcons),
    }),
  ),
});

const noForecast = unavailable('forecast-unavailable', refusals.noForecast);

export const forecast = defineFeed({
  name: 'forecast',
  route: '/forecast',
  settings: nwsSettings,
  ttlMs: 30 * minuteMs,
  staleIfErrorMs: usefulForecastMs,

  open(deps) {
    const { now } = deps;
    const resource = nwsGrid(deps).add(
      {
        name: 'nws-forecast',
        ttlMs: this.ttlMs,
        staleIfErrorMs: this.staleIfErrorMs,
        schema: cached,
        expiresAt: ({ updatedAt }) => updatedAt + maxForecastAgeMs,
      },
      '/forecast',
      forecastAnswer.transform(({ properties: { updateTime, periods } }) => {
        ensureCurrent(updateTime, now(), maxForecastAgeMs);
        const near = periods.filter(({ startTime }) => Math.abs(startTime - updateTime) < 10 * dayMs);
        return { updatedAt: updateTime, days: daysOf(near) };
      }),
    );

    async function current(): Promise<ForecastAnswer> {
      const { value, checkedAt } = await resource.get();
      const answer = {
        days: value.days,
        updatedAt: new Date(value.updatedAt).toISOString(),
        checkedAt: new Date(checkedAt).toISOString(),
      };
      const days = usefulDays(answer, now()).slice(0, 7);
      if (days.length === 0) throw new UpstreamError(nws, 'stale', 'no forecast for the days ahead');
      return { ...answer, days: days.map((day) => ({ ...day, ...skyInSpanish(day.words) })) };
    }
    return { api: jsonRoute(this.route, () => current().catch(noForecast)) };
  },
});

type Period = z.infer<typeof period>;

/** Pairs each day with its night. After midnight a day has two nights, of which the later counts. */
const daysOf = (periods: readonly Period[]): ForecastDay[] =>
  [...Map.groupBy(periods, ({ startTime }) => rangeDay(new Date(startTime)))]
    .map(([day, all]) =>
      dayOf(
        day,
        all.find(({ isDaytime }) => isDaytime),
        all.findLast(({ isDaytime }) => !isDaytime),
      ),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));

function dayOf(day: string, daytime: Period | undefined, night: Period | undefined): ForecastDay {
  const half = daytime ?? night;
  const wind = plausibleWind(windFromWords(half?.windSpeed));
  const chance = half?.probabilityOfPrecipitation;
  const said = half?.shortForecast?.trim() || null;
  return {
    day,
    isNight: !daytime,
    high: temperatureOf(daytime),
    low: temperatureOf(night),
    wind,
    rain: chance?.unitCode?.endsWith('percent') ? plausiblePercent(chance.value) : null,
    words: said,
    icon: iconForWords(said ?? '', wind),
  };
}

const temperatureOf = (half: Period | undefined): number | null =>
  plausibleTemperature(toFahrenheit(half?.temperature, `deg${half?.temperatureUnit}`));
