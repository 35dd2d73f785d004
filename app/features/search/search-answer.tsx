import type { SearchSource } from '#domain/search.ts';
import { createFinder, type Find } from './find.ts';
import { Results, SearchForm } from './results.tsx';

export function SearchAnswer({ query, source }: { query: string; source: SearchSource }) {
  return (
    <div className="grid gap-3">
      <SearchForm query={query} />
      <Results query={query} found={finderOf(source)(query)} nothing={source.nothing} />
    </div>
  );
}

const finders = new WeakMap<SearchSource, Find>();

/** Indexed once for each source, which a server holds as long as it runs. */
function finderOf(source: SearchSource): Find {
  const find = finders.get(source) ?? createFinder(source);
  finders.set(source, find);
  return find;
}
