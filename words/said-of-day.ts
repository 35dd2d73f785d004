/** What a result of the search says of a day above the sentence that always holds. */
import type { Today } from './today-at.ts';
import { isOnDay } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { asSentence, ended, joined, type Phrase } from './phrase.ts';

/** Today as on the sign, or one of the next days. Of a later day its closures: that there are none is not known yet. */
export function saidOfDay({ days, sign, status, words, closures }: Today, day: Day): Phrase | undefined {
  const coming = days.find((one) => one.day === day);
  if (!coming) {
    const known = closures.filter(({ event }) => isOnDay(event, day)).map(({ line }) => ended(line));
    return known.length > 0 ? joined(known, ' ') : undefined;
  }
  const said =
    day === status.day
      ? [ended(sign.state), ...sign.line, ...sign.more]
      : [
          ended(words.ofDay(coming.title, coming.hours)),
          ...coming.more.map(asSentence),
          ...(status.certainty === 'checked' ? [] : [words.unchecked(), words.callFirst()]),
        ];
  return joined(said, ' ');
}
