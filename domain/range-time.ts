/**
 * The range's clock: wall time in America/Los_Angeles, whatever the machine's or the visitor's zone. A moment is a
 * `Date` everywhere in this project, the present one too; how moments are said stands in domain/spoken-time.ts.
 */
import type { Day } from './days.ts';
import { hourMs } from './durations.ts';

export const rangeTimeZone = 'America/Los_Angeles';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: rangeTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** How far the range's clock is ahead of UTC, by the hour: it changes at whole hours only, and to ask is slow. */
const offsets = new Map<number, number>();
const maxOffsets = 20_000;

function offsetAt(at: number): number {
  const hour = Math.floor(at / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const part = Object.fromEntries(clock.formatToParts(hour * hourMs).map(({ type, value }) => [type, Number(value)]));
  const reading = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(hour, reading - hour * hourMs);
  return reading - hour * hourMs;
}

/** The wall-clock reading at the range for a moment, as milliseconds of the same reading in UTC. */
const wallReading = (at: number): number => at + offsetAt(at);

/**
 * The moment at which the range's clock shows "2025-10-12 23:59:59". A reading that the spring
 * change skips gives the moment an hour after the reading before it; one that autumn repeats gives the first.
 */
export function rangeMoment(reading: string): Date {
  const wanted = Date.parse(`${reading.replace(' ', 'T')}Z`);
  if (Number.isNaN(wanted)) throw new Error(`${reading} is not a date and time such as 2025-10-12 23:59:59`);
  // The offset in force a little before is right except within a change; the second look settles those.
  const before = wanted - (wallReading(wanted - 12 * hourMs) - (wanted - 12 * hourMs));
  const gap = wanted - wallReading(before);
  return new Date(gap === 0 || wallReading(before + gap) !== wanted ? before : before + gap);
}

/** What the range's clock shows at a moment, "2026-11-20 09:53:00". */
export const rangeReading = (moment: Date): string =>
  new Date(wallReading(moment.getTime())).toISOString().slice(0, 19).replace('T', ' ');

/** The calendar day at the range, "2026-11-20". */
export const rangeDay = (moment: Date): Day => rangeReading(moment).slice(0, 10);

/** The moment at which a day begins at the range. */
export const startOfDay = (day: Day): Date => rangeMoment(`${day} 00:00:00`);
