/** Calendar files for subscribing (RFC 5545, RFC 7986), written with ical.js: https://kewisch.github.io/ical.js/ */
import ICAL from 'ical.js';
import { agendaDays, type AgendaEvent } from '#domain/agenda.ts';
import type { Sources } from '#domain/day-plan.ts';
import { daysFrom, type DayStatus, whysOf } from '#domain/day-status.ts';
import { addDays, type Day, endless } from '#domain/days.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import type { Language } from '#domain/language.ts';
import { calendarFileWords, summaryOf } from '#words/calendar-file-words.ts';
import { catalogs } from '#words/catalogs.ts';
import { asSentence, joined, textOf } from '#words/phrase.ts';
import { sayNote, textOfEvent } from '#words/say-event.ts';

type About = {
  language: Language;
  name: string;
  /** The website's host, which ends every identifier to make it unique. */
  host: string;
  stamp: Date;
};

type Entry = { id: string; title: string; text: string; location?: string | undefined; from: ICAL.Time; to: ICAL.Time };

/** How many days of hours the file contains: more than a year, for a site that is seldom built. */
const hoursDays = 400;

/** A file of agenda events. All-day events use dates, not times, so that no time zone moves them to another day. */
export function eventsFile(about: About, events: readonly AgendaEvent[]): string {
  const words = catalogs[about.language];
  return calendarFile(
    about,
    events.map((event) => {
      const { id, allDay, date, lastDate, start, end, location, partial } = event;
      const note = partial ? '' : sayNote(words, event);
      return {
        id,
        title: textOf(summaryOf(words, event)),
        text: [note, textOfEvent(words, event)].map(textOf).filter(Boolean).join('\n'),
        from: allDay && date ? ICAL.Time.fromDateString(date) : moment(new Date(start)),
        location,
        // The end is exclusive: the day after the last one.
        to:
          allDay && date
            ? ICAL.Time.fromDateString(addDays(lastDay(lastDate ?? date, about), 1))
            : moment(new Date(end)),
      };
    }),
  );
}

/** The last day of an event. One without an end lasts as long as the agenda; the next copy of the file extends it. */
const lastDay = (day: Day, { stamp }: About): Day => (day === endless ? addDays(rangeDay(stamp), agendaDays) : day);

/** Every opening of the coming year, according to the sources. */
export function hoursFile(about: About, today: Day, sources: Sources): string {
  return calendarFile(about, daysFrom(today, sources, hoursDays).flatMap(openings(about)));
}

const openings =
  ({ language }: About) =>
  ({ day, state, windows, because, parts, special }: DayStatus): Entry[] => {
    const [words, said] = [catalogs[language], calendarFileWords[language]];
    const reasons = joined(whysOf(because).map(words.why));
    const why = textOf(reasons);
    // Subscribers read it long before the day, so it states only usual hours and known differences.
    const title = special
      ? said.specialHours(words.special(special))
      : why
        ? said.hoursBut(why)
        : because.length > 0
          ? said.otherHours
          : said.usualHours;
    return windows.map(({ opens, lastCheckIn, closes }) => ({
      id: `open-${day}-${opens.getTime() - startOfDay(day).getTime()}`,
      title: state === 'ask' ? [words.askDay(), why].filter(Boolean).join(': ') : title,
      text: [
        said.checkInBy(lastCheckIn),
        why && textOf(asSentence(reasons)),
        ...parts.map((part) => textOf(words.part(part))),
        said.checkStatus,
      ]
        .filter(Boolean)
        .join('\n'),
      from: moment(opens),
      to: moment(closes),
    }));
  };

const moment = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

function calendarFile({ name, host, stamp, language }: About, entries: readonly Entry[]): string {
  const calendar = new ICAL.Component('vcalendar');
  const head = {
    version: '2.0',
    prodid: `-//${host}//${language === 'es' ? 'ES' : 'EN'}`,
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    name,
  };
  for (const [key, value] of Object.entries(head)) calendar.addPropertyWithValue(key, value);
  // Older programs read the name and the refresh interval from these.
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  for (const { id, title, text, location, from, to } of entries) {
    const event = new ICAL.Component('vevent');
    const values = { uid: `${id}@${host}`, dtstamp: moment(stamp), dtstart: from, dtend: to, summary: title };
    for (const [key, value] of Object.entries(values)) event.addPropertyWithValue(key, value);
    if (text) event.addPropertyWithValue('description', text);
    if (location) event.addPropertyWithValue('location', location);
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
