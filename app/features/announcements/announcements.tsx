/**
 * What lies over the view at the top of every page when there is something to say: warnings, closures, no signal; and
 * what opens the search. None of it is in the served HTML, so its script is fetched once the page is alive.
 */
import { NearClosures } from '#app/features/closures/near-closures.tsx';
import { NoSignal } from '#app/features/no-signal/no-signal.tsx';
import { OpenSearch } from '#app/features/search/open-search.tsx';
import { AlertBanner } from '#app/features/weather/alert-banner.tsx';
import type { Notices } from '#content/schema/notices.ts';

export default function Announcements({ offline }: { offline: Notices['offline'] }) {
  return (
    <>
      <AlertBanner />
      <NearClosures />
      <NoSignal words={offline} />
      <OpenSearch />
    </>
  );
}
