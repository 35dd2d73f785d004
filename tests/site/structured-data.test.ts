import { describe, expect, test } from 'vitest';
import { specialHours } from '#app/seo/opening-hours.ts';
import { readContent } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { rangeDay } from '#domain/range-time.ts';
import { readManifest } from '#server/http/site.ts';
import { build, isOwnSite, jsonLd, listedPages, pageAt, titleOf } from './built.ts';

const { site, hours, prices, faq } = readContent();
// The build may be of an earlier day than the test.
const { builtAt, asOf = rangeDay(new Date(builtAt)) } = await readManifest(build);

const isSpanish = (url: string) => /^\/es(?:\/|$)/.test(url);
const ofType = (url: string, type: string): Record<string, unknown> => {
  const found = jsonLd(pageAt(url).document).filter((data) => data['@type'] === type);
  expect(found, `${type} on ${url}`).toHaveLength(1);
  return found[0] ?? {};
};

describe('the club', () => {
  const club = ofType('/', 'SportsClub');

  test('is described alike on every page of a language', () => {
    const inSpanish = listedPages.filter(({ url }) => isSpanish(url)).map(({ url }) => ofType(url, 'SportsClub'));
    for (const one of inSpanish) expect(one).toEqual(inSpanish[0]);
    for (const { url } of listedPages) if (!isSpanish(url)) expect(ofType(url, 'SportsClub'), url).toEqual(club);
  });

  test.runIf(isOwnSite)('is the same club in Spanish, with Spanish texts', () => {
    const spanish = ofType('/es/pass', 'SportsClub');
    const textKeys = ['description', 'paymentAccepted', 'hasOfferCatalog', 'specialOpeningHoursSpecification'];
    const facts = (one: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(one).filter(([key]) => !textKeys.includes(key)));
    expect(facts(spanish)).toEqual(facts(club));
    expect(spanish).toMatchObject({ name: site.name, paymentAccepted: 'Efectivo, Tarjeta de crédito' });
    expect(spanish['description']).toMatch(/^Campo de tiro .* 1953\.$/);
    type Catalog = { name: string; itemListElement: { name: string; price: number; url: string }[] };
    const [ours, theirs] = [spanish, club].map((one) => one['hasOfferCatalog'] as Catalog);
    expect(ours?.name).toBe('Pases y tarifas');
    expect(ours?.itemListElement.map(({ price }) => price)).toEqual(theirs?.itemListElement.map(({ price }) => price));
    expect(ours?.itemListElement[0]).toMatchObject({ name: 'Pase de un día', url: `${site.origin}/es/pass#day` });
    const days = (one: Record<string, unknown>) =>
      (one['specialOpeningHoursSpecification'] as { name: string; validFrom: string }[]).map(
        ({ validFrom }) => validFrom,
      );
    expect(days(spanish)).toEqual(days(club));
    expect(JSON.stringify(spanish['specialOpeningHoursSpecification'])).not.toMatch(/Call first|Closed|Day"/);
  });

  test('has its name, address, place, phone and mail, and says how one pays and whom it serves', () => {
    expect(club).toMatchObject({
      '@context': 'https://schema.org',
      name: site.name,
      url: `${site.origin}/`,
      telephone: site.phone,
      email: site.email,
      foundingDate: '1953',
      address: { '@type': 'PostalAddress', streetAddress: site.address.street, postalCode: site.address.postalCode },
      geo: { '@type': 'GeoCoordinates', ...site.coordinates },
      priceRange: '$$',
      paymentAccepted: 'Cash, Credit Card',
    });
    const served = club['areaServed'] as Record<string, unknown>[];
    expect(served).toContainEqual(expect.objectContaining({ name: `${site.servedCities[0]}, CA` }));
    // schema.org counts metres.
    expect(served).toContainEqual(expect.objectContaining({ '@type': 'GeoCircle', geoRadius: '50000' }));
  });

  test('opens when the pages say so: each open day once, with its times, and no closed day', () => {
    const groups = club['openingHoursSpecification'] as { dayOfWeek: string[]; opens: string; closes: string }[];
    const stated = groups.flatMap(({ dayOfWeek, opens, closes }) =>
      dayOfWeek.map((day) => `${day.replace('https://schema.org/', '').toLowerCase()} ${opens}-${closes}`),
    );
    const kept = hours.week.flatMap((group) =>
      'opens' in group ? group.days.map((day) => `${day} ${group.opens}-${group.closes}`) : [],
    );
    expect(stated.toSorted()).toEqual(kept.toSorted());
  });

  test('tells of each closure, and offers each price', () => {
    expect(club['specialOpeningHoursSpecification']).toEqual(
      specialHours({ ...plansOf(readContent()), calendar: null, closuresCalendar: null }, asOf),
    );
    const { itemListElement: offers } = club['hasOfferCatalog'] as { itemListElement: Record<string, unknown>[] };
    expect(offers.map((offer) => [offer['name'], offer['price'], offer['priceCurrency']])).toEqual(
      prices.prices.map((price) => [price.title, price.amount, 'USD']),
    );
  });
});

test('each page says its language', () => {
  for (const { url, document } of listedPages)
    expect(ofType(url, 'WebPage'), url).toMatchObject({ url: site.origin + url, inLanguage: document.get('lang') });
});

test('breadcrumbs lead from the club to the page, in steps that are numbered', () => {
  for (const page of listedPages) {
    const steps = ofType(page.url, 'BreadcrumbList')['itemListElement'] as Record<'name' | 'item', string>[];
    expect(steps).toMatchObject(steps.map((_, index) => ({ position: index + 1 })));
    const home = isSpanish(page.url) && listedPages.some(({ url }) => url === '/es') ? '/es' : '/';
    expect(steps[0]).toMatchObject({ name: site.name, item: site.origin + home });
    expect(new URL(steps.at(-1)?.item ?? '').pathname).toBe(page.url);
    expect(titleOf(page)).toContain(steps.at(-1)?.name);
  }
});

test('the questions for search engines are those of the page, with the same answers in the same order', () => {
  const questions = ofType('/faq', 'FAQPage')['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  const [main] = pageAt('/faq').document.all('main');
  const shown = main?.all('details') ?? [];
  // Inline marks leave no space behind them, so spaces are no part of the comparison.
  const packed = (text: string) => text.replace(/\s+/g, '');
  expect(
    questions.map(({ name, acceptedAnswer }) => packed(`${name}${acceptedAnswer.text}Link to this question: ${name}`)),
  ).toEqual(shown.map(({ text }) => packed(text)));
  expect(questions).toHaveLength(faq.flatMap((section) => section.items).length);
});
