/** The English sentences about events and closures, which their lists need without the others. */
import { endless } from '#domain/days.ts';
import { statusWords, why } from './en-status.ts';
import { capitalized, fullDates, momentAt, timeAt, weekdayDate } from './format-time.ts';
import { phrase } from './phrase.ts';
import type { EventSentences, Span } from './sentences.ts';

function timesOf({ first, last, from, to }: Span): string | undefined {
  if (!from) return to && `until ${timeAt(to)}`;
  if (!to) return timeAt(from);
  return `${timeAt(from)} to ${first === last ? '' : `${weekdayDate(last)}, `}${timeAt(to)}`;
}

export const eventWords = {
  ...statusWords,
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
} satisfies EventSentences;
