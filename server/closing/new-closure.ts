/** A closure from what was typed: its title, its first day, and its end. */
import { z } from 'zod';
import type { Day } from '#domain/days.ts';
import { dayMs } from '#domain/durations.ts';
import { fullDate, longMoment } from '#words/format-time.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { unprintable, visible } from '#domain/visible.ts';
import { endOf, officeClosure, type OfficeClosure } from './office-closure.ts';

export type TypedClosure = { title: string; from: string | undefined; until: string | undefined };

/** What was typed can't be a closure. The message follows the field's name. */
export class TypedError extends Error {
  readonly field: keyof TypedClosure;

  constructor(field: keyof TypedClosure, message: string) {
    super(message);
    this.field = field;
  }
}

/** @throws {TypedError} with what is wrong */
export function closureOf({ title, from, until }: TypedClosure, now: Date): OfficeClosure {
  const today = rangeDay(now);
  const first = from?.trim() ?? today;
  if (!isDay(first)) throw new TypedError('from', `${from} is not a date such as 2026-11-25.`);
  if (first < today) throw new TypedError('from', `${from} is over: it is ${longMoment(now)} at the range.`);
  const span = { from: first, ...(until === undefined ? { to: first } : lastMoment(until.trim(), first)) };
  const end = endOf(span);
  if (end <= now) throw new TypedError('until', `${until} is over: it is ${longMoment(now)} at the range.`);
  if (span.to < first)
    throw new TypedError('until', `${fullDate(span.to)}, is before the first day, ${fullDate(first)}.`);
  const farthest = now.getTime() + 366 * dayMs;
  if (startOfDay(first).getTime() > farthest) throw new TypedError('from', `${first} is more than a year away.`);
  if (end.getTime() > farthest) throw new TypedError('until', `${span.to} is more than a year away.`);
  return officeClosure.parse({ title: titleOf(title), ...span });
}

function titleOf(typed: string): string {
  const title = typed.trim();
  if (!visible.test(title) || title.length > 90 || title.search(unprintable) >= 0)
    throw new TypedError('title', 'must be one line of 1 to 90 characters, all of them visible.');
  // "snow" alone would read as an event.
  return /^(closed|cerrado)\b/i.test(title) ? title : `Closed: ${title}`;
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** "2026-11-25", "2026-11-25 12:00", "12:00" or "2:30 PM". A time alone is one of the first day. */
function lastMoment(until: string, first: Day): { to: Day; opens?: string } {
  const { day = first, clock } = /^(?<day>\d{4}-\d\d-\d\d)?(?:(?:^|[ T])(?<clock>\S.*))?$/.exec(until)?.groups ?? {};
  const opens = clock === undefined ? undefined : timeOf(clock);
  if (until === '' || !isDay(day) || (clock !== undefined && opens === undefined))
    throw new TypedError('until', `${until} is not a date such as 2026-11-25, or a time such as "2:30 PM" or 14:30.`);
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
