/** Answers in the language of the query: the page's own, unless the other one knows more of its words. */
import type { Find, Result } from './find.ts';

type Finders<Other> = { own: Find; other: Other };

/** Whether a result of the page's language may be worse than one of the other. */
export const isDoubtful = ({ known, words }: Result): boolean => known < words;

/** The better of both results. */
export function better(own: Result, other: Result): Result {
  return other.known > own.known || (other.known === own.known && own.found.length === 0 && other.found.length > 0)
    ? other
    : own;
}

export function answerQuery({ own, other }: Finders<Find>, query: string, now: Date): Result {
  const first = own(query, now);
  return isDoubtful(first) ? better(first, other(query, now)) : first;
}
