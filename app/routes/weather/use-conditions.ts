import { answerWithList, createLiveSource, type LiveSource } from '#app/features/live/live-source.ts';
import { alerts, type Answer, roads, useAnswer, useFresh, usePolling } from '#app/features/live/use-live.ts';
import type { ForecastAnswer } from '#domain/forecast.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';
import { readWeather } from './read-weather.ts';

/** The live sources of /weather, by their names in the message after a refresh. The page has no other list of them. */
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
 * Fetches the sources when the page appears, and polls while it is visible. Each part of the page reads what it needs,
 * and fails independently.
 */
export function useConditions(): void {
  useFresh(sources);
  usePolling(sources, true);
}

type Answers = {
  [Name in keyof typeof conditions]: (typeof conditions)[Name] extends LiveSource<infer Value> ? Answer<Value> : never;
};

/** The state of each source. The list never changes, so the hooks keep their order. */
export const useAnswers = (): Answers =>
  Object.fromEntries(Object.entries(conditions).map(([name, source]) => [name, useAnswer<unknown>(source)])) as Answers;
