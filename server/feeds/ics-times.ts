/** Uses the platform's time zones by name. A file's VTIMEZONE is ignored, because it may be outdated. */
import ICAL from 'ical.js';
import { rangeTimeZone, startOfDay, type WallClock, wallClock } from '#domain/range-time.ts';

class PlatformZone extends ICAL.Timezone {
  readonly #clock: WallClock;

  constructor(tzid: string) {
    super({ tzid } as ConstructorParameters<typeof ICAL.Timezone>[0]);
    this.#clock = wallClock(tzid);
  }

  /** The offset in seconds of a local time in this zone. */
  override utcOffset(time: ICAL.Time): number {
    const reading = time.toString().slice(0, 19);
    return (Date.parse(`${reading}Z`) - this.#clock.moment(reading.replace('T', ' ')).getTime()) / 1000;
  }

  timeAt(moment: Date): ICAL.Time {
    const time = ICAL.Time.fromDateTimeString(this.#clock.reading(moment).replace(' ', 'T'));
    time.zone = this;
    return time;
  }
}

/** Microsoft's own names for time zones. */
const windowsZones: Readonly<Record<string, string>> = {
  'Pacific Standard Time': rangeTimeZone,
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Eastern Standard Time': 'America/New_York',
};

/** The IANA name, also from "/example.org/America/New_York"; registers it with ical.js. @throws if it is unknown */
function knownZone(tzid: string): string {
  const name = windowsZones[tzid] ?? /[A-Za-z]+\/[\w+-]+(?:\/[\w+-]+)?$/.exec(tzid)?.[0] ?? tzid;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  if (!ICAL.TimezoneService.has(zone)) ICAL.TimezoneService.register(new PlatformZone(zone), zone);
  return zone;
}

const dateLine = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:"\n]*(?:"[^"\n]*")?)*):(.*)$/gim;
const zoneParameter = /;TZID=("?)([^";]+)\1/i;

/** Interprets times without a zone in `floating`. @throws for invalid dates: ical.js reads November 32 as December 2 */
export const withKnownZones = (entry: string, floating = rangeTimeZone): string =>
  entry.replace(dateLine, (line, name: string, parameters: string, values: string) => {
    const dates = values.trim().split(',');
    const isUtc = dates.every((value) => /Z$/i.test(value));
    if (!dates.every(isRealDate) || (!isUtc && /Z/i.test(values))) throw new Error('has a date that is none');
    if (!values.includes('T')) return line;
    const tzid = zoneParameter.exec(parameters)?.[2];
    const zone = isUtc && !tzid ? 'UTC' : knownZone(tzid ?? floating);
    if (isUtc && zone !== 'UTC') throw new Error('has a time in two zones');
    return `${name}${parameters.replace(zoneParameter, '')}${isUtc ? '' : `;TZID=${zone}`}:${values.trim()}`;
  });

function isRealDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T(?:[01]\d|2[0-4])[0-5]\d\d\dZ?)?$/i.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  return !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
}

/** The moment of a calendar time. A date begins at midnight at the range. */
export const momentOf = (time: ICAL.Time): Date =>
  time.isDate ? startOfDay(time.toString().slice(0, 10)) : new Date(time.toUnixTime() * 1000);

/** Converts a time of a series to the time zone of its start. */
export function onClockOf({ isDate, zone }: ICAL.Time, time: ICAL.Time): ICAL.Time {
  if (isDate || time.isDate) return time;
  return zone instanceof PlatformZone ? zone.timeAt(momentOf(time)) : time.convertToZone(zone);
}

/** Converts RECURRENCE-ID and UNTIL to the start's time zone, because ical.js compares them without their zones. */
export function alignTimes(entry: ICAL.Component, start: ICAL.Time): void {
  const changed = entry.getFirstProperty('recurrence-id');
  const occurrence: unknown = changed?.getFirstValue();
  if (occurrence instanceof ICAL.Time) changed?.setValue(onClockOf(start, occurrence));
  const rule: unknown = entry.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur) || !rule.until) return;
  // Include all of the last day if either is a date.
  if (rule.until.isDate || start.isDate)
    rule.until = ICAL.Time.fromDateTimeString(`${rule.until.toString().slice(0, 10)}T23:59:59`);
  if (rule.until.zone !== ICAL.Timezone.utcTimezone) rule.until.zone = start.zone;
}
