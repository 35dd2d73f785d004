/** What every page carries of the site's content: the facts of header, footer and overlays. */
import { loadContent } from '#content/load.server.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import type { Navigation } from '#content/schema/navigation.ts';
import type { Notices } from '#content/schema/notices.ts';
import { topicsOf } from '#content/schema/to-confirm.ts';
import { plansOf } from '#content/today.server.ts';
import { yearOf } from '#domain/days.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { hoursWords } from '#domain/hours-words.ts';

/** A link, and the language of its page where that is not English. */
type MenuLink = Navigation['more'][number];

export type SiteFacts = ReturnType<typeof siteFacts>;

/** The cookie banner's words. Where the site has no analytics, its switch says so. */
function cookieWords({ analytics: { label, text, absent }, ...words }: Notices['cookies'], { analytics }: Embeds) {
  return { ...words, analytics: { label, text: analytics.scriptUrl === null ? absent : text } };
}

export function siteFacts() {
  const content = loadContent();
  const { site, hours, notices, embeds, today } = content;
  const { more, ...menus } = content.navigation;
  const legal: MenuLink[] = [...menus.legal, menus.search, ...more];
  const plans = plansOf(content);
  const { sentence, lastCheckIn } = hoursWords(hours, today);
  const { street, city, region, postalCode } = site.address;
  return {
    site: {
      name: site.name,
      founded: site.founded,
      address: { street, city, region, postalCode },
      phone: site.phone,
      email: site.email,
      phoneHours: topicsOf(content.toConfirm).find(({ topic }) => topic === 'phone-hours')?.answer,
    },
    hours: { sentence, lastCheckIn },
    today: { plans: { ...plans, closures: plans.closures.filter(({ to }) => to >= today) } },
    // Lists of the content, as header, phone menu and footer take them.
    navigation: {
      ...menus,
      legal,
      phone: [menus.search, ...menus.header, ...more.filter(({ language }) => language)],
    },
    notices: {
      cookies: cookieWords(notices.cookies, embeds),
      shareholder: notices.shareholder,
      offline: notices.offline,
      announcement: entryOn(content.announcements, today),
    },
    map: embeds.map,
    analytics: embeds.analytics,
    builtIn: yearOf(today),
  };
}
