/** Which other addresses the Content-Security-Policy lets pages load from, optional ones only where they are shown. */
import type { Embeds } from '#content/schema/embeds.ts';
import { crmFrame, signupFrame, stationFrame } from './frames.ts';

/** Those of every club: so many pages have their frames that visitors arrive with them. */
const always = ['https://calendar.google.com', 'https://embed.windy.com', 'https://www.google.com'];

export type EmbedHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
};

/**
 * Origins for frames, each once, sorted; files for scripts. What is not configured is not allowed.
 * @param shown the addresses of the frames that the page has room for (`data-frame` of embed-frame.tsx)
 */
export function embedHosts(
  embeds: Pick<Embeds, 'stations' | 'crm' | 'signup' | 'analytics'>,
  shown: readonly string[],
): EmbedHosts {
  const crm = crmFrame(embeds.crm);
  const ofThePage = [
    ...embeds.stations.map((station) => stationFrame(station)),
    crm,
    signupFrame(embeds.signup),
  ].filter((frame) => frame !== null && shown.includes(frame.src));
  const frame = [...new Set([...always, ...origins(ofThePage.map((one) => one?.src ?? null))])].sort();
  return {
    frame,
    script: files([crm && ofThePage.includes(crm) ? crm.script : null, embeds.analytics.scriptUrl]),
    // A frame's provider is asked first; a counting service's script reports to where it comes from.
    connect: [...frame, ...origins([embeds.analytics.scriptUrl])],
  };
}

const origins = (urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => (url === null ? [] : new URL(url).origin));

/** The very files, as a policy names them: without a query, and with no mark in them that ends a name there. */
function files(urls: readonly (string | null)[]): string[] {
  return urls.flatMap((url) => {
    if (url === null) return [];
    const { origin, pathname } = new URL(url);
    return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  });
}
