import { addDays, type Day } from './days.ts';
import type { Season, SpecialDay } from './hours.ts';
import type { NextPrice } from './prices.ts';

/** How many days ahead a change is announced. */
export const noticeDays = 30;

/** `next`: the later amounts, in the order of their days. */
type DatedPrice = { amount: number; next: readonly NextPrice[] };
type Dated = { from: Day; to: Day };

/** A price as of a day, with those of its next amounts that are announced. */
export function priceOn<Price extends DatedPrice>(price: Price, day: Day): Price {
  const lastAnnounced = addDays(day, noticeDays);
  return {
    ...price,
    amount: price.next.findLast(({ from }) => from <= day)?.amount ?? price.amount,
    next: price.next.filter(({ from }) => day < from && from <= lastAnnounced),
  };
}

export const entryOn = <Entry extends Dated>(entries: readonly Entry[], day: Day): Entry | undefined =>
  entries.find(({ from, to }) => from <= day && day <= to);

type DatedContent = {
  prices: readonly DatedPrice[];
  seasons: readonly Pick<Season, 'from' | 'to'>[];
  specialDays: readonly Pick<SpecialDay, 'date'>[];
  closures: readonly Dated[];
  announcements: readonly Dated[];
};

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
