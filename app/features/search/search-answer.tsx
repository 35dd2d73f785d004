import type { SearchSource } from '#domain/search.ts';
import { answerQuery } from './answer-query.ts';
import { createFinder, type Find } from './find.ts';
import { Results } from './results.tsx';

type SearchAnswerProps = {
  query: string;
  /** The page's language first. */
  sources: readonly [own: SearchSource, other: SearchSource];
  now: Date;
};

export function SearchAnswer({ query, sources: [own, other], now }: SearchAnswerProps) {
  const result = answerQuery({ own: finderOf(own), other: finderOf(other) }, query, now);
  return (
    <div className="grid gap-3">
      <Results query={query} result={result} isArrival={query.trim() !== ''} />
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
