import type { Day } from './days.ts';
import { hourMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import type { WeatherIcon } from './weather.ts';

/** One day at the range. Null: the source reports none. */
export type ForecastDay = {
  day: Day;
  /** True if only the night is left: wind, rain and words are those of the night. */
  isNight: boolean;
  /** In whole °F: the high of the daytime, and the low of the night after it. */
  high: number | null;
  low: number | null;
  /** The strongest sustained wind, in whole mph. */
  wind: number | null;
  /** The chance of rain or snow, in %. */
  rain: number | null;
  words: string | null;
  icon: WeatherIcon;
};

/** The body of `GET /api/forecast`. */
export type ForecastAnswer = {
  days: ForecastDay[];
  /** When the source made the forecast, ISO 8601 in UTC. */
  updatedAt: string;
  /** When we last read it, ISO 8601 in UTC. */
  checkedAt: string;
};

/** How long after it was read a forecast is shown, on the server and offline. */
export const usefulForecastMs = 12 * hourMs;

/** The days from today on; none if the forecast was read too long ago. */
export const usefulDays = ({ days, checkedAt }: ForecastAnswer, now: Date): ForecastDay[] =>
  now.getTime() - Date.parse(checkedAt) < usefulForecastMs ? days.filter(({ day }) => day >= rangeDay(now)) : [];

/** "Rain likely, 60%", in the terms of https://www.weather.gov/bgm/forecast_terms */
export function rainWords(percent: number | null): string {
  if (percent === null) return 'Chance of rain not reported';
  if (percent < 15) return `Rain unlikely, ${percent}%`;
  if (percent < 25) return `Slight chance of rain, ${percent}%`;
  if (percent < 55) return `Chance of rain, ${percent}%`;
  return `${percent < 75 ? 'Rain likely' : 'Rain very likely'}, ${percent}%`;
}
