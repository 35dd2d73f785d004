/** Reads what visitors say that they have, in everyday words, as the search does. Loaded with the first words. */
import { createReader } from '#app/features/search/find.ts';
import { longestQuery, type SearchSource } from '#domain/search.ts';
import { rangeDay } from '#domain/range-time.ts';

export type BringReading = {
  /** In the sentences of the search; undefined if it has none. */
  says?: string | undefined;
  /** Never "yes": a word may be typed that decides, and isn't known. The sentence has its condition. */
  answer: 'no' | 'ask';
  /** Whether the sentence leaves open what is asked. */
  isOpen: boolean;
  /** The place that states it. */
  place?: { title: string; to: string } | undefined;
};

export type BringReader = (typed: string, now: Date) => BringReading;

export function createBringReader(source: SearchSource): BringReader {
  const read = createReader(source);
  const { nothing: refusals, unnamed, verdicts } = source;
  const youngest = source.facts.find(({ is }) => is && 'band' in is && is.from === 0)?.says;
  const [uncovered = ''] = unnamed.uncovered.split('{thing}');
  /** Of what no rule covers, too, the search says no permission; but it isn't prohibited. */
  const isNo = (says: string, isProhibited: boolean) =>
    (isProhibited && !says.startsWith(uncovered)) ||
    [`${verdicts.no}:`, `${verdicts.no}.`].some((no) => says.startsWith(no)) ||
    (youngest !== undefined && says.includes(youngest));
  return (typed, now) => {
    const { decision } = read(typed.slice(0, longestQuery), rangeDay(now));
    const { nothing, isProhibited = false, isOpen = false, places } = decision ?? {};
    const isRefused = nothing === 'ask' || nothing === 'unknown';
    const says = isRefused ? refusals[nothing] : decision?.says;
    const place = source.places.find(({ to }) => to === places?.[0]);
    return {
      says,
      answer: says !== undefined && isNo(says, isProhibited) ? 'no' : 'ask',
      isOpen: isRefused || isOpen || says === undefined,
      place: place && { title: place.title, to: place.to },
    };
  };
}
