/**
 * Keeps the status true while a page is open: by the rules and dates that the build put into the page, so that it needs
 * no server, and by what the server knows of the club's calendar. It ticks, and corrects itself when the tab wakes.
 */
import type { Plans } from '#content/today.server.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { minuteMs } from '#domain/durations.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { createLiveSource } from '../live/live-source.ts';
import { fieldsOf } from '../live/read.ts';
import { todayAt, type Today } from './today-at.ts';

export type Baked = {
  plans: Plans;
  /** The club has a calendar of its own: until it was read, nobody knows every closure. */
  hasCalendar: boolean;
};

/**
 * How long after one question the next may follow, whatever became of the first. With the server's 2 minutes under 5.
 */
const pauseMs = 2 * minuteMs;

const unread: CalendarNews = { checkedAt: null, complete: false, events: [] };

function readNews(body: unknown): Pick<StatusAnswer, 'calendar'> {
  const { calendar } = fieldsOf(body);
  if (calendar !== null && !Array.isArray(fieldsOf(calendar)['events'])) throw new Error('the answer has no calendar');
  return { calendar: calendar as CalendarNews | null };
}

/** Says what today is like now, and again whenever it is something else, until the signal fires. */
export function watchToday({ plans, hasCalendar }: Baked, say: (today: Today) => void, signal: AbortSignal): void {
  const source = createLiveSource('/api/status', readNews);
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = new Date();
    const nextMinute = minuteMs - (now.getTime() % minuteMs);
    const { value, phase } = source.snapshot();
    // The first answer is on its way: until then the page says the hours, and no day is worked out for nobody.
    if (!value && hasCalendar && phase !== 'error') {
      timer = setTimeout(visit, nextMinute);
      return;
    }
    const calendar = value ? value.calendar : hasCalendar ? unread : null;
    const today = todayAt(now, { ...plans, calendar });
    say(today);
    timer = setTimeout(visit, Math.min(nextMinute, today.status.changesAt.getTime() - now.getTime()));
  }

  function visit() {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= pauseMs) {
      askedAt = Date.now();
      void source.refresh();
      // That looks by itself, now and when the answer is there.
    } else look();
  }

  source.subscribe(look);
  document.addEventListener('visibilitychange', visit, { signal });
  addEventListener('pageshow', visit, { signal });
  addEventListener('online', visit, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source.stop();
  });
  visit();
}
