/** Renders one page to complete HTML, at build time and for each request in development. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { scriptData } from '#content/html.server.ts';
import { loadContentAsOf, loadPage } from '#content/load.server.ts';
import { Document } from './document.tsx';
import type { PageScripts } from './hydrate-after-paint.ts';
// oxlint-disable-next-line import/default -- scripts/build/vite-plugins.ts gives its text
import hydrateAfterPaint from './hydrate-after-paint.ts?inline-script';
import { loaders } from './loaders.server.ts';
import { pageContent, sectionPictures } from './lib/page-content.server.ts';
import { siteFacts } from './lib/site-facts.server.ts';
import type { PageData, PageState } from './page-state.ts';
import { loadComponent } from './pages.ts';
import { HeadMetadata, pageHead } from './seo/head-metadata.server.tsx';

export { loadContentAsOf };

export const factsFor = (name: string) => siteFacts(loadPage(name).language);

export function pageData(name: string): Omit<PageData, 'policy'> {
  const load = Object.entries<() => object>(loaders).find(([route]) => route === name)?.[1];
  const page = loadPage(name);
  const own = load ? load() : { pictures: sectionPictures(page) };
  return { head: pageHead(page), props: { ...pageContent(page), ...withoutAsked(own) } };
}

/** How visitors ask for facts is the search's alone: no page sends it. */
const withoutAsked = (own: object): object =>
  JSON.parse(JSON.stringify(own), (key, value: unknown) => (key === 'asked' ? undefined : value)) as object;

/** @param styles the paths of the page's style sheets */
export async function renderPage(name: string, styles: readonly string[]): Promise<string> {
  const content = loadPage(name);
  const page = { ...pageData(name), policy: '', Component: await loadComponent(name) };
  const { path: pathname } = content;
  const state: PageState = { pathname, search: '', hash: '', page, navigations: 0, pagesLeft: 0, isLoading: false };
  const { prelude } = await prerenderToNodeStream(<Document facts={factsFor(name)} state={state} />, {
    onError(error) {
      throw error;
    },
  });
  const head = renderToStaticMarkup(
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <HeadMetadata page={content} />
    </>,
  );
  return (await text(prelude)).replace('</head>', () => `${head}</head>`);
}

export const scriptTags = (scripts: PageScripts): string =>
  `<script type="application/json" data-page-scripts="">${scriptData(scripts)}</script><script type="module">${hydrateAfterPaint}</script>`;
