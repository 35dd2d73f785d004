/** Answers in the page's own language, or, where it finds nothing, in the other one if that knows more of the words. */
import type { Find, Result } from './find.ts';

type Finders<Other> = { own: Find; other: Other };

/**
 * Whether the other language, which is loaded for it, may know more: of "can i shoot glass" Spanish knows little.
 * Beside a gun that is allowed, a word that this language doesn't know may be prohibited: "glock steel target" in
 * Spanish. A word by itself that finds something has a mistake: "reservación".
 */
export const isDoubtful = ({ known, words, found, permits }: Result): boolean =>
  known < words && (permits || found.length === 0 || (words > 1 && known * 2 < words));

/** The better of both results. Nothing is said in the page's own language. */
export const better = (own: Result, other: Result): Result =>
  other.found.length > 0 && other.known > own.known ? other : own;

export function answerQuery({ own, other }: Finders<Find>, query: string, now: Date): Result {
  const first = own(query, now);
  return isDoubtful(first) ? better(first, other(query, now)) : first;
}
