/** All English sentences, including those of the status: for the server, and for pages that need more. */
import { endless } from '#domain/days.ts';
import { type RainTerm, rainTerm } from '#domain/forecast.ts';
import type { FullClosure } from '#domain/roads.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import { counted, hours, statusWords, why } from './en-status.ts';
import { capitalized, fullDates, momentAt, timeAt, weekdayDate } from './format-time.ts';
import { ended, phrase, strong, unended } from './phrase.ts';
import { complete, type Sentences, type Span } from './sentences.ts';

/** "45 minutes", "3 hours", "1 hour 20 minutes". */
function duration(count: number): string {
  const [hours, rest] = [Math.floor(count / 60), count % 60];
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

function timesOf({ first, last, from, to }: Span): string | undefined {
  if (!from) return to && `until ${timeAt(to)}`;
  if (!to) return timeAt(from);
  return `${timeAt(from)} to ${first === last ? '' : `${weekdayDate(last)}, `}${timeAt(to)}`;
}

const andMore = (others: number): string => (others > 0 ? ` and ${others} more` : '');
const checked = (at: string | null, now: Date): string =>
  `checked ${at === null ? 'at an unknown time' : momentAt(new Date(at), now)}`;

/** "SR-17" → "Highway 17". */
const roadName = (road: string): string => road.replace(/^SR-/, 'Highway ');
const withoutTown = (where: string): string => where.replace(/, near .*/, '');
const wayOf = (direction: string): string => (direction === 'both directions' ? '' : direction);
const closedRoad = ({ road, closure }: Pick<FullClosure, 'road' | 'closure'>): string =>
  [roadName(road), wayOf(closure.direction), 'closed', withoutTown(closure.where)].filter(Boolean).join(' ');

const noCondition = 'Conditions not reported';
const condition = ({ condition: said, unreported }: Pick<CurrentWeather, 'condition' | 'unreported'>): string => {
  if (!unreported) return said;
  return unreported === 'forecast' ? `${noCondition} (forecast)` : noCondition;
};
const rainTerms: Readonly<Record<RainTerm, string>> = {
  unlikely: 'Rain unlikely',
  slight: 'Slight chance of rain',
  chance: 'Chance of rain',
  likely: 'Rain likely',
  'very-likely': 'Rain very likely',
};
const rain = (chance: number | null): string =>
  chance === null ? 'Chance of rain not reported' : `${rainTerms[rainTerm(chance)]}, ${chance}%`;

const sentences = {
  ...statusWords,
  openDay: (windows) => `Open day, ${hours(windows)}`,
  closedFor: (reason) => phrase`Closed: ${why(reason)}`,
  dates: (span) => {
    const { first, last } = span;
    const times = timesOf(span);
    if (times) return `${fullDates(first, first)}, ${times}`;
    return last === endless ? `From ${fullDates(first, first)} on` : fullDates(first, last);
  },
  when: (span) => {
    const { first, last } = span;
    const times = timesOf(span);
    if (times) return capitalized(times);
    if (last === endless) return 'All day, until further notice';
    return first === last ? 'All day' : `All day, until ${weekdayDate(last)}`;
  },
  partWhen: ({ first, last }, what) => (first === last ? what : phrase`Until ${weekdayDate(last)}: ${what}`),
  mayBeClosedThen: () => 'The range may be closed: call first.',
  openAfterAll: (windows) => `Correction: open as usual, ${hours(windows)}`,
  openOnly: (windows) => `Open ${hours(windows)}`,
  mayBeClosedDay: () => 'May be closed, call first',
  fromTo: (first, last) => `${weekdayDate(first)} to ${weekdayDate(last)}`,
  isClosed: () => 'The range is closed.',
  arriveAt: (at) => `You would arrive at ${timeAt(at)}.`,
  arriveBefore: (at, count, lastCheckIn) =>
    `You would arrive at ${timeAt(at)}, ${duration(count)} before the last check-in at ${timeAt(lastCheckIn)}.`,
  firstVisit: (by) => `On a first visit, be there by ${timeAt(by)}: the safety orientation comes first.`,
  leaveBy: (at) => `Leave by ${timeAt(at)}.`,
  rangeOpens: (at) => `The range opens at ${timeAt(at)}.`,
  lastCheckInAt: (at) => `The last check-in is at ${timeAt(at)}.`,
  roadsUnread: () => 'The roads can’t be checked right now.',
  roadUnread: (road) => `${roadName(road)}: live data is unavailable.`,
  roadIncomplete: (road) => `${roadName(road)}: there may be more, part of the data is missing.`,
  alertsUnread: () => 'Weather alerts can’t be checked right now.',
  alert: ({ event, ends }, others, now) =>
    phrase`${strong(event)}${ends ? ` until ${momentAt(new Date(ends), now)}` : ''}${andMore(others)}.`,
  noAlerts: () => 'No weather alerts.',
  noAlertsHere: (at, now) => `No weather alerts for the range${at ? `, ${checked(at, now)}` : ''}.`,
  alertsUnknown: () => 'Alerts can’t be checked right now.',
  mayBeMoreAlerts: () => 'Weather alerts can’t be checked right now, so there may be more.',
  checkedAt: checked,
  roadBanner: (closed, others, now) =>
    phrase`${strong(closedRoad(closed))}${andMore(others)}${closed.checkedAt ? `, ${checked(closed.checkedAt, now)}` : ''}.`,
  closureBanner: (closed, others) => ended(phrase`${strong(unended(closed))}${andMore(others)}`),
  road: ({ summary }) => summary,
  roadName,
  roadTitle: roadName,
  closedRoad,
  roadPartMissing: () => 'Part of the live data is missing, so there may be more.',
  roadChecked: (at, now) => `${capitalized(checked(at, now))}.`,
  roadsUnavailable: () => 'Live road data is unavailable.',
  noLaneClosures: (at, now) => `No lane closures reported, ${checked(at, now)}.`,
  roadNews: ({ lanes, direction, where }, isMore) =>
    [lanes, wayOf(direction), withoutTown(where), isMore && 'and more'].filter(Boolean).join(', '),
  noRoadNews: () => 'no lane closures reported',
  roadNewsUnread: () => 'live data is unavailable',
  waysAround: ({ mayBeClosed, by }) => {
    const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(by);
    if (mayBeClosed) return `Check which part is closed${list && `. It may be on the way by ${list}`}.`;
    return `${by.length > 1 ? 'Other ways' : 'Another way'}: ${list}.`;
  },
  condition,
  lastUpdated: (at, now) => `Last updated ${momentAt(new Date(at), now)}`,
  weatherNews: ({ temperature, ...sky }) => `Weather: ${temperature} degrees, ${condition(sky)}.`,
  forecastDay: (day, isNight) => `${weekdayDate(day)}${isNight ? ', night' : ''}`,
  forecastOf: ({ words: sky, rain: chance, wind }) =>
    `${sky ?? noCondition}. ${rain(chance)}. ${wind === null ? 'Wind not reported' : `Wind up to ${wind} mph`}.`,
  forecastSource: (updatedAt, checkedAt, now) =>
    `Issued by the National Weather Service ${momentAt(new Date(updatedAt), now)}, ${checked(checkedAt, now)}.`,
  forecastNotUpdated: () => 'It can’t be updated right now.',
  dataFrom: (at, now) => `from ${momentAt(new Date(at), now)}`,
  closuresChecked: (at, now) => `closures ${checked(at, now)}`,
  calendarRead: (at, now) => `calendar last read ${momentAt(new Date(at), now)}`,
  updated: (at, except) =>
    `Updated ${momentAt(at, at)}${except.length > 0 ? `, except ${new Intl.ListFormat('en-US').format(except)}` : ''}`,
  notUpdated: (showsReading) => `Couldn’t update.${showsReading ? ' Showing the last reading.' : ''}`,
  pageLoaded: (at) => `Page loaded ${momentAt(at, at)}`,
  cameraDown: (at, now) =>
    `This camera is not answering.${at ? ` Its last picture was taken ${momentAt(new Date(at), now)}.` : ''}`,
  cameraFailed: (since, now) => `The picture could not be loaded. No picture since ${momentAt(since, now)}.`,
  pictureTaken: (at, now) => `Taken ${momentAt(new Date(at), now)}`,
  pictureOld: (minutes) => `This picture is more than ${minutes} minutes old.`,
  eventsUnavailable: () => 'Events can’t be loaded right now',
  mayBeMoreEvents: () => 'There may be more than these.',
  onlyClosures: () => 'Only closures that the club has announced are listed here for now.',
  eventsAsOf: (at, now) => `The calendar can’t be read right now. This is the list as of ${momentAt(at, now)}.`,
  entryUnreadable: () => 'One calendar entry couldn’t be read, so an event may be missing.',
  nothingPlanned: (days) => `Nothing is planned for the next ${days} days. The regular hours apply.`,
  moreEvents: () => 'More events',
  calendarUnread: () => 'We couldn’t check for closures',
  mayBeClosures: (known) =>
    `There may be ${known > 0 ? 'more closures than these' : 'closures'}: call before you drive up.`,
} satisfies Sentences;

export const words = complete(sentences);
