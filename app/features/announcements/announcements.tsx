/** What covers the top of a page. None of it is in the served HTML, so its script is fetched after hydration. */
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { CookieBanner } from '#app/features/consent/cookie-banner.tsx';
import { OfflineStatus } from '#app/features/offline/offline-status.tsx';
import { useSearchKeys } from '#app/features/search/search-keys.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { Warnings } from './warnings.tsx';

type AnnouncementsProps = Omit<SiteFacts['notices'], 'shareholder'>;

export default function Announcements({ offline, cookies, announcement }: AnnouncementsProps) {
  useSearchKeys();
  return (
    <>
      <Warnings announcement={announcement} />
      <OfflineStatus words={offline} />
      <ErrorBoundary>
        <CookieBanner words={cookies} />
      </ErrorBoundary>
    </>
  );
}
