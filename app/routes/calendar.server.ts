import { calendarFrame, crmFrame } from '#app/components/embeds/frames.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { loadContent } from '#content/load.server.ts';
import { entryOn } from '#domain/effective-dates.ts';

export const loader = () => {
  const { announcements, embeds, site, today } = loadContent();
  return {
    announcement: entryOn(announcements, today),
    calendar: calendarFrame(embeds.calendar, site.timeZone),
    subscribe: subscriptions(),
    copy: formCopy('contact-message'),
    crm: crmFrame(embeds.crm),
  };
};
