/** The status and the coming days in words. Every place that says whether the range is open says it with these. */
import { closurePart, closureReason } from './closure-words.ts';
import { addDays, type Day, daysBetween, weekdayOf } from './days.ts';
import { type DayPlan, planOf, type Reason, type Sources, type Window } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import { listed, timeAt, weekdayDate, weekdayName } from './spoken-time.ts';
import type { Opening, State, Status } from './status.ts';

export type StatusWords = {
  /** One to three words, as on a sign. */
  word: string;
  /** What a visitor must know, in one line. */
  line: string;
  /** Why, and what else: whole sentences. */
  more: readonly string[];
};

const words: Readonly<Record<State, string>> = {
  open: 'Open',
  'check-in-ends-soon': 'Check-in ends soon',
  'check-in-over': 'Check-in over',
  closed: 'Closed',
  ask: 'Call first',
  unknown: 'Not checked',
};

/** What is said when a closure may be missing. */
export const uncheckedNote = 'Closures not checked: call';
const holidayNote = 'Some holidays are closed: call first';

/** The status as it is said at a moment: the countdown ends with the minute in which it is said. */
export function statusWords(status: Status, now: Date): StatusWords {
  const { state, today } = status;
  return { word: words[state], line: lineOf(status, now), more: [...todayWords(today), ...laterWords(status)] };
}

function lineOf(status: Status, now: Date): string {
  const { state, scheduled, window, today } = status;
  const until = window && timeAt(window.closes);
  switch (state) {
    case 'open':
      return `Open today until ${until}. Check in by ${window && timeAt(window.lastCheckIn)}`;
    case 'check-in-ends-soon':
      return `Check-in ends ${window && countdown(window, now)}. Open until ${until}`;
    case 'unknown':
      return scheduled === 'check-in-ends-soon'
        ? `Check-in ends ${window && countdown(window, now)}. Scheduled open until ${until}. ${uncheckedNote}`
        : `Scheduled open until ${until}. ${uncheckedNote}`;
    case 'check-in-over':
      return sentences(`Check-in is over${status.next?.day === today.day ? ' for now' : ' for today'}`, opens(status));
    case 'ask':
      return today.reasons.some(({ kind }) => kind === 'holiday')
        ? holidayNote
        : 'The range may be closed today: call first';
    case 'closed':
      return sentences(closedWords(status), opens(status));
  }
}

/** "in 42 minutes, at 3:00 PM". */
function countdown({ lastCheckIn }: Window, now: Date): string {
  const left = Math.ceil((lastCheckIn.getTime() - now.getTime()) / minuteMs);
  return `in ${left === 1 ? '1 minute' : `${left} minutes`}, at ${timeAt(lastCheckIn)}`;
}

function closedWords({ today }: Status): string {
  if (today.windows.length > 0) return 'Closed now';
  const why = reasonOf(today);
  return why ? `Closed today: ${why}` : 'Closed today';
}

function opens({ next, sure, today }: Status): string {
  if (!next) return 'No opening is in sight: call';
  const when = openingWords(next, today.day);
  return sure ? `Opens ${when}` : `Scheduled to open ${when}. ${uncheckedNote}`;
}

/** "today 9:00 AM", "Thursday 9:00 AM", and the date too where it is a week ahead or more. */
export function openingWords({ day, at }: Opening, today: Day): string {
  const ahead = daysBetween(today, day);
  const name = ahead === 0 ? 'today' : ahead < 7 ? weekdayName(weekdayOf(day)) : weekdayDate(day);
  return `${name}${ahead < 7 ? '' : ','} ${timeAt(at)}`;
}

/** Why the day is closed, in the shortest words there are: "snow", "Thanksgiving Day". */
const reasonOf = ({ reasons }: DayPlan): string => reasons.map(({ says }) => closureReason(says)).find(Boolean) ?? '';

/** What is special about today, apart from what the line has said. */
function todayWords({ state, windows, reasons, partly }: DayPlan): string[] {
  const parts = partly.map((closure) => closurePart(closure) ?? closure.title);
  if (state === 'closed') return reasons.flatMap(({ text }) => text || []);
  return [
    ...reasons.map((reason) => reasonSentence(reason)),
    ...(state === 'ask' ? [`The ordinary hours would be ${windowWords(windows)}`] : []),
    ...parts,
  ].map(sentence);
}

const reasonSentence = ({ kind, says, text }: Reason): string => {
  if (kind === 'holiday') return `Today is ${says}`;
  return kind === 'calendar' ? `The club’s calendar says: ${says}` : (text ?? says);
};

/** A day before the next opening on which the range may be open. */
function laterWords({ next }: Status): string[] {
  if (!next?.ask) return [];
  const { day, reasons } = next.ask;
  const why = reasons.map(({ says }) => says).join(', ');
  return [sentence(`${weekdayDate(day)}: ${why}`), sentence(holidayAhead(reasons))];
}

const holidayAhead = (reasons: readonly Reason[]): string =>
  reasons.some(({ kind }) => kind === 'holiday') ? holidayNote : 'The range may be closed then: call first';

/** "9:00 AM to 4:00 PM", or several stretches one after the other. */
export const windowWords = (windows: readonly Window[]): string =>
  listed(windows.map(({ opens: from, closes }) => `${timeAt(from)} to ${timeAt(closes)}`));

export type DayWords = {
  day: Day;
  /** "Thursday, November 26". */
  title: string;
  state: DayPlan['state'];
  /** "9:00 AM to 4:00 PM", "Closed" or "Call first". */
  hours: string;
  /** Why it is not as the week says, or which ranges are closed; often nothing. */
  reason?: string;
};

/**
 * The days from today on, seven of them unless told otherwise. Whether the calendar was read says {@link Status.sure}.
 */
export const comingDays = (now: Date, sources: Sources, count = 7): DayWords[] =>
  Array.from({ length: count }, (_, ahead) => dayWords(planOf(addDays(rangeDay(now), ahead), sources)));

function dayWords({ day, state, windows, reasons, partly }: DayPlan): DayWords {
  const why = [
    ...reasons.map(({ says }) => (state === 'closed' && closureReason(says)) || says),
    ...partly.map((closure) => closurePart(closure) ?? closure.title),
  ].join('. ');
  const hours = { open: windowWords(windows), closed: 'Closed', ask: 'Call first' }[state];
  return { day, title: weekdayDate(day), state, hours, ...(why && { reason: why }) };
}

const sentences = (...parts: string[]): string => parts.join('. ');
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
