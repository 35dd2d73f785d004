/** All English sentences, including those of the status: for the server, and for pages that need more. */
import { type RainTerm, rainTerm } from '#domain/forecast.ts';
import { eventWords } from './en-events.ts';
import { checked, closedRoad, newsWords, noCondition, roadName } from './en-news.ts';
import { counted, hours } from './en-status.ts';
import { momentAt, timeAt, weekdayDate } from './format-time.ts';
import { complete, type Sentences } from './sentences.ts';
/** "45 minutes", "3 hours", "1 hour 20 minutes". */
function duration(count: number): string {
  const [hours, rest] = [Math.floor(count / 60), count % 60];
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
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
  ...newsWords,
  ...eventWords,
  openDay: (windows) => `Open day, ${hours(windows)}`,
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
  roadName,
  roadTitle: roadName,
  closedRoad,
  forecastDay: (day, isNight) => `${weekdayDate(day)}${isNight ? ', night' : ''}`,
  forecastOf: ({ words: sky, rain: chance, wind }) =>
    `${sky ?? noCondition}. ${rain(chance)}. ${wind === null ? 'Wind not reported' : `Wind up to ${wind} mph`}.`,
  forecastSource: (updatedAt, checkedAt, now) =>
    `Issued by the National Weather Service ${momentAt(new Date(updatedAt), now)}, ${checked(checkedAt, now)}.`,
  forecastNotUpdated: () => 'It can’t be updated right now.',
} satisfies Sentences;

export const words = complete(sentences);
