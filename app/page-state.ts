import { trustedHtml } from '#app/lib/trusted.ts';
import { type ComponentType, createContext, use } from 'react';
import { useShared } from './lib/hooks.ts';
import type { SharedState } from './lib/shared-state.ts';
import type { Html } from '#content/html.server.ts';
import type { PageHead } from '#app/seo/head-metadata.server.tsx';

/** One page's data, in the shape of the JSON file that the build writes. */
export type PageData = {
  head: PageHead;
  props: object;
  /** The content of `main`, for a page whose component browsers don't load. Empty for the page being hydrated. */
  html?: Html;
  /** Untranslated texts, which a Spanish page shows in English. */
  english?: readonly string[];
  /** Identifies the page's Content-Security-Policy. */
  policy: string;
};

export type Page = Omit<PageData, 'html'> & {
  Component: ComponentType<object>;
  /** Always the same object: React would rewrite the HTML for another one. */
  markup?: Markup;
};

export type Markup = { __html: string | TrustedHTML };

export const pageOf = ({ html, ...data }: PageData, Component: ComponentType<object>): Page => ({
  ...data,
  Component,
  ...(html !== undefined && { markup: { __html: trustedHtml(html) } }),
});

export type PageState = {
  pathname: string;
  search: string;
  hash: string;
  page: Page;
  error?: unknown;
  /** Navigations so far, including those within a page. */
  navigations: number;
  /** How many pages this document showed before. */
  pagesLeft: number;
  isLoading: boolean;
};

export const PageStateContext = createContext<SharedState<PageState> | undefined>(undefined);

/** The current page and its address. Updates on each navigation, even to the same address. */
export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('usePageState needs the context of document.tsx');
  return useShared(state);
}
