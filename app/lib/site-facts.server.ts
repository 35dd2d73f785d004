/** What every page carries of the site's content: the facts of header, footer and overlays. */
import { loadContent } from '#content/load.server.ts';
import { yearOf } from '#domain/days.ts';
import { hoursWords } from '#domain/hours-words.ts';
import { rangeDay } from '#domain/range-time.ts';

export type SiteFacts = ReturnType<typeof siteFacts>;

export function siteFacts() {
  const { site, hours, navigation, notices, embeds } = loadContent();
  const today = rangeDay(new Date());
  const { sentence, lastCheckIn } = hoursWords(hours, today);
  return {
    site: {
      name: site.name,
      founded: site.founded,
      address: site.address,
      phone: site.phone,
      email: site.email,
    },
    hours: { sentence, lastCheckIn },
    navigation,
    notices: { cookies: notices.cookies, shareholder: notices.shareholder, offline: notices.offline },
    map: embeds.map,
    analytics: embeds.analytics,
    builtIn: yearOf(today),
  };
}
