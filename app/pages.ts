/**
 * The pages by name: content/pages/NAME.md and app/routes/NAME.tsx (docs/adding-a-page.md). A dot in the name is a
 * slash in the path. Vite splits the bundle by these imports.
 */
import type { ComponentType } from 'react';
import { languageOf, pageNameOf } from '#domain/language.ts';

const textTemplate = () => import('./features/page-parts/markdown-page.tsx') as Promise<RouteModule>;

type RouteModule = {
  default: ComponentType<object>;
  /** Whether the page needs no script. Browsers get its HTML but not its component (scripts/build/vite-plugins.ts). */
  isStatic?: true;
};

const routes = import.meta.glob<RouteModule>('./routes/*.tsx');

const textFiles = Object.keys(import.meta.glob('../content/pages/*.md'));

const routeFile = (name: string) => `./routes/${name}.tsx`;

/** "es.faq" for "/es/faq" or "/es/faq/"; undefined if the document's language has no such page. */
export function pageNameAt(pathname: string): string | undefined {
  if (pathname.includes('.')) return undefined;
  // Header and footer are in the document's language, so the other one needs a new document.
  if (languageOf(pathname) !== document.documentElement.lang) return undefined;
  const name = pageNameOf(pathname);
  const isAddress = !/\/(?:home|not-found)\/*$/.test(pathname);
  return isAddress && textFiles.includes(`../content/pages/${name}.md`) ? name : undefined;
}

/** Loads a page's component, which both languages share. Rejects on a network failure. */
export async function loadComponent(name: string): Promise<ComponentType<object>> {
  return (await loadRoute(name)).default;
}

export const loadRoute = (name: string): Promise<RouteModule> =>
  (routes[routeFile(name.replace(/^es\./, ''))] ?? textTemplate)();
