import { createContext, use } from 'react';
import type { WeatherWords } from '#words/weather-words.server.ts';

/** The words of weather-words.server.ts in the page's language. They arrive with the page's data. */
export const WeatherWordsContext = createContext<WeatherWords | null>(null);

export function useWeatherWords(): WeatherWords {
  const words = use(WeatherWordsContext);
  if (!words) throw new Error('WeatherWordsContext is missing.');
  return words;
}
