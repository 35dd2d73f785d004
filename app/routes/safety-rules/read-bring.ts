/** Reads what visitors say that they have, in everyday words, as the search does. Loaded with the first words. */
import { createReader } from '#app/features/search/find.ts';
import { type Choice, verdictOn } from '#domain/bring.ts';
import { longestQuery, type SearchFact, type SearchSource } from '#domain/search.ts';
import { rangeDay } from '#domain/range-time.ts';

export type BringReading = {
  /** In the sentences of the search; undefined if it has none. */
  says?: string | undefined;
  /** The strictest verdict on what is named. Without one, `says` is about something else. */
  answer?: 'yes' | 'ask' | 'no' | undefined;
  /** The place that states it. */
  place?: { title: string; to: string } | undefined;
  /** What is named: of each question the strictest option. Empty if a word or a name may mean something else. */
  choice: Choice;
};

const strictness = ['no', 'ask', 'yes'] as const;

export type BringReader = (typed: string, now: Date) => BringReading;

export function createBringReader(source: SearchSource): BringReader {
  const read = createReader(source);
  const unruled = new Set(source.unruled);
  /** The youngest first. */
  const bands = source.facts.flatMap(bandsOf);
  const answerTo = (choice: Choice) => verdictOn(source.rules, choice, unruled).answer;
  /** The first of equally strict ones. */
  const strictest = (of: string, options: readonly string[]): Choice => {
    const [option] = strictness.flatMap((answer) => options.find((one) => answerTo({ [of]: one }) === answer) ?? []);
    return option === undefined ? {} : { [of]: option };
  };
  return (typed, now) => {
    const { matched, decision, ages } = read(typed.slice(0, longestQuery), rangeDay(now));
    const { nothing, says, places } = decision ?? {};
    const facts = matched.matches.map(({ fact }) => fact);
    const named = facts.flatMap(({ is }) => (is && 'option' in is ? is : []));
    const ofAge = [
      ...facts.flatMap(bandsOf),
      ...ages.flatMap((years) => bands.findLast(({ isName, from }) => !isName && from <= years) ?? []),
    ].map(({ band }) => band);
    const choice: Choice = Object.assign(
      {},
      ...named.map(({ of }) =>
        strictest(
          of,
          named.filter((one) => one.of === of).map(({ option }) => option),
        ),
      ),
      strictest(
        'age',
        bands.map(({ band }) => band).filter((band) => ofAge.includes(band)),
      ),
    );
    const isRefused = nothing === 'ask' || nothing === 'unknown';
    const isSure = matched.unexplained.length === 0 && named.every(({ unlike, at }) => !unlike && !at);
    const place = source.places.find(({ to }) => to === places?.[0]);
    return {
      says: isRefused ? source.nothing[nothing] : says,
      answer: isRefused ? 'ask' : Object.keys(choice).length > 0 ? answerTo(choice) : undefined,
      place: place && { title: place.title, to: place.to },
      choice: isSure ? choice : {},
    };
  };
}

const bandsOf = ({ is }: SearchFact) => (is && 'band' in is ? is : []);
