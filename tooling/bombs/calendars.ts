/** Calendars that keep a reader busy: each with one ordinary event beside the bomb, which must come through. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Bomb = {
  name: string;
  body: Buffer;
  /** True where nothing of the document can be read, so that the answer is `unknown`. */
  lost?: boolean;
};

/** The title of the ordinary event. */
export const goodTitle = 'Trap night';

/** At ten in the morning of a day, YYYY-MM-DD. */
const good = (day: string) => [
  'BEGIN:VEVENT',
  'UID:good',
  `DTSTART:${day.replaceAll('-', '')}T180000Z`,
  `DTEND:${day.replaceAll('-', '')}T200000Z`,
  `SUMMARY:${goodTitle}`,
  'END:VEVENT',
];
const file = (day: string, ...lines: string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, ...good(day), 'END:VCALENDAR', ''].join('\r\n'));
const event = (uid: string | number, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTART:20260106T170000Z',
  'SUMMARY:Bomb',
  ...lines,
  'END:VEVENT',
];
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** The minutes of the year, as calendar times. */
const minutes = (count: number) =>
  times(count, (index) => new Date(Date.UTC(2026, 0) + index * 60_000).toISOString().replace(/[-:]|\.000/g, ''));

const samples = path.join(import.meta.dirname, 'calendars');

/** That event alone. */
export const goodCalendar = (day: string): string => file(day).toString();

/** Bombs of every kind that has been thought of. @param day on which the ordinary event takes place, YYYY-MM-DD */
export function calendarBombs(day: string): Bomb[] {
  const bomb = (name: string, ...lines: string[]): Bomb => ({ name, body: file(day, ...lines) });
  const rule = (text: string) => bomb(text, ...event('bomb', `RRULE:${text}`));
  const described = (name: string, what: string, size: number) =>
    bomb(
      `${name}, ${size / 1000} kB`,
      ...event('bomb', `DTEND:${day.replaceAll('-', '')}T200000Z`, `DESCRIPTION:${what.repeat(size / what.length)}`),
    );
  return [
    ...readdirSync(samples).map((name): Bomb => {
      const text = readFileSync(path.join(samples, name), 'utf8');
      return { name, body: Buffer.from(text.replace('END:VCALENDAR', `${good(day).join('\r\n')}\r\nEND:VCALENDAR`)) };
    }),
    rule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    // Every seventh day is a Tuesday for ever: no rule of ours foresees it, and only the clock ends it.
    rule('FREQ=DAILY;INTERVAL=7;BYDAY=MO'),
    rule('FREQ=MONTHLY;INTERVAL=12;BYMONTH=2'),
    rule('FREQ=WEEKLY;BYMONTH=13'),
    rule('FREQ=DAILY;INTERVAL=99999999999'),
    rule('FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9,10,11,12,13;BYMINUTE=1,2,3'),
    rule(`FREQ=YEARLY;BYSETPOS=${times(366, (index) => index + 1).join(',')};BYDAY=MO,TU,WE`),
    bomb(
      '3,000 rules that never come',
      ...times(3_000, (index) => event(index, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')).flat(),
    ),
    bomb(
      '3,000 rules that nobody foresaw',
      ...times(3_000, (index) => event(index, 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO')).flat(),
    ),
    bomb(
      'one event changed 5,000 times',
      ...event('bomb', 'RRULE:FREQ=DAILY'),
      ...minutes(5_000).flatMap((time) => event('bomb', `RECURRENCE-ID:${time}`)),
    ),
    bomb('40,000 dates', ...event('bomb', ...minutes(40_000).map((time) => `RDATE:${time}`))),
    bomb('40,000 exceptions', ...event('bomb', 'RRULE:FREQ=DAILY', ...minutes(40_000).map((time) => `EXDATE:${time}`))),
    bomb('10,000 dates in one line', ...event('bomb', `RDATE:${minutes(10_000).join(',')}`)),
    bomb(
      '30,000 components in each other',
      ...event('bomb', ...times(15_000, () => 'BEGIN:VALARM'), ...times(15_000, () => 'END:VALARM')),
    ),
    bomb('30,000 components that never end', ...times(30_000, () => 'BEGIN:VEVENT')),
    bomb('900 kB of one parameter', ...event('bomb', `LOCATION;X-A="${'x'.repeat(900_000)}":here`)),
    bomb('150 kB of one parameter', ...event('bomb', `LOCATION;X-A=${'"'.repeat(150_000)}:here`)),
    bomb(
      'a clock that is set by years',
      'BEGIN:VTIMEZONE',
      'TZID:Evil',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+99999999999999999',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event('bomb', 'DTSTART;TZID=Evil:20261125T090000'),
    ),
    described('<li', '<li ', 100_000),
    described('<!--', '<!--', 100_000),
    described('<script>', '<script>', 160_000),
    described('<', '<', 100_000),
    described('&', '&amp', 100_000),
    described('spaces', ' ', 100_000),
    described('line breaks', '\\n ', 150_000),
    described('<li', '<li ', 900_000),
    { name: 'a page in HTML', body: Buffer.from('<!doctype html>'.repeat(60_000)), lost: true },
    { name: '900 kB of spaces', body: Buffer.from(' '.repeat(900_000)), lost: true },
    { name: 'no end', body: file(day).subarray(0, -20), lost: true },
  ];
}
