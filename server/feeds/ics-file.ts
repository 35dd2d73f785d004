/** Splits a calendar file by its lines only, so that one broken entry does not affect the others. */
import { UpstreamError } from './upstream-error.ts';

/** The entries of one event: the event itself, and those that change single occurrences of it. */
export type SeriesText = string[];

export type CalendarText = {
  /** By event. Single events come first, because they are cheap to read. */
  series: SeriesText[];
  /** The number of entries that are truncated, too large, or not events. */
  broken: number;
  /** The time zone of times without one (X-WR-TIMEZONE); undefined means the range's. */
  zone: string | undefined;
};

/** In characters. Long real entries have a description of a page or two. */
const maxEntryLength = 200_000;
const maxNested = 20;

const componentStart = /^(?=BEGIN:V(?:EVENT|TIMEZONE|TODO|JOURNAL|FREEBUSY|AVAILABILITY)[ \t]*$)/im;
/** Matches lines of an entry in a place where entries can't be read. */
const entryLine = /^\s*(?:SUMMARY|DTSTART|RRULE|RECURRENCE-ID)[;:]/im;

/** @throws {UpstreamError} if the text is not a complete calendar */
export function splitCalendar(text: string): CalendarText {
  const lines = text.trim().split(/\r\n?|\n/);
  if (!isLine(lines[0], 'BEGIN:VCALENDAR'))
    throw new UpstreamError('calendar', 'content-type', 'answered with something that is no calendar');
  if (!isLine(lines.at(-1), 'END:VCALENDAR'))
    throw new UpstreamError('calendar', 'syntax', 'answered with a part of a calendar');
  // Long lines are folded: a line break and a space.
  const unfolded = lines.join('\n').replace(/\n[ \t]/g, '');
  const [head = '', ...components] = unfolded.split(componentStart);
  const events: string[] = [];
  let broken = Number(entryLine.test(head));
  for (const component of components) {
    const [, name = ''] = /^BEGIN:(\w+)/i.exec(component) ?? [];
    if (/^VTIMEZONE$/i.test(name)) continue;
    const end = new RegExp(`^END:${name}[ \\t]*$`, 'im').exec(component);
    const entry = component.slice(0, end?.index);
    const isNested = (entry.match(/^BEGIN:/gim)?.length ?? 0) > maxNested;
    if (end && /^VEVENT$/i.test(name) && entry.length <= maxEntryLength && !isNested) events.push(`${entry}END:VEVENT`);
    else broken += 1;
    if (end && entryLine.test(component.slice(end.index))) broken += 1;
  }
  return { series: seriesOf(events), broken, zone: /^X-WR-TIMEZONE(?:;[^:\n]*)?:(.+)$/im.exec(head)?.[1]?.trim() };
}

const isLine = (line: string | undefined, expected: string): boolean => line?.trim().toUpperCase() === expected;

function seriesOf(events: readonly string[]): SeriesText[] {
  const byUid = Map.groupBy(events.entries(), ([index, event]) => uidOf(event) || `without-uid-${index}`);
  const repeats = (series: SeriesText) => series.some((entry) => /^R(RULE|DATE)[:;]/im.test(entry));
  return [...byUid.values()]
    .map((series) => series.map(([, event]) => event))
    .toSorted((a, b) => Number(repeats(a)) - Number(repeats(b)));
}

const uidOf = (event: string): string | undefined => /^UID(?:;[^:\n]{0,200})?:(.{1,1000})/im.exec(event)?.[1]?.trim();
