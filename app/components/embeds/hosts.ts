/**
 * Which other addresses the pages may load from. The Content-Security-Policy allows these and no others, and what a
 * club has set up for some pages only on those that show it.
 */
import { mapEmbedUrl } from '#domain/places.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import { calendarFrameUrl, crmFrameUrl, forecastFrameUrl, radarFrameUrl, stationFrameUrl } from './frame-urls.ts';

export type EmbedHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
};

/**
 * Origins for frames, each once, sorted; files for scripts. What is not configured is not allowed; weather icons and
 * webcam pictures come through our own server.
 * @param shown the addresses of the frames that the page has room for (`data-frame` of embed-frame.tsx)
 */
export function embedHosts(
  embeds: Pick<Embeds, 'calendar' | 'radar' | 'stations' | 'crm' | 'signup' | 'analytics'>,
  shown: readonly string[],
): EmbedHosts {
  const somewhere = { latitude: 0, longitude: 0 };
  const nowhere = { street: '', city: '', region: '', postalCode: '' };
  const crm = crmFrameUrl(embeds.crm);
  const stations = embeds.stations.flatMap(({ provider, station }) =>
    station === null ? [] : stationFrameUrl({ provider, station }),
  );
  const ofThePage = [...stations, crm, embeds.signup.formUrl].filter((url) => url !== null && shown.includes(url));
  // The first four are the same for every club: so many pages have them that visitors arrive with them.
  const frame = origins([
    calendarFrameUrl(embeds.calendar, 'America/Los_Angeles'),
    mapEmbedUrl({ address: nowhere }),
    radarFrameUrl(embeds.radar, somewhere),
    forecastFrameUrl(somewhere),
    ...ofThePage,
  ]);
  return {
    frame,
    script: files([crm !== null && ofThePage.includes(crm) ? embeds.crm.scriptUrl : null, embeds.analytics.scriptUrl]),
    // A frame's provider is asked first; a counting service's script reports to where it comes from.
    connect: [...frame, ...origins([embeds.analytics.scriptUrl])],
  };
}

function origins(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.filter((url) => url !== null).map((url) => new URL(url).origin))].toSorted();
}

/** The very files, as a policy names them: without a query, and with no mark in them that ends a name there. */
function files(urls: readonly (string | null)[]): string[] {
  return urls.flatMap((url) => {
    if (url === null) return [];
    const { origin, pathname } = new URL(url);
    return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  });
}
