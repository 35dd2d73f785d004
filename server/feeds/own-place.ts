import type { Site } from '#content/schema/site.ts';

export type OwnPlace = Pick<Site, 'name' | 'shortName'> & {
  address: Pick<Site['address'], 'street' | 'city' | 'region' | 'postalCode'>;
};

/** As calendars write addresses in the languages of the site. */
const countries = ['USA', 'US', 'United States', 'EE. UU.', 'Estados Unidos'];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Where an event is, for readers who know where the club is: of a place of the club's own, what is left without its
 * name and address, "Main Range". Undefined where nothing is left. Any other place stays as it was written.
 */
export function placeToTell(location: string, { name, shortName, address }: OwnPlace): string | undefined {
  const { street, city, region, postalCode } = address;
  // "Boulevard" or "Blvd": the number and the first word tell a street from others.
  const [number = '', first = ''] = plain(street).split(' ');
  const names = new Set([name, shortName].map(plain));
  const isOurs = (part: string) => names.has(part) || `${part} `.startsWith(`${number} ${first} `);
  const zip = `${region} ${postalCode}`;
  const rest = new Set([city, region, postalCode, zip, `${city} ${zip}`, ...countries].map(plain));
  const parts = location.split(/[,\n]/).filter((part) => plain(part) !== '');
  if (!parts.some((part) => isOurs(plain(part)))) return location;
  const left = parts.filter((part) => !isOurs(plain(part)) && !rest.has(plain(part)));
  return left.length > 0 ? left.map((part) => part.trim()).join(', ') : undefined;
}
