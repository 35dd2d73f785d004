/**
 * The addresses of other companies' frames, and of the plain pages that show the same. One function for each, so that
 * the pages, the Content-Security-Policy (hosts.ts) and the tests agree on what is loaded.
 */
import type { Embeds } from '#content/schema/embeds.ts';
import type { Site } from '#content/schema/site.ts';

export type Point = Site['coordinates'];
export type Station = Embeds['stations'][number];

/** The agenda view of a public Google calendar, in the range's time zone. */
export function calendarFrameUrl({ calendarId, height }: Embeds['calendar'], timeZone: string): string {
  const query = new URLSearchParams({ height: String(height), ctz: timeZone, mode: 'AGENDA', src: calendarId });
  return `https://calendar.google.com/calendar/embed?${query}`;
}

/** The same calendar as a page of its own. */
export function calendarPageUrl({ calendarId }: Embeds['calendar'], timeZone: string): string {
  return `https://calendar.google.com/calendar/embed?${new URLSearchParams({ ctz: timeZone, src: calendarId })}`;
}

/** Windy's rain radar, centred on a point: https://embed.windy.com/config/map. */
export function radarFrameUrl({ zoom }: Embeds['radar'], { latitude, longitude }: Point): string {
  const query = new URLSearchParams({
    lat: String(latitude),
    lon: String(longitude),
    detailLat: String(latitude),
    detailLon: String(longitude),
    zoom: String(zoom),
    level: 'surface',
    overlay: 'radar',
    product: 'radar',
    marker: 'true',
    calendar: 'now',
    type: 'map',
    location: 'coordinates',
    metricWind: 'mph',
    metricTemp: '°F',
    radarRange: '-1',
  });
  return `https://embed.windy.com/embed2.html?${query}`;
}

export function radarPageUrl({ zoom }: Embeds['radar'], { latitude, longitude }: Point): string {
  return `https://www.windy.com/?radar,${latitude},${longitude},${zoom}`;
}

/** Windy's forecast for a point: the coming seven days, in °F, mph and inches. */
export function forecastFrameUrl({ latitude, longitude }: Point): string {
  const query = new URLSearchParams({
    type: 'forecast',
    location: 'coordinates',
    detail: 'true',
    detailLat: String(latitude),
    detailLon: String(longitude),
    metricTemp: '°F',
    metricWind: 'mph',
    metricRain: 'in',
  });
  return `https://embed.windy.com/embed.html?${query}`;
}

export function forecastPageUrl({ latitude, longitude }: Point): string {
  return `https://www.windy.com/${latitude}/${longitude}`;
}

/** Who runs the pages of weather stations, and where: a station's page is below its site. */
export const stationProviders = {
  weatherlink: { name: 'WeatherLink', site: 'https://www.weatherlink.com/', page: 'embeddablePage/show/*/summary' },
  'weather-underground': {
    name: 'Weather Underground',
    site: 'https://www.wunderground.com/',
    page: 'dashboard/pws/*',
  },
  tempest: { name: 'Tempest', site: 'https://tempestwx.com/', page: 'station/*/' },
} as const satisfies Record<Station['provider'], Record<'name' | 'site' | 'page', string>>;

/** A weather station's own page at its provider. */
export function stationFrameUrl({ provider, station }: Pick<Station, 'provider'> & { station: string }): string {
  const { site, page } = stationProviders[provider];
  return site + page.replace('*', () => encodeURIComponent(station));
}

/** LeadConnector's contact form; null shows our own form in its place. */
export function crmFrameUrl({ formId, frameOrigin }: Pick<Embeds['crm'], 'formId' | 'frameOrigin'>): string | null {
  return formId === null ? null : new URL(`/widget/form/${encodeURIComponent(formId)}`, frameOrigin).href;
}
