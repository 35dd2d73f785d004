import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { qrCode } from '#app/lib/qr-code.server.ts';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { comingClosures } from '#domain/closures.ts';
import { hoursTables } from '#domain/hours-words.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';

export const loader = () => {
  const page = loadPage('contact');
  const content = loadContent();
  const { site, hours, embeds, today } = content;
  return {
    top: topOf(page),
    actions: actionsOf(page, 'directions', 'call', 'email', 'write', 'prices', 'weather', 'calendar', 'card'),
    hours: {
      section: sectionOf(page, 'hours'),
      tables: hoursTables(hours, today),
      closing: hours.closing,
      holidays: hours.holidays,
    },
    location: { section: sectionOf(page, 'location'), name: site.name, address: site.address },
    way: {
      section: sectionOf(page, 'getting-here'),
      map: embeds.map,
      links: Object.values(actionsOf(page, 'google', 'apple', 'waze', 'geo')),
      ...actionsOf(page, 'copy', 'share'),
      address: oneLineAddress(site),
      steps: site.directions,
      code: qrCode(directionsUrl(site)),
    },
    byRoad: sectionOf(page, 'by-road'),
    phone: sectionOf(page, 'phone-and-email'),
    closures: {
      section: sectionOf(page, 'closures'),
      known: comingClosures(today, { ...plansOf(content), calendar: null }),
    },
    subscribe: subscriptions(),
    buy: sectionOf(page, 'buy'),
    message: {
      section: sectionOf(page, 'message'),
      copy: formCopy('contact-message'),
      subjects: Object.fromEntries(sectionOf(page, 'message').parts.map(({ id, title }) => [id, title])),
      crm: embeds.crm.formId === null ? null : embeds.crm,
    },
  };
};
