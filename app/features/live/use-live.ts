import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import { useToday } from '#app/features/status/today.tsx';
import { type AlertsAnswer, alertsAt } from '#domain/alerts.ts';
import { minuteMs } from '#domain/durations.ts';
import { type RoadsAnswer, roadsAt } from '#domain/roads.ts';
import { answerWithList, createLiveSource, idle, type Live, type LiveSource } from './live-source.ts';

export const alerts = createLiveSource('/api/weather-alerts', answerWithList<AlertsAnswer>('alerts'), {
  aging: {
    at: alertsAt,
    nothing: { alerts: [], checkedAt: null, status: 'unknown' },
    saysNothing: ({ alerts, status }) => alerts.length === 0 && status === 'unknown',
  },
});

/** A closed road stays known on pages opened offline, until the tab is closed. */
export const roads = createLiveSource('/api/road-conditions', answerWithList<RoadsAnswer>('roads'), {
  keep: {
    storage: () => sessionStorage,
    key: 'closed-roads',
    isWorthKeeping: ({ roads }) => roads.some(({ state }) => state === 'closed'),
  },
  aging: {
    at: roadsAt,
    nothing: { roads: [] },
    saysNothing: ({ roads }) => roads.every(({ state }) => state === 'unknown'),
  },
});

/** A source's state `now`: the ticking clock of an open page, corrected by the server's. */
export type Answer<Value> = Live<Value> & { now: Date };

/** Re-renders only the components that use it: when the source changes, and each minute. */
export function useAnswer<Value>({ subscribe, get, known }: LiveSource<Value>): Answer<Value> {
  const live = useSyncExternalStore(subscribe, get, () => idle);
  const now = useToday()?.now ?? live.at;
  return { ...live, value: known(live, now), now };
}

/** Fetches sources after the component's first paint: hydration is work enough for one task. */
export function useFresh(sources: readonly LiveSource<unknown>[]): void {
  useEffect(() => afterPaint(() => sources.forEach((source) => void source.refresh())), [sources]);
}

/** The minimum time between two requests, even after a failure. */
const refreshInterval = 5 * minuteMs;

/** Polls sources at most once in five minutes across all pages, while the page is visible and `isNeeded`. */
export function usePolling(sources: readonly LiveSource<unknown>[], isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const refreshWhenDue = () => {
      if (document.visibilityState !== 'visible') return;
      for (const { get, refresh } of sources) if (Date.now() - get().at.getTime() >= refreshInterval) void refresh();
    };
    const cancel = afterPaint(refreshWhenDue);
    const timer = setInterval(refreshWhenDue, minuteMs);
    document.addEventListener('visibilitychange', refreshWhenDue);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenDue);
    };
  }, [sources, isNeeded]);
}
