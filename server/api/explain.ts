/**
 * GET /api/status?explain=1: what each source says about the next days, and which one decides. All of it is public: no
 * personal data, no feed URLs, no settings.
 */
import { Hono } from 'hono';
import type { AgendaEvent } from '#domain/agenda.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { type DayStatus, outlookAt, type SourceName, type State } from '#domain/day-status.ts';
import type { Day } from '#domain/days.ts';
import { secondMs } from '#domain/durations.ts';
import { entriesOn, type SourceEntry } from '#domain/explanation.ts';
import { answerDays } from '#domain/status-answer.ts';
import { type WindowJson, windowToJson } from '#domain/windows.ts';
import type { OfficeNews } from '#server/closing/office-closure.ts';
import { words } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { sayAll, sayStatus } from '#words/say-status.ts';
import { shared, shareJson } from './cached-response.ts';

/** Times are ISO 8601 in UTC, days are the range's. */
export type Explanation = {
  at: string;
  state: State;
  /** The text that visitors read, in English: the word on the sign, then sentences. */
  says: readonly string[];
  decidedBy: SourceName;
  /** False if a source could not be read recently or completely. */
  sure: boolean;
  /** The sources that are read repeatedly: the office's closures and the calendars. */
  sources: readonly SourceExplanation[];
  office: OfficeNews;
  days: readonly DayExplanation[];
};

export type SourceExplanation = {
  source: SourceName;
  verdict: 'read' | 'incomplete' | 'too-old' | 'never-read';
  readAt: string | null;
  ageSeconds: number | null;
};

export type DayExplanation = Pick<DayStatus, 'state' | 'certainty' | 'decidedBy'> & {
  day: Day;
  windows: readonly WindowJson[];
  entries: readonly (Omit<SourceEntry, 'windows'> & { windows: readonly WindowJson[] })[];
};

type Shown = {
  office: OfficeNews;
  /** All events of the calendar of events, including those that close nothing. */
  events?: readonly AgendaEvent[];
  count?: number;
};

/** What each source says about today and the following days, `count` in all. */
export function explainAt(now: Date, sources: Sources, { office, events, count = answerDays }: Shown): Explanation {
  const { calendar } = sources;
  const read = calendar && events ? { ...sources, calendar: { ...calendar, events } } : sources;
  const { today, days, sources: ages } = outlookAt(now, sources, count);
  const said = sayStatus(today, now);
  return {
    at: now.toISOString(),
    state: today.now,
    says: sayAll(words, [said.state, ...said.line, ...said.more]).map(textOf),
    decidedBy: today.decidedBy,
    sure: today.certainty === 'checked',
    sources: [
      {
        source: 'office',
        verdict: office === 'unreadable' ? 'never-read' : 'read',
        readAt: office === 'unreadable' ? null : now.toISOString(),
        ageSeconds: office === 'unreadable' ? null : 0,
      },
      ...ages.flatMap(({ source, readAt, isTrusted }) => {
        if (source !== 'calendar' && source !== 'closuresCalendar') return [];
        const isComplete = sources[source]?.complete !== false;
        return [{ source, ...readingOf(now, readAt, isTrusted, isComplete) }];
      }),
    ],
    office,
    days: days.map((day) => ({
      day: day.day,
      state: day.state,
      certainty: day.certainty,
      decidedBy: day.decidedBy,
      windows: day.windows.map(windowToJson),
      entries: entriesOn(day.day, read).map((entry) => ({ ...entry, windows: entry.windows.map(windowToJson) })),
    })),
  };
}

function readingOf(
  now: Date,
  readAt: Date | null,
  isTrusted: boolean,
  isComplete: CalendarNews['complete'],
): Omit<SourceExplanation, 'source'> {
  if (readAt === null) return { verdict: 'never-read', readAt: null, ageSeconds: null };
  return {
    verdict: isTrusted ? 'read' : isComplete ? 'too-old' : 'incomplete',
    readAt: readAt.toISOString(),
    // It may have been read after `now` was taken.
    ageSeconds: Math.max(0, Math.round((now.getTime() - readAt.getTime()) / secondMs)),
  };
}

type Deps = {
  sources: () => Promise<Sources>;
  events: () => Promise<readonly AgendaEvent[]>;
  office: () => Promise<OfficeNews>;
  now: () => Date;
};

/** Calls the next route unless the request asks for an explanation. */
export function explainRoute({ sources, events, office, now }: Deps): Hono {
  return new Hono().get('/status', ...shared, async (c, next) => {
    if (c.req.query('explain') !== '1') return next();
    const explanation = explainAt(now(), await sources(), { office: await office(), events: await events() });
    return shareJson(c, explanation, {
      'cache-control': 'public, max-age=15',
      date: new Date(explanation.at).toUTCString(),
    });
  });
}
