/** "Go now?": whether a visitor who leaves now reaches the last check-in. Unknown values never count as OK. */
import { activeAlerts, type AlertsAnswer, isRed } from './alerts.ts';
import type { Sources } from './day-plan.ts';
import { hourMs, minuteMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import { roadName } from './road-words.ts';
import type { RoadReport, RoadsAnswer } from './roads.ts';
import { momentAt, timeAt } from './format-time.ts';
import { clockToleranceMs, type Status, statusAt } from './status.ts';
import { uncheckedNote, openingWords, statusWords } from './status-words.ts';

export const tightMs = 15 * minuteMs;
const longestWaitMs = hourMs;

/** How long after they were read roads and alerts are trusted. */
const wayTrustedMs = 30 * minuteMs;

/** Undefined: could not be read. */
export type Way = { roads: RoadsAnswer | undefined; alerts: AlertsAnswer | undefined };

export type GoAnswer = {
  /** `ask`: something may prevent the visit, or is unknown. */
  answer: 'yes' | 'tight' | 'ask' | 'no';
  line: string;
  notes: readonly string[];
};

/** `asks`: to check before leaving. `always`: a full closure or a red alert, shown with every answer. */
type Note = { text: string; asks: boolean; always?: boolean };

export function goNow(now: Date, driveMinutes: number, sources: Sources, way: Way): GoAnswer {
  const arrives = new Date(now.getTime() + driveMinutes * minuteMs);
  const there = statusAt(arrives, sources);
  const { answer, line } = arrival(now, arrives, there, sources);
  const roads = way.roads?.roads.flatMap((report) => roadNotes(report, now)) ?? [
    { text: 'The roads cannot be checked right now.', asks: true },
  ];
  const notes: Note[] = [...roads, ...alertNotes(way.alerts, now)];
  if (answer === 'no') return { answer, line, notes: notes.filter(({ always }) => always).map(({ text }) => text) };
  return {
    answer: notes.some(({ asks }) => asks) ? 'ask' : answer,
    line,
    notes: [...statusWords(there, arrives).more, ...notes.map(({ text }) => text)],
  };
}

function arrival(now: Date, arrives: Date, there: Status, sources: Sources): Pick<GoAnswer, 'answer' | 'line'> {
  const { state, window, next, sure } = there;
  const at = `You would arrive at ${timeAt(arrives)}`;
  const doubt = doubtAbout(there);
  if (state === 'ask') return { answer: 'ask', line: `${at}. ${statusWords(there, arrives).line}` };
  if (window && state !== 'check-in-over') {
    const left = window.lastCheckIn.getTime() - arrives.getTime();
    const leaveBy = timeAt(new Date(now.getTime() + left));
    const line = `${at}, ${duration(left)} before the last check-in at ${timeAt(window.lastCheckIn)}. Leave by ${leaveBy}`;
    return { answer: sure ? (left < tightMs ? 'tight' : 'yes') : 'ask', line: `${line}${doubt}` };
  }
  if (next?.day === rangeDay(arrives) && next.at.getTime() - arrives.getTime() <= longestWaitMs)
    return { answer: sure ? 'yes' : 'ask', line: `${at}. The range opens at ${timeAt(next.at)}${doubt}` };
  return { answer: 'no', line: tooEarlyOrLate(now, at, next, sources) };
}

function tooEarlyOrLate(now: Date, at: string, next: Status['next'], sources: Sources): string {
  const here = statusAt(now, sources);
  const missed = here.today.windows.findLast(({ lastCheckIn }) => now < lastCheckIn);
  if (next?.day === here.today.day) return `${at}. The range opens at ${timeAt(next.at)}${doubtAbout(here)}`;
  if (!missed || here.today.state !== 'open') return statusWords(here, now).line;
  const late = `${at}. The last check-in is at ${timeAt(missed.lastCheckIn)}`;
  if (!next) return late;
  return `${late}. ${here.sure ? 'Opens' : 'Scheduled to open'} ${openingWords(next, here.today.day)}${doubtAbout(here)}`;
}

const doubtAbout = ({ sure }: Status): string => (sure ? '' : `. ${uncheckedNote}`);

function isRecent(checkedAt: string | null, now: Date): boolean {
  const age = checkedAt === null ? Number.NaN : now.getTime() - Date.parse(checkedAt);
  return age >= -clockToleranceMs && age <= wayTrustedMs;
}

function roadNotes({ road, state, closures, complete, checkedAt }: RoadReport, now: Date): Note[] {
  const told = closures.map(({ summary, full }) => ({ text: summary, asks: full, always: full }));
  const name = roadName(road);
  const isOld = !isRecent(checkedAt, now);
  if (state === 'unknown' || (isOld && told.length === 0))
    return [{ text: `${name}: live data is unavailable.`, asks: true }];
  return complete && !isOld
    ? told
    : [...told, { text: `${name}: there may be more, part of the data is missing.`, asks: true }];
}

function alertNotes(answer: AlertsAnswer | undefined, now: Date): Note[] {
  const active = activeAlerts(answer?.alerts ?? [], now).map((alert) => ({
    text: `${alert.event}${alert.ends ? ` until ${momentAt(new Date(alert.ends), now)}` : ''}.`,
    asks: isRed(alert),
    always: isRed(alert),
  }));
  const isKnown = answer?.status === 'ok' && isRecent(answer.checkedAt, now);
  return isKnown ? active : [...active, { text: 'Weather alerts cannot be checked right now.', asks: true }];
}

/** "45 minutes", "3 hours", "1 hour 20 minutes": whole minutes, rounded down. */
function duration(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
