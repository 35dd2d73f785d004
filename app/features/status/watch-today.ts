/** Keeps the status current while a page is open, from the last contact: a known closure stays closed offline. */
import { readStored, store } from '#app/lib/storage.ts';
import type { Plans } from '#content/today.server.ts';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { readServerStatus } from '#domain/read-status.ts';
import { afterResponse, type Contact, pageSources } from '#domain/server-report.ts';
import { clockToleranceMs } from '#domain/freshness.ts';
import type { StatusSentences } from '#words/sentences.ts';
import { request } from '../live/live-source.ts';
import { todayAt, type Today } from '#words/today-at.ts';

type Known = {
  contact: Contact | undefined;
  /** How far the server's clock is ahead of the device's, in milliseconds; 0 when they differ by up to five minutes. */
  clockOffsetMs: number;
};

const storageKey = 'status';

/** The last contact, from this device's storage; without one, or if it can't be read, nothing is known. */
function loadKnown(): Known {
  try {
    const { status, givenAt, clockOffsetMs } = JSON.parse(readStored(storageKey) ?? '') as Record<string, unknown>;
    const contact = { status: readServerStatus(status), givenAt: new Date(String(givenAt)) };
    return { contact, clockOffsetMs: Number(clockOffsetMs) || 0 };
  } catch {
    return { contact: undefined, clockOffsetMs: 0 };
  }
}

/**
 * Marks a contact as unsure. Once a wrong clock may have been corrected, nothing is surely open until the server
 * responds.
 */
const doubted = ({ contact, clockOffsetMs }: Known): Known => ({
  contact: contact && { ...contact, status: { ...contact.status, sure: false } },
  clockOffsetMs,
});

type StatusResponse = Pick<Contact, 'status'> & {
  /** The server's clock when it made the response, and the response's age; undefined if it didn't say. */
  clock: { givenAt: Date; ageMs: number } | undefined;
};

/** @throws when the body is not a status */
export function readResponse(body: unknown, headers: Headers): StatusResponse {
  const givenAt = new Date(headers.get('date') ?? '');
  const ageMs = Math.max(0, Number(headers.get('age'))) * secondMs || 0;
  return { status: readServerStatus(body), clock: Number.isNaN(givenAt.getTime()) ? undefined : { givenAt, ageMs } };
}

/** The state after a response that has just arrived, by the device's clock. */
export function withResponse(before: Known, { status, clock }: StatusResponse, deviceNow: Date): Known {
  const offsetMs = clock ? clock.givenAt.getTime() + clock.ageMs - deviceNow.getTime() : before.clockOffsetMs;
  const serverNow = new Date(deviceNow.getTime() + offsetMs);
  const contact = { status, givenAt: clock?.givenAt ?? serverNow };
  return {
    contact: afterResponse(before.contact, contact, serverNow),
    clockOffsetMs: Math.abs(offsetMs) > clockToleranceMs ? offsetMs : 0,
  };
}

/**
 * The minimum time between two requests, even after a failure. With the 15 seconds of a cached copy, under a minute.
 */
const pauseMs = 40 * secondMs;

/** Reports today's status now and on every change, until the signal aborts. */
export function watchToday(
  plans: Plans,
  words: StatusSentences,
  report: (today: Today) => void,
  signal: AbortSignal,
): void {
  let known = loadKnown();
  /** Whether the first request has finished: until then the page shows the hours. */
  let isAnswered = false;
  let requestedAt = Number.NEGATIVE_INFINITY;
  /**
   * Clock start at the last response here. It changes when the device's clock is set, and on some devices during sleep.
   */
  let clockStart = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The absolute value, because the device's clock may be set back. */
  const sinceRequestMs = () => Math.abs(Date.now() - requestedAt);

  function tick() {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = new Date(Date.now() + known.clockOffsetMs);
    // On a hidden page it stays due.
    const dueMs = pauseMs - sinceRequestMs();
    let nextMs = Math.min(dueMs > 0 ? dueMs : pauseMs, minuteMs - (now.getTime() % minuteMs));
    if (isAnswered) {
      const today = todayAt(now, pageSources(plans, known.contact), words);
      report(today);
      nextMs = Math.min(nextMs, today.status.until.getTime() - now.getTime());
    }
    timer = setTimeout(refreshWhenVisible, nextMs);
  }

  async function refresh() {
    requestedAt = Date.now();
    try {
      const response = await request('/api/status', readResponse, 'no-store');
      known = withResponse(known, response, new Date());
      clockStart = Date.now() - performance.now();
      // Store before showing it: once shown, it must not be forgotten.
      store(storageKey, JSON.stringify({ ...known.contact, clockOffsetMs: known.clockOffsetMs }));
    } catch {
      // The previous status still applies.
    }
    isAnswered = true;
    tick();
  }

  function refreshWhenVisible() {
    const leapMs = Math.abs(Date.now() - performance.now() - clockStart);
    if (known.clockOffsetMs !== 0 && leapMs > clockToleranceMs && known.contact?.status.sure) {
      known = doubted(known);
      requestedAt = Number.NEGATIVE_INFINITY;
    }
    if (document.visibilityState === 'visible' && sinceRequestMs() >= pauseMs) void refresh();
    tick();
  }

  document.addEventListener('visibilitychange', refreshWhenVisible, { signal });
  addEventListener('pageshow', refreshWhenVisible, { signal });
  addEventListener('online', refreshWhenVisible, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  refreshWhenVisible();
}
