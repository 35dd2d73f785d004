import { calendarFrame, signupFrame } from '#app/components/embeds/frames.ts';
import { youthFormDownload } from '#app/features/downloads/downloads.server.ts';
import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { nameLines } from '#app/lib/name-lines.ts';
import { sectionOf } from '#app/lib/page-content.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { contentLanguage, loadContent, loadPage } from '#content/load.server.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { hoursWords } from '#words/hours-words.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars, nextPrices } from '#words/prices.ts';

export const loader = () => {
  const content = loadContent();
  const { announcements, closures, embeds, gallery, hours, notices, prices, ranges, site, today } = content;
  const office = ranges.facilities.find(({ id }) => id === 'office');
  const day = prices.prices.filter(({ id }) => id === 'day');
  const checkInLabel = sectionOf(loadPage('contact'), 'hours').parts[0]?.title ?? '';
  return {
    dialogs: { closures: closures.filter((closure) => closure.dialog), answer: notices.closures.answer },
    announcement: entryOn(announcements, today),
    name: nameLines(site.name).map((line) => line.replaceAll('\u00a0', ' ')),
    facts: [
      ...day.map(({ title, amount, next }) => ({
        label: [title, nextPrices(next)].filter(Boolean).join(', '),
        value: capitalized(dollars(amount)),
      })),
      { label: checkInLabel, value: hoursWords(hours, today).lastCheckIn },
    ],
    ranges: ranges.ranges.map(({ description: _description, features: _features, image: _image, ...range }) => range),
    prices: prices.prices,
    office: office?.image === undefined ? undefined : picture(office.image),
    youthForm: youthFormDownload('home'),
    pictures: gallery.carousel.map(picture),
    calendar: calendarFrame(embeds.calendar, site.timeZone, contentLanguage()),
    goNow: goNowWords(content),
    map: embeds.map,
    signup: { copy: formCopy('signup'), provider: signupFrame(embeds.signup, contentLanguage()) },
  };
};
