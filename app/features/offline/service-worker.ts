/**
 * The service worker, /sw.js (scripts/build/service-worker.ts): precaches the whole site as one build made it, in the
 * languages that its visitor reads.
 */
import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { savesData } from '#app/lib/connectivity.ts';
import { englishPath, type Language, languageOf, languages, pathIn } from '#domain/language.ts';
import { momentAt } from '#words/format-time.ts';
import { isUpright, type NotSavedFacts, type PrecacheEntry, precacheName, savedAt } from './precache.ts';

/** In the order in which a visit needs them. */
declare const precacheEntries: readonly PrecacheEntry[];
declare const notSavedFacts: Readonly<Record<Language, NotSavedFacts>>;
declare function skipWaiting(): Promise<void>;

/** An event that keeps the worker alive until the work is done. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };

function createController(kept: readonly PrecacheEntry[]): PrecacheController {
  const made = new PrecacheController({
    cacheName: precacheName,
    plugins: [
      {
        // Accept every status: integrity already guarantees the build's bytes and refuses a captive portal's page with
        // status 200, and the not-found page is right with its 404.
        cacheWillUpdate: async ({ response }) => response,
        // The cached file is gone, because the browser evicted it and the site has a new version by now, or because
        // this visitor has not read its language yet.
        handlerDidError: async ({ request, event }) =>
          event.type === 'fetch' ? fetch(request).catch(orNotice(request)) : undefined,
      },
    ],
  });
  made.addToCacheList([...kept]);
  return made;
}

/** Knows the files of both languages, because activation deletes all files that it does not know. */
const controller = createController(precacheEntries);

const pathOf = ({ url }: { url: string }): string => new URL(url).pathname;
const languageOfFile = new Map(precacheEntries.map(({ url, language }) => [url, language]));

const keptPaths = async () => (await (await caches.open(precacheName)).keys()).map(pathOf);

/**
 * The files of the languages already cached, and of a page's language. An English-only page counts as both. Pictures
 * are those of phones once a page has loaded one of them.
 */
async function wantedEntries(page?: string, used: Iterable<string> = []): Promise<PrecacheEntry[]> {
  const kept = await keptPaths();
  const known = new Set([...kept, page].map((path) => languageOfFile.get(path ?? '')));
  const read = languages.filter((language) => known.has(language));
  if (page !== undefined && read.length === 0) read.push('en-US');
  const shown = [...kept, ...used].some(isUpright) ? 'phone' : 'wide';
  return precacheEntries.filter(
    ({ language, screen = shown }) => (!language || read.includes(language)) && screen === shown,
  );
}

addEventListener('install', (event) => {
  const install = async () => {
    if (savesData()) throw new Error('Save-Data is on.');
    // On a first visit the page that registers the worker decides what is saved first: see keepAll.
    if ((await keptPaths()).length > 0) await createController(await wantedEntries()).install(event);
  };
  (event as Lasting).waitUntil(install());
  // A new version does not wait until every page of the old one is closed: see register-service-worker.ts.
  void skipWaiting();
});
addEventListener('activate', (event) => void controller.activate(event as Lasting));

/** The latest request from a page. */
let asking: MessageEvent | undefined;

// A page asks whether every file in its language is saved. Missing ones are fetched: on a first visit all of them,
// later those that a lost connection interrupted or the browser evicted.
addEventListener('message', (event) => {
  asking = event;
  const answer = keepAll(event).then(
    () => event.ports[0]?.postMessage(true),
    // Some file is missing and can't be fetched now, so the page gets no response.
    () => undefined,
  );
  (event as MessageEvent & Lasting).waitUntil(answer);
});

async function keepAll(event: MessageEvent): Promise<void> {
  const kept = new Set((await (await caches.open(precacheName)).keys()).map(({ url }) => url));
  const keyOf = (url: string) => controller.getCacheKeyForURL(url) ?? url;
  const page = pathOf(event.source as unknown as { url: string });
  // A page of an earlier version sends an empty string.
  const used = new Set([page, ...(event.data as Iterable<string>)]);
  const missing = (await wantedEntries(page, used)).filter(({ url }) => !kept.has(keyOf(url)));
  if (missing.length === 0) return;
  if (savesData()) throw new Error('Save-Data is on.');
  const queue = [...missing.filter(({ url }) => used.has(url)), ...missing.filter(({ url }) => !used.has(url))];
  const saveNext = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      // A page opened since then goes first.
      if (event !== asking) throw new Error('A newer page asks.');
      const params = { cacheKey: keyOf(entry.url), integrity: entry.integrity };
      await controller.strategy.handle({ event: event as MessageEvent & Lasting, request: entry.url, params });
    }
  };
  await Promise.all([saveNext(), saveNext(), saveNext()]);
}

const orNotice = (request: Request) => (error: unknown) => {
  if (request.mode !== 'navigate') throw error;
  return notSaved(pathOf(request));
};

/**
 * The notice that a page is not saved, with links to those that are: the same page in the other language, and every
 * page in either.
 */
async function notSaved(path: string): Promise<Response> {
  const language = languageOf(path);
  const { title, text, link, list, saved, call, tel, address, pages } = notSavedFacts[language];
  const other = language === 'es' ? englishPath(path) : pathIn('es', path);
  const translation = (await savedAt(other)) && `<p><a href="${other}">${link}</a></p>`;
  const twins = languages
    .filter((one) => one !== language)
    .flatMap((lang) => notSavedFacts[lang].pages.map((page) => ({ ...page, lang })));
  const items = await Promise.all(
    pages.map(async (page) => {
      const ofPage = twins.filter(({ to }) => englishPath(to) === englishPath(page.to));
      for (const { label, to, lang } of [{ ...page, lang: language }, ...ofPage]) {
        const at = await savedAt(to);
        if (at)
          return `<li><a href="${to}" lang="${lang}">${label}</a> ${saved} ${momentAt(at, new Date(), language)}</li>`;
      }
      return '';
    }),
  );
  const kept = items.join('') && `<h2 class="text-2xl">${list}</h2><ul class="grid gap-2">${items.join('')}</ul>`;
  const styles = precacheEntries.find(({ url }) => /\/site-[^/]*\.css$/.test(url))?.url;
  // Preload the fonts as the site's pages do: they show only if they are ready for the first paint.
  const fonts = precacheEntries
    .filter(({ url }) => url.endsWith('.woff2'))
    .map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${fonts}<link rel="stylesheet" href="${styles}"></head><body><main class="band"><div class="page-width grid gap-4 text-with-links"><h1 class="text-heading">${title}</h1><p>${text}</p>${translation ?? ''}<p><a href="${tel}">${call}</a></p><p>${address}</p>${kept}</div></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
clientsClaim();

// Ignore queries when matching files, as the server does.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

// After this many seconds, fall back to the picture's smallest file.
registerRoute(
  /\/images\/[^/]+\.(?:avif|webp|jpg)$/,
  new NetworkOnly({
    networkTimeoutSeconds: 3,
    plugins: [{ handlerDidError: async ({ request }) => (await smallestOf(request.url)) ?? fetch(request) }],
  }),
);

/** `…/hero-dawn-portrait-dark-2f518b94-768.webp` → `…/hero-dawn-portrait-91e3c04a-280.avif`, the saved file. */
async function smallestOf(url: string): Promise<Response | undefined> {
  const nameOf = (picture: string) => picture.replace(/(?:-portrait|-dark)*-[\da-f]{8}-\d+\.\w+$/, '');
  const isOther = (one: string) => Number(isUpright(pathOf({ url: one })) !== isUpright(pathOf({ url })));
  const listed = controller.getCachedURLs().filter((one) => one.includes('/images/') && nameOf(one) === nameOf(url));
  // A turned phone shows the other composition.
  for (const one of listed.sort((a, b) => isOther(a) - isOther(b))) {
    const kept = await controller.matchPrecache(one);
    if (kept) return kept;
  }
  return undefined;
}

// The list of files has every page's address, so a navigation that gets here is to an unknown one.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [
        {
          handlerDidError: async ({ request }) =>
            (await controller.matchPrecache(pathIn(languageOf(pathOf(request)), '/404'))) ??
            (await controller.matchPrecache('/404')) ??
            notSaved(pathOf(request)),
        },
      ],
    }),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);
