import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come close to the visible part of the page. Once true, it stays true.
 * @param margin in pixels: how close
 * Browsers' own `loading="lazy"` starts up to 2,500 px early, which would load most frames of a page at once.
 */
export function useIsNearViewport(target: RefObject<HTMLElement | null>, margin = 300): boolean {
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
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, margin]);
  return near;
}
