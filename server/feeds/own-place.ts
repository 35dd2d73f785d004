import type { Site } from '#content/schema/site.ts';

export type OwnPlace = Pick<Site, 'name' | 'shortName'> & { address: Omit<Site['address'], 'county'> };

/** How calendars write the country in the site's languages, besides its code and its name. */
const countries = ['USA', 'EE. UU.', 'Estados Unidos'];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bboulevard\b/g, 'blvd');

/** A pattern that matches one of the texts, as whole words. */
const oneOf = (texts: readonly string[]): string => `(?:(?:${[...new Set(texts.map(plain))].join('|')})(?: |$))`;

/** A house number before a name, or a five-digit ZIP code. */
const addressNumber = /^\d|\d \p{L}|\d{5}/u;

/**
 * An event's place for readers who know where the club is: without the club's own name and address, "Main Range"
 * remains. Undefined if nothing remains. Other places stay as written, and so does an address that says more, or a
 * neighbor's.
 */
export function placeToTell(location: string, { name, shortName, address }: OwnPlace): string | undefined {
  const { street, city, region, regionName, postalCode, country, countryName } = address;
  const zip = `(?:${postalCode}(?: \\d{4})?(?: |$))`;
  const area = `(?:${oneOf([city, region, regionName, country, countryName, ...countries])}|${zip})*$`;
  const isArea = (part: string) => new RegExp(`^${area}`).test(plain(part));
  // Two joined lines form one part: the name, then the street.
  const ours = new RegExp(`^${oneOf([name, shortName])}?${oneOf([street])}?${area}`);
  const isOurs = (part: string) => ours.test(plain(part)) && !isArea(part);
  const parts = location.split(',').filter((part) => plain(part) !== '');
  const left = parts.filter((part) => !ours.test(plain(part)));
  if (!parts.some(isOurs) || left.some((part) => addressNumber.test(plain(part)))) return location;
  return left.length > 0 ? left.map((part) => part.trim()).join(', ') : undefined;
}
