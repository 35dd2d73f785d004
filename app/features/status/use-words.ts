import { useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Language } from '#domain/language.ts';
import type { Sentences } from '#words/sentences.ts';

const loaded = new Map<Language, Sentences>();

/** Fetches the page's language only. */
export async function loadWords(language: Language): Promise<Sentences> {
  const { words } = language === 'es' ? await import('#words/es.ts') : await import('#words/en.ts');
  loaded.set(language, words);
  return words;
}

/** All sentences in the page's language, including roads, alerts and weather; undefined until loaded. */
export function useWords(): Sentences | undefined {
  const { language } = useShellWords();
  const [words, setWords] = useState(loaded.get(language));
  useEffect(() => {
    loadWords(language).then(setWords, (error: unknown) =>
      console.error('The words of the status could not be loaded:', error),
    );
  }, [language]);
  return words;
}
