/** A closure from what was typed: its title, its first day, and its end. */
import { z } from 'zod';
import { addDays, type Day } from '#domain/days.ts';
import { dayMs } from '#domain/durations.ts';
import { fullDate, longMoment } from '#words/format-time.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { unprintable, visible } from '#domain/visible.ts';
import { endOf, officeClosure, type OfficeClosure } from './office-closure.ts';

export type TypedClosure = { title: string; from: string | undefined; until: string | undefined };

export type TypedMistake = { field: keyof TypedClosure; message: string };

/** What was typed can't be a closure. Each message follows its field's name. */
export class TypedError extends Error {
  readonly mistakes: readonly TypedMistake[];

  constructor(mistakes: readonly TypedMistake[]) {
    super(mistakes.map(({ message }) => message).join(' '));
    this.mistakes = mistakes;
  }
}

/** @throws {TypedError} with all that is wrong */
export function closureOf({ title, from, until }: TypedClosure, now: Date): OfficeClosure {
  const today = rangeDay(now);
  const first = from?.trim() ?? today;
  const isOver = `is over: it is ${longMoment(now)} at the range.`;
  const farthest = now.getTime() + 366 * dayMs;
  const wrongFrom = !isDay(first)
    ? `${from} is not a date such as 2026-11-25.`
    : first < today
      ? `${from} ${isOver}`
      : startOfDay(first).getTime() > farthest
        ? `${first} is more than a year away.`
        : undefined;
  // An end with a day of its own is judged also where the first day is wrong.
  const begin = wrongFrom === undefined ? first : today;
  const dayOfEnd = wrongFrom === undefined ? first : addDays(today, 1);
  const last = until === undefined ? { to: begin } : lastMoment(until.trim(), dayOfEnd);
  const end = last && endOf(last);
  const wrongUntil = !end
    ? `${until} is not a date such as 2026-11-25, or a time such as "2:30 PM" or 14:30.`
    : end <= now
      ? `${until} ${isOver}`
      : last.to < begin
        ? `${fullDate(last.to)}, is before the first day, ${fullDate(begin)}.`
        : end.getTime() > farthest
          ? `${last.to} is more than a year away.`
          : undefined;
  const wrong = { title: wrongTitle(title), from: wrongFrom, until: until === undefined ? undefined : wrongUntil };
  const mistakes = (['title', 'from', 'until'] as const).flatMap((field) =>
    wrong[field] === undefined ? [] : [{ field, message: wrong[field] }],
  );
  if (mistakes.length > 0) throw new TypedError(mistakes);
  const typed = title.trim();
  // "snow" alone would read as an event.
  return officeClosure.parse({
    title: /^(closed|cerrado)\b/i.test(typed) ? typed : `Closed: ${typed}`,
    from: first,
    ...last,
  });
}

function wrongTitle(typed: string): string | undefined {
  const title = typed.trim();
  const isWrong = !visible.test(title) || title.length > 90 || title.search(unprintable) >= 0;
  return isWrong ? 'must be one line of 1 to 90 characters, all of them visible.' : undefined;
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** "2026-11-25", "2026-11-25 12:00", "12:00" or "2:30 PM". A time alone is one of the first day. */
function lastMoment(until: string, first: Day): { to: Day; opens?: string } | undefined {
  const { day = first, clock } = /^(?<day>\d{4}-\d\d-\d\d)?(?:(?:^|[ T])(?<clock>\S.*))?$/.exec(until)?.groups ?? {};
  const opens = clock === undefined ? undefined : timeOf(clock);
  if (until === '' || !isDay(day) || (clock !== undefined && opens === undefined)) return undefined;
  return { to: day, ...(opens !== undefined && { opens }) };
}

function timeOf(clock: string): string | undefined {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?::([0-5]\d))?(?: ?([AP])\.?M\.?)?$/i.exec(clock) ?? [];
  const isPossible =
    half === undefined ? clock.includes(':') && Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12;
  if (hour === '' || !isPossible) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
