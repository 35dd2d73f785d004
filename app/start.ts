/**
 * Stands in every page as an inline script. Brings the page to life once its largest picture is painted and the browser
 * has nothing better to do, or at once when the visitor first touches it. Until then everything on it is plain HTML
 * that already works, and no script shares the signal with it.
 */
import type { PageData } from './features/between-pages/page-data.ts';
import type { PageParts } from './features/between-pages/page-router.ts';
import type { PageScripts } from './page-scripts.ts';

declare global {
  interface Window {
    /** React Router's list of all routes: the script of that list puts it here. */
    __reactRouterManifest: PageParts['manifest'];
  }
}

type Entry = { comeAlive: (page: PageParts & { onceAlive: () => void }) => void };
type RouteModule = PageParts['modules'][string];

const firstSigns = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'];
const options = { capture: true, passive: true };
/** The latest moment, in milliseconds, at which a browser that is never idle gets its turn. */
const idleTimeout = 2000;
/** The same for a page that does not finish loading, and for a picture of which nothing is heard once it has. */
const loadTimeout = 5000;
const paintTimeout = 500;

let isStarted = false;

const taps = new Set<HTMLElement>();
const scripted = `button[type=button]:not([popovertarget]${'command' in HTMLButtonElement.prototype ? ',[command]' : ''})`;

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
  const { data, manifest, routes, entry, imports } = JSON.parse(
    document.querySelector('[data-page-scripts]')?.textContent ?? '',
  ) as PageScripts;
  const ids = Object.keys(routes);
  for (const href of [...imports, entry, manifest, ...Object.values(routes)])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const evaluate = async () => {
    // Fetched together, but evaluated one after the other: in between, the page answers.
    for (const href of imports) await import(href);
    return Promise.all([
      import(entry) as Promise<Entry>,
      import(manifest),
      ...ids.map((id) => import(routes[id] ?? '') as Promise<RouteModule>),
    ]);
  };
  const [pageData, [{ comeAlive }, , ...modules]] = await Promise.all([fetchData(data), evaluate()]);
  removeEventListener('click', keepTap, true);
  comeAlive({
    routes: ids,
    data: pageData,
    // oxlint-disable-next-line no-underscore-dangle -- React Router's name
    manifest: window.__reactRouterManifest,
    modules: Object.fromEntries(ids.map((id, place) => [id, modules[place]])),
    onceAlive() {
      for (const button of taps) button.click();
    },
  });
}

async function fetchData(address: string): Promise<PageData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as PageData;
}

/**
 * A tap on a button that only a script can answer: it counts as soon as the script is there. Buttons that send a form,
 * open what lies over the page or close it are the browser's own matter, where it knows the command.
 */
function keepTap({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>(scripted);
  if (button) taps.add(button);
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
addEventListener('click', keepTap, true);
addEventListener(
  'load',
  () => {
    window.loadedAt = performance.now();
    startWhenPainted();
  },
  { once: true },
);
setTimeout(startWhenIdle, loadTimeout);
