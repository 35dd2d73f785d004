import { crmFrame } from '#app/components/embeds/frames.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { qrCode } from '#app/lib/pictures.server.ts';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { loadContent } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { comingClosures } from '#domain/closures.ts';
import { hoursTables } from '#domain/hours-words.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';

export const loader = () => {
  const content = loadContent();
  const { site, hours, embeds, today } = content;
  return {
    hours: { tables: hoursTables(hours, today), closing: hours.closing, holidays: hours.holidays },
    location: { name: site.name, address: site.address },
    way: {
      map: embeds.map,
      address: oneLineAddress(site),
      steps: site.directions,
      code: qrCode(directionsUrl(site)),
    },
    closures: comingClosures(today, { ...plansOf(content), calendar: null }),
    subscribe: subscriptions(),
    copy: formCopy('contact-message'),
    crm: crmFrame(embeds.crm),
  };
};
