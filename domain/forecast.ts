import type { Day } from './days.ts';
import { hourMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import type { WeatherIcon } from './weather.ts';

/** Whole °F, mph of sustained wind and % of rain or snow. Null: the source reports none. */
export type ForecastDay = {
  day: Day;
  /** True if only the night is left: wind, rain and words then describe the night. */
  isNight: boolean;
  /** Of the daytime, and of the night after it. */
  high: number | null;
  low: number | null;
  wind: number | null;
  rain: number | null;
  words: string | null;
  /** `words` in Spanish, where the server knows them. */
  es?: string;
  icon: WeatherIcon;
};

/** In the terms of https://www.weather.gov/bgm/forecast_terms */
export const rainTerm = (chance: number) =>
  chance < 15 ? 'unlikely' : chance < 25 ? 'slight' : chance < 55 ? 'chance' : chance < 75 ? 'likely' : 'very-likely';
export type RainTerm = ReturnType<typeof rainTerm>;

/** The body of `GET /api/forecast`. `updatedAt` is the forecast's time, `checkedAt` our reading's: ISO 8601 in UTC. */
export type ForecastAnswer = {
  days: ForecastDay[];
  updatedAt: string;
  checkedAt: string;
};

/** How long a forecast is shown after it was read, on the server and offline. */
export const usefulForecastMs = 12 * hourMs;

/** The days from today on; none if the forecast was read too long ago. */
export const usefulDays = ({ days, checkedAt }: ForecastAnswer, now: Date): ForecastDay[] =>
  now.getTime() - Date.parse(checkedAt) < usefulForecastMs ? days.filter(({ day }) => day >= rangeDay(now)) : [];
