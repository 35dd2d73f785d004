/** The English sentences about weather, alerts and roads, which /weather and the banners need without the others. */
import type { FullClosure } from '#domain/roads.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import { capitalized, momentAt } from './format-time.ts';
import { ended, phrase, strong, unended } from './phrase.ts';
import type { NewsSentences } from './sentences.ts';

const andMore = (others: number): string => (others > 0 ? ` and ${others} more` : '');
export const checked = (at: string | null, now: Date): string =>
  `checked ${at === null ? 'at an unknown time' : momentAt(new Date(at), now)}`;

/** "SR-17" → "Highway 17". */
export const roadName = (road: string): string => road.replace(/^SR-/, 'Highway ');
const withoutTown = (where: string): string => where.replace(/, near .*/, '');
const wayOf = (direction: string): string => (direction === 'both directions' ? '' : direction);
export const closedRoad = ({ road, closure }: Pick<FullClosure, 'road' | 'closure'>): string =>
  [roadName(road), wayOf(closure.direction), 'closed', withoutTown(closure.where)].filter(Boolean).join(' ');

export const noCondition = 'Conditions not reported';
const condition = ({ condition: said, unreported }: Pick<CurrentWeather, 'condition' | 'unreported'>): string => {
  if (!unreported) return said;
  return unreported === 'forecast' ? `${noCondition} (forecast)` : noCondition;
};

export const newsWords = {
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
} satisfies NewsSentences;
