import { addDays, type Day } from './days.ts';
import { type Hours, hoursOn, type Season, type SpecialDay, type WeeklyHours } from './hours.ts';
import type { NextPrice } from './prices.ts';

/** How many days ahead a change is announced. */
export const noticeDays = 30;

/** `next`: the later amounts, in the order of their days. */
type DatedPrice = { amount: number; next: readonly NextPrice[] };
type Dated = { from: Day; to: Day };

/** A price as of a day, with its later amounts that are already announced. */
export function priceOn<Price extends DatedPrice>(price: Price, day: Day): Price {
  const lastAnnounced = addDays(day, noticeDays);
  return {
    ...price,
    amount: price.next.findLast(({ from }) => from <= day)?.amount ?? price.amount,
    next: price.next.filter(({ from }) => day < from && from <= lastAnnounced),
  };
}

/** The ordinary week as of a day, and the seasons that are current or announced. */
export function seasonsSoon(hours: WeeklyHours, today: Day): WeeklyHours {
  const { week, seasons } = hoursOn(hours, today);
  return { week, seasons: seasons.filter(({ from }) => from <= addDays(today, noticeDays)) };
}

/** The special days that are announced, in the order of their dates. */
export const specialDaysSoon = ({ specialDays }: Hours, today: Day): SpecialDay[] =>
  specialDays
    .filter(({ date }) => today <= date && date <= addDays(today, noticeDays))
    .sort((one, other) => one.date.localeCompare(other.date));

/** The first entry that covers a day; its last day counts. */
export const entryOn = <Entry extends Dated>(entries: readonly Entry[], day: Day): Entry | undefined =>
  entries.find(({ from, to }) => from <= day && day <= to);

type DatedContent = {
  prices: readonly DatedPrice[];
  seasons: readonly Pick<Season, 'from' | 'to'>[];
  specialDays: readonly Pick<SpecialDay, 'date'>[];
  closures: readonly Dated[];
  announcements: readonly Dated[];
};

/** The days after `after`, in order, on which a build of the content differs from the previous day's. */
export function changeDays(content: DatedContent, after: Day): Day[] {
  const announced = (from: Day) => [addDays(from, -noticeDays), from];
  const over = ({ to }: Dated) => addDays(to, 1);
  const changes = [
    ...content.prices.flatMap(({ next }) => next.flatMap(({ from }) => announced(from))),
    ...content.seasons.flatMap(({ from, to }) =>
      to === undefined ? announced(from) : [addDays(from, -noticeDays), addDays(to, 1)],
    ),
    ...content.specialDays.flatMap(({ date }) => [addDays(date, -noticeDays), addDays(date, 1)]),
    ...content.closures.map(over),
    ...content.announcements.flatMap((entry) => [entry.from, over(entry)]),
  ];
  return [...new Set(changes)].filter((day) => after < day).sort();
}
