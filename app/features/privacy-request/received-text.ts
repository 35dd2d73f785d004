import { spokenDay } from '#app/features/legal/spoken-day.ts';

export type ReceivedWords = {
  /** With {confirmBy} and {answerBy}. */
  text: string;
  /** The same for a request to opt out, with {answerBy}. */
  optOut: string;
};

/**
 * What is said once a request is stored, with the days that the server's answer names ("2026-12-04"). An opt-out has no
 * day of confirmation: it is acted on. Undefined where the answer names no days.
 */
export function receivedText(words: ReceivedWords, details: Readonly<Record<string, unknown>>): string | undefined {
  const { confirmBy, answerBy } = details;
  if (!isDay(answerBy)) return undefined;
  const text = isDay(confirmBy) ? words.text.replace('{confirmBy}', spokenDay(confirmBy)) : words.optOut;
  return text.replace('{answerBy}', spokenDay(answerBy));
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
