import type { Closure, Sources } from '#domain/day-plan.ts';
import type { Content } from './load.server.ts';

/** The opening hours in the content, for the rules in domain/. */
export type Plans = Omit<Sources, 'calendar' | 'closuresCalendar' | 'server'>;

export function plansOf({
  hours,
  specialDays,
  closures,
  holidays,
  ranges,
}: Pick<Content, 'hours' | 'specialDays' | 'closures' | 'holidays' | 'ranges'>): Plans {
  const nameOf = (id: string): string => ranges.ranges.find((range) => range.id === id)?.name ?? id;
  return {
    hours: { week: hours.week, seasons: hours.seasons, specialDays },
    closures: closures.map(({ dialog: _dialog, ranges: ids, ...closure }): Closure => {
      return { ...closure, ...(ids && { ranges: ids.map(nameOf) }) };
    }),
    // A missing holiday is `ask`, which keeps pages small.
    holidays: Object.fromEntries(Object.entries(holidays).filter(([, answer]) => answer !== 'ask')),
  };
}
