/** The search page, also at /es/search. The query is in its address; without our script the server answers it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { LiveAnswer } from './search/live-answer.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Results } from '#app/features/search/results.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { useResult } from './search/use-result.ts';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { readStored, store } from '#app/lib/storage.ts';
import { usePageState } from '#app/page-state.ts';
import type { PageContent } from '#app/lib/page-content.ts';
import type { Section } from '#content/page.server.ts';
import { slashKey, titleWith } from '#domain/search.ts';

export default function SearchPage({ top, page }: PageContent) {
  const { search } = usePageState();
  const query = useHydratedValue(() => new URLSearchParams(search).get('q') ?? '', '');
  return <Search key={query} top={top} often={page.sections.find(({ id }) => id === 'often-asked')} query={query} />;
}

/** After this pause in typing, in milliseconds, the answer is announced. Half-typed words have wrong ones. */
const pauseMs = 1000;

type SearchProps = Pick<PageContent, 'top'> & { often: Section | undefined; query: string };

/**
 * Finds while the visitor types. Arrow keys move through the field and the results; Enter goes to the first result, or
 * to what is said instead.
 */
function Search({ top, often, query: first }: SearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(first);
  const { isReady, result } = useResult(query);
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  // What was typed before hydration.
  useEffect(() => setQuery(box.current?.querySelector('input')?.value ?? ''), []);
  useEffect(() => {
    const { title } = document;
    const own = titleWith(query, title);
    document.title = own;
    return () => {
      // The next page may have said its own.
      if (document.title === own) document.title = title;
    };
  }, [query]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- receives the keys of the field and the links in it
    <div ref={box} role="search" onKeyDown={moveByArrowKeys}>
      <PageHeader {...top}>
        <SearchForm
          query={first}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onSubmit={(event) => {
            // Until the search is loaded, the server answers.
            if (!isReady) return;
            event.preventDefault();
            keepInAddress(query);
            const results = box.current;
            (
              results?.querySelector<HTMLElement>('ol a') ?? results?.querySelector<HTMLElement>('p[tabindex]')
            )?.focus();
          }}
        />
      </PageHeader>
      <div className="band page-width grid gap-3">
        <div className="grid gap-3 max-w-prose">
          <Results
            query={query}
            result={result}
            isPaused={paused === query}
            onFollow={() => keepInAddress(query)}
            Live={LiveAnswer}
          />
        </div>
        {often && query.trim() === '' && (
          <section aria-labelledby="often-asked" className="columns">
            <h2 id="often-asked" className="heading">
              {often.title}
            </h2>
            <Prose html={often.html} className="prose link-rows" />
          </section>
        )}
        <SlashSwitch />
      </div>
    </div>
  );
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

/** For the way back, and for a reload. An address that stays the same must not count as a navigation. */
function keepInAddress(query: string) {
  const search = query && `?${new URLSearchParams({ q: query }).toString()}`;
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search);
}

/**
 * Turns the key `/` off. Not shown where the only pointer is a finger: there the key does nothing.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
function SlashSwitch() {
  const isOn = useHydratedValue(() => readStored(slashKey) !== 'off', true);
  return (
    <label className="inline-flex touch:hidden items-center gap-2 min-h-11 text-sm text-muted">
      <input
        key={String(isOn)}
        type="checkbox"
        defaultChecked={isOn}
        onChange={(event) => store(slashKey, event.currentTarget.checked ? null : 'off')}
        className="size-5"
      />
      {useShellWords().slashShortcut}
    </label>
  );
}
