/** Every sentence about the status by its key. A catalog (en.ts, es.ts) has those of a language and decides nothing. */
import type { ClosurePart } from '#domain/agenda.ts';
import type { WeatherAlert } from '#domain/alerts.ts';
import type { Quote } from '#domain/quote.ts';
import type { State, Why } from '#domain/day-status.ts';
import type { Day } from '#domain/days.ts';
import type { ForecastDay } from '#domain/forecast.ts';
import type { SpecialDay } from '#domain/hours.ts';
import type { RoadId } from '#domain/lane-closures.ts';
import type { FullClosure, RoadClosure, WaysAround } from '#domain/roads.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import type { Window } from '#domain/windows.ts';
import type { Phrase } from './phrase.ts';

/** A closure's days, both inclusive, and its times if it isn't all day; without `from` it lasts until `to`. */
export type Span = { first: Day; last: Day; today: Day; from?: Date; to?: Date };

/** The parts of the weather page that are polled. */
export type LivePart = 'weather' | 'forecast' | 'alerts' | 'roads' | 'webcams';

export type SpecialName = Pick<SpecialDay, 'name' | 'es'>;

/** Each page's sentences about today and the coming days, fetched with its status. */
export type StatusSentences = {
  /** A word or two for a sign. `unknown` and `ask` look different, but both tell visitors to call. */
  state: (now: State) => string;
  /** The same for the sign in the header, which has two lines of about ten letters. */
  stateShort: (now: State) => string;
  /** For the header sign of a range that is closed but certainly opens later today: "Opens 9 AM". */
  opensShort: (at: Date) => string;
  openUntil: (closes: Date, lastCheckIn: Date) => string;
  endsSoon: (minutes: number, lastCheckIn: Date) => string;
  stillOpen: (closes: Date) => string;
  pauses: () => string;
  reason: (whys: readonly Why[]) => Phrase;
  opens: (ahead: number, day: Day, at: Date) => string;
  mayOpen: (at: Date) => string;
  usuallyOpens: (ahead: number, day: Day, at: Date) => string;
  noOpening: () => string;
  usuallyOpen: (windows: readonly Window[]) => string;
  /** `lastChecked` has the time of the last successful check; `unchecked` is used if none is known. */
  unchecked: () => string;
  lastChecked: (at: Date, now: Date) => string;
  callFirst: () => string;
  mayBeClosed: () => string;
  mayBeClosedOn: (day: Day, whys: readonly Why[]) => Phrase;
  todayIs: (why: Why) => Phrase;
  /** The club's words, in this language if it has them. */
  quoted: (quote: Quote) => Phrase;
  clubSays: (quote: Quote) => Phrase;
  hoursToday: (windows: readonly Window[]) => string;
  hoursWouldBe: (windows: readonly Window[]) => string;
  part: (part: ClosurePart) => Phrase;
  callBeforeDriving: () => string;
  /** A day in a list: "Friday, November 20". */
  day: (day: Day) => string;
  hours: (windows: readonly Window[]) => string;
  /** What a line says of a day. */
  ofDay: (day: Phrase, what: Phrase) => Phrase;
  usualHours: (windows: readonly Window[]) => string;
  closedDay: () => string;
  /** The club's name for a day with hours of its own. */
  special: (day: SpecialName) => string;
  specialToday: (day: SpecialName) => string;
  askDay: () => string;
  why: (why: Why) => Phrase;
  closedOn: (span: Span, whys: readonly Why[]) => Phrase;
  /** `whys`: the reasons that the part doesn't name itself. */
  partlyOn: (span: Span, part: Phrase, whys: readonly Why[]) => Phrase;
  mayCloseOn: (span: Span, why: Phrase | undefined) => Phrase;
};

/** Of weather, alerts and roads as they are now, on /weather and in banners. */
export type NewsSentences = {
  /** `others`: the number of further alerts. Times in answers are ISO 8601. */
  alert: (alert: Pick<WeatherAlert, 'event' | 'es' | 'ends'>, others: number, now: Date) => Phrase;
  noAlerts: () => string;
  noAlertsHere: (checkedAt: string | null, now: Date) => string;
  /** On /weather, below a heading that names the subject. */
  alertsUnknown: () => string;
  mayBeMoreAlerts: () => string;
  /** The age of the statement beside it. */
  checkedAt: (at: string, now: Date) => string;
  /** In a banner: the first closed road, and when that was reported. */
  roadBanner: (closed: FullClosure, others: number, now: Date) => Phrase;
  closureBanner: (closed: Phrase, others: number) => Phrase;
  road: (closure: RoadClosure) => Phrase;
  roadPartMissing: () => string;
  roadChecked: (checkedAt: string | null, now: Date) => string;
  roadsUnavailable: () => string;
  noLaneClosures: (checkedAt: string | null, now: Date) => string;
  /** After a road's name, what is closed and then where: "one lane closed, southbound, at Summit Road, and more". */
  roadNews: (worst: RoadClosure, isMore: boolean) => Phrase;
  noRoadNews: () => string;
  roadNewsUnread: () => string;
  waysAround: (around: WaysAround) => string;
  /** The weather page. */
  /** The sky, in the words of the National Weather Service. */
  condition: (current: Pick<CurrentWeather, 'condition' | 'es' | 'unreported'>) => Phrase;
  lastUpdated: (at: string, now: Date) => string;
  weatherNews: (current: Pick<CurrentWeather, 'temperature' | 'condition' | 'es' | 'unreported'>) => Phrase;
  /** The ages of the statements beside them. */
  dataFrom: (at: string, now: Date) => string;
  closuresChecked: (at: string, now: Date) => string;
  calendarRead: (at: string, now: Date) => string;
  /** The result of a Refresh. `except`: the parts that could not be read. */
  updated: (at: Date, except: readonly LivePart[]) => string;
  /** `showsReading`: an earlier reading is shown, and not only typical values. */
  notUpdated: (showsReading: boolean) => string;
  pageLoaded: (at: Date) => string;
  cameraDown: (capturedAt: string | null, now: Date) => string;
  cameraFailed: (since: Date, now: Date) => string;
  pictureTaken: (at: string, now: Date) => string;
  pictureOld: (minutes: number) => string;
};

/** Of events and closures in lists. */
export type EventSentences = StatusSentences & {
  closedFor: (why: Why) => Phrase;
  /** With the year, in a list of closures: "Thursday, November 26, 2026". */
  dates: (span: Span) => string;
  /** Below the day on which an event begins: "9:00 AM to 4:00 PM", "All day, until Monday, October 5". */
  when: (span: Span) => string;
  partWhen: (span: Span, part: Phrase) => Phrase;
  mayBeClosedThen: () => string;
  eventsUnavailable: () => string;
  mayBeMoreEvents: () => string;
  /** Used without a calendar of events: closures come from the office. */
  onlyClosures: () => string;
  eventsAsOf: (at: Date, now: Date) => string;
  entryUnreadable: () => string;
  nothingPlanned: (days: number) => string;
  moreEvents: () => string;
  calendarUnread: () => string;
  mayBeClosures: (known: number) => string;
};

export type Sentences = NewsSentences &
  EventSentences & {
    openDay: (windows: readonly Window[]) => string;
    /** In a closure alert by mail. */
    openAfterAll: (windows: readonly Window[]) => string;
    openOnly: (windows: readonly Window[]) => string;
    mayBeClosedDay: () => string;
    fromTo: (first: Day, last: Day) => string;
    /** The sentences of "Go now?". */
    isClosed: () => string;
    arriveAt: (at: Date) => string;
    arriveBefore: (at: Date, minutes: number, lastCheckIn: Date) => string;
    firstVisit: (by: Date) => string;
    leaveBy: (at: Date) => string;
    rangeOpens: (at: Date) => string;
    lastCheckInAt: (at: Date) => string;
    roadsUnread: () => string;
    roadUnread: (road: RoadId) => string;
    roadIncomplete: (road: RoadId) => string;
    alertsUnread: () => string;
    roadName: (road: string) => string;
    /** A heading with the road's name as on the signs. */
    roadTitle: (road: string) => string;
    /** What is closed, in a few words: "Highway 17 southbound closed at Summit Road". */
    closedRoad: (closed: Pick<FullClosure, 'road' | 'closure'>) => Phrase;
    forecastDay: (day: Day, isNight: boolean) => string;
    forecastOf: (day: Pick<ForecastDay, 'words' | 'es' | 'rain' | 'wind'>) => Phrase;
    forecastSource: (updatedAt: string, checkedAt: string, now: Date) => string;
    forecastNotUpdated: () => string;
  };

/** A chosen sentence that is not yet in any language. */
export type Said = {
  [K in keyof Sentences]: readonly [key: K, ...parameters: Parameters<Sentences[K]>];
}[keyof Sentences];

export type StatusSaid = Extract<Said, readonly [keyof StatusSentences, ...unknown[]]>;

export type NewsSaid = Extract<Said, readonly [keyof NewsSentences, ...unknown[]]>;

/** The sentences of a catalog. */
export type SaidIn<Words> = Extract<Said, readonly [keyof Words, ...unknown[]]>;

export const inWords = <Words extends Partial<Sentences>>(words: Words, [key, ...parameters]: SaidIn<Words>): Phrase =>
  (words[key as keyof Words] as (...all: readonly unknown[]) => Phrase)(...parameters);

type Complete<Catalog extends Sentences> = {
  [K in keyof Catalog]: K extends keyof Sentences
    ? Parameters<Catalog[K]>['length'] extends Parameters<Sentences[K]>['length']
      ? unknown
      : never
    : never;
};

/** Rejects, as a type error, a catalog with an extra key or with a sentence that leaves out a parameter. */
export const complete = <Catalog extends Sentences>(words: Catalog & Complete<Catalog>): Sentences => words;
