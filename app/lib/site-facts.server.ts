import { type Content, isPreview, loadContent, readingIn } from '#content/load.server.ts';
import { englishName } from '#content/page.server.ts';
import { mapFrame } from '#app/components/embeds/frames.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import type { NavigationLink, NavigationMenu } from '#content/schema/site.ts';
import type { Notices } from '#content/schema/notices.ts';
import type { Action } from '#content/schema/text.ts';
import { topicsOf } from '#content/schema/faq.ts';
import { plansOf } from '#content/today.server.ts';
import { yearOf } from '#domain/days.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { directionsUrl, oneLineAddress, phoneHref } from '#domain/places.ts';
import { hoursWords } from '#words/hours-words.ts';
import { english, spanish } from '#words/hours-language.ts';
import { capitalized } from '#words/format-time.ts';
import { sentence } from '#words/phrase.ts';
import type { Language } from '#domain/language.ts';
import { addressOf } from './page-address.server.ts';
import { linkedPages, shellWords } from '#words/shell-words.server.ts';
import { previewWords } from '#words/build-words.server.ts';
import { textIn } from '#words/pairs.ts';

/** A link, with the language of its page if that differs from the menu's. */
export type MenuLink = Action & {
  language?: string;
  /** Where it leads, by the path of the current page, for pages that exist in that language. */
  from?: Readonly<Record<string, string>>;
};
export type MenuGroup = { label: string; items: readonly MenuLink[] };

export type SiteFacts = ReturnType<typeof siteFacts>;

/** The cookie banner's words. Without analytics, its switch says so and Accept All enables none. */
function cookieWords({ analytics: words, ...others }: Notices['cookies'], { analytics }: Embeds) {
  const { label, text, accepting, absent } = words;
  if (analytics.scriptUrl === null) return { ...others, analytics: { label, text: absent } };
  const { host } = new URL(analytics.scriptUrl);
  return { ...others, analytics: { label, text, accepting: `${accepting}: ${host}.` } };
}

/** Pages that the server fills: at their own addresses they say "not found", or that no form was sent. */
const states = ['not-found', 'form-result'];

function menus({ navigation, pages }: Content, language: Language) {
  const isSpanish = language === 'es';
  const pairs = [...pages.values()].flatMap(({ name, path, language: of }): [string, string][] => {
    const english = of === 'es' && pages.get(englishName(name));
    return english && !states.includes(english.name) ? [isSpanish ? [path, english.path] : [english.path, path]] : [];
  });
  const link = ({ label, to }: NavigationLink): MenuLink => ({ label, to });
  const menu = ({ label, items }: NavigationMenu): MenuGroup => ({ label, items: items.map(link) });
  const header = navigation.header.map((entry) => ('items' in entry ? menu(entry) : link(entry)));
  const [search, call, hours] = [link(navigation.search), link(navigation.call), link(navigation.hours)];
  const otherLanguage: Required<MenuLink> = {
    ...(isSpanish ? navigation.english : navigation.spanish),
    from: Object.fromEntries(pairs),
  };
  return {
    home: isSpanish ? '/es' : '/',
    header,
    search,
    call,
    hours,
    otherLanguage,
    mobileActions: navigation.mobileActions.map(link),
    footer: navigation.footer.map(menu),
    legal: [...navigation.legal.map(link), search, ...navigation.more.map(link), otherLanguage],
    phone: [search, ...header, otherLanguage],
  };
}

/** The facts that all pages of a language share. */
export const siteFacts = (language: Language) => readingIn(language, () => factsIn(language));

function factsIn(language: Language) {
  const content = loadContent();
  const { site, hours, embeds, today } = content;
  const isSpanish = language === 'es';
  const pages = linkedPages.filter((page) => addressOf(page) !== page).map((page) => [page, addressOf(page)]);
  const words = shellWords(language, { roads: embeds.roads, pages: Object.fromEntries(pages) });
  const { notices } = content;
  const phone = topicsOf(content.toConfirm).find(({ topic }) => topic === 'phone-hours');
  const plans = plansOf(content);
  const hoursLanguage = isSpanish ? spanish : english;
  const inWords = hoursWords(hours, today, hoursLanguage);
  return {
    words,
    site: {
      name: site.name,
      founded: site.founded,
      origin: site.origin,
      phone: site.phone,
      phoneHours: phone?.answer,
      reach: {
        way: { label: oneLineAddress(site), to: directionsUrl(site) },
        call: { label: site.phone, to: phoneHref(site.phone) },
        write: { label: site.email, to: `mailto:${site.email}` },
      },
    },
    hours: [capitalized(inWords.sentence), `${words.lastCheckIn} ${inWords.lastCheckIn}`].map(sentence),
    today: {
      plans: {
        ...plans,
        hours: { ...plans.hours, specialDays: plans.hours.specialDays.filter(({ date }) => date >= today) },
        closures: plans.closures.filter(({ to }) => to >= today),
      },
      usually: {
        hours: hoursLanguage.usually(inWords.sentence),
        holidays: hours.holidays,
      },
    },
    navigation: menus(content, language),
    notices: {
      cookies: cookieWords(notices.cookies, embeds),
      shareholder: notices.shareholder,
      offline: notices.offline,
      announcement: entryOn(content.announcements, today),
    },
    map: {
      frame: mapFrame(embeds.map.title, site, words.openMap),
      alt: embeds.map.alt,
    },
    analytics: embeds.analytics,
    builtIn: yearOf(today),
    ...(isPreview() && { preview: textIn(previewWords.banner, language) }),
  };
}
