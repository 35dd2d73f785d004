/**
 * Client-side navigation: https://developer.mozilla.org/docs/Web/API/Navigation_API. Browsers without precommit
 * handlers load documents.
 */
import { flushSync } from 'react-dom';
import { afterPaint } from '#app/lib/after-paint.ts';
import { pageNameAt } from '#app/pages.ts';
import { isOffline, isReachable, OfflineError } from '#app/lib/connectivity.ts';
import type { SharedState } from '#app/lib/shared-state.ts';
import type { PageState } from '#app/page-state.ts';
import { fetchPage, prefetchOnIntent } from './prefetch.ts';
import { anchorOf, currentAnchor, holdAnchor, type ScrollAnchor } from './scroll-anchor.ts';

/** Pages that load faster than this, in milliseconds, show no progress line. */
const progressDelayMs = 250;
/** How long a page may load, in milliseconds, before the browser takes over with its own progress and Stop button. */
const handoverMs = 8000;

/** Dispatches "stay" when a navigation is canceled because the visitor is offline. */
export const offlineNavigations = new EventTarget();

let loadsDocuments = false;
/** Makes every further link load a document: after an update of the site, or a failure. */
export const loadDocuments = (): void => void (loadsDocuments = true);

export function startNavigation({ get, set }: SharedState<PageState>): void {
  const first = get();
  let state = first;
  const update = (change: Partial<PageState>) => {
    state = { ...state, ...change };
    flushSync(() => set(state));
  };
  const updateAddress = () => {
    const { pathname, search, hash } = location;
    if (pathname === state.pathname) update({ search, hash, navigations: state.navigations + 1 });
  };
  let releaseAnchor = () => {};
  const anchors = new Map<string, ScrollAnchor | undefined>();
  const target = document.getElementById(location.hash.slice(1));
  const anchor = target && anchorOf(target);
  if (anchor && anchor.top > 0 && anchor.top < innerHeight) releaseAnchor = holdAnchor(anchor);

  // Safari has the Navigation API without precommit: after Stop, the next page's address would remain over this page.
  const { navigation } = window;
  if (!navigation || !('NavigationPrecommitController' in window)) return addEventListener('hashchange', updateAddress);
  prefetchOnIntent();

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, hashChange, signal } = event;
    const to = new URL(destination.url);
    const isTraverse = navigationType === 'traverse';
    const isSamePage = to.pathname === state.pathname && state.error === undefined;

    // Let the browser navigate within a page. `history.pushState` and `replaceState` end up here too.
    const isSameAddress = to.href === location.href;
    if (isTraverse ? isSamePage && (hashChange || isSameAddress) : destination.sameDocument) {
      if (hashChange || isSameAddress) setTimeout(updateAddress);
      return;
    }
    if (!event.canIntercept || navigationType === 'reload' || event.downloadRequest !== null || event.formData) return;
    const name = pageNameAt(to.pathname);
    const needsDocument = name === undefined || loadsDocuments;
    // A traversal within this document would change only the address, so it is intercepted and the page reloaded.
    if (needsDocument && !isTraverse) return;

    anchors.set(navigation.currentEntry?.key ?? '', currentAnchor());
    let loaded: Partial<PageState> | 'document' | undefined;
    const load = async () => {
      if (isSamePage) loaded = {};
      else if (needsDocument) loaded = 'document';
      else loaded = await loadPage(name, to, signal);
      if (isTraverse || signal.aborted) return;
      if (loaded === 'document') hardNavigate(to);
      else if (loaded.error instanceof OfflineError) {
        offlineNavigations.dispatchEvent(new Event('stay'));
        throw loaded.error;
      }
    };
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // Commit the address only once the page is loaded.
      ...(event.cancelable && !isTraverse && { precommitHandler: load }),
      async handler() {
        if (!loaded) await load();
        if (!loaded || signal.aborted) return;
        if (loaded === 'document') return location.reload();
        const { pathname, search, hash } = to;
        const change = { ...loaded, pathname, search, hash, navigations: state.navigations + 1 };
        await withViewTransition(!isSamePage, () => {
          // The visitor may press Back before the transition starts.
          if (signal.aborted) return;
          if (!isTraverse && !hash) deferOffscreenLayout();
          if (!isSamePage) window.loadedAt = performance.now();
          update({ ...change, pagesLeft: state.pagesLeft + Number(!isSamePage) });
          releaseAnchor();
          scrollInstantly(event);
          const part = isTraverse ? null : document.getElementById(hash.slice(1));
          const anchor = part ? anchorOf(part) : isTraverse && !isSamePage && anchors.get(destination.key);
          if (anchor) releaseAnchor = holdAnchor(anchor);
          if (!isSamePage)
            focusOn(part ?? document.querySelector('main input[type=search]') ?? document.querySelector('main'));
        });
      },
    });
  });

  /** Fetches a page; returns an error if it can't be shown, or 'document' if it needs its own document. */
  async function loadPage(name: string, to: URL, signal: AbortSignal): Promise<Partial<PageState> | 'document'> {
    // Being offline decides nothing by itself: the page may be saved on this device.
    if (isOffline() && !(await isReachable(to.pathname))) return { error: new OfflineError() };
    signal.throwIfAborted();
    const progress = setTimeout(() => update({ isLoading: true }), progressDelayMs);
    const handover = setTimeout(() => hardNavigate(to), handoverMs);
    const end = () => {
      clearTimeout(progress);
      clearTimeout(handover);
      if (state.isLoading) update({ isLoading: false });
    };
    signal.addEventListener('abort', end);
    try {
      const page = await fetchPage(name);
      // The Content-Security-Policy belongs to the document, so a page with another policy needs its own document.
      return page?.policy === first.page.policy ? { page, error: undefined } : 'document';
    } catch (error) {
      if (await isReachable(to.pathname)) return 'document';
      // A request may fail, with a TypeError, before the browser notices that it is offline.
      return { error: isOffline() || error instanceof TypeError ? new OfflineError() : error };
    } finally {
      if (!signal.aborted) end();
    }
  }
}

function hardNavigate(to: URL) {
  loadDocuments();
  if (location.href === to.href) location.reload();
  else location.assign(to);
}

/** @returns when the page has changed, before its animation ends */
function withViewTransition(isNewPage: boolean, change: () => void): Promise<void> | void {
  if (!isNewPage || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A hidden window or a newer navigation skips the animation.
  ready.catch(() => undefined);
  return updateCallbackDone;
}

/** Scrolls to the saved position, the target or the top, without the smooth scrolling of the style sheet. */
function scrollInstantly(event: NavigateEvent) {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  // Chromium scrolls to the top by the last computed style, and to a saved position in the next frame.
  void getComputedStyle(document.documentElement).scrollBehavior;
  event.scroll();
  afterPaint(() => (style.scrollBehavior = ''));
}

/** Defers layout far below the viewport until a page's first paint (bands.css). */
function deferOffscreenLayout() {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  afterPaint(() => delete dataset['arriving']);
}

/** Moves the focus for keyboards and screen readers. An element that was not focusable is not so afterwards. */
function focusOn(element: HTMLElement | null) {
  if (element?.tabIndex === -1 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}
