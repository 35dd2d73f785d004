import { loadDocuments } from '#app/navigation/navigation.ts';

declare global {
  interface Window {
    /** The service worker that this page came from; hydrate-after-paint.ts notes it before another can take over. */
    servedBy?: ServiceWorker | null;
  }
}

/** What the entry of the browser's history says of a page that was loaded anew by us. */
type Entry = { renewed?: boolean } | null;

/**
 * While a page is open, a new version of the site may take over. A page that nobody has touched yet is loaded anew at
 * once, so that one reload shows what is new; in any other nothing that is read or typed is disturbed, and the next
 * link loads a whole page. In either case it comes from this device.
 */
export function reloadOnUpdate(workers: ServiceWorkerContainer): void {
  const entry = history.state as Entry;
  // Once for each time that the visitor loads it: two servers with different versions must not chase each other.
  let mayReload = !entry?.renewed;
  if (entry?.renewed) history.replaceState({ ...entry, renewed: false }, '');
  let { servedBy } = window;

  const renew = () => {
    // Older browsers do not say whether somebody has touched the page: then it counts as touched.
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
