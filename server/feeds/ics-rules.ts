/**
 * Which recurrence rules are supported. ical.js searches until it finds the next occurrence, so rules whose occurrences
 * never come or are out of reach are refused first. The parser's time limit ends what gets past.
 */
import ICAL from 'ical.js';

const earliestYear = 1900;
const latestYear = 2200;
const maxEventSeconds = 400 * 86_400;
/** Of occurrences named one by one, and of exceptions. */
const maxDates = 2_000;
const maxIntervals = 400;

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Throws where an entry repeats in a way that is not followed, or lies out of reach. */
export function ensureFollowable(entry: ICAL.Component): void {
  for (const rule of valuesOf(entry, 'rrule'))
    if (!(rule instanceof ICAL.Recur && isFollowable(rule))) throw new Error('repeats in a way that is not followed');
  const dates = [...valuesOf(entry, 'rdate'), ...valuesOf(entry, 'exdate')];
  if (dates.length > maxDates) throw new Error('has too many dates');
  const times = ['dtstart', 'dtend', 'recurrence-id'].flatMap((name) => valuesOf(entry, name));
  const starts = [...times, ...dates].map((date) => (date instanceof ICAL.Period ? date.start : date));
  if (starts.some((start) => start instanceof ICAL.Time && !isNear(start))) throw new Error('is out of reach');
  for (const duration of valuesOf(entry, 'duration')) {
    if (!(duration instanceof ICAL.Duration && duration.toSeconds() <= maxEventSeconds)) throw new Error('is too long');
  }
}

/** What an event has once at most (RFC 5545, 3.6.1). Of two rules or titles ical.js takes one, and drops the other. */
const single = ['uid', 'dtstart', 'dtend', 'duration', 'summary', 'rrule', 'status', 'class', 'recurrence-id'];

/** False where an entry says something that is not followed. */
export const isOrdinary = (entry: ICAL.Component): boolean =>
  single.every((name) => entry.getAllProperties(name).length <= 1) &&
  !(entry.hasProperty('dtend') && entry.hasProperty('duration')) &&
  !entry.hasProperty('exrule') &&
  !(entry.hasProperty('recurrence-id') && (entry.hasProperty('rrule') || entry.hasProperty('rdate'))) &&
  !valuesOf(entry, 'rdate').some((value) => value instanceof ICAL.Period) &&
  entry.getFirstProperty('summary')?.getFirstParameter('encoding') === undefined &&
  /^(?:undefined|THISANDFUTURE)$/i.test(String(entry.getFirstProperty('recurrence-id')?.getFirstParameter('range'))) &&
  ['exdate', 'rdate'].every((name) => valuesOf(entry, name).every((value) => isDay(value) === isOfDays(entry))) &&
  // RFC 5545, 3.6.1: the length of a day is in days.
  !(isOfDays(entry) && valuesOf(entry, 'duration').some((length) => /T/.test(String(length)))) &&
  valuesOf(entry, 'status').every((status) => /^(tentative|confirmed|cancelled)$/i.test(String(status)));

const isDay = (value: unknown): boolean => value instanceof ICAL.Time && value.isDate;
const isOfDays = (entry: ICAL.Component): boolean => isDay(entry.getFirstPropertyValue('dtstart'));

/**
 * Whether every date in the text of an entry is one, in its zone or in UTC. ical.js reads November 32 as December 2,
 * and drops 2026-11-28.
 */
export const hasRealDates = (text: string): boolean =>
  Array.from(text.matchAll(/^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/gim)).every(
    ([, parameters = '', values = '']) => {
      const isOfAnotherZone = /;TZID=(?!"?(?:\w+\/)?(?:UTC|GMT|Zulu|Z)\b)/i.test(parameters);
      return values.split(',').every((value) => isRealDate(value) && !(isOfAnotherZone && /Z\s*$/.test(value)));
    },
  );

function isRealDate(value: string): boolean {
  const [date, year, month = 0, day = 0, hour = 0, minute = 0] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?(?:\/.*)?$/.exec(value.trim())?.map(Number) ?? [];
  const isDay = new Date(Date.UTC(year ?? 0, month - 1, day)).getUTCDate() === day;
  return date !== undefined && isDay && month >= 1 && month <= 12 && (hour || 0) <= 24 && (minute || 0) <= 59;
}

const knownPart =
  /^(?:(?:FREQ|UNTIL|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=.+|COUNT=0*[1-9]\d*)$/i;

/** Whether the rules in the text of an entry have known parts only, each once, and one end: ical.js drops others. */
export const hasKnownRules = (text: string): boolean =>
  Array.from(text.matchAll(/^RRULE[^:\r\n]*:(.*)$/gim)).every(([, rule = '']) => {
    const parts = rule.trim().split(';').filter(Boolean);
    const names = new Set(parts.map((part) => part.split('=', 1).join().toUpperCase()));
    const hasOneEnd = !(names.has('COUNT') && names.has('UNTIL'));
    return parts.every((part) => knownPart.test(part)) && names.size === parts.length && hasOneEnd;
  });

/** The text of a VTIMEZONE whose clock changes once a year, as real ones do: two rules, or a list of dates. */
export function isOrdinaryZone(zone: string): boolean {
  const rules = zone.match(/^(RRULE|RDATE|DTSTART|TZOFFSET(?:FROM|TO))\b.*$/gim) ?? [];
  const hasOffset = rules.some((rule) => /^TZOFFSETTO:/i.test(rule));
  return hasOffset && rules.length <= 500 && rules.every((rule) => ordinaryRule.test(rule.trim()));
}
const ordinaryRule = new RegExp(
  [
    String.raw`^RRULE:FREQ=YEARLY(;(BYMONTH|BYDAY|BYMONTHDAY|UNTIL|INTERVAL|WKST|COUNT)=[\w,+-]{1,40}){0,6}$`,
    String.raw`^(RDATE|DTSTART)(;[\w=-]{1,40})?:[\dTZ,]{8,2000}$`,
    String.raw`^TZOFFSET(FROM|TO):[+-]\d{4}(\d\d)?$`,
  ].join('|'),
  'i',
);

/** Every value of a property that may stand more than once, and list several. */
const valuesOf = (entry: ICAL.Component, name: string): unknown[] =>
  entry.getAllProperties(name).flatMap((property) => property.getValues() as unknown[]);

const isNear = ({ year, month, day }: ICAL.Time): boolean =>
  year >= earliestYear && year <= latestYear && month >= 1 && month <= 12 && day >= 1 && day <= 31;

function isFollowable(rule: ICAL.Recur): boolean {
  const parts = (rule as { parts: Record<string, unknown> }).parts;
  const numbers = (name: string): number[] => [parts[name] ?? []].flat().map(Number);
  const within = (name: string, lowest: number, highest: number, most: number) => {
    const all = numbers(name);
    return all.length <= most && all.every((one) => Math.abs(one) >= lowest && Math.abs(one) <= highest);
  };
  return (
    frequencies.includes(rule.freq) &&
    rule.interval >= 1 &&
    rule.interval <= maxIntervals &&
    within('BYSECOND', 0, 59, 1) &&
    within('BYMINUTE', 0, 59, 12) &&
    within('BYHOUR', 0, 23, 24) &&
    within('BYMONTHDAY', 1, 31, 62) &&
    within('BYYEARDAY', 1, 366, 366) &&
    within('BYWEEKNO', 1, 53, 106) &&
    within('BYMONTH', 1, 12, 12) &&
    within('BYSETPOS', 1, 366, 366) &&
    [parts['BYDAY'] ?? []].flat().length <= 70 &&
    hasSomeDay(numbers('BYMONTH'), numbers('BYMONTHDAY'))
  );
}

/** February 30 never comes. */
const hasSomeDay = (months: readonly number[], days: readonly number[]): boolean =>
  days.length === 0 ||
  months.length === 0 ||
  months.some((month) => days.some((day) => Math.abs(day) <= (daysInMonth[month - 1] ?? 0)));
