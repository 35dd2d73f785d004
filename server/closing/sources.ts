import type { Plans } from '#content/today.server.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { closuresOf, type OfficeNews } from './office-closure.ts';

const combinePlans = (plans: Plans, office: OfficeNews): Plans => ({
  ...plans,
  closures: [...closuresOf(office), ...plans.closures],
});

const combineSources = (
  plans: Plans,
  office: OfficeNews,
  calendar: CalendarNews | null,
  closuresCalendar: CalendarNews | null,
): Sources => ({
  ...combinePlans(plans, office),
  isOfficeUnread: office === 'unreadable',
  calendar,
  closuresCalendar: closuresCalendar && {
    ...closuresCalendar,
    events: closuresCalendar.events.map((event) => ({ ...event, source: 'closuresCalendar' })),
  },
});

/** Returns the content's plans with the office's closures: the same object until these change. */
export function currentPlans(plans: Plans, office: () => Promise<OfficeNews>): () => Promise<Plans> {
  const combine = memoizeLast(combinePlans);
  return async () => combine(plans, await office());
}

/** Returns all sources of the status as they are known now: the same object until one of them changes. */
export function currentSources(
  plans: Plans,
  office: () => Promise<OfficeNews>,
  calendar: () => Promise<CalendarNews | null>,
  closuresCalendar: () => Promise<CalendarNews | null>,
): () => Promise<Sources> {
  const combine = memoizeLast(combineSources);
  return async () => combine(plans, ...(await Promise.all([office(), calendar(), closuresCalendar()])));
}
