import type { Content } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import type { CalendarNews, Closure, Sources } from '#domain/day-plan.ts';

/** What the server knows of closures besides the content, at the build. Null: the club has no such calendar. */
export type KnownClosures = {
  calendar: CalendarNews | null;
  closuresCalendar: CalendarNews | null;
  office: readonly Closure[];
};

export const noneKnown: KnownClosures = { calendar: null, closuresCalendar: null, office: [] };

let known = noneKnown;

/** For the pages that are rendered from now on. */
export function setKnownClosures(closures: KnownClosures): void {
  known = closures;
}

/** The sources of what is built, and read much later: search results and subscribed calendars. */
export function sourcesAtPublish(content: Content, { calendar, closuresCalendar, office } = known): Sources {
  const plans = plansOf(content);
  return { ...plans, closures: [...office, ...plans.closures], calendar, closuresCalendar };
}
