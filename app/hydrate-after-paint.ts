/**
 * An inline script: hydrates the page once its largest picture is painted, or at the visitor's first interaction.
 * Until then no script competes with the picture for the network.
 */
import type * as Hydrate from './hydrate.tsx';

/** What the build writes into each page's HTML. */
export type PageScripts = {
  name: string;
  /** URLs of the data that all pages share, and of the page's own. Both names contain a content hash. */
  facts: string;
  data: string;
  /** URL of hydrate.tsx, and of every module that it and the page import, dependencies first. */
  entry: string;
  imports: string[];
};

const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'];
const options = { capture: true, passive: true };
/** When to hydrate at the latest in a browser that is never idle, in milliseconds. */
const idleTimeout = 2000;
/** The same for a page that does not finish loading, and for a picture whose paint is not reported. */
const loadTimeout = 5000;
const paintTimeout = 500;

let isStarted = false;

const tappedButtons = new Set<HTMLElement>();
const scripted = `button[type=button]:not([popovertarget]${'command' in HTMLButtonElement.prototype ? ',[command]' : ''})`;

function listen() {
  isStarted = false;
  for (const type of interactionEvents) addEventListener(type, onInteraction, options);
}

function onInteraction(event: Event) {
  if (!isResting(event)) start();
}

/** Chromium sends a move without movement to a page under a resting pointer; older phones never do. */
const isResting = (event: Event) =>
  event.type === 'pointermove' && 'movementX' in event && 'movementY' in event && !event.movementX && !event.movementY;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const type of interactionEvents) removeEventListener(type, onInteraction, options);
  // Offline the page stays plain HTML, and the next interaction tries again.
  hydratePage().catch(listen);
}

async function hydratePage() {
  const { name, facts, data, entry, imports } = JSON.parse(
    document.querySelector('[data-page-scripts]')?.textContent ?? '',
  ) as PageScripts;
  for (const href of [...imports, entry])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const evaluate = async () => {
    // Fetched in parallel, but evaluated one by one, so that the page can respond in between.
    for (const href of imports) await import(href);
    return import(entry) as Promise<typeof Hydrate>;
  };
  const [{ hydrate }, siteFacts, pageData] = await Promise.all([
    evaluate(),
    fetchJson<Hydrate.HydrationInput['facts']>(facts),
    fetchJson<Hydrate.HydrationInput['data']>(data),
  ]);
  removeEventListener('click', recordTap, true);
  await hydrate({
    name,
    facts: siteFacts,
    data: pageData,
    onHydrated() {
      for (const button of tappedButtons) button.click();
    },
  });
}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Value;
}

/** Records a tap on a button that needs the page's script, to replay it after hydration. */
function recordTap({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>(scripted);
  if (button) tappedButtons.add(button);
}

/** Until the page's largest picture is painted, nothing competes with it for network and processor. */
function startWhenPainted() {
  const picture = document.querySelector('img[fetchpriority="high"]');
  new PerformanceObserver((list, observer) => {
    if (picture && !list.getEntries().some((paint) => (paint as LargestContentfulPaint).element === picture)) return;
    observer.disconnect();
    startWhenIdle();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Not every browser reports it, and on some pages another element is larger.
  setTimeout(startWhenIdle, paintTimeout);
}

function startWhenIdle() {
  if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: idleTimeout });
  // Safari has no requestIdleCallback.
  else setTimeout(start, 200);
}

// For features/offline: a new service worker may take over at any moment.
window.servedBy = navigator.serviceWorker?.controller;
listen();
addEventListener('click', recordTap, true);
addEventListener(
  'load',
  () => {
    window.loadedAt = performance.now();
    startWhenPainted();
  },
  { once: true },
);
setTimeout(startWhenIdle, loadTimeout);
