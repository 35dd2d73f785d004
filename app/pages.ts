/**
 * The pages by name: content/pages/NAME.md and app/routes/NAME.tsx (docs/adding-a-page.md). A dot in the name is a
 * slash in the path. Vite splits the bundle by these imports.
 */
import type { ComponentType } from 'react';
import { languageOf, pageNameOf } from '#domain/language.ts';

type RouteModule = {
  default: ComponentType<object>;
  /** Whether the page needs no script. Browsers get its HTML but not its component (scripts/build/vite-plugins.ts). */
  isStatic?: true;
  /** What the page loads later where its HTML has been served. */
  parts?: readonly { preload: () => Promise<void> }[];
};

const textTemplate = './features/page-parts/markdown-page.tsx';
/** In browsers, those of pages that need a script. */
const routes = import.meta.glob<RouteModule>(['./routes/*.tsx', './features/page-parts/markdown-page.tsx']);

/** "es.faq" for "/es/faq" or "/es/faq/"; undefined where no page of the document's language can be. */
export function pageNameAt(pathname: string): string | undefined {
  if (pathname.includes('.')) return undefined;
  // Header and footer are in the document's language, so the other one needs a new document.
  if (languageOf(pathname) !== document.documentElement.lang) return undefined;
  return /\/(?:home|not-found)\/*$/.test(pathname) ? undefined : pageNameOf(pathname);
}

/** The placeholder for the component of a page that needs no script. */
const Nothing = () => null;

/** Loads a page's component, which both languages share, with all of its parts. Rejects on a network failure. */
export async function loadComponent(name: string): Promise<ComponentType<object>> {
  const route = await loadRoute(name);
  await Promise.all((route?.parts ?? []).map(({ preload }) => preload()));
  return componentOf(route);
}

export const componentOf = (route: RouteModule | undefined): ComponentType<object> => route?.default ?? Nothing;

export const loadRoute = async (name: string): Promise<RouteModule | undefined> =>
  (routes[`./routes/${name.replace(/^es\./, '')}.tsx`] ?? routes[textTemplate])?.();
