import type { SportsClub, WithContext } from 'schema-dts';
import { contentLanguage, loadContent } from '#content/load.server.ts';
import { addressOf } from '#app/lib/page-address.server.ts';
import { addDays } from '#domain/days.ts';
import { sourcesAtPublish } from './known-closures.server.ts';
import { openingHours, specialHours } from './opening-hours.ts';
import { businessWords } from '#words/build-words.server.ts';
import { textIn } from '#words/pairs.ts';

/**
 * schema.org has no type for a shooting range; a SportsClub is a SportsActivityLocation and a LocalBusiness. Both
 * languages describe the same club: only texts and the pages of its offers differ.
 */
export function businessDescription(): WithContext<SportsClub> {
  const content = loadContent();
  const { site, hours, prices, today } = content;
  const language = contentLanguage();
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsClub',
    '@id': `${site.origin}/#club`,
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: `${site.origin}/`,
    image: `${site.origin}/social-card.png`,
    logo: `${site.origin}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.founded),
    priceRange: site.priceRange,
    currenciesAccepted: 'USD',
    paymentAccepted: site.payments.accepted.join(', '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: openingHours(hours, today),
    specialOpeningHoursSpecification: specialHours(sourcesAtPublish(content), today, language),
    areaServed: [
      ...site.servedCities.map((city) => ({ '@type': 'City' as const, name: `${city}, ${site.address.region}` })),
      {
        '@type': 'GeoCircle' as const,
        geoMidpoint: { '@type': 'GeoCoordinates' as const, ...site.coordinates },
        geoRadius: String(site.serviceRadiusKm * 1000),
      },
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: textIn(businessWords.offers, language),
      itemListElement: prices.prices.flatMap(({ id, title, subtitle, unit, amount, next }) =>
        [{ from: undefined, amount }, ...next].map(({ from, amount }, index) => ({
          '@type': 'Offer' as const,
          name: title,
          description: [subtitle, unit].filter(Boolean).join(', '),
          price: amount,
          priceCurrency: 'USD',
          ...(from && { validFrom: from }),
          ...(next[index] && { priceValidUntil: addDays(next[index].from, -1) }),
          url: `${site.origin}${addressOf('/pass')}#${id}`,
        })),
      ),
    },
  };
}
