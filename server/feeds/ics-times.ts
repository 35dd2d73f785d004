/**
 * Times of a calendar file as moments. For time zones that the platform knows, its own data count: a file's VTIMEZONE
 * may be of another year, or wrong. It counts for names that the platform doesn't know.
 */
import ICAL from 'ical.js';
import { rangeTimeZone, startOfDay, type WallClock, wallClock } from '#domain/range-time.ts';

const clocks = new Map<string, WallClock | undefined>();
/** A file can name zones without end. */
const maxClocks = 500;

/** The clock of an IANA zone, also where a program has put its own name before it ("/example.org/America/New_York"). */
function knownClock(tzid: string): WallClock | undefined {
  if (clocks.has(tzid)) return clocks.get(tzid);
  const names = [tzid, /[A-Za-z]+\/[\w+-]+(?:\/[\w+-]+)?$/.exec(tzid)?.[0] ?? ''];
  const known = names.flatMap((name) => (isZone(name) ? [wallClock(name)] : []))[0];
  if (clocks.size < maxClocks) clocks.set(tzid, known);
  return known;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    // The platform's way to say that it knows no such zone.
    return false;
  }
}

/** Whether a VTIMEZONE is needed: the platform knows no zone of its name. */
export const isUnknownZone = (zone: string): boolean => {
  const tzid = /^TZID(?:;[^:\r\n]{0,200})?:(.{1,200})$/im.exec(zone)?.[1]?.trim() ?? '';
  return !knownClock(tzid);
};

const utc: WallClock = {
  moment: (reading) => new Date(`${reading.replace(' ', 'T')}Z`),
  reading: (moment) => moment.toISOString().slice(0, 19).replace('T', ' '),
};

/** The clock that a property's times are read on; undefined where only the file knows it. */
function clockOf(property: ICAL.Property | null): WallClock | undefined {
  const tzid = property?.getFirstParameter('tzid');
  const [value] = (property?.getValues() ?? []) as unknown[];
  if (value instanceof ICAL.Time && value.zone === ICAL.Timezone.utcTimezone) return utc;
  // A time without a zone is meant at the range.
  return knownClock(tzid ?? rangeTimeZone);
}

/**
 * The moment of a calendar time of an entry's property. A day begins at its midnight at the range. Throws where a zone
 * is named that neither the platform nor the file knows.
 */
export function momentOf(time: ICAL.Time, entry: ICAL.Component, property: string): Date {
  if (time.isDate) return startOfDay(time.toString().slice(0, 10));
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const clock = clockOf(entry.getFirstProperty(property));
  if (clock && clock !== utc) return clock.moment(readingOf(time));
  if (!time.zone.component) throw new Error('names a time zone that it does not define');
  return new Date(time.toUnixTime() * 1000);
}

const readingOf = (time: ICAL.Time): string => time.toString().slice(0, 19).replace('T', ' ');

/**
 * Puts the times of an entry onto the clock of its start, as ical.js compares them without a look at their zones: its
 * end, what is left out or added, which occurrence of a series it changes, and what ends the series.
 * @param series the start of the series
 */
export function alignTimes(entry: ICAL.Component, series: ICAL.Property | null): void {
  for (const property of entry.getAllProperties('dtend')) align(property, entry.getFirstProperty('dtstart'));
  for (const name of ['recurrence-id', 'exdate', 'rdate'])
    for (const property of entry.getAllProperties(name)) align(property, series);
  const clock = clockOf(series);
  for (const property of entry.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (!clock || !(rule instanceof ICAL.Recur) || !rule.until) continue;
    const start: unknown = series?.getFirstValue();
    if (rule.until.isDate || (start instanceof ICAL.Time && start.isDate)) {
      // With all of that day, whichever of the two has times.
      const day = rule.until.toString().slice(0, 10);
      rule.until = ICAL.Time.fromDateTimeString(`${day}T23:59:59`);
      continue;
    }
    const isUtc = rule.until.zone === ICAL.Timezone.utcTimezone;
    rule.until = onClock(rule.until, isUtc ? utc : clock, clock);
  }
}

function align(property: ICAL.Property, start: ICAL.Property | null): void {
  const [from, to] = [clockOf(property), clockOf(start)];
  const values = property.getValues() as unknown[];
  if (!from || !to || from === to || !values.every((value) => value instanceof ICAL.Time && !value.isDate)) return;
  const aligned = (values as ICAL.Time[]).map((time) => onClock(time, from, to));
  if (property.isMultiValue) property.setValues(aligned);
  else property.setValue(aligned[0]);
  const tzid = start?.getFirstParameter('tzid');
  if (tzid) property.setParameter('tzid', tzid);
  else property.removeParameter('tzid');
}

const onClock = (time: ICAL.Time, from: WallClock, to: WallClock): ICAL.Time =>
  ICAL.Time.fromDateTimeString(to.reading(from.moment(readingOf(time))).replace(' ', 'T') + (to === utc ? 'Z' : ''));
