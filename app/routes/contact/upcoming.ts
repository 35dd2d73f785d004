import type { Day } from '#domain/days.ts';

/** What is not over on a day, the nearest first. A closure counts until the end of its last day. */
export function upcoming<Row extends { from: Day; to: Day }>(closures: readonly Row[], today: Day): Row[] {
  return closures.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));
}
