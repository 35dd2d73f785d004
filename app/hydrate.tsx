/** Hydrates a prerendered page; hydrate-after-paint.ts decides when. Text already typed into forms stays. */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './document.tsx';
import type { Html } from '#content/html.server.ts';
import type { SiteFacts } from './lib/site-facts.server.ts';
import { createSharedState } from './lib/shared-state.ts';
import { startNavigation } from './navigation/navigation.ts';
import { type PageData, pageOf, type PageState } from './page-state.ts';
import { componentOf, loadRoute } from './pages.ts';

/** Passes a static page's served HTML, which React leaves as it is. Where a proxy changed it, React writes it again. */
const withHtml = (data: PageData): PageData => ({
  ...data,
  ...(data.html !== undefined && { html: (document.querySelector('main')?.innerHTML ?? '') as Html }),
});

export type HydrationInput = { name: string; facts: SiteFacts; data: PageData; onHydrated: () => void };

export async function hydrate({ name, facts, data, onHydrated }: HydrationInput): Promise<void> {
  const { pathname, search, hash } = location;
  const page = pageOf(withHtml(data), componentOf(await loadRoute(name)));
  const first: PageState = { pathname, search, hash, page, navigations: 0, pagesLeft: 0, isLoading: false };
  const state = createSharedState(first);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset['alive'] = '';
    startNavigation(state);
    onHydrated();
  };
  const site = <Document facts={facts} state={state} onHydrated={start} />;
  startTransition(() => void hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{site}</StrictMode> : site));
}
