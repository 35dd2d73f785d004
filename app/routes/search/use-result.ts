import { useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { better, isDoubtful } from '#app/features/search/answer-query.ts';
import type { Find, Result } from '#app/features/search/find.ts';

/** `isReady`: the page's language can be searched. `result` is undefined while it isn't known yet. */
export function useResult(query: string): { isReady: boolean; result: Result | undefined } {
  const isSpanish = useShellWords().language === 'es';
  const [now] = useState(() => new Date());
  // From the first letter on: the search weighs as much as a page.
  const own = useFinder(isSpanish ? spanishSearchFile : searchFile, query.trim() !== '');
  const first = own?.find?.(query, now);
  const needsOther = first !== undefined && isDoubtful(first);
  const other = useFinder(isSpanish ? searchFile : spanishSearchFile, needsOther);
  const isReady = own?.find !== undefined;
  if (!first || !needsOther) return { isReady, result: first };
  // Without the other language, the page's own answers.
  return { isReady, result: other && (other.find ? better(first, other.find(query, now)) : first) };
}

type Loaded = { find: Find | undefined };

/** Loads a language's places and facts, with the finder, once they are wanted. All are precached. */
function useFinder(file: string, isWanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isWanted || loaded) return;
    load(file).then(
      (find) => setLoaded({ find }),
      (error: unknown) => {
        // The form still asks the server.
        console.error('The search could not be fetched:', error);
        setLoaded({ find: undefined });
      },
    );
  }, [file, isWanted, loaded]);
  return loaded;
}

async function load(file: string): Promise<Find> {
  const [{ createFinder }, answer] = await Promise.all([import('#app/features/search/find.ts'), fetch(file)]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return createFinder((await answer.json()) as SearchSource);
}
