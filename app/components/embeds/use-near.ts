import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come within about one phone screen of the visible part of the page. Once true, it stays true.
 * Browsers' own `loading="lazy"` starts up to 2,500 px early, which would load most frames of a page at once.
 */
export function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
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
