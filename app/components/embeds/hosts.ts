/**
 * Which other origins the Content-Security-Policy lets a page load from. Optional ones are allowed only where shown.
 */
import type { Embeds } from '#content/schema/embeds.ts';
import { crmFrame, signupFrame, stationFrame } from './frames.ts';

/** Origins allowed on every page: so many pages have these frames that visitors often arrive with their policy. */
const always = ['https://calendar.google.com', 'https://embed.windy.com', 'https://www.google.com'];

export type EmbedHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
};

/**
 * Origins for frames, unique and sorted; files for scripts. Only configured providers are allowed.
 *
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
    // Frames' providers are probed first; an analytics script reports to its own origin.
    connect: [...frame, ...origins([embeds.analytics.scriptUrl])],
  };
}

const origins = (urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => (url === null ? [] : new URL(url).origin));

/** Script files as the policy names them: without a query, and with ";" and "," encoded, which would end the name. */
function files(urls: readonly (string | null)[]): string[] {
  return urls.flatMap((url) => {
    if (url === null) return [];
    const { origin, pathname } = new URL(url);
    return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  });
}
