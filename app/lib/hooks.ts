import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { SharedState } from './shared-state.ts';

/**
 * The current value of a shared state. Contexts hold shared states instead of values that change: for a new value,
 * React would draw a part again whose script has not been loaded (components/ui/later.tsx).
 */
export const useShared = <Value>({ subscribe, get, getInitial }: SharedState<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial);

const never = () => () => undefined;

/** A value that only the browser knows: `built` until hydration, then the result of `alive`, which must be stable. */
export function useHydratedValue<Alive, Built>(alive: () => Alive, built: Built): Alive | Built {
  return useSyncExternalStore<Alive | Built>(never, alive, () => built);
}

/** Whether an element has come near the viewport; then stays true. `loading="lazy"` starts up to 2,500 px early. */
export function useIsNearViewport(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // On a busy machine several entries arrive at once, oldest first.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return near;
}
