import { answerWithList, createLiveSource, type LiveSource } from '#app/features/live/live-source.ts';
import { alerts, type Answer, roads, useAnswer, useFresh, usePolling } from '#app/features/live/use-live.ts';
import type { ForecastAnswer } from '#domain/forecast.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';
import { readWeather } from './read-weather.ts';

/** What /weather shows live, by the names in the message after a refresh. This is the page's only list of feeds. */
export const conditions = {
  weather: createLiveSource('/api/get-weather-forecast', readWeather),
  forecast: createLiveSource('/api/forecast', answerWithList<ForecastAnswer>('days'), {
    keep: { storage: () => localStorage, key: 'forecast' },
  }),
  alerts,
  roads,
  webcams: createLiveSource('/api/webcams', answerWithList<WebcamsAnswer>('cameras')),
};
const sources = Object.values(conditions);

/**
 * Requests them when the page appears, and while it is visible again and again. Each part of the page reads what it
 * needs of them, and fails alone.
 */
export function useConditions(): void {
  useFresh(sources);
  usePolling(sources, true);
}

type Answers = {
  [Name in keyof typeof conditions]: (typeof conditions)[Name] extends LiveSource<infer Value> ? Answer<Value> : never;
};

/** What is known of each. The list never changes, so the hooks keep their order. */
export const useAnswers = (): Answers =>
  Object.fromEntries(Object.entries(conditions).map(([name, source]) => [name, useAnswer<unknown>(source)])) as Answers;
