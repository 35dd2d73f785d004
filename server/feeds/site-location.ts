import type { Embeds } from '#content/schema/embeds.ts';
import type { Range } from '#content/schema/ranges.ts';
import type { Site } from '#content/schema/site.ts';
import type { WebcamId } from '#domain/webcams.ts';
import type { RangeNames } from './ics-events.ts';
import type { OwnPlace } from './own-place.ts';

export type SiteLocation = {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  zip: string;
  location: { name: string; region: string; country: string };
  own: OwnPlace;
  /** Identifies us to sources: the website and an address for complaints. */
  userAgent: string;
  host: string;
  /** The public Google calendar; null where there is none. */
  calendarId: string | null;
  /** False for a placeholder: its events close nothing. */
  calendarIsClubs: boolean;
  /** The still picture URL of each camera, from the content; null until the club has it. */
  webcams: Readonly<Record<WebcamId, string | null>>;
  /** Each range's names, by its English and Spanish name in lower case. */
  rangeNames: RangeNames;
  roadMiles: number;
};

/** As the crow flies: covers the routes up 17, 35 and 9 from both valleys, but not the coast or San Francisco. */
const roadMiles = 15;

export function siteLocation(site: Site, embeds: Embeds, ranges: readonly Range[]): SiteLocation {
  const picture = (id: WebcamId) => embeds.webcams.find((camera) => camera.id === id)?.image ?? null;
  return {
    ...site.coordinates,
    zip: embeds.weather.zip,
    location: embeds.weather.place,
    own: { name: site.name, shortName: site.shortName, address: site.address },
    userAgent: `${new URL(site.origin).host} (${site.email})`,
    host: new URL(site.origin).host,
    calendarId: embeds.calendar.calendarId,
    calendarIsClubs: embeds.calendar.ownedByClub,
    webcams: { 'main-range': picture('main-range'), parking: picture('parking') },
    rangeNames: Object.fromEntries(
      ranges.flatMap(({ name, nameEs: es = name }) => [name, es].map((one) => [one.toLowerCase(), { name, es }])),
    ),
    roadMiles,
  };
}
