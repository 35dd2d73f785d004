/** Each page's props besides its own words, in one table of all pages. */
import { calendarFrame, crmFrame, signupFrame } from './components/embeds/frames.ts';
import { isOwnForm, youthFormDownload } from './features/downloads/downloads.server.ts';
import { formCopy } from './features/inbox-forms/form-copy.server.ts';
import { subscriptions } from './routes/calendar/subscriptions.server.ts';
import { topOf } from './lib/page-content.server.ts';
import { picture, qrCode, rangeLanes } from './lib/pictures.server.ts';
import { loader as access } from './routes/access.server.ts';
import { loader as home } from './routes/home.server.ts';
import { loader as pass } from './routes/pass.server.ts';
import { loader as weather } from './routes/weather.server.ts';
import { loader as youthFormText } from './routes/youth-form.text.server.ts';
import { contentLanguage, loadContent, loadPage } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { catalogs } from '#words/catalogs.ts';
import { closureRow } from '#words/say-event.ts';
import { announcedClosures } from '#domain/closed-together.ts';
import { entryOn } from '#domain/effective-dates.ts';
import { hoursTables } from '#words/hours-words.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';
import { spanish } from '#words/hours-language.ts';

/** Depends on the language in which content is being read. */
const hoursLanguage = () => (contentLanguage() === 'es' ? spanish : undefined);

/** Loaders by page name. Each runs at build time. */
export const loaders = {
  access,
  home,
  pass,
  weather,
  'youth-form.text': youthFormText,

  calendar() {
    const { announcements, embeds, site, today } = loadContent();
    return {
      announcement: entryOn(announcements, today),
      calendar: calendarFrame(embeds.calendar, site.timeZone, contentLanguage()),
      subscribe: subscriptions(),
      copy: formCopy('contact-message'),
      crm: crmFrame(embeds.crm, contentLanguage()),
    };
  },

  contact() {
    const content = loadContent();
    const { site, hours, specialDays, embeds, today } = content;
    return {
      hours: {
        tables: hoursTables({ ...hours, specialDays }, today, hoursLanguage()),
        closing: hours.closing,
        holidays: hours.holidays,
      },
      location: { name: site.name, address: site.address },
      way: {
        map: embeds.map,
        address: oneLineAddress(site),
        steps: site.directions,
        code: qrCode(directionsUrl(site)),
      },
      closures: announcedClosures(today, { ...plansOf(content), calendar: null, closuresCalendar: null }).map((event) =>
        closureRow(catalogs[contentLanguage()], event),
      ),
      copy: formCopy('contact-message'),
      crm: crmFrame(embeds.crm, contentLanguage()),
    };
  },

  faq: () => ({ questions: questions() }),

  gallery() {
    return {
      top: topOf(loadPage('gallery')),
      sections: loadContent().gallery.sections.map((section) => ({ ...section, images: section.images.map(picture) })),
    };
  },

  'new-shooter-guide': () => ({
    questions: questions().find(({ id }) => id === 'new-shooters')?.items ?? [],
  }),

  privacy() {
    const { preferencesTitle, privacySignal } = loadContent().notices.cookies;
    return { choice: { title: preferencesTitle, signal: privacySignal } };
  },

  'privacy-request'() {
    const { toastTitle: title, toastText: text } = loadContent().notices.privacyRequest;
    return { copy: formCopy('privacy-request'), notice: { title, text } };
  },

  'range-features'() {
    const { hours, specialDays, gallery, ranges, today } = loadContent();
    const lanes = rangeLanes();
    const mainRanges = gallery.sections.find((section) => section.id === 'main-ranges');
    return {
      hours: hoursTables({ ...hours, specialDays }, today, hoursLanguage()),
      ranges: ranges.ranges.map((one) => {
        const lane = lanes[one.id];
        if (lane === undefined)
          throw new Error(`There is no lane of the range ${one.id}. Run "npm run build:pictures".`);
        return { ...one, picture: picture(one.image), lane };
      }),
      facilities: ranges.facilities.map((one) => ({ ...one, ...(one.image && { picture: picture(one.image) }) })),
      map: picture('range-map'),
      pictures: (mainRanges?.images ?? []).map(picture),
    };
  },

  'safety-rules'() {
    const { bring, rules, site } = loadContent();
    const groups = rules.groups.map(({ id, title, rules: lines }) => ({ id, title, rules: lines }));
    const sentences = groups.flatMap((group) => group.rules);
    return {
      club: site.name,
      universal: rules.universal.map(({ title, text }) => ({ title, text })),
      bring: {
        words: bring,
        rules: sentences.filter(({ allows, prohibits, asks }) => allows.length + prohibits.length + asks.length > 0),
      },
      groups,
      original: rules.original,
      summary: rules.summary.map(({ text }) => text),
    };
  },

  'shareholder-memberships'() {
    const { shareholderContact, president } = loadContent().site;
    return { picture: picture('practical-bay'), name: shareholderContact.name, president };
  },

  training: () => ({
    providers: loadContent().training.map(({ photo, ...provider }) => ({
      ...provider,
      photo: photo === undefined ? undefined : picture(photo),
    })),
  }),

  'under-21-rules'() {
    const { ages, youthForm } = loadContent();
    const { answer, more, bands, matrix } = ages;
    const download = youthFormDownload('page');
    return {
      top: topOf({ ...loadPage('under-21-rules'), lead: answer }),
      ...download,
      // Beside the download; the page says further down what to do instead.
      draft: download.draft ? youthForm.draft : null,
      more,
      matrix,
      bands: bands.map(({ id, label, summary, house, law }) => ({ id, label, summary, house, law })),
    };
  },

  visit() {
    const { visit, prices, embeds } = loadContent();
    return {
      // With a provider's sign-up form, there are no closure alerts.
      alert: signupFrame(embeds.signup) ? null : formCopy('visit-alert'),
      map: embeds.map,
      words: visit,
      prices: (['day', 'service', 'junior'] as const).map((id) => {
        const price = prices.prices.find((one) => one.id === id);
        if (!price) throw new Error(`content/prices.yaml needs a price with the id ${id}: "Your visit" adds it up`);
        return { id, title: price.title, amount: price.amount, next: price.next };
      }),
    };
  },

  'youth-form'() {
    const { title, draft, sections } = loadContent().youthForm;
    const download = youthFormDownload('page');
    const form = {
      title,
      draft: download.draft ? draft : null,
      sections: sections.map(({ title: heading, rows }) => ({ title: heading, rows })),
    };
    return { ...download, form: isOwnForm() ? null : form };
  },
} satisfies Readonly<Record<string, () => object>>;

/** In the page's language only, so that no visitor downloads both. */
const questions = () =>
  loadContent().faq.map(({ id, title, items }) => ({
    id,
    title,
    items: items.map(({ id, question, answer }) => ({ id, question, answer })),
  }));
