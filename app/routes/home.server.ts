import { calendarFrame, signupFrame } from '#app/components/embeds/frames.ts';
import { youthFormDownload } from '#app/features/downloads/downloads.server.ts';
import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { nameLines } from '#app/lib/name-lines.ts';
import { sectionOf } from '#app/lib/page-content.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { contentLanguage, loadContent, loadPage } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import type { Closure } from '#content/schema/hours.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { english as englishHours, spanish as spanishHours } from '#words/hours-language.ts';
import { hoursWords } from '#words/hours-words.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars, english as englishPrices, nextPrices, spanish as spanishPrices } from '#words/prices.ts';

/** The club writes closures in English only. */
const inEnglish = (closure: Closure): Closure => ({
  ...closure,
  title: englishMark + closure.title,
  text: englishMark + closure.text,
});

export const loader = () => {
  const content = loadContent();
  const { announcements, closures, embeds, gallery, hours, notices, prices, ranges, site, today } = content;
  const office = ranges.facilities.find(({ id }) => id === 'office');
  const day = prices.prices.filter(({ id }) => id === 'day');
  const isSpanish = contentLanguage() === 'es';
  const priceLanguage = isSpanish ? spanishPrices : englishPrices;
  const { lastCheckIn } = hoursWords(hours, today, isSpanish ? spanishHours : englishHours);
  const checkInLabel = sectionOf(loadPage('contact'), 'hours').parts[0]?.title ?? '';
  return {
    dialogs: {
      closures: closures.filter(({ dialog }) => dialog).map((closure) => (isSpanish ? inEnglish(closure) : closure)),
      answer: notices.closures.answer,
    },
    announcement: entryOn(announcements, today),
    name: nameLines(site.name).map((line) => line.replaceAll('\u00a0', ' ')),
    facts: [
      ...day.map(({ title, amount, next }) => ({
        label: [title, nextPrices(next, priceLanguage)].filter(Boolean).join(', '),
        value: capitalized(dollars(amount, priceLanguage)),
      })),
      { label: checkInLabel, value: lastCheckIn },
    ],
    ranges: ranges.ranges.map(
      ({ description: _description, features: _features, limits: _limits, image: _image, ...range }) => range,
    ),
    prices: prices.prices,
    office: office?.image === undefined ? undefined : picture(office.image),
    youthForm: youthFormDownload('home'),
    pictures: gallery.carousel.map(picture),
    calendar: calendarFrame(embeds.calendar, site.timeZone, contentLanguage()),
    goNow: goNowWords(content),
    map: embeds.map,
    englishOnly: isSpanish ? notices.es.englishOnly : undefined,
    signup: { copy: formCopy('signup'), provider: signupFrame(embeds.signup, contentLanguage()) },
  };
};
