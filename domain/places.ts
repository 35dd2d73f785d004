type Addressed = { address: { street: string; city: string; region: string; postalCode: string } };
type Located = { coordinates: { latitude: number; longitude: number } };

/** "14750 Skyline Blvd, Los Gatos, CA 95033". */
export const oneLineAddress = ({ address: { street, city, region, postalCode } }: Addressed): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

/** https://developers.google.com/maps/documentation/urls */
export const directionsUrl = (place: Addressed): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(oneLineAddress(place))}`;

const searchUrl = (text: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;

export const mapsUrl = (place: Addressed): string => searchUrl(oneLineAddress(place));

/** A map to be shown in a frame. Google does not document this address. */
export const mapEmbedUrl = (place: Addressed): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(oneLineAddress(place))}&output=embed`;

/** The page for writing a review; the map search for the club until its place id is known. */
export const reviewUrl = (place: Addressed & { name: string; reviewPlaceId: string | null }): string =>
  place.reviewPlaceId
    ? `https://search.google.com/local/writereview?placeid=${encodeURIComponent(place.reviewPlaceId)}`
    : searchUrl(`${place.name}, ${oneLineAddress(place)}`);

/** https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html */
export const appleMapsUrl = (place: Addressed): string =>
  `https://maps.apple.com/?daddr=${encodeURIComponent(oneLineAddress(place))}`;

/** https://developers.google.com/waze/deeplinks */
export const wazeUrl = ({ coordinates: { latitude, longitude } }: Located): string =>
  `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;

/** RFC 5870. Android uses the query to show the pin's name. */
export const geoUrl = ({ name, coordinates: { latitude, longitude } }: Located & { name: string }): string =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;

/** 37.2388, -122.1052 → "37.2388° N, 122.1052° W". */
export const formatCoordinates = ({ coordinates: { latitude, longitude } }: Located): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;

/** "(408) 555-0100" → "tel:+14085550100". */
export const phoneHref = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`;
