import { useOnceAlive } from '#app/lib/use-once-alive.ts';
import { rangeDay } from '#domain/range-time.ts';

/** The current year at the range: the year of the build until the page is alive, then the year it is. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useOnceAlive(() => Number(rangeDay(new Date()).slice(0, 4)), builtIn);
}
