import { useHydratedValue } from '#app/lib/hooks.ts';
import { rangeDay } from '#domain/range-time.ts';

/** The current year at the range: the year of the build until the page is alive, then the year it is. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useHydratedValue(() => Number(rangeDay(new Date()).slice(0, 4)), builtIn);
}
