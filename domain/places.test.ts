import { expect, test } from 'vitest';
import * as places from './places.ts';

const place = {
  name: 'Range & Club',
  address: { street: '1 Main St', city: 'Los Gatos', region: 'CA', postalCode: '95033' },
  coordinates: { latitude: 37.5, longitude: -122 },
  reviewPlaceId: null,
};
const address = '1%20Main%20St%2C%20Los%20Gatos%2C%20CA%2095033';

test('a place has an address in each map program', () => {
  expect(places.oneLineAddress(place)).toBe('1 Main St, Los Gatos, CA 95033');
  expect(places.directionsUrl(place)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${address}`);
  expect(places.mapsUrl(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${address}`);
  expect(places.mapEmbedUrl(place)).toBe(`https://www.google.com/maps?q=${address}&output=embed`);
  expect(places.appleMapsUrl(place)).toBe(`https://maps.apple.com/?daddr=${address}`);
  expect(places.wazeUrl(place)).toBe('https://waze.com/ul?ll=37.5,-122&navigate=yes');
  expect(places.geoUrl(place)).toBe('geo:37.5,-122?q=37.5,-122(Range%20%26%20Club)');
});

test('reviews are written at the place that is known, or found by its name', () => {
  expect(places.reviewUrl({ ...place, reviewPlaceId: 'a b' })).toBe(
    'https://search.google.com/local/writereview?placeid=a%20b',
  );
  expect(places.reviewUrl(place)).toBe(
    `https://www.google.com/maps/search/?api=1&query=Range%20%26%20Club%2C%20${address}`,
  );
});

test.each([
  [37.5, -122, '37.5° N, 122° W'],
  [-33.25, 151, '33.25° S, 151° E'],
  [0, 0, '0° N, 0° E'],
])('coordinates %d, %d are said as %s', (latitude, longitude, expected) => {
  expect(places.formatCoordinates({ coordinates: { latitude, longitude } })).toBe(expected);
});

test('a phone number is dialed without its signs', () =>
  expect(places.phoneHref('(408) 555-0100')).toBe('tel:+14085550100'));
