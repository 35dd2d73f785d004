/** Renders one page to complete HTML, at build time and for each request in development. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { type Html, parseHtml, scriptData } from '#content/html.server.ts';
import { loadContent, loadContentAsOf, loadPage, readingIn } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import { englishName } from '#content/page.server.ts';
import { spanishKeys } from '#content/translation.server.ts';
import { Document } from './document.tsx';
import { markedEnglish, withoutMarks } from './features/language/english-texts.server.ts';
import type { PageScripts } from './hydrate-after-paint.ts';
// oxlint-disable-next-line import/default -- scripts/build/vite-plugins.ts gives its text
import hydrateAfterPaint from './hydrate-after-paint.ts?inline-script';
import { loaders } from './loaders.server.ts';
import { pageContent, sectionPictures } from './lib/page-content.server.ts';
import { createSharedState } from './lib/shared-state.ts';
import { type SiteFacts, siteFacts } from './lib/site-facts.server.ts';
import type { PageData, PageState } from './page-state.ts';
import { loadComponent, loadRoute } from './pages.ts';
import { setKnownClosures } from './seo/known-closures.server.ts';
import { HeadMetadata, pageHead } from './seo/head-metadata.server.tsx';

export { loadContentAsOf, setKnownClosures };

/** Whether the site has the page: a Spanish page waits until most of it is translated. */
export const isPublished = (name: string): boolean => loadContent().pages.has(name);

/** `english`: texts that a Spanish page shows in English. */
export function factsFor(name: string): SiteFacts & { english: string[] } {
  const [facts, english] = withoutMarks(siteFacts(loadPage(name).language));
  return { ...facts, english };
}

export const pageData = (name: string): Omit<PageData, 'policy'> =>
  readingIn(loadPage(name).language, () => dataOf(name));

function dataOf(name: string): Omit<PageData, 'policy'> {
  const byRoute: Readonly<Record<string, () => object>> = loaders;
  const load = byRoute[englishName(name)];
  const page = loadPage(name);
  const own = load ? load() : { pictures: sectionPictures(page) };
  // `asked` holds search phrases, used only by the search. No page carries the other language's words.
  const [props, english] = withoutMarks({ ...pageContent(page), ...own }, ['asked', ...spanishKeys]);
  const [head] = withoutMarks(pageHead(page));
  return { head, props, ...(english.length > 0 && { english }) };
}

/** @param styles the paths of the page's style sheets */
export async function renderPage(name: string, styles: readonly string[]): Promise<string> {
  const content = loadPage(name);
  const page = { ...pageData(name), policy: '', Component: await loadComponent(name) };
  const { path: pathname } = content;
  const state: PageState = { pathname, search: '', hash: '', page, navigations: 0, pagesLeft: 0, isLoading: false };
  const facts = factsFor(name);
  const { prelude } = await prerenderToNodeStream(<Document facts={facts} state={createSharedState(state)} />, {
    // Inline lazy parts in their place, instead of streaming them in a script.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  const head = readingIn(content.language, () =>
    renderToStaticMarkup(
      <>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <HeadMetadata page={content} />
      </>,
    ),
  );
  const html = markedEnglish(await text(prelude), [...facts.english, ...(page.english ?? [])]);
  return html.replace('</head>', () => `${head.replaceAll(englishMark, '')}</head>`);
}

/** Whether browsers get the page's HTML, and not its component. */
export const isStatic = async (name: string): Promise<boolean> => (await loadRoute(name))?.isStatic === true;

/** The content of `main` in a rendered page. */
export function mainOf(page: string): Html {
  const [main] = parseHtml(page).all('main');
  if (!main) throw new Error('The page has no main element.');
  // React rendered it from the club's own content.
  return page.slice(...main.place.inner) as Html;
}

export const scriptTags = (scripts: PageScripts): string =>
  `<script type="application/json" data-page-scripts="">${scriptData(scripts)}</script><script type="module">${hydrateAfterPaint}</script>`;
