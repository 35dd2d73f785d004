import { createContext, use } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { momentAt } from '#words/format-time.ts';
import type { WeatherWords } from './words.server.ts';

/** The words of words.server.ts in the page's language. They come with the page's data. */
export const WeatherWordsContext = createContext<WeatherWords | null>(null);

export function useWeatherWords(): WeatherWords {
  const words = use(WeatherWordsContext);
  if (!words) throw new Error('WeatherWordsContext is missing.');
  return words;
}

/** Gives a moment as the page's language says it, seen from another one. */
export function useMomentAt(): (moment: string | Date, now: Date) => string {
  const { language } = useShellWords();
  return (moment, now) => momentAt(new Date(moment), now, language);
}
