import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useShared } from '#app/lib/hooks.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import type { Today } from '#words/today-at.ts';

export const TodayContext = createContext(createSharedState<Today | undefined>(undefined));
const UsuallyContext = createContext<Partial<SiteFacts['today']['usually']>>({});

/** The current status; undefined in prerendered HTML, during hydration, and until the server has responded. */
export const useToday = (): Today | undefined => useShared(useContext(TodayContext));

/** The ordinary week in a sentence, and its exceptions: valid whether or not the status is known. */
export const useUsually = () => useContext(UsuallyContext);

/**
 * Keeps the status current while the page is open. Its rules load after hydration; until then the page shows the hours.
 */
export function TodayProvider({ plans, usually, children }: SiteFacts['today'] & { children: ReactNode }) {
  const { set } = useContext(TodayContext);

  useEffect(() => {
    const left = new AbortController();
    const isSpanish = document.documentElement.lang === 'es';
    Promise.all([
      import('./watch-today.ts'),
      isSpanish ? import('#words/es-status.ts') : import('#words/en-status.ts'),
    ]).then(
      ([{ watchToday }, { statusWords }]) => watchToday(plans, statusWords, set, left.signal),
      (error: unknown) => console.error('The rules of the status could not be loaded:', error),
    );
    return () => left.abort();
  }, [plans, set]);

  return <UsuallyContext value={usually}>{children}</UsuallyContext>;
}
