/** Zones are the platform's, by name: the VTIMEZONE of a file may be of another year, and isn't read. */
import ICAL from 'ical.js';
import { rangeTimeZone, startOfDay, type WallClock, wallClock } from '#domain/range-time.ts';

class PlatformZone extends ICAL.Timezone {
  readonly #clock: WallClock;

  constructor(tzid: string) {
    super({ tzid } as ConstructorParameters<typeof ICAL.Timezone>[0]);
    this.#clock = wallClock(tzid);
  }

  /** In seconds, of a time on the clock of this zone. */
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

/** Calendars of Microsoft name zones in their own way. */
const windowsZones: Readonly<Record<string, string>> = {
  'Pacific Standard Time': rangeTimeZone,
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Eastern Standard Time': 'America/New_York',
};

/** The IANA name, also of "/example.org/America/New_York"; ical.js knows it from now on. @throws if it is unknown */
function knownZone(tzid: string): string {
  const name = windowsZones[tzid] ?? /[A-Za-z]+\/[\w+-]+(?:\/[\w+-]+)?$/.exec(tzid)?.[0] ?? tzid;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  if (!ICAL.TimezoneService.has(zone)) ICAL.TimezoneService.register(new PlatformZone(zone), zone);
  return zone;
}

const dateLine = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:"\n]*(?:"[^"\n]*")?)*):(.*)$/gim;
const zoneParameter = /;TZID=("?)([^";]+)\1/i;

/** A time without a zone is on the clock of `floating`. @throws if unsure: ical.js reads November 32 as December 2 */
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

/** The moment of a calendar time. A day begins at its midnight at the range. */
export const momentOf = (time: ICAL.Time): Date =>
  time.isDate ? startOfDay(time.toString().slice(0, 10)) : new Date(time.toUnixTime() * 1000);

/** A time of a series on the clock of its start. */
export function onClockOf({ isDate, zone }: ICAL.Time, time: ICAL.Time): ICAL.Time {
  if (isDate || time.isDate) return time;
  return zone instanceof PlatformZone ? zone.timeAt(momentOf(time)) : time.convertToZone(zone);
}

/** Puts RECURRENCE-ID and UNTIL on the clock of the start: ical.js compares them without a look at their zones. */
export function alignTimes(entry: ICAL.Component, start: ICAL.Time): void {
  const changed = entry.getFirstProperty('recurrence-id');
  const occurrence: unknown = changed?.getFirstValue();
  if (occurrence instanceof ICAL.Time) changed?.setValue(onClockOf(start, occurrence));
  const rule: unknown = entry.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur) || !rule.until) return;
  // With all of that day, whichever of the two has times.
  if (rule.until.isDate || start.isDate)
    rule.until = ICAL.Time.fromDateTimeString(`${rule.until.toString().slice(0, 10)}T23:59:59`);
  if (rule.until.zone !== ICAL.Timezone.utcTimezone) rule.until.zone = start.zone;
}
