import { downloadNotice, isDraft, otherWays } from '#app/features/downloads/downloads.server.ts';
import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { nameLines } from '#app/lib/name-lines.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { hoursWords } from '#domain/hours-words.ts';
import { dollars } from '#domain/prices.ts';

export const loader = () => {
  const page = loadPage('home');
  const content = loadContent();
  const { announcements, closures, embeds, gallery, hours, notices, prices, ranges, site, today } = content;
  const office = ranges.facilities.find(({ id }) => id === 'office');
  const section = (id: string) => sectionOf(page, id);
  const { lastCheckIn } = hoursWords(hours, today);
  const checkInLabel = sectionOf(loadPage('contact'), 'hours').parts[0]?.title ?? '';
  return {
    dialogs: { closures: closures.filter((closure) => closure.dialog), answer: notices.closures.answer },
    announcement: entryOn(announcements, today),
    hero: {
      ...topOf(page),
      name: nameLines(site.name).map((line) => line.replaceAll('\u00a0', ' ')),
      facts: [
        ...prices.prices
          .filter(({ id }) => id === 'day')
          .map(({ title, amount }) => ({ label: title, value: dollars(amount) })),
        { label: checkInLabel, value: lastCheckIn },
      ],
      actions: actionsOf(page, 'pricing', 'call', 'contact', 'directions'),
    },
    why: {
      section: section('why'),
      action: actionsOf(page, 'get-pass')['get-pass'],
      ranges: ranges.ranges.map(({ id, name, positions, distances, membersOnly }) => ({
        id,
        name,
        positions,
        distances,
        membersOnly,
      })),
    },
    glance: { section: section('pricing'), prices: prices.prices },
    choose: {
      section: section('choose-your-pass'),
      prices: prices.prices.filter(({ id }) => id === 'day' || id === 'annual'),
    },
    buy: actionsOf(page, 'buy').buy,
    guide: {
      section: section('new-to-shooting'),
      actions: actionsOf(page, 'guide', 'questions'),
      office: office?.image && picture(office.image),
    },
    under21: {
      section: section('under-21'),
      actions: actionsOf(page, 'youth-form', 'download', 'ask', 'under-21'),
      draft: isDraft(),
      notice: downloadNotice('home'),
      other: otherWays(),
    },
    gallery: {
      section: section('gallery'),
      action: actionsOf(page, 'gallery').gallery,
      pictures: gallery.carousel.map(picture),
    },
    calendar: {
      section: section('calendar'),
      embed: embeds.calendar,
      timeZone: site.timeZone,
    },
    plan: {
      section: section('planvisit'),
      actions: actionsOf(page, 'rules', 'calendar', 'directions'),
      goNow: goNowWords(content),
      map: embeds.map,
    },
    email: {
      section: section('email-list'),
      copy: formCopy('signup'),
      provider: embeds.signup.formUrl === null ? null : embeds.signup,
    },
    review: { section: section('review'), action: actionsOf(page, 'review').review },
  };
};
