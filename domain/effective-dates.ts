import { addDays, type Day } from './days.ts';
import type { Season } from './hours.ts';

/** How many days ahead a change is announced. */
export const noticeDays = 30;

type DatedPrice = { amount: number; next?: { from: Day; amount: number } | undefined };
type Dated = { from: Day; to: Day };

/** A price as of a day, with its next amount only while that is announced. */
export function priceOn<Price extends DatedPrice>({ next, ...price }: Price, day: Day) {
  if (!next || next.from > addDays(day, noticeDays)) return price;
  return next.from <= day ? { ...price, amount: next.amount } : { ...price, next };
}

export const entryOn = <Entry extends Dated>(entries: readonly Entry[], day: Day): Entry | undefined =>
  entries.find(({ from, to }) => from <= day && day <= to);

type DatedContent = {
  prices: readonly DatedPrice[];
  seasons: readonly Pick<Season, 'from' | 'to'>[];
  closures: readonly Dated[];
  announcements: readonly Dated[];
};

export function changeDays(content: DatedContent, after: Day): Day[] {
  const announced = (from: Day) => [addDays(from, -noticeDays), from];
  const over = ({ to }: Dated) => addDays(to, 1);
  const changes = [
    ...content.prices.flatMap(({ next }) => (next ? announced(next.from) : [])),
    ...content.seasons.flatMap(({ from, to }) =>
      to === undefined ? announced(from) : [addDays(from, -noticeDays), addDays(to, 1)],
    ),
    ...content.closures.map(over),
    ...content.announcements.flatMap((entry) => [entry.from, over(entry)]),
  ];
  return [...new Set(changes)].filter((day) => after < day).toSorted();
}
