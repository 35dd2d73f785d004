import { createLiveSource, keepIn } from '#app/features/live/live-source.ts';
import { answerWithList, readAlerts, readRoads, readWebcams } from '#app/features/live/read.ts';
import { useSources } from '#app/features/live/use-live.ts';
import type { ForecastAnswer } from '#domain/forecast.ts';
import { readWeather } from './read-weather.ts';

const readForecast = answerWithList<ForecastAnswer>('days');

/** What /weather shows live, by the names in the message after a refresh. This is the page's only list of feeds. */
const createConditions = () => ({
  weather: createLiveSource('/api/get-weather-forecast', readWeather),
  forecast: createLiveSource('/api/forecast', readForecast, {
    keep: keepIn(() => localStorage, 'forecast', readForecast),
  }),
  alerts: createLiveSource('/api/weather-alerts', readAlerts),
  roads: createLiveSource('/api/road-conditions', readRoads),
  webcams: createLiveSource('/api/webcams', readWebcams),
});

export type Conditions = ReturnType<typeof createConditions>;

/** Each part of the page reads what it needs of it, and fails alone. */
export const useConditions = (): Conditions => useSources(createConditions);
