import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The current year at the range: the year of the build until the page is alive, then the year it is. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Los_Angeles' }).format(new Date())),
    () => builtIn,
  );
}
