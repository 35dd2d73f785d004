/** What the content says about when the range is open, as the rules in domain/ take it. */
import type { Closure, Sources } from '#domain/day-plan.ts';
import type { Content } from './load.server.ts';

/** Everything but the calendar and the server's report: built into the pages, and read when the server starts. */
export type Plans = Omit<Sources, 'calendar' | 'server'>;

export function plansOf({
  hours,
  closures,
  holidays,
  ranges,
}: Pick<Content, 'hours' | 'closures' | 'holidays' | 'ranges'>): Plans {
  const nameOf = (id: string): string => ranges.ranges.find((range) => range.id === id)?.name ?? id;
  return {
    hours: { week: hours.week, seasons: hours.seasons },
    closures: closures.map(({ dialog: _dialog, ranges: ids, ...closure }): Closure => {
      return { ...closure, ...(ids && { ranges: ids.map(nameOf) }) };
    }),
    // What is not spoken of is asked about: it need not travel to every page.
    holidays: Object.fromEntries(Object.entries(holidays).filter(([, answer]) => answer !== 'ask')),
  };
}
