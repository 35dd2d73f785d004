/** Addresses in words, and the keyless links of Google Maps (https://developers.google.com/maps/documentation/urls). */

type Place = {
  name: string;
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
