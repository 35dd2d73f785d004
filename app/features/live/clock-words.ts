/** Moments as visitors read them: on the range's clock, with its time zone named, whatever the visitor's own. */
import { plainSpaces, rangeDay, rangeTimeZone } from '#domain/range-time.ts';

/** "9:53 AM PDT". */
export function clockAt(moment: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: rangeTimeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return plainSpaces(clock.format(moment));
}

/** "9:53 AM PDT" today, "Sat, Oct 4, 9:53 AM PDT" on any other day at the range. @param now epoch milliseconds */
export function momentAt(moment: Date, now: number): string {
  if (rangeDay(moment.getTime()) === rangeDay(now)) return clockAt(moment);
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: rangeTimeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return `${day.format(moment)}, ${clockAt(moment)}`;
}
