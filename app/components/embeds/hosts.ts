/**
 * Which other addresses the pages may load from. The Content-Security-Policy allows these and no others, and what a
 * club has set up for some pages only on those that show it.
 */
import type { Embeds } from '#content/schema/embeds.ts';
import { calendarFrame, crmFrame, forecastFrame, mapFrame, radarFrame, signupFrame, stationFrame } from './frames.ts';

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
  const crm = crmFrame(embeds.crm);
  const ofThePage = [...embeds.stations.map(stationFrame), crm, signupFrame(embeds.signup)].filter(
    (frame) => frame !== null && shown.includes(frame.src),
  );
  // The first four are the same for every club: so many pages have them that visitors arrive with them.
  const frames = [
    calendarFrame(embeds.calendar, 'America/Los_Angeles'),
    mapFrame('', { address: nowhere }, ''),
    radarFrame(embeds.radar, somewhere),
    forecastFrame({ title: '' }, somewhere),
    ...ofThePage,
  ];
  const frame = origins(frames.map((one) => one?.src ?? null));
  return {
    frame,
    script: files([crm && ofThePage.includes(crm) ? crm.script : null, embeds.analytics.scriptUrl]),
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
