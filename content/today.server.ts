import type { Closure, Sources } from '#domain/day-plan.ts';
import type { Language } from '#domain/language.ts';
import type { Ways } from '#domain/roads.ts';
import type { Content } from './load.server.ts';

/** The opening hours in the content, for the rules in domain/. */
export type Plans = Omit<Sources, 'calendar' | 'closuresCalendar' | 'server'>;

/** The routes to the range, by language. */
export const waysOf = ({
  embeds,
  spanish,
}: Pick<Content, 'embeds'> & { spanish: Pick<Content, 'embeds'> }): Readonly<Record<Language, Ways>> => ({
  'en-US': routesIn(embeds),
  es: routesIn(spanish.embeds),
});

const routesIn = ({ roads: { allEndOn, ways } }: Content['embeds']): Ways => ({ allEndOn, list: ways });

export function plansOf({
  hours,
  specialDays,
  closures,
  holidays,
  ranges,
}: Pick<Content, 'hours' | 'specialDays' | 'closures' | 'holidays' | 'ranges'>): Plans {
  const named = (ids: readonly string[]) => {
    const closed = ranges.ranges.filter(({ id }) => ids.includes(id));
    return { ranges: closed.map(({ name }) => name), rangesEs: closed.map(({ name, nameEs = name }) => nameEs) };
  };
  return {
    hours: { week: hours.week, seasons: hours.seasons, specialDays },
    closures: closures.map(({ dialog: _dialog, ranges: ids, ...closure }): Closure => {
      return { ...closure, ...(ids && named(ids)) };
    }),
    publicRanges: ranges.ranges.filter(({ membersOnly }) => !membersOnly).map(({ name }) => name),
    // A missing holiday is `ask`, which keeps pages small.
    holidays: Object.fromEntries(Object.entries(holidays).filter(([, answer]) => answer !== 'ask')),
  };
}
