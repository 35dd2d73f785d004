import { answerWithList, createLiveSource } from '#app/features/live/live-source.ts';
import { alerts, roads, useAnswer, useFresh } from '#app/features/live/use-live.ts';
import type { ForecastAnswer } from '#domain/forecast.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';
import { readWeather } from './read-weather.ts';

/** What /weather shows live, by the names in the message after a refresh. This is the page's only list of feeds. */
export const conditions = {
  weather: createLiveSource('/api/get-weather-forecast', readWeather),
  forecast: createLiveSource('/api/forecast', answerWithList<ForecastAnswer>('days'), {
    storage: () => localStorage,
    key: 'forecast',
  }),
  alerts,
  roads,
  webcams: createLiveSource('/api/webcams', answerWithList<WebcamsAnswer>('cameras')),
};
const sources = Object.values(conditions);

/** Requests them when the page appears. Each part of the page reads what it needs of them, and fails alone. */
export const useConditions = (): void => useFresh(sources);

type Answers = { [Name in keyof typeof conditions]: ReturnType<(typeof conditions)[Name]['get']> };

/** What is known of each. The list never changes, so the hooks keep their order. */
export const useAnswers = (): Answers =>
  Object.fromEntries(Object.entries(conditions).map(([name, source]) => [name, useAnswer<unknown>(source)])) as Answers;
