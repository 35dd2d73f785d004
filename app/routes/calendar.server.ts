import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { entryOn } from '#domain/effective-dates.ts';

export const loader = () => {
  const page = loadPage('calendar');
  const { announcements, embeds, site, today } = loadContent();
  return {
    top: topOf(page),
    announcement: entryOn(announcements, today),
    actions: actionsOf(page, 'share', 'call', 'weather'),
    events: { section: sectionOf(page, 'events'), calendar: embeds.calendar, timeZone: site.timeZone },
    agenda: sectionOf(page, 'agenda'),
    subscribe: subscriptions(),
    before: sectionOf(page, 'before'),
    message: {
      section: sectionOf(page, 'contact'),
      copy: formCopy('contact-message'),
      crm: embeds.crm.formId === null ? null : embeds.crm,
    },
  };
};
