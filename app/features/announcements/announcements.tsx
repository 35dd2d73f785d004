/** What covers the top of a page. None of it is in the served HTML, so its script is fetched after hydration. */
import { lazy } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { useConsent } from '#app/features/consent/consent.tsx';
import { OfflineStatus } from '#app/features/offline/offline-status.tsx';
import { useSearchKeys } from '#app/features/search/search-keys.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { Warnings } from './warnings.tsx';

/** Most visitors have answered it before. */
const CookieBanner = lazy(() => import('#app/features/consent/cookie-banner.tsx'));

type AnnouncementsProps = Omit<SiteFacts['notices'], 'shareholder'>;

export default function Announcements({ offline, cookies, announcement }: AnnouncementsProps) {
  useSearchKeys();
  const { view } = useConsent();
  return (
    <>
      <Warnings announcement={announcement} />
      <OfflineStatus words={offline} />
      {view !== 'hidden' && (
        <Deferred>
          <CookieBanner words={cookies} view={view} />
        </Deferred>
      )}
    </>
  );
}
