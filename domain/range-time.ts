/** The range's clock: wall time in America/Los_Angeles, independent of the machine's time zone. */
import type { Day } from './days.ts';
import { hourMs } from './durations.ts';

export const rangeTimeZone = 'America/Los_Angeles';

const maxOffsets = 20_000;

export type WallClock = ReturnType<typeof wallClock>;

/** Converts readings "2025-10-12 23:59:59" in an IANA time zone. Throws a RangeError for an unknown zone. */
export function wallClock(timeZone: string) {
  const offsetAt = offsetsOf(timeZone);
  const wallReading = (at: number): number => at + offsetAt(at);
  return {
    /** A reading that the spring change skips gives the later moment; one that the fall change repeats, the first. */
    moment(reading: string): Date {
      const wanted = Date.parse(`${reading.replace(' ', 'T')}Z`);
      if (Number.isNaN(wanted)) throw new Error(`${reading} is not a date and time such as 2025-10-12 23:59:59`);
      // A day before the reading as UTC is before the moment in every zone. Its offset differs around a clock change.
      const before = wanted - offsetAt(wanted - 24 * hourMs);
      const after = before + wanted - wallReading(before);
      return new Date(wallReading(after) === wanted ? after : before);
    },
    reading: (moment: Date): string =>
      new Date(wallReading(moment.getTime())).toISOString().slice(0, 19).replace('T', ' '),
  };
}

/** How far a clock is ahead of UTC, cached by the hour because `Intl` is slow. */
function offsetsOf(timeZone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / hourMs);
    const known = offsets.get(hour);
    if (known !== undefined) return known;
    // "11/27/2026, GMT-08:00"; for a zero offset some engines write only "GMT".
    const offset = -Date.parse(`1970-01-01T00:00${/[+-]\d\d:\d\d/.exec(clock.format(hour * hourMs))?.[0] ?? 'Z'}`);
    if (offsets.size >= maxOffsets) offsets.clear();
    offsets.set(hour, offset);
    return offset;
  };
}

const range = wallClock(rangeTimeZone);

/** The moment of "2025-10-12 23:59:59" at the range: see {@link WallClock}. */
export const rangeMoment = (reading: string): Date => range.moment(reading);

/** "2026-11-20 09:53:00". */
export const rangeReading = (moment: Date): string => range.reading(moment);

/** "09:53". */
export const rangeTime = (moment: Date): string => rangeReading(moment).slice(11, 16);

/** "2026-11-20". */
export const rangeDay = (moment: Date): Day => rangeReading(moment).slice(0, 10);

/** The moment when a day begins at the range. */
export const startOfDay = (day: Day): Date => rangeMoment(`${day} 00:00:00`);
