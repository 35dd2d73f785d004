/**
 * Stands in every page as an inline script. Brings the page to life once its largest picture is painted and the browser
 * has nothing better to do, or at once when the visitor first touches it. Until then everything on it is plain HTML
 * that already works, and no script shares the signal with it.
 */
import type { PageScripts } from './page-scripts.ts';

/** A list in which an object names its keys and values by their places, and -5 stands for null. */
type Places = Record<string, number>;

const firstSigns = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'];
const options = { capture: true, passive: true };
/** The latest moment, in milliseconds, at which a browser that is never idle gets its turn. */
const idleTimeout = 2000;
/** The same for a page that does not finish loading, and for a picture of which nothing is heard once it has. */
const loadTimeout = 5000;
const paintTimeout = 500;

let isStarted = false;

function listen() {
  isStarted = false;
  for (const sign of firstSigns) addEventListener(sign, onSign, options);
}

function onSign(event: Event) {
  // A page that appears under a resting pointer is told of a move by nothing.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  start();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of firstSigns) removeEventListener(sign, onSign, options);
  // No signal: the page stays what it is, and the next sign tries again.
  hydratePage().catch(listen);
}

async function hydratePage() {
  const { router, data, manifest, routes, entry, imports } = JSON.parse(
    document.querySelector('[data-page-scripts]')?.textContent ?? '',
  ) as PageScripts;
  for (const href of imports)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const modules = Object.entries(routes).map(
    async ([id, parts]) =>
      [id, Object.assign({}, ...(await Promise.all(parts.map((part) => import(part))))) as object] as const,
  );
  const [state, entries] = await Promise.all([fetchState(data), Promise.all(modules), import(manifest)]);
  Object.assign(window, {
    // What React Router looks for: https://github.com/remix-run/react-router
    __reactRouterContext: { ...router, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(entries),
  });
  await import(entry);
}

/**
 * The page's data as React Router's router takes them at its start. It knows two forms of the same list:
 * `{ route: { data } }`, on the way from another page, and `{ loaderData: { route: data } }`, to begin with.
 * https://github.com/jacob-ebey/turbo-stream
 */
async function fetchState(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const list = JSON.parse(await answer.text()) as [Places, ...(Places | string)[]];
  const key = `_${list.indexOf('data')}`;
  const end = list.length;
  const loaderData = Object.entries(list[0]).map(([route, result]) => [route, (list[result] as Places)[key]]);
  list.push('loaderData', Object.fromEntries(loaderData) as Places, 'actionData', 'errors');
  list[0] = { [`_${end}`]: end + 1, [`_${end + 2}`]: -5, [`_${end + 3}`]: -5 };
  return JSON.stringify(list);
}

/** Until the page's largest picture is painted, the signal and the processor are the picture's alone. */
function startWhenPainted() {
  const picture = document.querySelector('img[fetchpriority="high"]');
  new PerformanceObserver((list, observer) => {
    if (picture && !list.getEntries().some((paint) => (paint as LargestContentfulPaint).element === picture)) return;
    observer.disconnect();
    startWhenIdle();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // A browser that does not say it, and a page on which something else is larger.
  setTimeout(startWhenIdle, paintTimeout);
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
  // Safari has no requestIdleCallback.
  else setTimeout(start, 200);
}

// For features/no-signal: a newer version of the site may take over at any moment.
window.servedBy = navigator.serviceWorker?.controller;
listen();
addEventListener('load', startWhenPainted, { once: true });
setTimeout(startWhenIdle, loadTimeout);
