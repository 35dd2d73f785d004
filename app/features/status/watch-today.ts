/**
 * Keeps the status true while a page is open, from the rules and dates that were built into it and from its last
 * contact with the server. It ticks, and refreshes when the tab wakes.
 */
import type { Plans } from '#content/today.server.ts';
import { minuteMs } from '#domain/durations.ts';
import { pageSources } from '#domain/server-report.ts';
import { createLiveSource } from '../live/live-source.ts';
import { type Known, loadKnown, readResponse, storeKnown, withResponse } from './contact-store.ts';
import { todayAt, type Today, type TodayLanguage } from './today-at.ts';

/** How long after one request the next may follow, even if it failed. With the server's 2 minutes under 5. */
const pauseMs = 2 * minuteMs;

/** Reports what today is like now, and again whenever that changes, until the signal aborts. */
export function watchToday(
  plans: Plans,
  report: (today: Today) => void,
  signal: AbortSignal,
  words?: TodayLanguage,
): void {
  const source = createLiveSource('/api/status', readResponse, { cache: 'no-store' });
  const loading = loadKnown();
  /** Undefined until the first request has succeeded or failed: the page shows the hours until then. */
  let known: Known | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = new Date(Date.now() + (known?.clockOffsetMs ?? 0));
    const nextMinute = minuteMs - (now.getTime() % minuteMs);
    if (!known) {
      timer = setTimeout(refreshWhenVisible, nextMinute);
      return;
    }
    const today = todayAt(now, pageSources(plans, known.contact), words);
    report(today);
    timer = setTimeout(refreshWhenVisible, Math.min(nextMinute, today.status.changesAt.getTime() - now.getTime()));
  }

  async function refresh() {
    requestedAt = Date.now();
    await source.refresh();
    const { phase, value } = source.snapshot();
    const before = known ?? (await loading);
    known = phase === 'ok' && value ? withResponse(before, value, new Date()) : before;
    // Before it is shown: from then on it must not be forgotten.
    if (known !== before) await storeKnown(known);
    tick();
  }

  function refreshWhenVisible() {
    // The device's clock may be set back.
    const isDue = Math.abs(Date.now() - requestedAt) >= pauseMs;
    if (document.visibilityState === 'visible' && isDue) void refresh();
    tick();
  }

  document.addEventListener('visibilitychange', refreshWhenVisible, { signal });
  addEventListener('pageshow', refreshWhenVisible, { signal });
  addEventListener('online', refreshWhenVisible, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source.stop();
  });
  refreshWhenVisible();
}
