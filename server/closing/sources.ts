import type { Plans } from '#content/today.server.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { closuresOf, type OfficeNews } from './office-closure.ts';

const combinePlans = (plans: Plans, office: OfficeNews): Plans => ({
  ...plans,
  closures: [...closuresOf(office), ...plans.closures],
});

/** An unreadable closure counts like a calendar that was never read: the range may be closed. */
const combineSources = (
  plans: Plans,
  office: OfficeNews,
  news: CalendarNews | null,
  closuresCalendar: CalendarNews | null,
): Sources => ({
  ...combinePlans(plans, office),
  calendar: office === 'unreadable' ? { checkedAt: null, complete: false, events: news?.events ?? [] } : news,
  closuresCalendar: closuresCalendar && {
    ...closuresCalendar,
    events: closuresCalendar.events.map((event) => ({ ...event, source: 'closuresCalendar' })),
  },
});

export function currentPlans(plans: Plans, office: () => Promise<OfficeNews>): () => Promise<Plans> {
  const combine = memoizeLast(combinePlans);
  return async () => combine(plans, await office());
}

export function currentSources(
  plans: Plans,
  office: () => Promise<OfficeNews>,
  calendar: () => Promise<CalendarNews | null>,
  closuresCalendar: () => Promise<CalendarNews | null>,
): () => Promise<Sources> {
  const combine = memoizeLast(combineSources);
  return async () => combine(plans, await office(), await calendar(), await closuresCalendar());
}
