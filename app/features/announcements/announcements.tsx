/** What covers the top of a page. None of it is in the served HTML, so its script is fetched after hydration. */
import { lazy } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { useConsent } from '#app/features/consent/consent.tsx';
import { alerts as alertSource, roads as roadSource, useAnswer, usePolling } from '#app/features/live/use-live.ts';
import { OfflineStatus } from '#app/features/offline/offline-status.tsx';
import { useSearchKeys } from '#app/features/search/search-keys.ts';
import { useToday } from '#app/features/status/today.tsx';
import { loadWords } from '#app/features/status/use-words.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { usePageState } from '#app/page-state.ts';
import { englishPath } from '#domain/language.ts';
import { AnnouncementAside } from './announcement-line.tsx';

/** On most days there is nothing to warn of. Its sentences are fetched beside it. */
const Warnings = lazy(async () => {
  const [warnings] = await Promise.all([
    import('./warnings.tsx'),
    loadWords(document.documentElement.lang === 'es' ? 'es' : 'en-US'),
  ]);
  return warnings;
});

/** Most visitors have answered it before. */
const CookieBanner = lazy(() => import('#app/features/consent/cookie-banner.tsx'));

type AnnouncementsProps = Omit<SiteFacts['notices'], 'shareholder'>;

const polled = [alertSource, roadSource];

export default function Announcements({ offline, cookies, announcement }: AnnouncementsProps) {
  useSearchKeys();
  const { view } = useConsent();
  // The weather page has roads and alerts itself.
  const isElsewhere = englishPath(usePageState().pathname) !== '/weather';
  usePolling(polled, isElsewhere);
  const isWarned = useIsWarned();
  const today = useToday();
  return (
    <>
      {isWarned ? (
        <Deferred>
          <Warnings announcement={announcement} isElsewhere={isElsewhere} />
        </Deferred>
      ) : (
        // Not before it is known that there is no closure to announce.
        today && announcement && <AnnouncementAside announcement={announcement} />
      )}
      <OfflineStatus words={offline} />
      {view !== 'hidden' && (
        <Deferred>
          <CookieBanner words={cookies} view={view} />
        </Deferred>
      )}
    </>
  );
}

/** Whether there may be something to warn of; the warnings decide. */
function useIsWarned(): boolean {
  const today = useToday();
  const roads = useAnswer(roadSource).value?.roads ?? [];
  const alerts = useAnswer(alertSource).value?.alerts ?? [];
  return (
    roads.some(({ state }) => state === 'closed') ||
    alerts.some(({ siteWide }) => siteWide) ||
    (today?.closures ?? []).some(({ isNear }) => isNear)
  );
}
