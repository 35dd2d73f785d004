/**
 * What is known about today and the next days, as data without sentences. Only this module decides whether the range is
 * open: app/, server/ and words/ read its result, and words/ puts it into sentences. Over 200 lines, because its types
 * and their rules are read together.
 */
import { type AgendaEvent, type ClosurePart, firstDayOf, partOfClosure } from './agenda.ts';
import { type Cause, causeOf } from './causes.ts';
import { closureIdPrefix, type DayPlan, planOf, type Reason, type Sources } from './day-plan.ts';
import { addDays, type Day } from './days.ts';
import { minuteMs } from './durations.ts';
import { type HolidayId, holidaysOn } from './holidays.ts';
import { rangeDay, rangeTime, startOfDay } from './range-time.ts';
import { type Opening, type SourceStamp, stampsOf, type State, statusAt } from './status.ts';
import type { Window } from './windows.ts';
import { hasWords, type Quote, quoteOf } from './quote.ts';

export type { State } from './status.ts';

/** `contact`: a page's last contact with the server. */
export type SourceName = 'hours' | 'holidays' | 'closures' | 'office' | 'calendar' | 'closuresCalendar' | 'contact';

/** A reason as a key with parameters. In the club's own words: `said` is a reason, `title` is the whole title. */
export type Why =
  | { key: 'holiday'; holiday: HolidayId; isObserved: boolean }
  | { key: 'cause'; cause: Cause }
  | { key: 'said'; quote: Quote }
  | { key: 'title'; quote: Quote };

export type Because = {
  source: SourceName;
  why?: Why;
  /** More in the club's own words. */
  note?: Quote;
  /** When its effect ends; undefined: with the day. */
  until?: Date;
};

export type Certainty =
  /** Every source that can close the range was read recently. */
  | 'checked'
  /** A source was not read recently or in full, so a closure may be missing. */
  | 'unchecked';

export type DayStatus = {
  day: Day;
  /** `ask`: the club may close. `unknown`: open by what is known, but a source that can close it wasn't read. */
  state: 'open' | 'closed' | 'ask' | 'unknown';
  certainty: Certainty;
  /** When shooters can come; with `ask` and `unknown`, when they usually can. */
  windows: readonly Window[];
  because: readonly Because[];
  /** The ranges that are closed while the others are open. */
  parts: readonly ClosurePart[];
  /** The name of a day with hours of its own, unless it is closed. */
  special?: DayPlan['special'];
  /** The strictest source; with `unknown`, the one that was not read. */
  decidedBy: SourceName;
};

export type NextOpening = Pick<Opening, 'day' | 'at'> & {
  /** An earlier day on which the range may open. */
  ask?: { day: Day; because: readonly Because[] };
};

export type Today = DayStatus & {
  now: State;
  /** With `now` unknown: the state by the hours and the known closures. */
  scheduled?: 'open' | 'check-in-ends-soon';
  /** The current hours; with `ask`, those that may apply. Undefined while the range is closed. */
  window?: Window;
  /** Whole minutes to the last check-in of the window, rounded up. */
  minutesToCheckIn?: number;
  /** The next opening that is certain, as far as the sources are known. */
  next?: NextOpening;
  /** When the source that isn't trusted was last read; undefined if never, or if all are trusted. */
  lastChecked?: Date;
  /** Nothing here changes before this moment, unless a source does. */
  until: Date;
};

export type SourceAge = {
  source: SourceName;
  /** Null for a source that is part of the build or was never read. */
  readAt: Date | null;
  /** Read recently and in full. */
  isTrusted: boolean;
};

export type Outlook = {
  at: Date;
  today: Today;
  /** The first is today. */
  days: readonly DayStatus[];
  sources: readonly SourceAge[];
};

/** Today and the days after it, `count` in all, at the range. */
export function outlookAt(now: Date, sources: Sources, count = 7): Outlook {
  const status = statusAt(now, sources);
  const { state, scheduled, window, next, sure, changesAt } = status;
  const stamps = stampsOf(sources, now);
  const doubted = sure ? [] : doubtedBy(now, sources);
  const doubt = doubted[0]?.source;
  const today = dayStatus(status.today, doubt, now);
  const later = Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    dayStatus(planOf(addDays(rangeDay(now), index + 1), sources), doubt),
  );
  return {
    at: now,
    today: {
      ...today,
      now: state,
      ...(scheduled && { scheduled }),
      ...(window && { window, minutesToCheckIn: Math.ceil((window.lastCheckIn.getTime() - now.getTime()) / minuteMs) }),
      ...(next && { next: nextOpening(next) }),
      ...lastChecked(doubted),
      until: changesAt,
    },
    days: [today, ...later].slice(0, count),
    sources: agesOf(stamps, sources),
  };
}

/** Days for files that are read much later: they rely on the given sources, however old these are. */
export const daysFrom = (first: Day, sources: Sources, count: number): DayStatus[] =>
  Array.from({ length: count }, (_, ahead) => dayStatus(planOf(addDays(first, ahead), sources), undefined));

/** @param now with today, to leave out what is over */
function dayStatus(plan: DayPlan, doubt: SourceName | undefined, now?: Date): DayStatus {
  const { day, state, windows, partly, special } = plan;
  const isUnknown = state === 'open' && doubt !== undefined;
  const because = becauseOf(plan, now);
  return {
    day,
    state: isUnknown ? 'unknown' : state,
    certainty: doubt === undefined ? 'checked' : 'unchecked',
    windows,
    because,
    parts: partly.filter((part) => !now || !isPartOver(part, rangeTime(now))).map(partOfClosure),
    ...(special && { special }),
    decidedBy: isUnknown ? doubt : plan.reasons[0] ? sourceOf(plan.reasons[0]) : 'hours',
  };
}

/** @param reading of the range's clock on its day, "13:00" */
export const isPartOver = ({ opens, closes }: ClosurePart, reading: string): boolean =>
  opens !== undefined && (closes === undefined || closes < opens) && reading >= opens;

const kinds = { closure: 'closures', calendar: 'calendar', holiday: 'holidays' } as const satisfies Record<
  Reason['kind'],
  SourceName
>;
const sourceOf = ({ kind, source }: Reason): SourceName => source ?? kinds[kind];

/** The reasons that still apply; on a closed day, all of them if none does. Some have no text. */
function becauseOf({ day, state, reasons, windows }: DayPlan, now?: Date): Because[] {
  const underWay = reasons.filter(({ until }) => !now || !until || now < new Date(until));
  const isDayOver = now !== undefined && windows.every(({ closes }) => closes <= now);
  const apply = state === 'closed' ? (underWay.length > 0 ? underWay : reasons) : isDayOver ? [] : underWay;
  return apply.map((reason) => {
    const { text, es, until } = reason;
    return {
      source: sourceOf(reason),
      ...whyOf(reason, day, state === 'ask'),
      ...(text && { note: quoteOf(text, text, es?.text) }),
      ...(until && { until: new Date(until) }),
    };
  });
}

/**
 * @param day to recognize a holiday that the title names
 * @param asks whether the whole title is the reason, not only what follows "closed" in it
 */
function whyOf({ says, es, holiday, isObserved, source }: Reason, day: Day, asks = false): { why?: Why } {
  if (holiday) return { why: { key: 'holiday', holiday, isObserved: isObserved === true } };
  const cause = causeOf(says, es?.title);
  if (cause && 'cause' in cause) return { why: { key: 'cause', cause: cause.cause } };
  const named = cause && holidaysOn(day).find(({ name }) => isNameOf(cause.quote.said, name));
  if (named) return { why: { key: 'holiday', holiday: named.id, isObserved: named.key === 'observed' } };
  if (asks) return hasWords(says) ? { why: { key: 'title', quote: quoteOf(says, says, es?.title) } } : {};
  // A title that was entered only to close the range is itself the reason.
  const isTitle = cause?.quote.said === says.replace(/[\s.!]+$/, '') && !source;
  return cause ? { why: { key: isTitle ? 'title' : 'said', quote: cause.quote } } : {};
}

/** Whether a text is a holiday's name: "Thanksgiving" is Thanksgiving Day. */
function isNameOf(said: string, holiday: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/ day\b/, '');
  return plain(said) === plain(holiday);
}

/** Each reason once, even if several sources give it. */
export const whysOf = (because: readonly Pick<Because, 'why'>[]): Why[] => [
  ...new Map(because.flatMap(({ why }) => (why ? [[JSON.stringify(why), why] as const] : []))).values(),
];

/** Why a day has the state of its plan. */
export const whysOfPlan = ({ day, state, reasons }: Pick<DayPlan, 'day' | 'state' | 'reasons'>): Why[] =>
  whysOf(reasons.map((reason) => whyOf(reason, day, state === 'ask')));

/** Why an event of {@link comingClosures} closes. */
export const whyOfClosure = (event: AgendaEvent): Why | undefined => {
  const { title, es, closes, source, ranges } = event;
  const reason = { kind: 'closure' as const, says: title, ...(es && { es }), ...(source && { source }) };
  return whyOf(reason, firstDayOf(event), closes === 'ask' || ranges !== undefined).why;
};

function nextOpening({ day, at, ask }: Opening): NextOpening {
  return { day, at, ...(ask && { ask: { day: ask.day, because: becauseOf(ask, startOfDay(ask.day)) } }) };
}

type Doubted = Pick<SourceStamp, 'source'> & Partial<Pick<SourceStamp, 'at'>>;

/** The sources that may lack a closure. If a page's server wasn't sure, they are judged at the time of its response. */
function doubtedBy(now: Date, sources: Sources): readonly Doubted[] {
  const old = stampsOf(sources, now).filter(({ isTrusted }) => !isTrusted);
  if (old.length > 0) return old;
  const { server, ...read } = sources;
  if (server) return doubtedBy(server.givenAt, read);
  // A calendar that was read in part has no known time.
  const parts = (['closuresCalendar', 'calendar'] as const).filter((name) => sources[name]?.complete === false);
  // The server sends a page its calendars, so only the office's file is left.
  return parts.length > 0 ? parts.map((source) => ({ source })) : [{ source: 'office' }];
}

/** The oldest reading of the sources that aren't trusted. */
function lastChecked(doubted: readonly Doubted[]): { lastChecked?: Date } {
  const moments = doubted.flatMap(({ at }) => at?.getTime() ?? []);
  return moments.length > 0 && moments.length === doubted.length ? { lastChecked: new Date(Math.min(...moments)) } : {};
}

const agesOf = (stamps: readonly SourceStamp[], sources: Sources): SourceAge[] => [
  ...(['hours', 'holidays', 'closures'] as const).map((source) => ({ source, readAt: null, isTrusted: true })),
  ...stamps.map(({ source, at, isTrusted }) => {
    const isPart = (source === 'calendar' || source === 'closuresCalendar') && sources[source]?.complete === false;
    return { source, readAt: at ?? null, isTrusted: isTrusted && !isPart };
  }),
];

/** Whether the home page opens a dialog about it: only for closures set by the office or by the club's calendar. */
export const isAnnouncedByDialog = ({ id, closes, source }: AgendaEvent): boolean =>
  source === 'office' ? closes !== 'ask' : closes === 'yes' && !id.startsWith(closureIdPrefix);
