/** What each source says about a day by itself, so that the office can see which one decided and why. */
import type { AgendaEvent } from './agenda.ts';
import { doubts } from './calendar-doubts.ts';
import { closedOneByOne, closuresOfRanges } from './closed-together.ts';
import { type Closure, type DayPlan, isOnDay, planOf, type Sources } from './day-plan.ts';
import type { SourceName } from './day-status.ts';
import type { Day } from './days.ts';
import { type HolidayAnswers, holidaysOn } from './holidays.ts';
import { specialDayOn } from './hours.ts';
import { isSame, type Window } from './windows.ts';

/** How an entry was read. */
export type Rule =
  | 'week'
  | 'season'
  | 'special-day'
  | 'holiday-closed'
  | 'holiday-unanswered'
  | 'holiday-open'
  | 'all-day'
  | 'part-of-day'
  | 'some-ranges'
  /** Closures of single ranges, taken together. */
  | 'all-ranges'
  /** In the closures calendar, whose titles are not read. */
  | 'closes-its-time'
  | 'may-last-longer'
  /** The time that it had in its series. */
  | 'open-day-moved'
  /** In the calendar of events, by the title. */
  | 'title-closed'
  | 'title-part'
  | 'title-doubtful'
  | 'title-harmless';

export type SourceEntry = {
  source: SourceName;
  /** As written by the club; empty for the weekly hours. */
  title: string;
  rule: Rule;
  /** Its effect on the usual day; `none`: no effect. */
  verdict: 'open' | 'closed' | 'ask' | 'partly' | 'none';
  /** The usual hours that it leaves. */
  windows: readonly Window[];
};

/**
 * Every entry about a day, in source order, each judged as if it were the only one. Closures of single ranges are also
 * judged together, if that closes the club.
 */
export function entriesOn(day: Day, sources: Sources): SourceEntry[] {
  const { hours, holidays, closures } = sources;
  const named = holidaysOn(day);
  const bare: Sources = {
    hours,
    holidays: Object.fromEntries(named.map(({ key }) => [key, 'open'])) as HolidayAnswers,
    closures: [],
    publicRanges: sources.publicRanges,
    calendar: null,
    closuresCalendar: null,
  };
  const usual = planOf(day, bare);
  const entry = (source: SourceName, title: string, rule: Rule, alone: Partial<Sources>): SourceEntry => {
    const plan = planOf(day, { ...bare, ...alone });
    return { source, title, rule, verdict: verdictOf(plan, usual), windows: plan.windows };
  };
  const special = specialDayOn(hours, day);
  const season = hours.seasons.findLast(isIn(day));
  const eventEntries = (source: 'calendar' | 'closuresCalendar') => {
    const news = sources[source];
    const onDay = news?.events.filter((event) => isOnDay(event, day)) ?? [];
    return onDay.map((event) =>
      entry(source, event.title, ruleOf(source, event), { [source]: { ...news, events: [event] } }),
    );
  };
  const all: SourceEntry[] = [
    {
      source: 'hours',
      title: special?.name ?? season?.title ?? '',
      rule: special ? 'special-day' : season ? 'season' : 'week',
      verdict: usual.windows.length > 0 ? 'open' : 'closed',
      windows: usual.windows,
    },
    ...named.map(({ key, name }) => {
      const answer = holidays[key] ?? 'ask';
      return entry('holidays', name, rules[answer], { holidays: { ...bare.holidays, [key]: answer } });
    }),
    ...closures
      .filter(isIn(day))
      .map((closure) =>
        entry(closure.source ?? 'closures', closure.title, ruleOfClosure(closure), { closures: [closure] }),
      ),
    ...eventEntries('closuresCalendar'),
    ...eventEntries('calendar'),
  ];
  const single = all.filter(({ rule }) => rule === 'some-ranges');
  const [first] = single;
  if (!first || single.length === 1 || !closedOneByOne(day, sources)) return all;
  const titles = single.map(({ title }) => title).join(', ');
  return [...all, entry(first.source, titles, 'all-ranges', closuresOfRanges(sources))];
}

const rules = { open: 'holiday-open', closed: 'holiday-closed', ask: 'holiday-unanswered' } as const;

const isIn =
  (day: Day) =>
  ({ from, to = day }: { from: Day; to?: Day | undefined }): boolean =>
    from <= day && day <= to;

function verdictOf({ state, windows, partly }: DayPlan, usual: DayPlan): SourceEntry['verdict'] {
  if (usual.windows.length === 0) return 'none';
  if (state !== 'open') return state;
  return partly.length > 0 || !isSame(windows, usual.windows) ? 'partly' : 'none';
}

const ruleOfClosure = ({ ranges, opens, closes }: Closure): Rule =>
  ranges ? 'some-ranges' : opens || closes ? 'part-of-day' : 'all-day';

const doubtSuffix = new RegExp(`/(${doubts.join('|')})(?:/\\d+)?$`);

/** How an event was read. */
export function ruleOf(source: 'calendar' | 'closuresCalendar', { id, closes, ranges }: AgendaEvent): Rule {
  const [, doubt = 'own'] = (closes === 'ask' && doubtSuffix.exec(id)) || [];
  if (doubt !== 'own') return doubt === 'moved' ? 'open-day-moved' : 'may-last-longer';
  if (source === 'closuresCalendar') return ranges ? 'some-ranges' : 'closes-its-time';
  return ({ yes: 'title-closed', partly: 'title-part', ask: 'title-doubtful', no: 'title-harmless' } as const)[closes];
}
