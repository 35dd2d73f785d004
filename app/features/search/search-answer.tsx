import type { ReactNode } from 'react';
import { SaidText } from '#app/features/status/said.tsx';
import type { AnswerIn, FormAnswer } from '#domain/form-answer.ts';
import type { SearchSource } from '#domain/search.ts';
import { answerQuery } from './answer-query.ts';
import { createFinder, type Find } from './find.ts';
import { Results } from './results.tsx';

type SearchAnswer = AnswerIn<Extract<FormAnswer, { page: 'search' }>>;

/** The server's results, with what it knows live of the days and roads that the answer names. */
export async function searchResults({
  query,
  sources: [own, other],
  sayLive,
  language,
  now,
}: SearchAnswer): Promise<ReactNode> {
  const result = answerQuery({ own: finderOf(own), other: finderOf(other) }, query, now);
  const lines = await sayLive(result.answer?.live ?? []);
  const Live = () =>
    lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rendered once
      <p key={index} lang={language} className="font-semibold">
        <SaidText of={line} />
      </p>
    ));
  return (
    <div className="grid gap-3">
      <Results query={query} result={result} isArrival={query.trim() !== ''} Live={Live} />
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
