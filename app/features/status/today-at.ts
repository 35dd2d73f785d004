/** Everything that the page says of today, from one look at the clock. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { closureLine } from '#domain/closure-words.ts';
import { bannerDays, comingClosures, isOver } from '#domain/closures.ts';
import { calendarsOf, isOnDay, type Sources } from '#domain/day-plan.ts';
import { addDays } from '#domain/days.ts';
import { minuteMs } from '#domain/durations.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { type Status, statusAt } from '#domain/status.ts';
import { comingDays, type DayWords, opensToday, type StatusWords, statusWords } from '#domain/status-words.ts';

export type ComingClosure = {
  event: AgendaEvent;
  line: string;
  /** It begins within seven days, or has begun: every page announces it. */
  isNear: boolean;
};

/** What the club's calendar closes today, to be said in a dialog until then. */
export type Announcement = { id: string; title: string; text: string; until: Date };

export type Today = {
  now: Date;
  status: Status;
  words: StatusWords;
  /** Closed now, and certainly open later today. */
  opensToday: boolean;
  /** Whether screen readers announce the status when its line changes: of a countdown they hear a few minutes only. */
  isAnnounced: boolean;
  days: readonly DayWords[];
  /** All that are not over, the nearest first. With `status.sure` false there may be more. */
  closures: readonly ComingClosure[];
  announcements: readonly Announcement[];
  /** When the club's calendar was last read, ISO 8601 in UTC; null when never, or where there is none. */
  checkedAt: string | null;
  sources: Sources;
};

export type TodayLanguage = { status: typeof statusWords; closure: typeof closureLine };

const english: TodayLanguage = { status: statusWords, closure: closureLine };

/** The countdown to the last check-in is announced with this many minutes left. */
const announcedMinutes = [30, 10, 0];

function isAnnounced({ state, scheduled, window }: Status, now: Date): boolean {
  if (!window || ![state, scheduled].includes('check-in-ends-soon')) return true;
  return announcedMinutes.includes(Math.ceil((window.lastCheckIn.getTime() - now.getTime()) / minuteMs));
}

export function todayAt(now: Date, sources: Sources, say: TodayLanguage = english): Today {
  const day = rangeDay(now);
  const status = statusAt(now, sources);
  return {
    now,
    checkedAt: sources.calendar?.checkedAt ?? null,
    sources,
    status,
    words: say.status(status, now),
    opensToday: opensToday(status),
    isAnnounced: isAnnounced(status, now),
    days: comingDays(now, sources),
    closures: comingClosures(day, sources)
      .filter((event) => !isOver(event, now))
      .map((event) => ({
        event,
        line: say.closure(event, day),
        isNear: rangeDay(new Date(event.start)) <= addDays(day, bannerDays),
      })),
    announcements: calendarsOf(sources)
      .flatMap(({ events }) => events)
      .filter((event) => event.closes === 'yes' && isOnDay(event, day))
      .map((event) => ({
        id: event.id,
        title: say.closure(event, day),
        text: event.description || 'Call the range office before you drive up.',
        until: event.allDay ? startOfDay(addDays(day, 1)) : new Date(event.end),
      })),
  };
}
