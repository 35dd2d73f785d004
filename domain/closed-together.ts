/** Closures of single ranges that together close the club. */
import { agendaDays, type AgendaEvent } from './agenda.ts';
import { comingClosures } from './closures.ts';
import { allRangesPart, type CalendarNews, closureIdPrefix, planOf, type Sources } from './day-plan.ts';
import { addDays, type Day } from './days.ts';
import { timesOn } from './hours.ts';
import { startOfDay } from './range-time.ts';
import { isSame, type Window } from './windows.ts';

/**
 * The coming closures as visitors read them. Where closures of single ranges together close the club, it adds one that
 * says so, because a list of ranges doesn't. Only servers and the build compute it; pages get it with the report.
 */
export function announcedClosures(today: Day, sources: Sources): AgendaEvent[] {
  const coming = comingClosures(today, sources);
  const namesRanges = sources.closures.some(({ ranges }) => ranges) || coming.some(({ ranges }) => ranges);
  if (!namesRanges) return coming;
  // At the same start, the whole club's closure stays first.
  return [...closedTogether(today, sources), ...coming].sort((a, b) => a.start.localeCompare(b.start));
}

/**
 * What is left of a day on which closures of single ranges together close the club; undefined if they don't. `isOwn`:
 * all of them are in the content.
 */
export function closedOneByOne(day: Day, { hours, publicRanges, ...sources }: Sources) {
  const bare = { hours, publicRanges, holidays: {}, closures: [], calendar: null, closuresCalendar: null };
  const { windows: usual } = planOf(day, bare);
  const { windows, reasons } = planOf(day, { ...bare, ...closuresOfRanges(sources) });
  const isOwn = reasons.every(({ kind }) => kind !== 'calendar');
  return isSame(windows, usual) ? undefined : { usual, windows, isOwn };
}

/** The sources with only their closures of single ranges. */
export const closuresOfRanges = ({ closures, ...calendars }: ClosureSources): ClosureSources => ({
  closures: closures.filter(({ ranges }) => ranges),
  calendar: withRangesOnly(calendars.calendar),
  closuresCalendar: withRangesOnly(calendars.closuresCalendar),
});
type ClosureSources = Pick<Sources, 'closures' | 'calendar' | 'closuresCalendar'>;

const withRangesOnly = (news: CalendarNews | null): CalendarNews | null =>
  news && { ...news, events: news.events.filter(({ ranges }) => ranges) };

function closedTogether(today: Day, sources: Sources): AgendaEvent[] {
  const days = Array.from({ length: agendaDays }, (_, ahead) => addDays(today, ahead));
  const found: AgendaEvent[] = [];
  // A day that is usually closed doesn't end a closure.
  let latest: AgendaEvent | undefined;
  for (const day of days.filter((one) => timesOn(sources.hours, one))) {
    const closed = closedOneByOne(day, sources);
    const isWhole = closed?.windows.length === 0;
    if (isWhole && latest) {
      Object.assign(latest, { lastDate: day, end: startOfDay(addDays(day, 1)).toISOString() });
      continue;
    }
    const added = closed
      ? gapsOf(closed, day).map((gap) => ({ ...gap, ...together(day, gap.start, closed.isOwn) }))
      : [];
    found.push(...added);
    latest = isWhole ? added[0] : undefined;
  }
  return found;
}

/**
 * Its empty title sorts first among equal starts. The id prefix of the content's closures keeps it from opening a
 * dialog, like them.
 */
const together = (day: Day, start: string, isOwn: boolean) =>
  ({
    id: `${isOwn ? closureIdPrefix : ''}${allRangesPart}${day}/${start}`,
    title: '',
    closes: 'yes',
    description: '',
  }) as const;

/** The times of a day that closures take away. */
function gapsOf({ usual, windows }: { usual: readonly Window[]; windows: readonly Window[] }, day: Day) {
  if (windows.length === 0) {
    const [start, end] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
    return [{ start, end, allDay: true, date: day, lastDate: day }];
  }
  const starts = [...usual.map(({ opens }) => opens), ...windows.map(({ closes }) => closes)];
  return starts.flatMap((start) => {
    const next = [...windows.map(({ opens }) => opens), ...usual.map(({ closes }) => closes)].filter(
      (end) => end >= start,
    );
    const end = new Date(Math.min(...next.map((one) => one.getTime())));
    return end > start ? [{ start: start.toISOString(), end: end.toISOString(), allDay: false }] : [];
  });
}
