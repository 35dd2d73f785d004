import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as the day it is: `built` in the served HTML and until React has taken the page
 * over, then what `alive` gives. It must give the same value as long as nothing has changed.
 */
export function useHydratedValue<Alive, Built>(alive: () => Alive, built: Built): Alive | Built {
  return useSyncExternalStore<Alive | Built>(never, alive, () => built);
}
