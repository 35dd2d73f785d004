/** API responses that every page needs, fetched at most once in five minutes across all pages. */
import { useEffect } from 'react';
import { minuteMs } from '#domain/durations.ts';
import { createLiveSource, keepIn, type Keep, type Live } from './live-source.ts';
import { readAlerts, readRoads } from './read.ts';
import { useAnswer } from './use-live.ts';

/** How long after one request the next may follow, even after a failure. */
const refreshInterval = 5 * minuteMs;

/**
 * Creates a hook that shares one answer among all pages and components. Its argument is false where a page asks by
 * itself: then nothing is asked here.
 */
function createSiteSource<Value>(
  url: string,
  read: (body: unknown) => Value,
  keep?: Keep<Value>,
): (isNeeded: boolean) => Live<Value> {
  const source = createLiveSource(url, read, { ...(keep && { keep }) });
  let refreshedAt = Number.NEGATIVE_INFINITY;

  function refreshWhenDue() {
    if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < refreshInterval) return;
    refreshedAt = Date.now();
    void source.refresh();
  }

  return function useSiteSource(isNeeded) {
    useEffect(() => {
      if (!isNeeded) return undefined;
      refreshWhenDue();
      const timer = setInterval(refreshWhenDue, minuteMs);
      document.addEventListener('visibilitychange', refreshWhenDue);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', refreshWhenDue);
      };
    }, [isNeeded]);
    return useAnswer(source);
  };
}

export const useSiteAlerts = createSiteSource('/api/weather-alerts', readAlerts);

/** A closed road stays known on pages that open without a signal, until the tab is closed. */
const keepClosedRoads = keepIn(
  () => sessionStorage,
  'closed-roads',
  readRoads,
  ({ roads }) => roads.some(({ state }) => state === 'closed'),
);

export const useSiteRoads = createSiteSource('/api/road-conditions', readRoads, keepClosedRoads);
