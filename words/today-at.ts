/** Everything that a page states about today, computed from one reading of the clock. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { bannerDays, comingClosures, isOver } from '#domain/closures.ts';
import { quoteOf } from '#domain/quote.ts';
import { allRangesPart, calendarsOf, isOnDay, type Sources } from '#domain/day-plan.ts';
import {
  type DayStatus,
  isAnnouncedByDialog,
  type Outlook,
  outlookAt,
  type Today as Status,
} from '#domain/day-status.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import type { Phrase } from './phrase.ts';
import { opensLater, sayAll, sayClosure, sayDay, sayStatus } from './say-status.ts';
import { inWords, type StatusSentences } from './sentences.ts';

export type ComingDay = DayStatus & { title: Phrase; hours: Phrase; more: readonly Phrase[] };

export type ComingClosure = {
  event: AgendaEvent;
  line: Phrase;
  /** Whether it begins within seven days, or has begun: every page announces it. */
  isNear: boolean;
};

/** A closure of today, by the club's calendar or the office, to be announced in a dialog `until` then. */
export type Announcement = { id: string; title: Phrase; text: Phrase; until: Date };

export type Today = {
  now: Date;
  status: Status;
  /** The language of the page. */
  words: StatusSentences;
  /** `plate` and `state`: a word or two; `line` and `more`: sentences. */
  sign: { plate: Phrase; state: Phrase; line: readonly Phrase[]; more: readonly Phrase[] };
  /** Closed now, and certainly open later today. */
  opensToday: boolean;
  /** Whether screen readers announce the status when its line changes: of a countdown, only a few minutes. */
  isAnnounced: boolean;
  days: readonly ComingDay[];
  /** All that are not over, nearest first. Unless the status is `checked`, there may be more. */
  closures: readonly ComingClosure[];
  announcements: readonly Announcement[];
  /** The ages of the sources that are read repeatedly. */
  sourceAges: Outlook['sources'];
  /** When all of the club's calendars were last read, ISO 8601 in UTC; null if never, or without a calendar. */
  checkedAt: string | null;
  sources: Sources;
};

/** The countdown to the last check-in is announced with this many minutes left. */
const announcedMinutes = [30, 10, 0];

function isAnnounced({ now, scheduled, minutesToCheckIn }: Status): boolean {
  if (minutesToCheckIn === undefined || ![now, scheduled].includes('check-in-ends-soon')) return true;
  return announcedMinutes.includes(minutesToCheckIn);
}

function checkedAt(sources: Sources): string | null {
  const readings = calendarsOf(sources).map(({ checkedAt }) => Date.parse(checkedAt ?? ''));
  const first = Math.min(...readings);
  return Number.isFinite(first) ? new Date(first).toISOString() : null;
}

export function todayAt(now: Date, sources: Sources, words: StatusSentences): Today {
  const { today: status, days, sources: sourceAges } = outlookAt(now, sources);
  const { day } = status;
  const said = sayStatus(status, now);
  const open = comingClosures(day, sources).filter((event) => !isOver(event, now));
  // While several closures together close the whole club, single ranges get no banner.
  const isShut = open.some((event) => event.id.includes(allRangesPart) && isOnDay(event, day));
  return {
    now,
    words,
    checkedAt: checkedAt(sources),
    sources,
    sourceAges,
    status,
    sign: {
      plate: inWords(words, said.plate),
      state: inWords(words, said.state),
      line: sayAll(words, said.line),
      more: sayAll(words, said.more),
    },
    opensToday: opensLater(status),
    isAnnounced: isAnnounced(status),
    days: days.map((one) => {
      const { day: title, hours, more } = sayDay(one);
      return { ...one, title: inWords(words, title), hours: inWords(words, hours), more: sayAll(words, more) };
    }),
    closures: open.map((event) => ({
      event,
      line: sayClosure(words, event, day),
      isNear: rangeDay(new Date(event.start)) <= addDays(day, bannerDays) && !(isShut && event.closes === 'partly'),
    })),
    announcements: open
      .filter((event) => isAnnouncedByDialog(event) && isOnDay(event, day))
      .map((event) => ({
        id: event.id,
        title: sayClosure(words, event, day),
        text: event.description
          ? words.quoted(quoteOf(event.description, event.description, event.es?.text))
          : words.callBeforeDriving(),
        until: new Date(Math.min(startOfDay(addDays(day, 1)).getTime(), Date.parse(event.end))),
      })),
  };
}
