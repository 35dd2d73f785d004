/** Builds the service worker: the files that it saves, in order, and its message for pages that aren't saved. */
import { build as bundle } from 'vite';
import { escapeHtml } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { englishName, spanishName } from '#content/page.server.ts';
import type { NavigationLink } from '#content/schema/site.ts';
import { type Language, languages, pageNameOf, pathIn } from '#domain/language.ts';
import { oneLineAddress, phoneHref } from '#domain/places.ts';
import { shellWords } from '#words/shell-words.server.ts';
import type { NotSavedFacts, PrecacheEntry } from '#app/features/offline/precache.ts';
import { pageFile } from './precache-entries.ts';
import { browsers } from './vite-plugins.ts';

/** The parts of the navigation that determine the order. */
type Navigation = Pick<Content['navigation'], 'header' | 'mobileActions' | 'footer' | 'search' | 'legal' | 'more'>;

/** The pages by how much a visit needs them, each once: home, the phone menu's buttons, then the menus. */
function linksByNeed({ header, mobileActions, footer, search, legal, more }: Navigation): {
  needed: NavigationLink[];
  legal: NavigationLink[];
} {
  const menus = [...header, ...footer].flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const [home, ...others] = menus;
  const links = [...(home ? [home] : []), ...mobileActions, ...others, search];
  // The phone menu's buttons have their own labels.
  const labelled = links.map((link) => menus.find(({ to }) => to === link.to) ?? link);
  return { needed: [...new Map(labelled.map((link) => [link.to, link])).values()], legal: [...legal, ...more] };
}

/** Sorts pages and their data by need, then all other files in their order, and the legal pages last. */
export function byNeed(saved: readonly PrecacheEntry[], navigation: Navigation): PrecacheEntry[] {
  const { needed, legal } = linksByNeed(navigation);
  const ranks = new Map([
    ...legal.map(({ to }) => [pageNameOf(to), Infinity] as const),
    ...needed.map(({ to }, index) => [pageNameOf(to), index] as const),
  ]);
  const rankOf = ({ url }: PrecacheEntry) => {
    const isPage = !/\.(?!json$)[a-z\d]+$/.test(url);
    const name = pageNameOf(pageFile.exec(url)?.groups?.['name'] ?? '');
    return (isPage ? ranks.get(englishName(name)) : undefined) ?? needed.length;
  };
  return saved
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ entry }) => entry);
}

function notSavedFacts({ navigation, notices, pages, site }: Content, language: Language): NotSavedFacts {
  const isSpanish = language === 'es';
  const label = (link: NavigationLink) => escapeHtml(isSpanish ? link.es : link.label);
  const { needed, legal } = linksByNeed(navigation);
  const words = Object.entries((isSpanish ? notices.es : notices).notSaved).map(([key, text]) => [
    key,
    escapeHtml(text),
  ]);
  return {
    ...(Object.fromEntries(words) as Content['notices']['notSaved']),
    call: `${label(navigation.call)}: ${site.phone}`,
    tel: phoneHref(site.phone),
    address: escapeHtml(oneLineAddress(site)),
    pages: [...needed, ...legal].map((link) => {
      const exists = pages.has(spanishName(pageNameOf(link.to)));
      if (!isSpanish || exists) return { label: label(link), to: pathIn(language, link.to) };
      return { label: `${label(link)} ${shellWords(language).inEnglish}`, to: link.to };
    }),
  };
}

/** Bundles the script. @returns what adds the list of files that it saves, and the texts of a content */
export async function bundleServiceWorker(
  root: string,
  content: Content,
): Promise<(saved: readonly PrecacheEntry[]) => string> {
  const result = await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      target: browsers,
      write: false,
      rolldownOptions: { input: 'app/features/offline/service-worker.ts', output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const [bundled] = [result].flat();
  if (!bundled || !('output' in bundled)) throw new Error('The service worker could not be bundled.');
  const { code } = bundled.output[0];
  const facts = Object.fromEntries(languages.map((language) => [language, notSavedFacts(content, language)]));
  return (saved) => {
    const entries = JSON.stringify(byNeed(saved, content.navigation));
    return `const precacheEntries=${entries},notSavedFacts=${JSON.stringify(facts)};${code}`;
  };
}
