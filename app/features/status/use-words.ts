import { useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Language } from '#domain/language.ts';
import type { EventSentences, NewsSentences, Sentences } from '#words/sentences.ts';

/** Sentences in the page's language, fetched when they are first needed. */
function createWords<Words extends Partial<Sentences>>(fetch: (language: Language) => Promise<Words>) {
  const loaded = new Map<Language, Words>();
  const load = async (language: Language) => {
    const words = await fetch(language);
    loaded.set(language, words);
    return words;
  };
  /** Undefined until loaded. */
  function useLoaded(): Words | undefined {
    const { language } = useShellWords();
    const [words, setWords] = useState(loaded.get(language));
    useEffect(() => {
      load(language).then(setWords, (error: unknown) =>
        console.error('The words of the status could not be loaded:', error),
      );
    }, [language]);
    return words;
  }
  return { load, useLoaded };
}

/** Those of roads, alerts and weather. */
export const { load: loadNews, useLoaded: useNews } = createWords<NewsSentences>(async (language) => {
  const { newsWords } = language === 'es' ? await import('#words/es-news.ts') : await import('#words/en-news.ts');
  return newsWords;
});

/** Those of events and closures. */
export const { load: loadEventWords, useLoaded: useEventWords } = createWords<EventSentences>(async (language) => {
  const { eventWords } = language === 'es' ? await import('#words/es-events.ts') : await import('#words/en-events.ts');
  return eventWords;
});

/** All of them. */
export const { useLoaded: useWords } = createWords<Sentences>(async (language) => {
  const { words } = language === 'es' ? await import('#words/es.ts') : await import('#words/en.ts');
  return words;
});
