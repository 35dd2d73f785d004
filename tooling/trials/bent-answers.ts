/**
 * Answers that no source gives: recorded ones (tests/upstreams/payloads) and ones of this very hour, with values
 * replaced, lines moved and bytes lost.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { rangeDay } from '#domain/range-time.ts';
import { dayMs } from '#domain/durations.ts';
import { goodCalendar } from '../bombs/calendars.ts';
import { alertsOf, roadsOf } from '../bombs/documents.ts';

const recorded = (name: string) => readFileSync(path.join('tests/upstreams/payloads', name), 'utf8');
const geoJson = 'application/geo+json';

/** By the beginning of the path at which it is asked for, the longest first: type, and documents to begin with. */
const originals = {
  '/gridpoints/MTR/91,79/stations': [geoJson, () => recorded('nws-stations.json')],
  '/gridpoints/MTR/91,79/forecast/hourly': [geoJson, () => recorded('nws-forecast-hourly.json')],
  '/stations/': [geoJson, () => recorded('nws-observation-latest.json')],
  '/points/': [geoJson, () => recorded('nws-points.json')],
  '/alerts/active': [geoJson, () => recorded('nws-alerts-active-red-flag.json'), () => alertsOf('x')],
  '/efservice/': ['application/json', () => recorded('epa-uv-hourly.json')],
  '/data/d4/': ['application/json', () => recorded('caltrans-lcs-d4.json'), (now: Date) => roadsOf(now, 'x')],
  '/data/d5/': ['application/json', () => recorded('caltrans-lcs-d5.json'), (now: Date) => roadsOf(now, 'x')],
  '/calendar.ics': [
    'text/calendar',
    () => recorded('google-calendar-public.ics'),
    (now: Date) => goodCalendar(rangeDay(new Date(now.getTime() + dayMs))),
  ],
  '/camera': ['image/jpeg', () => recorded('camera.jpg')],
} as const satisfies Record<string, readonly [string, ...((now: Date) => string)[]]>;

export type Source = keyof typeof originals;
export const sources = Object.keys(originals) as Source[];
export const contentTypes = Object.fromEntries(sources.map((source) => [source, originals[source][0]])) as Record<
  Source,
  string
>;

/** What takes the place of a value of JSON, or of what stands behind a colon in a calendar. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1e308, -1, 0, '', 'NaN', '9999-12-31T23:59:59Z', '\0', '<script>', '99999999999', null, [], {}),
  fc.nat(60_000).map((length) => ' '.repeat(length)),
);
const oddLine = fc.constantFrom(
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=YEARLY;COUNT=0',
  'RRULE:FREQ=WEEKLY;UNTIL=00000000',
  'RRULE:FREQ=MONTHLY;BYDAY=53SU;BYSETPOS=-366',
  'DTSTART:20261131T250000Z',
  'DTSTART;TZID=Mars/Base:20261201T100000',
  'DTEND;VALUE=DATE:20991231',
  'DURATION:-P1D',
  'DURATION:PT99999999999999S',
  'RECURRENCE-ID:20261201T100000Z',
  'EXDATE:',
  'STATUS:CANCELLED',
  'SUMMARY:Closed: snow',
  'END:VEVENT',
  'BEGIN:VTIMEZONE',
  ' folded',
  ':',
);

type Edit = { at: number; size: number; value: unknown; line: string; way: 'value' | 'lines' | 'bytes' };
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(1_000_000),
  size: fc.nat(20),
  value: oddValue,
  line: oddLine,
  way: fc.constantFrom('value', 'value', 'value', 'lines', 'bytes'),
});

function bent(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, { at, size, value, line, way }) => {
    if (way === 'bytes') {
      const place = at % (before.length + 1);
      return before.slice(0, place) + String(value).slice(0, 50) + before.slice(place + size);
    }
    if (!/^[[{]/.test(before)) {
      const lines = before.split('\r\n');
      const place = at % lines.length;
      const put = way === 'lines' ? [line] : [`${(lines[place] ?? '').split(':')[0]}:${String(value)}`];
      return lines.toSpliced(place, way === 'lines' ? size % 3 : 1, ...put).join('\r\n');
    }
    // The value behind one of the document's keys: a word, or all up to its end.
    const values = [...before.matchAll(/":\s*("(?:[^"\\]|\\.)*"|[^\s,[{}\]]+)/g)];
    const found = values[at % Math.max(1, values.length)];
    if (!found) return before;
    const start = found.index + found[0].length - (found[1]?.length ?? 0);
    return before.slice(0, start) + JSON.stringify(value) + before.slice(found.index + found[0].length);
  }, text);
}

/** One round: what each source answers, once it is known when. */
export const bentAnswers: fc.Arbitrary<Map<Source, (now: Date) => Buffer>> = fc
  .tuple(...sources.map(() => fc.tuple(fc.nat(), fc.array(edit, { maxLength: 4 }))))
  .map(
    (all) =>
      new Map(
        sources.map((source, index) => {
          const [, ...documents] = originals[source] as readonly [string, ...((now: Date) => string)[]];
          const [which, edits] = all[index] ?? [0, []];
          const original = documents[which % documents.length];
          return [source, (now) => Buffer.from(bent(original?.(now) ?? '', edits))];
        }),
      ),
  );
