import { trustedHtml } from '#app/lib/trusted.ts';
import { type ComponentType, createContext, use } from 'react';
import type { Html } from '#content/html.server.ts';
import type { PageHead } from '#app/seo/head-metadata.server.tsx';

/** One page's data, as the build writes them to a JSON file. */
export type PageData = {
  head: PageHead;
  props: object;
  /** The content of `main`, of a page whose component browsers don't get. Empty for the page that is hydrated. */
  html?: Html;
  /** What of a Spanish page is in English, for want of Spanish. */
  english?: readonly string[];
  /** Identifies the page's Content-Security-Policy. */
  policy: string;
};

export type Page = Omit<PageData, 'html'> & {
  Component: ComponentType<object>;
  /** Always the same object: for another one, React would write the HTML again. */
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
