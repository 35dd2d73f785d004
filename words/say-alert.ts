/** The lines of a closure alert, in the words of a language. */
import type { AlertDays } from '#domain/closure-alerts.ts';
import { inSentences, joined, phrase, textOf } from './phrase.ts';
import type { Sentences } from './sentences.ts';

/** `word`: the new state, for the subject. `text`: the state with its reason. */
export type AlertLine = { title: string; word: string; text: string };

export function alertLine(words: Sentences, days: AlertDays): AlertLine {
  const { first, last, state, windows, whys, parts, isCorrection } = days;
  const word = isCorrection
    ? words.openAfterAll(windows)
    : { open: words.openOnly(windows), closed: words.closedDay(), ask: words.mayBeClosedDay() }[state];
  const why = joined(whys.map(words.why));
  const more = [
    ...(whys.length > 0 ? [why] : []),
    ...parts.map((part) => (typeof part === 'string' ? part : words.part(part))),
  ];
  return {
    title: first === last ? words.day(first) : words.fromTo(first, last),
    word,
    text: textOf(more.length > 0 ? phrase`${word}: ${inSentences(more)}` : word),
  };
}
