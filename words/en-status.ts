/** The English status sentences, which a page needs at once. */
import type { ClosurePart } from '#domain/agenda.ts';
import type { Cause } from '#domain/causes.ts';
import type { State, Why } from '#domain/day-status.ts';
import { type Day, endless, weekdayOf } from '#domain/days.ts';
import { holidays } from '#domain/holidays.ts';
import type { Window } from '#domain/windows.ts';
import { capitalized, formatTime, listed, momentAt, timeAt, weekdayDate, weekdayName } from './format-time.ts';
import { ended, joined, type Phrase, phrase, unended } from './phrase.ts';
import type { Span, StatusSentences } from './sentences.ts';

const causes: Readonly<Record<Cause, string>> = {
  snow: 'snow',
  ice: 'ice',
  rain: 'rain',
  wind: 'high winds',
  storm: 'storm',
  weather: 'bad weather',
  fire: 'fire',
  'fire-danger': 'fire danger',
  smoke: 'smoke',
  power: 'power outage',
  road: 'road closed',
  maintenance: 'maintenance',
  'private-event': 'private event',
  'special-event': 'special event',
  match: 'match',
  training: 'training',
  'staff-training': 'staff training',
  volunteers: 'volunteer day',
};

export function why(reason: Why): Phrase {
  if (reason.key === 'cause') return causes[reason.cause];
  if (reason.key === 'said' || reason.key === 'title') return [reason.quote];
  const { name } = holidays[reason.holiday];
  return reason.isObserved ? `${name} (observed)` : name;
}

const whyWords = (whys: readonly Why[]): Phrase => joined(whys.map(why));
const withReason = (whys: readonly Why[]): Phrase => (whys.length > 0 ? phrase`: ${whyWords(whys)}` : '');
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const hours = (windows: readonly Window[]): string =>
  listed(windows.map(({ opens, closes }) => `${timeAt(opens)} to ${timeAt(closes)}`));

function part({ ranges, opens, closes, lastCheckIn }: ClosurePart): Phrase {
  const [until, from] = [opens && formatTime(opens), closes && formatTime(closes)];
  if (ranges) {
    const names = listed(ranges);
    if (opens && closes && closes < opens) return `${names} closed ${from} to ${until}.`;
    if (until && from) return `${names} open only ${until} to ${from}.`;
    return `${[names, 'closed', until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' ')}.`;
  }
  const checkIn = lastCheckIn ? ` Last check-in ${formatTime(lastCheckIn)}.` : '';
  if (opens && closes) return closes < opens ? `Closed ${from} to ${until}.` : `Open ${until} to ${from}.${checkIn}`;
  return until ? `Opens at ${until}.` : `Closes at ${from}.${checkIn}`;
}

function span({ first, last, today, from, to }: Span): string {
  const name = (day: Day) => (day === today ? 'today' : weekdayDate(day));
  if (last === endless) return `from ${name(first)} on`;
  if (!from && to) return `${name(first)}, until ${timeAt(to)}`;
  if (!from) return first === last ? name(first) : `${name(first)} to ${name(last)}`;
  if (!to) return `${name(first)}, from ${timeAt(from)}`;
  return first === last
    ? `${name(first)}, ${timeAt(from)} to ${timeAt(to)}`
    : `${name(first)}, ${timeAt(from)}, to ${name(last)}, ${timeAt(to)}`;
}

const dayAhead = (ahead: number, day: Day): string =>
  ahead === 0 ? 'today' : ahead < 7 ? weekdayName(weekdayOf(day)) : weekdayDate(day);

const states: Readonly<Record<State, string>> = {
  open: 'Open',
  'check-in-ends-soon': 'Check-in ends soon',
  'check-in-over': 'Check-in over',
  closed: 'Closed',
  ask: 'Call first',
  unknown: 'Call first',
};

export const statusWords = {
  state: (now) => states[now],
  stateShort: (now) => states[now],
  opensShort: (at) => `Opens ${timeAt(at).replace(':00', '')}`,
  openUntil: (closes, checkIn) => `Until ${timeAt(closes)} today. Check in by ${timeAt(checkIn)}.`,
  endsSoon: (count, checkIn) => `Last check-in in ${counted(count, 'minute')}, at ${timeAt(checkIn)}.`,
  stillOpen: (closes) => `Open until ${timeAt(closes)}.`,
  pauses: () => 'No check-in right now.',
  reason: (whys) => ended(phrase`Reason: ${whyWords(whys)}`),
  opens: (ahead, day, at) => `Opens ${dayAhead(ahead, day)} at ${timeAt(at)}.`,
  mayOpen: (at) => `May open today at ${timeAt(at)}. Please call first.`,
  usuallyOpens: (ahead, day, at) => `Usually opens ${dayAhead(ahead, day)} at ${timeAt(at)}.`,
  noOpening: () => 'No opening scheduled.',
  usuallyOpen: (windows) => `Usually open today, ${hours(windows)}.`,
  unchecked: () => 'We couldn’t check for closures.',
  lastChecked: (at, now) => `Last checked ${momentAt(at, now)}.`,
  callFirst: () => 'Please call first.',
  mayBeClosed: () => 'The range may be closed today.',
  mayBeClosedOn: (day, whys) =>
    phrase`${ended(phrase`${weekdayDate(day)}${withReason(whys)}`)} The range may be closed then. Please call first.`,
  todayIs: (reason) => phrase`Today is ${why(reason)}.`,
  quoted: (quote) => [quote],
  clubSays: (quote) => ended(phrase`The club says: ${quote}`),
  hoursToday: (windows) => `Hours today: ${hours(windows)}.`,
  hoursWouldBe: (windows) => `Hours would be ${hours(windows)}.`,
  part,
  callBeforeDriving: () => 'Call the range office before you drive up.',
  day: weekdayDate,
  hours,
  ofDay: (day, what) => phrase`${day}: ${what}`,
  usualHours: (windows) => `Usually ${hours(windows)}`,
  special: ({ name }) => name,
  specialToday: ({ name }) => `Today: ${name}.`,
  closedDay: () => 'Closed',
  askDay: () => 'Call first',
  why,
  closedOn: (days, whys) => phrase`Closed ${span(days)}${withReason(whys)}`,
  partlyOn: (days, what, whys) =>
    phrase`${capitalized(span(days))}: ${unended(what)}${whys.length > 0 ? phrase` (${whyWords(whys)})` : ''}`,
  mayCloseOn: (days, what) =>
    what
      ? phrase`${ended(phrase`${capitalized(span(days))}: ${what}`)} The range may be closed: call first.`
      : `${capitalized(span(days))}: the range may be closed, call first.`,
} satisfies StatusSentences;
