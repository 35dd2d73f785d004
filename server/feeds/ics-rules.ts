/**
 * Checks that recurrence rules are ones we can follow. The parser's time limit ends an endless search for an
 * occurrence.
 */
import ICAL from 'ical.js';

const listOf = (value: string): string => `${value}(?:,${value})*`;
const knownPart = new RegExp(
  `^(?:${[
    'FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)',
    String.raw`INTERVAL=[1-9]\d{0,2}`,
    String.raw`COUNT=0*[1-9]\d*`,
    'UNTIL=.+',
    'WKST=[A-Z]{2}',
    `BYDAY=${listOf(String.raw`[+-]?\d{0,2}[A-Z]{2}`)}`,
    `BYMONTHDAY=${listOf('-?(?:0?[1-9]|[12][0-9]|3[01])')}`,
    `BYMONTH=${listOf('(?:0?[1-9]|1[0-2])')}`,
    `BYSETPOS=${listOf(String.raw`-?[1-9]\d{0,2}`)}`,
  ].join('|')})$`,
  'i',
);

/** Throws if an entry's text has a rule that we can't follow. ical.js drops parts that it can't read. */
export function ensureFollowable(text: string): void {
  for (const [, rule = ''] of text.matchAll(/^RRULE[^:\n]*:(.*)$/gim)) {
    const parts = rule.trim().split(';').filter(Boolean);
    const names = new Set(parts.map((part) => part.split('=', 1).join().toUpperCase()));
    const isEndedTwice = names.has('COUNT') && names.has('UNTIL');
    if (!parts.every((part) => knownPart.test(part)) || names.size !== parts.length || isEndedTwice)
      throw new Error('repeats in a way that is not followed');
  }
}

/** Throws if an entry's start is not an occurrence of its rule. ical.js omits it; other programs show it. */
export function ensureStartsByRule(entry: ICAL.Component, start: ICAL.Time): void {
  const rule: unknown = entry.getFirstPropertyValue('rrule');
  if (rule instanceof ICAL.Recur && rule.iterator(start).next()?.compare(start) !== 0)
    throw new Error('starts on no day of its rule');
}

/** Properties that an event has at most once (RFC 5545, 3.6.1). Of two, ical.js uses one and drops the other. */
const single = ['uid', 'dtstart', 'dtend', 'duration', 'summary', 'rrule', 'status', 'class', 'recurrence-id'];

/** False if an entry has content that ical.js drops, such as titles in other encodings or hours in a day's duration. */
export function isOrdinary(entry: ICAL.Component): boolean {
  const start: unknown = entry.getFirstPropertyValue('dtstart');
  const isDay = start instanceof ICAL.Time && start.isDate;
  const left = entry.getAllProperties('exdate').flatMap((property): unknown[] => property.getValues());
  return (
    single.every((name) => entry.getAllProperties(name).length <= 1) &&
    !entry.hasProperty('exrule') &&
    // A date removes no timed occurrence from a series (RFC 5545, 3.8.5.1), though ical.js lets it.
    left.every((value) => !(value instanceof ICAL.Time) || value.isDate === isDay) &&
    entry.getFirstProperty('summary')?.getFirstParameter('encoding') === undefined &&
    !(isDay && /T/.test(String(entry.getFirstPropertyValue('duration') ?? '')))
  );
}
