import { createContext, use } from 'react';
import type { ShellWords } from '#words/shell-words.server.ts';

/** The words of shell-words.server.ts in the page's language. They arrive with the page's facts, not in its scripts. */
export const ShellWordsContext = createContext<ShellWords | null>(null);

export function useShellWords(): ShellWords {
  const words = use(ShellWordsContext);
  if (!words) throw new Error('ShellWordsContext is missing.');
  return words;
}
