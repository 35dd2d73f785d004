import { useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Language } from '#domain/language.ts';
import type { Sentences } from '#words/sentences.ts';
import { useToday } from './today.tsx';

/** Only the page's language is fetched. */
export const loadWords = async (language: Language): Promise<Sentences> =>
  (language === 'es' ? await import('#words/es.ts') : await import('#words/en.ts')).words;

/** The sentences about the status in the page's language; undefined until they are loaded. */
export function useWords(): Sentences | undefined {
  const { language } = useShellWords();
  const known = useToday()?.words;
  const [loaded, setLoaded] = useState<Sentences>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    loadWords(language).then(
      // A catalog has functions only, and React would call one.
      (words) => setLoaded(words),
      (error: unknown) => console.error('The words of the status could not be loaded:', error),
    );
  }, [language, isKnown]);
  return known ?? loaded;
}
