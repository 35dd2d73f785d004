/** Third-party frames. Loaders create them, so that the pages and the policy (hosts.ts) agree on them. */
import type { Embeds } from '#content/schema/embeds.ts';
import type { Site } from '#content/schema/site.ts';
import type { Language } from '#domain/language.ts';
import { mapEmbedUrl, mapsUrl } from '#domain/places.ts';
import type { EmbedFrameProps } from './embed-frame.tsx';
import { frameLinks } from '#words/build-words.server.ts';
import { textIn } from '#words/pairs.ts';
import { shellPairs } from '#words/shell-words.server.ts';

type Frame = Omit<EmbedFrameProps, 'children'>;
type Point = Site['coordinates'];
type Station = Embeds['stations'][number];

/** The agenda view of the club's public Google calendar, with times in the range's time zone. */
export function calendarFrame(
  { title, calendarId, height, ownedByClub, standIn }: Embeds['calendar'],
  ctz: string,
  language: Language = 'en-US',
) {
  const address = (query: Record<string, string>) =>
    `https://calendar.google.com/calendar/embed?${new URLSearchParams({ ...query, src: calendarId })}`;
  return {
    title,
    provider: 'Google Calendar',
    src: address({ height: String(height), ctz, mode: 'AGENDA' }),
    height,
    link: { label: textIn(frameLinks.calendar, language), to: address({ ctz }) },
    ...(!ownedByClub && { note: standIn }),
  } satisfies Frame;
}

export const mapFrame = (title: string, place: Parameters<typeof mapsUrl>[0], linkLabel: string) =>
  ({
    title,
    provider: 'Google Maps',
    src: mapEmbedUrl(place),
    link: { label: linkLabel, to: mapsUrl(place) },
  }) satisfies Frame;

/** A page of Windy for a point, in °F and mph: https://embed.windy.com/config/map. */
const windy = (page: string, { latitude, longitude }: Point, more: Record<string, string>) =>
  `https://embed.windy.com/${page}?${new URLSearchParams({
    location: 'coordinates',
    detailLat: String(latitude),
    detailLon: String(longitude),
    metricTemp: '°F',
    metricWind: 'mph',
    ...more,
  })}`;

export function radarFrame({ title, zoom }: Embeds['radar'], point: Point, language: Language = 'en-US') {
  const [lat, lon] = [String(point.latitude), String(point.longitude)];
  const layers = { level: 'surface', overlay: 'radar', product: 'radar', radarRange: '-1' };
  const map = { type: 'map', lat, lon, zoom: String(zoom), marker: 'true', calendar: 'now', ...layers };
  return {
    title,
    provider: 'Windy',
    src: windy('embed2.html', point, map),
    height: 440,
    link: { label: textIn(frameLinks.radar, language), to: `https://www.windy.com/?radar,${lat},${lon},${zoom}` },
  } satisfies Frame;
}

export function forecastFrame({ title }: Embeds['forecast'], point: Point, language: Language = 'en-US') {
  return {
    title,
    provider: 'Windy',
    src: windy('embed.html', point, { type: 'forecast', detail: 'true', metricRain: 'in' }),
    height: 240,
    link: {
      label: textIn(frameLinks.forecast, language),
      to: `https://www.windy.com/${point.latitude}/${point.longitude}`,
    },
  } satisfies Frame;
}

/** The providers of weather stations, with the site and path of a station's page. */
export const stationProviders = {
  weatherlink: { name: 'WeatherLink', site: 'https://www.weatherlink.com/', page: 'embeddablePage/show/*/summary' },
  'weather-underground': {
    name: 'Weather Underground',
    site: 'https://www.wunderground.com/',
    page: 'dashboard/pws/*',
  },
  tempest: { name: 'Tempest', site: 'https://tempestwx.com/', page: 'station/*/' },
} as const satisfies Record<Station['provider'], Record<'name' | 'site' | 'page', string>>;

/** A weather station's own page; null until the club has the station's id. Some providers refuse to be framed. */
export function stationFrame({ title, provider, station }: Omit<Station, 'id'>, language: Language = 'en-US') {
  if (station === null) return null;
  const { name, site, page } = stationProviders[provider];
  const src = site + page.replace('*', () => encodeURIComponent(station));
  const [open, at] = [frameLinks.station, frameLinks.at].map((pair) => textIn(pair, language));
  const label = `${open} ${title} ${at} ${name}`;
  const link = { label: language === 'es' ? `${label} ${textIn(shellPairs.inEnglish, language)}` : label, to: src };
  return { title, provider: name, src, height: 360, link, isOption: true } satisfies Frame;
}

/** The contact form of the club's CRM (https://help.leadconnectorhq.com, "Embed a form"); null shows our own form. */
export function crmFrame(
  { formId, frameOrigin, scriptUrl, title, height }: Embeds['crm'],
  language: Language = 'en-US',
) {
  if (formId === null) return null;
  const src = new URL(`/widget/form/${encodeURIComponent(formId)}`, frameOrigin).href;
  const id = `inline-${formId}`;
  return {
    ...formFrame('LeadConnector', title, src, height, language),
    script: scriptUrl,
    frame: {
      id,
      'data-layout': '{"id":"INLINE"}',
      'data-trigger-type': 'alwaysShow',
      'data-trigger-value': '',
      'data-activation-type': 'alwaysActivated',
      'data-activation-value': '',
      'data-deactivation-type': 'neverDeactivate',
      'data-deactivation-value': '',
      'data-form-name': title,
      'data-height': String(height),
      'data-layout-iframe-id': id,
      'data-form-id': formId,
    },
  } satisfies Frame;
}

/** The mailing list's form at Brevo; null shows our own sign-up in its place. */
export const signupFrame = ({ title, formUrl, height }: Embeds['signup'], language: Language = 'en-US') =>
  formUrl === null ? null : formFrame('Brevo', title, formUrl, height, language);

const formFrame = (provider: string, title: string, src: string, height: number, language: Language) =>
  ({
    title,
    provider,
    src,
    height,
    link: { label: textIn(frameLinks.form, language), to: src },
    hasForm: true,
    isOption: true,
  }) satisfies Frame;
