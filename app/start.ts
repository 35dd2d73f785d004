/**
 * Stands in every page as an inline script. Brings the page to life once it is painted and the browser has nothing
 * better to do, or at once when the visitor first touches it. Until then everything on it is plain HTML that already
 * works, and no script shares the signal with it.
 */
import type { PageScripts } from './page-scripts.ts';

/** A list in which an object names its keys and values by their places, and -5 stands for null. */
type Places = Record<string, number>;

const firstSigns = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'];
const options = { capture: true, passive: true };
/** The latest moment, in milliseconds, at which a browser that is never idle gets its turn. */
const idleTimeout = 2000;

let isStarted = false;

function listen() {
  isStarted = false;
  for (const sign of firstSigns) addEventListener(sign, start, options);
}

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of firstSigns) removeEventListener(sign, start, options);
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

// For features/no-signal: a newer version of the site may take over at any moment.
window.servedBy = navigator.serviceWorker?.controller;
listen();
// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
else setTimeout(start, 200);
