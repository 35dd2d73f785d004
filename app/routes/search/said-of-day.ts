/** What a result of the search says of a day above the sentence that always holds. */
import type { Today } from '#app/features/status/today-at.ts';
import type { Day } from '#domain/days.ts';
import { asSentence, ended, joined, type Phrase } from '#words/phrase.ts';

/** Today as on the sign, or one of the next days; nothing of a later day, whose closures are not known yet. */
export function saidOfDay({ days, sign, status, words }: Today, day: Day): Phrase | undefined {
  const coming = days.find((one) => one.day === day);
  if (!coming) return undefined;
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
