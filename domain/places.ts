/**
 * Addresses and coordinates in words, and the keyless links of map services: Google Maps
 * (https://developers.google.com/maps/documentation/urls), Apple Maps
 * (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html), Waze
 * (https://developers.google.com/waze/deeplinks), and what a phone opens for a geo: address (RFC 5870).
 */

type Place = {
  name: string;
  coordinates: { latitude: number; longitude: number };
  address: { street: string; city: string; region: string; postalCode: string };
  reviewPlaceId: string | null;
};

/** "14750 Skyline Blvd, Los Gatos, CA 95033". */
export function oneLineAddress({ address }: Pick<Place, 'address'>): string {
  return `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
}

export function directionsUrl(place: Pick<Place, 'address'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(oneLineAddress(place))}`;
}

export function mapsUrl(place: Pick<Place, 'address'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(oneLineAddress(place))}`;
}

export function mapEmbedUrl(place: Pick<Place, 'address'>): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(oneLineAddress(place))}&output=embed`;
}

/** The page on which to write a review; the map search for the club until its place id is known. */
export function reviewUrl(place: Place): string {
  return place.reviewPlaceId
    ? `https://search.google.com/local/writereview?placeid=${encodeURIComponent(place.reviewPlaceId)}`
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place.name}, ${oneLineAddress(place)}`)}`;
}

export function appleMapsUrl(place: Pick<Place, 'address'>): string {
  return `https://maps.apple.com/?daddr=${encodeURIComponent(oneLineAddress(place))}`;
}

export function wazeUrl({ coordinates: { latitude, longitude } }: Pick<Place, 'coordinates'>): string {
  return `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
}

/** Android adds the query to find the pin's name; other readers keep to the coordinates. */
export function geoUrl({ name, coordinates: { latitude, longitude } }: Pick<Place, 'name' | 'coordinates'>): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
}

/** 37.2388, -122.1052 → "37.2388° N, 122.1052° W", which can be told over the phone. */
export function formatCoordinates({ coordinates: { latitude, longitude } }: Pick<Place, 'coordinates'>): string {
  return `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
}

export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
