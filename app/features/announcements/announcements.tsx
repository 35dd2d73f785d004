/**
 * What lies over the view at the top of every page when there is something to say: warnings, closures, no signal; and
 * what opens the search, and the shareholder notice. None of it is in the served HTML, so its script is fetched once the page is alive.
 */
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { ShareholderNotice } from '#app/features/notices/shareholder-notice.tsx';
import { OfflineStatus } from '#app/features/offline/offline-status.tsx';
import { OpenSearch } from '#app/features/search/open-search.tsx';
import type { Announcement } from '#content/schema/announcements.ts';
import type { Notices } from '#content/schema/notices.ts';
import { Warnings } from './warnings.tsx';

type AnnouncementsProps = Pick<Notices, 'offline' | 'shareholder'> & { announcement: Announcement | undefined };

export default function Announcements({ offline, shareholder, announcement }: AnnouncementsProps) {
  return (
    <>
      <Warnings announcement={announcement} />
      <OfflineStatus words={offline} />
      <OpenSearch />
      <ErrorBoundary>
        <ShareholderNotice notice={shareholder} />
      </ErrorBoundary>
    </>
  );
}
