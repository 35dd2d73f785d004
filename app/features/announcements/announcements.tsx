/** Banners at the top of a page. None of them is in the served HTML, so this script is fetched after hydration. */
import { lazy, Suspense } from 'react';
import { Megaphone } from 'lucide';
import { Deferred, ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { LinkTo } from '#app/components/ui/link-to.tsx';
import { useConsent } from '#app/features/consent/consent.tsx';
import { alerts as alertSource, roads as roadSource, useAnswer, usePolling } from '#app/features/live/use-live.ts';
import { OfflineStatus } from '#app/features/offline/offline-status.tsx';
import { useSearchKeys } from '#app/features/search/search-keys.ts';
import { useToday } from '#app/features/status/today.tsx';
import { loadNews } from '#app/features/status/use-words.ts';
import type { LinkedPage } from '#words/shell-words.server.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { usePageState } from '#app/page-state.ts';
import { englishPath } from '#domain/language.ts';
import { AnnouncementAside } from './announcement-line.tsx';

/** Loaded on demand, with its sentences: most days have no warning. */
const Warnings = lazy(async () => {
  const [warnings] = await Promise.all([
    import('./warnings.tsx'),
    loadNews(document.documentElement.lang === 'es' ? 'es' : 'en-US'),
  ]);
  return warnings;
});

/** Loaded on demand: most visitors have made their choice before. */
const CookieBanner = lazy(() => import('#app/features/consent/cookie-banner.tsx'));

type AnnouncementsProps = Omit<SiteFacts['notices'], 'shareholder'>;

const polled = [alertSource, roadSource];

export default function Announcements({ offline, cookies, announcement }: AnnouncementsProps) {
  useSearchKeys();
  const { view } = useConsent();
  // The weather page shows roads and alerts itself.
  const isElsewhere = englishPath(usePageState().pathname) !== '/weather';
  usePolling(polled, isElsewhere);
  const isWarned = useIsWarned();
  const today = useToday();
  return (
    <>
      {isWarned ? (
        <ErrorBoundary fallback={<SomeWarning page={isElsewhere ? '/weather' : '/contact'} />}>
          <Suspense>
            <Warnings announcement={announcement} isElsewhere={isElsewhere} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        // Wait until it is known that there is no closure to announce.
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

/** Fallback when the warnings' script fails to load: a generic warning, because one is known to exist. */
function SomeWarning({ page }: { page: LinkedPage }) {
  const words = useShellWords();
  return (
    <aside aria-label={words.announcement}>
      <LinkTo page={page} className="announcement">
        <Icon of={Megaphone} className="size-5 text-danger" />
        <span>
          {words.someWarning} <span className="underline underline-offset-4">{words.details}</span>
        </span>
      </LinkTo>
    </aside>
  );
}

/** Whether there may be a warning. The Warnings component decides. */
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
