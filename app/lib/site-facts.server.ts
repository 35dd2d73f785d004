/** What every page carries of the site's content: the facts of header, footer and overlays. */
import { loadContent } from '#content/load.server.ts';
import { hoursSentence } from '#domain/hours.ts';
import { rangeDay } from '#domain/range-time.ts';
import { spokenTime } from '#domain/spoken-time.ts';

export type SiteFacts = ReturnType<typeof siteFacts>;

export function siteFacts() {
  const { site, hours, navigation, notices, embeds } = loadContent();
  return {
    site: {
      name: site.name,
      founded: site.founded,
      address: site.address,
      phone: site.phone,
      email: site.email,
    },
    hours: { sentence: hoursSentence(hours), lastCheckIn: spokenTime(hours.lastCheckIn) },
    navigation,
    notices: { cookies: notices.cookies, shareholder: notices.shareholder, offline: notices.offline },
    map: embeds.map,
    analytics: embeds.analytics,
    builtIn: Number(rangeDay(new Date()).slice(0, 4)),
  };
}
