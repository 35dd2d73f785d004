import { useEffect, useState } from 'react';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { searchFile, searchPath, type SearchSource, spanishSearchFile, spanishSearchPath } from '#domain/search.ts';
import type { BringReader, BringReading } from './read-bring.ts';

/** After this pause in typing, in milliseconds, the answer is shown and announced. Half-typed words have wrong ones. */
const pauseMs = 700;

type Loaded = { file: string; read: BringReader | undefined };

/**
 * What the search answers to these very words; undefined until it is known, `failed` if it can't be. `isReady`: its
 * script and words are here.
 */
export function useReading(typed: string): { isReady: boolean; reading: BringReading | 'failed' | undefined } {
  const file = useShellWords().language === 'es' ? spanishSearchFile : searchFile;
  const [loaded, setLoaded] = useState<Loaded>();
  const [answered, setAnswered] = useState<{ typed: string; reading: BringReading | 'failed' }>();
  const isTyped = typed.trim() !== '';
  const own = loaded?.file === file ? loaded : undefined;
  useEffect(() => {
    if (!isTyped || own) return;
    load(file).then(
      (read) => setLoaded({ file, read }),
      (error: unknown) => {
        console.error('The words of the search could not be fetched:', error);
        setLoaded({ file, read: undefined });
      },
    );
  }, [isTyped, file, own]);
  useEffect(() => {
    if (!isTyped || !own) return undefined;
    const timer = setTimeout(() => setAnswered({ typed, reading: own.read?.(typed, new Date()) ?? 'failed' }), pauseMs);
    return () => clearTimeout(timer);
  }, [isTyped, typed, own]);
  return {
    isReady: own?.read !== undefined,
    reading: isTyped && own && answered?.typed === typed ? answered.reading : undefined,
  };
}

async function load(file: string): Promise<BringReader> {
  const [{ createBringReader }, answer] = await Promise.all([import('./read-bring.ts'), fetch(file)]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return createBringReader((await answer.json()) as SearchSource);
}

type WordsAnswerProps = {
  typed: string;
  reading: BringReading | 'failed' | undefined;
  words: PageProps<'safety-rules'>['bring']['words'];
};

/** Never in the tone of an allowance. */
export function WordsAnswer({ typed, reading, words }: WordsAnswerProps) {
  const { language, search } = useShellWords();
  // No screen reader hears it, and what was said of other words is gone.
  if (!reading) return <p aria-hidden="true">…</p>;
  if (reading === 'failed') {
    const path = language === 'es' ? spanishSearchPath : searchPath;
    return (
      <Notice tone="warning">
        <p>{words.failed}</p>
        <Prose as="p" html={words.ways} className="" />
        <p>
          <a href={`${path}?q=${encodeURIComponent(typed)}`}>{search}</a>
        </p>
      </Notice>
    );
  }
  const { says, answer, isOpen, place } = reading;
  return (
    <Notice tone={answer === 'no' ? 'forbidden' : 'warning'}>
      <p>
        <EnglishTerms of={says ?? (place ? `${words.answers.ask}.` : words.unknown)} />
      </p>
      {place && (
        <p>
          <a href={place.to} className="font-semibold">
            <EnglishTerms of={place.title} />
          </a>
        </p>
      )}
      {isOpen && <Prose as="p" html={words.ways} className="" />}
    </Notice>
  );
}
