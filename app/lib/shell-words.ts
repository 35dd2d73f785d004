import { createContext, use } from 'react';
import type { ShellWords } from './shell-words.server.ts';

export type Language = 'en-US' | 'es';

/** The language of the page at a path, or of the page with that name. */
export const languageOf = (page: string): Language => (/^\/?es(?:[./#]|$)/.test(page) ? 'es' : 'en-US');

/** The words of shell-words.server.ts in the page's language. They come with the page's facts, not with its scripts. */
export const ShellWordsContext = createContext<ShellWords | null>(null);

export function useShellWords(): ShellWords {
  const words = use(ShellWordsContext);
  if (!words) throw new Error('ShellWordsContext is missing.');
  return words;
}
