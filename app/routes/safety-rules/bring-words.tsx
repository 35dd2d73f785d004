import { useEffect, useRef, useState } from 'react';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import type { BringReader, BringReading } from './read-bring.ts';

/** After this pause in typing, in milliseconds, the answer is shown and announced. Half-typed words have wrong ones. */
const pauseMs = 700;

type BringWordsProps = {
  label: string;
  /** Undefined: nothing is typed any more. */
  onRead: (reading: BringReading | undefined) => void;
};

/** A field for everyday words, which the search answers: on its own page, until our script has loaded its words. */
export function BringWords({ label, onRead }: BringWordsProps) {
  const file = useShellWords().language === 'es' ? spanishSearchFile : searchFile;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // What was typed before this script ran.
  useEffect(() => setTyped(box.current?.querySelector('input')?.value ?? ''), []);
  useEffect(() => {
    if (typed.trim() === '') {
      onRead(undefined);
      return undefined;
    }
    let isLeft = false;
    const answer = async () => {
      const read = readers.get(file) ?? (await load(file));
      readers.set(file, read);
      if (!isLeft) onRead(read(typed, new Date()));
    };
    const timer = setTimeout(() => {
      answer().catch((error: unknown) => console.error('The words of the search could not be fetched:', error));
    }, pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [typed, file, onRead]);
  return (
    <div ref={box} className="-order-2">
      <SearchForm
        label={label}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onSubmit={(event) => {
          if (readers.has(file)) event.preventDefault();
        }}
      />
    </div>
  );
}

/** By the file of their language. */
const readers = new Map<string, BringReader>();

async function load(file: string): Promise<BringReader> {
  const [{ createBringReader }, answer] = await Promise.all([import('./read-bring.ts'), fetch(file)]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return createBringReader((await answer.json()) as SearchSource);
}

const tones = { no: 'forbidden', ask: 'warning', yes: 'info' } as const;

/** Never as an allowance: a word may be typed that decides, and isn't known. The sentence has its condition. */
export function WordsAnswer({ reading: { says, answer, place }, unknown }: { reading: BringReading; unknown: string }) {
  return (
    <Notice tone={tones[answer ?? (place ? 'yes' : 'ask')]}>
      {(says ?? (!place && unknown)) && (
        <p>
          <EnglishTerms of={says ?? unknown} />
        </p>
      )}
      {place && (
        <p>
          <a href={place.to} className="font-semibold">
            <EnglishTerms of={place.title} />
          </a>
        </p>
      )}
    </Notice>
  );
}
