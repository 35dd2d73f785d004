import { connectionLost, savesData } from '#app/lib/connectivity.ts';
import { workerUrl } from '#app/lib/trusted.ts';
import { loadDocuments } from '#app/navigation/navigation.ts';
import { hourMs } from '#domain/durations.ts';

/** How often an open page checks for a new version, in milliseconds: client-side navigation never checks. */
const updateInterval = hourMs;

/**
 * Precaches the site once the browser is idle; never in data-saver mode.
 * @returns whether every file is saved; pending while some are missing
 * @throws if the browser has no cache, as in some private windows
 */
export async function registerServiceWorker(): Promise<boolean> {
  // Service workers exist only in secure contexts.
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
  // Offline it fails; the next interval tries again.
  setInterval(() => void registration.update().catch(() => undefined), updateInterval);
  await workers.ready;
  return new Promise((resolve) => {
    const ask = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        stopAsking();
        resolve(true);
      });
      port1.start();
      registration.active?.postMessage(usedPaths(), [port2]);
    };
    // A lost connection interrupts saving, so ask again when it is back.
    const stopAsking = connectionLost.subscribe(() => connectionLost.get() || ask());
    ask();
  });
}

/** The files that this page has loaded; the worker saves them first. */
const usedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => (name.startsWith(origin) ? name.slice(origin.length) : ''));

/** In data-saver mode: keeps the existing cache while current, and unregisters it when a new version appears. */
async function leaveOutdated(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration();
  if (!registration) return;
  registration.addEventListener('updatefound', () => void registration.unregister());
  await registration.update();
}

declare global {
  interface Window {
    /** The service worker that served this page; hydrate-after-paint.ts records it before another can take over. */
    servedBy?: ServiceWorker | null;
  }
}

type Entry = { renewed?: boolean } | null;

/**
 * When a new version takes over: reloads a page that was not interacted with; otherwise the next link loads a document.
 */
export function reloadOnUpdate(workers: ServiceWorkerContainer): void {
  const entry = history.state as Entry;
  // Reload at most once per load, so that two servers with different versions can't cause a reload loop.
  let mayReload = !entry?.renewed;
  if (entry?.renewed) history.replaceState({ ...entry, renewed: false }, '');
  let { servedBy } = window;

  const renew = () => {
    // Without userActivation, assume that the page was interacted with.
    if (mayReload && 'userActivation' in navigator && !navigator.userActivation.hasBeenActive) {
      mayReload = false;
      history.replaceState({ ...(history.state as Entry), renewed: true }, '');
      location.reload();
    } else {
      loadDocuments();
    }
  };
  const look = () => {
    // The very first worker brings no new version.
    if (servedBy && servedBy !== workers.controller) renew();
    servedBy = workers.controller;
  };
  workers.addEventListener('controllerchange', look);
  look();
}
