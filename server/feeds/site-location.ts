/** What the feeds need to know about the range, from content/site.yaml and content/embeds.yaml. */
import type { Embeds } from '#content/schema/embeds.ts';
import type { Site } from '#content/schema/site.ts';
import type { WebcamId } from '#domain/webcams.ts';

export type SiteLocation = {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Five digits, for the UV index. */
  zip: string;
  /** As the weather card names the place. */
  location: { name: string; region: string; country: string };
  /** Who we are, to sources that want to know: the website and an address for complaints. */
  userAgent: string;
  /** The website's own host. */
  host: string;
  /** The public Google calendar; null where there is none. */
  calendarId: string | null;
  /** False for a placeholder: its events close nothing. */
  calendarIsClubs: boolean;
  /** The still picture of each camera, as content names it; null until the club has it. */
  webcams: Readonly<Record<WebcamId, string | null>>;
  /** How far from the range a road closure still concerns a visitor, in miles. */
  roadMiles: number;
};

/**
 * 15 miles as the crow flies take in Highway 17 from San Jose to Scotts Valley, Skyline (35) from Highway 84 to its
 * southern end, and Highway 9 from Saratoga to Felton: the ways up from both valleys, and not the coast or San
 * Francisco.
 */
const roadMiles = 15;

/** Picks the facts out of the content. */
export function siteLocation(site: Site, embeds: Embeds): SiteLocation {
  const picture = (id: WebcamId) => embeds.webcams.find((camera) => camera.id === id)?.image ?? null;
  return {
    ...site.coordinates,
    zip: embeds.weather.zip,
    location: embeds.weather.place,
    userAgent: `${new URL(site.origin).host} (${site.email})`,
    host: new URL(site.origin).host,
    calendarId: embeds.calendar.calendarId,
    calendarIsClubs: embeds.calendar.ownedByClub,
    webcams: { 'main-range': picture('main-range'), parking: picture('parking') },
    roadMiles,
  };
}
