import { useSyncExternalStore } from 'react';
import { rangeDay } from '#domain/range-time.ts';

const never = () => () => undefined;

/** The current year at the range: the year of the build until the page is alive, then the year it is. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => Number(rangeDay(new Date()).slice(0, 4)),
    () => builtIn,
  );
}
