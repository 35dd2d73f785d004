import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import { minuteMs } from '#domain/durations.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import { answerWithList, createLiveSource, idle, type Live, type LiveSource } from './live-source.ts';

export const alerts = createLiveSource('/api/weather-alerts', answerWithList<AlertsAnswer>('alerts'));

/** A closed road stays known on pages that open without a signal, until the tab is closed. */
export const roads = createLiveSource('/api/road-conditions', answerWithList<RoadsAnswer>('roads'), {
  storage: () => sessionStorage,
  key: 'closed-roads',
  isWorthKeeping: ({ roads }) => roads.some(({ state }) => state === 'closed'),
});

/** What is known of a source. Only components that use it render again when it changes. */
export const useAnswer = <Value>({ subscribe, get }: LiveSource<Value>): Live<Value> =>
  useSyncExternalStore(subscribe, get, () => idle);

/** Requests sources when the component appears, after its paint: hydration is work enough for one task. */
export function useFresh(sources: readonly LiveSource<unknown>[]): void {
  useEffect(() => afterPaint(() => sources.forEach((source) => void source.refresh())), [sources]);
}

/** How long after one request the next may follow, even after a failure. */
const refreshInterval = 5 * minuteMs;

/** Requests sources at most once in five minutes across all pages, while the page is visible and `isNeeded`. */
export function usePolling(sources: readonly LiveSource<unknown>[], isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const refreshWhenDue = () => {
      if (document.visibilityState !== 'visible') return;
      for (const { get, refresh } of sources) if (Date.now() - get().at.getTime() >= refreshInterval) void refresh();
    };
    refreshWhenDue();
    const timer = setInterval(refreshWhenDue, minuteMs);
    document.addEventListener('visibilitychange', refreshWhenDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenDue);
    };
  }, [sources, isNeeded]);
}
