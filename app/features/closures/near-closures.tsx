import { lazy, type ReactNode } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { usePageState } from '#app/page-state.ts';
import { useToday } from '../status/today.tsx';

/** Most days have none: its script is fetched when there is one. */
const ClosureBanner = lazy(() => import('./closure-banner.tsx'));

/** The page that lists every closure. */
export const contactPage = '/contact';

/**
 * Announces the next closure from seven days before its first day, on every page but the one that lists them all.
 * `otherwise` is shown once it is known that there is none to announce.
 */
export function NearClosures({ otherwise }: { otherwise?: ReactNode }) {
  const today = useToday();
  const near = today?.closures.filter(({ isNear }) => isNear) ?? [];
  const isListed = usePageState().pathname === contactPage;
  if (near.length === 0 || isListed) return today && otherwise;
  return (
    <Deferred>
      <ClosureBanner closures={near} to={`${contactPage}#closures`} />
    </Deferred>
  );
}
