import { closureReason } from './causes.ts';
import { closurePart } from './closure-words.ts';
import { type Day, daysBetween, weekdayOf } from './days.ts';
import type { DayPlan, Reason } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { rangeTime } from './range-time.ts';
import { listed, timeAt, weekdayDate, weekdayName } from './format-time.ts';
import type { Opening, State, Status } from './status.ts';
import type { Window } from './windows.ts';

/** `more`: whole sentences. */
export type StatusWords = { word: string; line: string; more: readonly string[] };

const words: Readonly<Record<State, string>> = {
  open: 'Open',
  'check-in-ends-soon': 'Check-in ends soon',
  'check-in-over': 'Check-in over',
  closed: 'Closed',
  ask: 'Call first',
  unknown: 'Not checked',
};

export const uncheckedNote = 'We couldn’t check for closures. Please call.';

export function statusWords(status: Status, now: Date): StatusWords {
  const { state, today, next } = status;
  const word = opensToday(status) && next ? `Opens ${timeAt(next.at).replace(':00', '')}` : words[state];
  return { word, line: lineOf(status, now), more: [...todayWords(today, now), ...laterWords(status)] };
}

export const opensToday = ({ state, sure, next, today }: Status): boolean =>
  state === 'closed' && sure && next?.day === today.day;

function lineOf(status: Status, now: Date): string {
  const { state, scheduled, window, today } = status;
  const until = window && timeAt(window.closes);
  const ending = window && `Check-in ends ${countdown(window, now)}`;
  switch (state) {
    case 'open':
      return `Open today until ${until}. Check in by ${window && timeAt(window.lastCheckIn)}`;
    case 'check-in-ends-soon':
      return `${ending}. Open until ${until}`;
    case 'unknown':
      return `${scheduled === 'check-in-ends-soon' ? `${ending}. ` : ''}Scheduled to be open until ${until}. ${uncheckedNote}`;
    case 'check-in-over':
      return `Check-in has ended for ${status.next?.day === today.day ? 'now' : 'today'}. ${opens(status)}`;
    case 'ask':
      return askNote(today.reasons, 'today');
    case 'closed':
      return `${closedWords(status, now)}. ${opens(status)}`;
  }
}

function countdown({ lastCheckIn }: Window, now: Date): string {
  const left = Math.ceil((lastCheckIn.getTime() - now.getTime()) / minuteMs);
  return `in ${left === 1 ? '1 minute' : `${left} minutes`}, at ${timeAt(lastCheckIn)}`;
}

function closedWords({ today }: Status, now: Date): string {
  if (today.windows.length > 0) return 'Closed now';
  const under = today.reasons.filter((reason) => isUnderWay(reason, now));
  const why = reasonOf(under.length > 0 ? under : today.reasons);
  return why ? `Closed today: ${why}` : 'Closed today';
}

function opens({ next, sure, today }: Status): string {
  if (!next) return 'No opening scheduled. Please call.';
  const when = openingWords(next, today.day);
  if (sure) return `Opens ${when}`;
  return `Usually opens ${when}. ${uncheckedNote}`;
}

/** "today at 9:00 AM", "Thursday at 9:00 AM", with the date from a week ahead on. */
export function openingWords({ day, at }: Opening, today: Day): string {
  const ahead = daysBetween(today, day);
  const name = ahead === 0 ? 'today' : ahead < 7 ? weekdayName(weekdayOf(day)) : weekdayDate(day);
  return `${name} at ${timeAt(at)}`;
}

const reasonOf = (reasons: readonly Reason[]): string =>
  reasons.map(({ says }) => closureReason(says)).find(Boolean) ?? '';

function todayWords({ state, windows, reasons, partly, special }: DayPlan, now: Date): string[] {
  const reading = rangeTime(now);
  const parts = partly.flatMap((closure) => closurePart(closure, reading) ?? []);
  if (state === 'closed') return reasons.flatMap(({ text }) => text || []);
  return [
    ...(special ? [special.name] : []),
    ...reasons.filter((reason) => isUnderWay(reason, now)).map(reasonSentence),
    ...(state === 'ask' ? [`Regular hours would be ${windowWords(windows)}`] : []),
    ...parts,
  ].map(sentence);
}

const isUnderWay = ({ until }: Reason, now: Date): boolean => !until || now < new Date(until);

const reasonSentence = ({ kind, says, text }: Reason): string => {
  if (kind === 'holiday') return `Today is ${says}`;
  return kind === 'calendar' ? `The club’s calendar says: ${says}` : text || says;
};

function laterWords({ next }: Status): string[] {
  if (!next?.ask) return [];
  const { day, reasons } = next.ask;
  const why = reasons.map(({ says }) => says).join(', ');
  return [sentence(`${weekdayDate(day)}: ${why}`), askNote(reasons, 'then')];
}

const askNote = (reasons: readonly Reason[], when: 'today' | 'then'): string =>
  reasons.some(({ kind }) => kind === 'holiday')
    ? 'We’re closed on some holidays. Please call first.'
    : `The range may be closed ${when}. Please call first.`;

/** "9:00 AM to 4:00 PM". */
export const windowWords = (windows: readonly Window[]): string =>
  listed(windows.map(({ opens: from, closes }) => `${timeAt(from)} to ${timeAt(closes)}`));

export type DayWords = {
  day: Day;
  title: string;
  state: DayPlan['state'];
  hours: string;
  reason?: string;
};

export function dayWords(
  { day, state, windows, reasons, partly, special }: DayPlan,
  reading: string | undefined,
): DayWords {
  const why = [
    special?.name,
    ...reasons.map(({ says, text }) => (state === 'closed' ? closureReason(says) : says) || (says ? '' : text)),
    ...partly.map((closure) => closurePart(closure, reading)),
  ]
    .filter(Boolean)
    .join('. ');
  const hours = { open: windowWords(windows), closed: 'Closed', ask: 'Call first' }[state];
  return { day, title: weekdayDate(day), state, hours, ...(why && { reason: why }) };
}

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
