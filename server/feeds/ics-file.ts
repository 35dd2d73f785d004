/**
 * A calendar file taken apart by its lines, without looking into them: one broken entry must not take the others with
 * it.
 */
import { UpstreamError } from './upstream-error.ts';

/** The entries of one event: the event itself, and those that change single occurrences of it. */
export type SeriesText = string[];

export type CalendarText = {
  /** VTIMEZONE components. */
  zones: string[];
  /** By event. Those that happen once come first: they cost little to read. */
  series: SeriesText[];
  /** Entries that are not whole, larger than any entry, or no events. */
  broken: number;
};

/** Characters. The longest entry that people write has a page or two of description. */
const maxEntryLength = 200_000;
/** An alarm or a few inside an event. */
const maxNested = 20;

/** @throws {UpstreamError} where the text is no calendar, or not a whole one */
export function splitCalendar(text: string): CalendarText {
  const lines = text.trim().split(/\r\n?|\n/);
  if (!isLine(lines[0], 'BEGIN:VCALENDAR'))
    throw new UpstreamError('calendar', 'content-type', 'answered with something that is no calendar');
  if (!isLine(lines.at(-1), 'END:VCALENDAR'))
    throw new UpstreamError('calendar', 'syntax', 'answered with a part of a calendar');
  const { components, broken } = componentsOf(lines);
  const zones = components.filter((one) => /^BEGIN:VTIMEZONE\s/i.test(one));
  const events = components.filter((one) => /^BEGIN:VEVENT\s/i.test(one));
  const others = components.filter(
    (one) =>
      /^BEGIN:V(TODO|JOURNAL|FREEBUSY|AVAILABILITY)\s/i.test(one) ||
      (!/^BEGIN:V(EVENT|TIMEZONE)\s/i.test(one) && /^(SUMMARY|DTSTART)[;:]/im.test(one)),
  );
  return { zones, series: seriesOf(events), broken: broken + others.length };
}

const isLine = (line: string | undefined, expected: string): boolean => line?.trim().toUpperCase() === expected;

/** The components below the calendar's own. */
function componentsOf(lines: readonly string[]): { components: string[]; broken: number } {
  const components: string[] = [];
  let broken = 0;
  /** Where the component began in which we are. */
  let start: number | undefined;
  let inside = 0;
  let depth = 0;
  const end = (at: number) => {
    const component = unfolded(lines.slice(start, at + 1).join('\r\n'));
    if (depth === 0 && component.length <= maxEntryLength && inside <= maxNested) components.push(component);
    else broken += 1;
    start = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const [, word, name] = /^(BEGIN|END):([\w-]{1,40})\s*$/i.exec(line) ?? [];
    // The head of this entry could not be read.
    if (!word && start === undefined && /^\s*(SUMMARY|DTSTART|RRULE|RECURRENCE-ID)[;:]/i.test(line)) broken += 1;
    if (!word || !name || /^VCALENDAR$/i.test(name)) continue;
    if (/^BEGIN$/i.test(word)) {
      // These are never inside another one: that one was not ended.
      if (start !== undefined && /^V(EVENT|TIMEZONE|TODO|JOURNAL|FREEBUSY)$/i.test(name)) end(at - 1);
      if (start === undefined) [start, inside, depth] = [at, 0, 0];
      inside += 1;
      depth += 1;
    } else if (start !== undefined) {
      depth -= 1;
      if (depth === 0) end(at);
    }
  }
  if (start !== undefined) broken += 1;
  return { components, broken };
}

function seriesOf(events: readonly string[]): SeriesText[] {
  const byUid = new Map<string, SeriesText>();
  events.forEach((event, index) => {
    const uid = /^UID(?:;[^:\r\n]{0,200})?:(.{1,1000})/im.exec(event)?.[1]?.trim() || `without-uid-${index}`;
    const series = byUid.get(uid) ?? [];
    byUid.set(uid, series);
    series.push(event);
  });
  const repeats = (series: SeriesText) => series.some((entry) => /^R(RULE|DATE)[:;]/im.test(entry));
  return [...byUid.values()].toSorted((a, b) => Number(repeats(a)) - Number(repeats(b)));
}

/** Long lines are folded: a line break and a space. */
const unfolded = (text: string): string => text.replace(/\r\n[ \t]/g, '');
