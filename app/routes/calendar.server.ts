import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { loadContent } from '#content/load.server.ts';
import { entryOn } from '#domain/effective-dates.ts';

export const loader = () => {
  const { announcements, embeds, site, today } = loadContent();
  return {
    announcement: entryOn(announcements, today),
    calendar: embeds.calendar,
    timeZone: site.timeZone,
    subscribe: subscriptions(),
    copy: formCopy('contact-message'),
    crm: embeds.crm.formId === null ? null : embeds.crm,
  };
};
