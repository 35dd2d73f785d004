import { connectionLost, savesData } from '#app/lib/connectivity.ts';
import { workerUrl } from '#app/lib/trusted.ts';
import { loadDocuments } from '#app/navigation/navigation.ts';
import { hourMs } from '#domain/durations.ts';

/** How often an open page asks for a new version, in milliseconds: navigation loads no document, which would ask. */
const updateInterval = hourMs;

/**
 * Fetches the site once the browser has nothing better to do; never where data are to be saved.
 * @returns whether every file is there now; pending as long as some are missing
 * @throws where the browser keeps nothing, as in some private windows
 */
export async function registerServiceWorker(): Promise<boolean> {
  // Only where the site is served securely.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers || savesData()) {
    setTimeout(loadDocuments, updateInterval);
    if (workers) await leaveOutdated(workers);
    return false;
  }
  await new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 1000);
  });
  reloadOnUpdate(workers);
  const registration = await workers.register(workerUrl);
  // Without a signal it fails, and the next time comes.
  setInterval(() => void registration.update().catch(() => undefined), updateInterval);
  await workers.ready;
  return new Promise((resolve) => {
    const ask = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(true));
      port1.start();
      registration.active?.postMessage(usedPaths(), [port2]);
    };
    ask();
    // Saving ends when the signal is lost.
    connectionLost.subscribe(() => connectionLost.get() || ask());
  });
}

/** The files that this page has fetched: the worker saves them first. */
const usedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => (name.startsWith(origin) ? name.slice(origin.length) : ''));

/** What was kept before stays as long as it is current. Of a newer version, the pages come from the server again. */
async function leaveOutdated(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration();
  if (!registration) return;
  registration.addEventListener('updatefound', () => void registration.unregister());
  await registration.update();
}

declare global {
  interface Window {
    /** The service worker that this page came from; hydrate-after-paint.ts notes it before another can take over. */
    servedBy?: ServiceWorker | null;
  }
}

type Entry = { renewed?: boolean } | null;

/** When a new version takes over: reloads a page not interacted with yet; otherwise the next link loads a document. */
export function reloadOnUpdate(workers: ServiceWorkerContainer): void {
  const entry = history.state as Entry;
  // Once for each time that the visitor loads it: two servers with different versions must not chase each other.
  let mayReload = !entry?.renewed;
  if (entry?.renewed) history.replaceState({ ...entry, renewed: false }, '');
  let { servedBy } = window;

  const renew = () => {
    // Browsers without userActivation count as interacted with.
    if (mayReload && 'userActivation' in navigator && !navigator.userActivation.hasBeenActive) {
      mayReload = false;
      history.replaceState({ ...(history.state as Entry), renewed: true }, '');
      location.reload();
    } else {
      loadDocuments();
    }
  };
  const look = () => {
    // The first worker of all brings no other version.
    if (servedBy && servedBy !== workers.controller) renew();
    servedBy = workers.controller;
  };
  workers.addEventListener('controllerchange', look);
  look();
}
