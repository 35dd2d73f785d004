import type { Content } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import type { CalendarNews, Closure, Sources } from '#domain/day-plan.ts';

/** Closures that the server knew at build time besides the content. Null: the club has no such calendar. */
export type KnownClosures = {
  calendar: CalendarNews | null;
  closuresCalendar: CalendarNews | null;
  office: readonly Closure[];
};

export const noneKnown: KnownClosures = { calendar: null, closuresCalendar: null, office: [] };

let known = noneKnown;

/** Sets the closures for all pages rendered from now on. */
export function setKnownClosures(closures: KnownClosures): void {
  known = closures;
}

/** The sources for output that is read long after the build: search results and subscribed calendars. */
export function sourcesAtPublish(content: Content, { calendar, closuresCalendar, office } = known): Sources {
  const plans = plansOf(content);
  return { ...plans, closures: [...office, ...plans.closures], calendar, closuresCalendar };
}
