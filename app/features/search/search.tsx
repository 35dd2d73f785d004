import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchFile, type SearchSource } from '#domain/search.ts';
import type { Find } from './find.ts';
import { Results, SearchForm } from './results.tsx';

type SearchProps = {
  /** What is looked for to begin with. */
  query: string;
  /** Told what was looked for when one of the places is gone to. */
  onFollow?: (query: string) => void;
  /** Whether the field takes the focus. */
  hasFocus?: boolean;
};

/** Finds while somebody types. Arrows go through the field and what was found; Enter goes to the first of it. */
export function Search({ query: first, onFollow, hasFocus = false }: SearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(first);
  const search = useSearch();
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[type="search"]');
    // What was typed before the page came alive.
    setQuery(field?.value ?? '');
    // A modal dialog that opens moves the focus there.
    if (hasFocus) field?.setAttribute('autofocus', '');
  }, [hasFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the field and the links in it
    <div ref={box} role="search" onKeyDown={moveByArrowKeys} className="grid gap-3">
      <SearchForm
        query={first}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onSubmit={(event) => {
          // Until it can be found here, the server finds it.
          if (!search) return;
          event.preventDefault();
          box.current?.querySelector<HTMLElement>('ol a')?.focus();
        }}
      />
      <Results query={query} found={search?.find(query)} nothing={search?.nothing} onFollow={() => onFollow?.(query)} />
    </div>
  );
}

/** What searches is fetched when somebody wants to search, and is on this device where the pages are. */
function useSearch() {
  const [search, setSearch] = useState<{ find: Find; nothing: SearchSource['nothing'] }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [{ createFinder }, answer] = await Promise.all([import('./find.ts'), fetch(searchFile)]);
      if (!answer.ok) throw new Error(`${searchFile}: ${answer.status}`);
      const source = (await answer.json()) as SearchSource;
      if (isCurrent) setSearch({ find: createFinder(source), nothing: source.nothing });
    };
    // The form still asks the server.
    load().catch((error: unknown) => console.error('The search could not be fetched:', error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return search;
}

function moveByArrowKeys(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], ol a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
