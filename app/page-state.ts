import { type ComponentType, createContext, use } from 'react';
import type { PageHead } from '#app/seo/head-metadata.server.tsx';

/** One page's data, as the build writes them to a JSON file. */
export type PageData = {
  head: PageHead;
  props: object;
  /** What of a Spanish page is in English, for want of Spanish. */
  english?: readonly string[];
  /** Identifies the page's Content-Security-Policy. */
  policy: string;
};

export type Page = PageData & { Component: ComponentType<object> };

export type PageState = {
  pathname: string;
  search: string;
  hash: string;
  page: Page;
  error?: unknown;
  /** Navigations so far, those within a page included. */
  navigations: number;
  /** Pages that this document showed before. */
  pagesLeft: number;
  isLoading: boolean;
};

export const PageStateContext = createContext<PageState | undefined>(undefined);

/** The page on the screen and its address. Updates on each navigation, also to the same address. */
export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('usePageState needs the context of document.tsx');
  return state;
}
