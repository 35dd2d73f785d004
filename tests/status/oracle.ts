/** A second implementation of the status rules, independent of domain/: it judges each wall-clock minute separately. */
import type { State } from '#domain/status.ts';

/** Closed between two minutes of the day. `last`: the last check-in before, if the club states it. */
export type Shut = { from: number; to: number; last?: number };

export type DayFacts = {
  /** The regular hours of the day in minutes; undefined if the range is closed on that weekday. */
  usual: { opens: number; last: number; closes: number } | undefined;
  shut: readonly Shut[];
  /** Whether a source leaves open if the range closes on this day. */
  asks: boolean;
  /** When doubts end, in Unix milliseconds: they are over once a calendar was read two hours later. */
  doubts?: readonly number[];
};

/**
 * @param isChecked every source was read recently and completely
 * @param readAt when the calendars were read, in Unix milliseconds
 */
export function oracleState(
  now: number,
  { usual, shut, asks: asksAllDay, doubts = [] }: DayFacts,
  isChecked: boolean,
  readAt = Number.NEGATIVE_INFINITY,
): State {
  if (!usual) return 'closed';
  const asks = asksAllDay || doubts.some((end) => readAt < end + 7_200_000);
  const lead = usual.closes - usual.last;
  const all: Shut[] = [{ from: 0, to: usual.opens }, ...shut, { from: usual.closes, to: 1440 }];
  const lastCheckIn = (at: number) =>
    Math.min(...all.filter(({ from }) => from > at).map(({ from, last }) => last ?? from - lead));
  const opened = (at: number) => Math.max(...all.filter(({ to }) => to <= at).map(({ to }) => to));
  const isInside = (at: number) => all.every(({ from, to }) => at < from || at >= to) && opened(at) < lastCheckIn(at);
  const later = [now, ...Array.from({ length: 288 }, (_, index) => index * 5).filter((at) => at > now)];
  // A closure within the usual hours is certain, even if the rest of the day is in doubt.
  const isClosedForNow = now >= usual.opens && !isInside(now) && later.some(isInside);
  if (asks && !isClosedForNow && later.some((at) => isInside(at) && at < lastCheckIn(at))) return 'ask';
  if (!isInside(now)) return 'closed';
  if (now >= lastCheckIn(now)) return 'check-in-over';
  if (!isChecked) return 'unknown';
  return now >= lastCheckIn(now) - 60 ? 'check-in-ends-soon' : 'open';
}
