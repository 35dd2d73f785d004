import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as the day it is: `built` in the served HTML and until React has taken the page
 * over, then what `alive` gives. It must give the same value as long as nothing has changed.
 */
export function useHydratedValue<Alive, Built>(alive: () => Alive, built: Built): Alive | Built {
  return useSyncExternalStore<Alive | Built>(never, alive, () => built);
}

/**
 * Whether an element has come close to the visible part of the page. Once true, it stays true.
 * Browsers' own `loading="lazy"` starts up to 2,500 px early, which would load most frames of a page at once.
 */
export function useIsNearViewport(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // On a busy machine several come at once, the oldest first.
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
