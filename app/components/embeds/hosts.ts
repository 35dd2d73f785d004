/** Which other origins the pages may load from. The Content-Security-Policy allows these and no others. */
import { mapEmbedUrl } from '#domain/places.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import { calendarFrameUrl, crmFrameUrl, forecastFrameUrl, radarFrameUrl, stationFrameUrl } from './frame-urls.ts';

export type EmbedHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
};

/**
 * The origins behind the configured frames and their scripts, each once, sorted. What is not configured is not
 * allowed. `img` is empty: weather icons and webcam pictures come through our own server.
 */
export function embedHosts(
  embeds: Pick<Embeds, 'calendar' | 'radar' | 'stations' | 'crm' | 'signup' | 'analytics'>,
): EmbedHosts {
  const somewhere = { latitude: 0, longitude: 0 };
  const nowhere = { street: '', city: '', region: '', postalCode: '' };
  const crm = crmFrameUrl(embeds.crm);
  return {
    frame: origins([
      calendarFrameUrl(embeds.calendar, 'America/Los_Angeles'),
      mapEmbedUrl({ address: nowhere }),
      radarFrameUrl(embeds.radar, somewhere),
      forecastFrameUrl(somewhere),
      ...embeds.stations.map(stationFrameUrl),
      crm,
      embeds.signup.formUrl,
    ]),
    script: origins([crm === null ? null : embeds.crm.scriptUrl, embeds.analytics.scriptUrl]),
    // Where the script of a counting service comes from, it also reports to.
    connect: origins([embeds.analytics.scriptUrl]),
    img: [],
  };
}

function origins(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.filter((url) => url !== null).map((url) => new URL(url).origin))].toSorted();
}
