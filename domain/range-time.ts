/** The range's clock: wall time in America/Los_Angeles, whatever the machine's or the visitor's zone. */

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

/** The wall-clock reading at the range for a moment, as milliseconds of the same reading in UTC. */
function wallReading(at: number): number {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/**
 * The moment at which the range's clock shows "2025-10-12 23:59:59", in epoch milliseconds. A reading that the spring
 * change skips gives the moment an hour after the reading before it; one that autumn repeats gives the first.
 */
export function rangeMoment(reading: string): number {
  const wanted = Date.parse(`${reading.replace(' ', 'T')}Z`);
  if (Number.isNaN(wanted)) throw new Error(`${reading} is not a date and time such as 2025-10-12 23:59:59`);
  // The offset in force a little before is right except within a change; the second look settles those.
  const before = wanted - (wallReading(wanted - 12 * 3_600_000) - (wanted - 12 * 3_600_000));
  const gap = wanted - wallReading(before);
  return gap === 0 || wallReading(before + gap) !== wanted ? before : before + gap;
}

/** The calendar day at the range, "2026-11-20". */
export function rangeDay(at: number): string {
  return new Date(wallReading(at)).toISOString().slice(0, 10);
}

/**
 * A text of `Intl` with plain spaces: newer versions of the platform put narrow or no-break ones before AM and PM and into
 * ranges, which differ from machine to machine and which the site's fonts do not have.
 */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2009\u202F]/g, ' ');

const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** "2026-11-20" → "November 20, 2026". */
export function spokenDate(day: string): string {
  return longDate.format(new Date(`${day}T12:00:00Z`));
}
