import { TriangleAlert } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { activeAlerts } from '#domain/alerts.ts';
import { minuteMs } from '#domain/durations.ts';
import { createLiveSource } from '../live/live-source.ts';
import { momentAt } from '#domain/spoken-time.ts';
import { readAlerts } from '../live/read.ts';

/** One for the whole visit: going from page to page asks nothing again. */
const source = createLiveSource('/api/weather-alerts', readAlerts);

/** In milliseconds: how long after one question the next may follow, whatever became of the first. */
const refreshInterval = 5 * minuteMs;

let refreshedAt = Number.NEGATIVE_INFINITY;

/** Asks when it is time, and only while somebody looks. */
function refreshWhenDue() {
  if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < refreshInterval) return;
  refreshedAt = Date.now();
  void source.refresh();
}

/** The page that tells every alert in full. */
const weatherPage = '/weather';

/**
 * The warnings that a visitor must see before driving up, on every page but the one that tells them in full. It lies
 * over the picture at the top of the page and scrolls away with it, so nothing moves when it appears.
 */
export function AlertBanner() {
  const { value, at } = useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
  const isOnWeatherPage = useLocation().pathname === weatherPage;

  useEffect(() => {
    if (isOnWeatherPage) return undefined;
    refreshWhenDue();
    const timer = setInterval(refreshWhenDue, minuteMs);
    document.addEventListener('visibilitychange', refreshWhenDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenDue);
    };
  }, [isOnWeatherPage]);

  // The server leaves out what is over, but the last answer may be old.
  const [first, ...others] = activeAlerts(value?.alerts ?? [], at).filter(({ siteWide }) => siteWide);
  if (!first || isOnWeatherPage) return null;
  return (
    <div role="alert">
      <a href={`${weatherPage}#current`} className="announcement">
        <Icon of={TriangleAlert} className="size-5 text-danger" />
        <span>
          <strong className="font-semibold">{first.event}</strong>
          {first.ends && ` until ${momentAt(new Date(first.ends), at)}`}
          {others.length > 0 && ` and ${others.length} more`}.{' '}
          <span className="underline underline-offset-4">What it says</span>
        </span>
      </a>
    </div>
  );
}
