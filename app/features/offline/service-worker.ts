/** The service worker, /sw.js (scripts/build/service-worker.ts): keeps the whole site as one build made it. */
import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { savesData } from '#app/lib/connectivity.ts';
import { type PrecacheEntry, precacheName } from './precache.ts';

declare const precacheEntries: readonly PrecacheEntry[];
declare function skipWaiting(): Promise<void>;

/** An event for which the worker is kept alive until the work is done. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };

const controller = new PrecacheController({
  cacheName: precacheName,
  plugins: [
    {
      // Each file must be, byte for byte, what the build made: a network's sign-in page with status 200 is refused
      // before this is asked, and the page for unknown addresses is right with its 404.
      cacheWillUpdate: async ({ response }) => response,
      // The browser has thrown a file away, and the site has another version of it by now.
      handlerDidError: async ({ request, event }) => (event.type === 'fetch' ? fetch(request) : undefined),
    },
  ],
});
controller.addToCacheList([...precacheEntries]);

addEventListener('install', (event) => {
  if (savesData()) (event as Lasting).waitUntil(Promise.reject(new Error('Save-Data is on.')));
  else void controller.install(event);
  // A new version does not wait until every page of the old one is closed: see register-service-worker.ts.
  void skipWaiting();
});
addEventListener('activate', (event) => void controller.activate(event as Lasting));

// A page asks whether everything is there. What the browser has thrown away in the meantime is fetched again.
addEventListener('message', (event) => {
  const answer = keepAll(event).then(
    () => event.ports[0]?.postMessage(true),
    // Not everything is, and it cannot be fetched now: the page goes without an answer.
    () => undefined,
  );
  (event as MessageEvent & Lasting).waitUntil(answer);
});

async function keepAll(event: MessageEvent): Promise<void> {
  const urls = controller.getCachedURLs();
  const kept = await (await caches.open(precacheName)).keys();
  if (kept.length >= urls.length) return;
  if (savesData()) throw new Error('Save-Data is on.');
  for (const url of urls) {
    const cacheKey = controller.getCacheKeyForURL(url) ?? url;
    const params = { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) };
    await controller.strategy.handle({ event: event as MessageEvent & Lasting, request: url, params });
  }
}
clientsClaim();

// Queries play no part in finding a file, as on the server.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

// A picture that does not come soon, in seconds, is shown from its smallest file.
registerRoute(
  /\/images\/[^/]+\.(?:avif|webp|jpg)$/,
  new NetworkOnly({
    networkTimeoutSeconds: 3,
    plugins: [{ handlerDidError: async ({ request }) => (await smallestOf(request.url)) ?? fetch(request) }],
  }),
);

/** `…/hero-dawn-portrait-dark-2f518b94-768.webp` → `…/hero-dawn-91e3c04a-400.avif`, the file that is kept. */
async function smallestOf(url: string): Promise<Response | undefined> {
  const nameOf = (picture: string) => picture.replace(/(?:-portrait|-dark)*-[\da-f]{8}-\d+\.\w+$/, '');
  const kept = controller.getCachedURLs().find((one) => one.includes('/images/') && nameOf(one) === nameOf(url));
  return kept === undefined ? undefined : controller.matchPrecache(kept);
}

// Every page is kept, so what is not is no page.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: async () => controller.matchPrecache('/404') }] }),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);
