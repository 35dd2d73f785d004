/**
 * Takes the visitor from page to page. React Router draws the pages, and its hooks ask this router instead of
 * its own: ours has no forms to submit, no redirects and no data that are fetched again, only pages that were built
 * beforehand. docs/decisions/011-own-router.md says what that spares a phone.
 */
import {
  createPath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  NavigationType,
  type Blocker,
  type BlockerFunction,
  type DataRouter,
  type Location,
  type RouterState,
  type RouterSubscriber,
  type To,
  type UNSAFE_AssetsManifest,
  type UNSAFE_RouteModules,
} from 'react-router';
import { depth, leave, presentLocation, urlOf } from './addresses.ts';
import { followLinks } from './follow-links.ts';
import { fetchAhead, fetchPage, type PageRoute } from './next-page.ts';
import type { PageData } from './page-data.ts';
import { routeOf } from './route-of.tsx';
import { beginAtTop, turnPage } from './turn-page.ts';

/** What a page consists of. */
export type PageParts = {
  /** Ids of its routes, outermost first: the document, what stands around each page, the page. */
  routes: string[];
  data: PageData;
  manifest: UNSAFE_AssetsManifest;
  /** All that were loaded so far. Those of further pages are added. */
  modules: UNSAFE_RouteModules;
};

/** Pages that come sooner than this, in milliseconds, come without a sign: to draw one would only delay them. */
const signDelay = 250;

/** A router for React Router's `<RouterProvider>` that begins with the page that is open. */
export function createPageRouter(open: PageParts): DataRouter {
  const { manifest, modules } = open;
  const [root = '', frame = ''] = open.routes;
  const pages = new Map<string, PageRoute>(
    Object.values(manifest.routes).flatMap((route) =>
      route?.parentId === frame && route.path !== '*' ? [[`/${route.path ?? ''}`, route] as const] : [],
    ),
  );
  const pageAt = (pathname: string) => pages.get(pathname.replace(/(?<=.)\/+$/, ''));
  const matchesOf = (ids: string[]) =>
    ids.map((id) => ({ route: routeOf(id, modules), params: {}, pathname: '/', pathnameBase: '/' }));

  let state: RouterState = {
    historyAction: NavigationType.Pop,
    location: presentLocation(),
    matches: matchesOf(open.routes),
    loaderData: open.data,
    errors: null,
    navigation: IDLE_NAVIGATION,
    blockers: new Map(),
    initialized: true,
    renderFallback: false,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    actionData: null,
    fetchers: new Map(),
  };
  const subscribers = new Set<RouterSubscriber>();
  /** @param flushSync whether React draws it before this returns, as a transition of the browser's needs it */
  const update = (change: Partial<RouterState>, flushSync = false) => {
    state = { ...state, ...change };
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync });
  };

  /** The step that is under way, as the timer that announces it: a newer one takes its place. */
  let step: ReturnType<typeof setTimeout> | undefined;
  /** Where in the browser's history the page stands that is shown. */
  let shownDepth = depth();
  let guard: { key: string; mayNotLeave: BlockerFunction } | undefined;

  /**
   * @param enter what makes the address the browser's, once the page is there
   * @param delta how far in its history the browser has gone by itself
   */
  async function go(location: Location, historyAction: NavigationType, enter: () => void, delta = 0): Promise<void> {
    const again = () => void go(location, historyAction, enter, delta);
    if (isHeldBack(location, historyAction, again, delta)) return;
    clearTimeout(step);
    step = undefined;
    const arrive = (change: Partial<RouterState>, isNewPage = true) => {
      enter();
      shownDepth = depth();
      update({ location, historyAction, navigation: IDLE_NAVIGATION, blockers: new Map(), ...change }, isNewPage);
    };
    if (location.pathname === state.location.pathname && !state.errors) return arrive({}, false);
    const page = pageAt(location.pathname);
    if (!page) return leave(location, delta !== 0);
    const sayLoading = () =>
      update({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches: [], historyAction } });
    const mine = setTimeout(sayLoading, signDelay);
    step = mine;
    // What the document itself shows stays as it is.
    const ofDocument = { [root]: state.loaderData[root] };
    const next = await fetchPage(location.pathname, page).then(
      ({ data, module }) => {
        modules[page.id] = module;
        return { matches: matchesOf([root, frame, page.id]), loaderData: { ...data, ...ofDocument }, errors: null };
      },
      (error: unknown) => ({ matches: matchesOf([root, frame]), loaderData: ofDocument, errors: { [frame]: error } }),
    );
    clearTimeout(mine);
    if (step !== mine) return;
    const isBegun = historyAction !== NavigationType.Pop && !location.hash;
    turnPage(() => (isBegun ? beginAtTop(() => arrive(next)) : arrive(next)));
  }

  /** Whether somebody has asked to keep the visitor here for now: app/features/no-signal. They decide what follows. */
  function isHeldBack(location: Location, historyAction: NavigationType, again: () => void, delta: number): boolean {
    if (!guard) return false;
    const { key, mayNotLeave } = guard;
    const now = state.blockers.get(key)?.state;
    if (
      now === 'proceeding' ||
      !mayNotLeave({ currentLocation: state.location, nextLocation: location, historyAction })
    )
      return false;
    const hold = (blocker: Blocker) => update({ blockers: new Map([[key, blocker]]) });
    hold({
      state: 'blocked',
      location,
      proceed() {
        hold({ state: 'proceeding', location, proceed: undefined, reset: undefined });
        again();
      },
      reset() {
        hold(IDLE_BLOCKER);
        // Only now: going back at once would be overtaken by a quick answer.
        if (delta) history.go(-delta);
      },
    });
    return true;
  }

  addEventListener('popstate', () => {
    void go(presentLocation(), NavigationType.Pop, () => undefined, depth() - shownDepth);
  });

  const isPage = (pathname: string) => pageAt(pathname) !== undefined;
  followLinks(isPage, ({ href }) => void router.navigate?.(href, { replace: href === window.location.href }));
  fetchAhead((pathname) => (pathname === state.location.pathname ? undefined : pageAt(pathname)));

  const router: Partial<DataRouter> = {
    get state() {
      return state;
    },
    basename: '/',
    routes: [],
    manifest: {},
    window,
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    async navigate(
      to: To | number | null,
      { replace = false, state: usr = null }: { replace?: boolean; state?: unknown } = {},
    ) {
      if (typeof to === 'number') return history.go(to);
      const { pathname, search, hash } = urlOf(to ?? '');
      const key = Math.random().toString(36).slice(2, 10);
      const idx = replace ? depth() : depth() + 1;
      const location = { pathname, search, hash, state: usr, key };
      return go(location, replace ? NavigationType.Replace : NavigationType.Push, () =>
        history[replace ? 'replaceState' : 'pushState']({ usr, key, idx }, '', createPath(location)),
      );
    },
    createHref: createPath,
    createURL: urlOf,
    encodeLocation: urlOf,
    getBlocker(key, mayNotLeave) {
      guard = { key, mayNotLeave };
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key) {
      if (guard?.key === key) guard = undefined;
    },
  };
  // What else a router of React Router's has is for forms, fetchers and routes that are found later.
  return router as DataRouter;
}
