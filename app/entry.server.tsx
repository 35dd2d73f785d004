/** Renders one page to complete HTML at build time. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { scriptData } from '#content/html.server.ts';
import { pageAt } from '#content/load.server.ts';
import type { Page } from '#content/page.server.ts';
import type { PageScripts } from './page-scripts.ts';
import { HeadForMachines } from './seo/head-for-machines.server.tsx';
// oxlint-disable-next-line import/default -- scripts/site/inline-script.ts gives its text
import start from './start.ts?inline-script';

/** In development React Router writes the scripts itself (root.tsx): they hold what reloads a changed file. */
const isBuild = import.meta.env.PROD;

/**
 * The page that React Router insists on for addresses that were not prerendered; scripts/site/finish.ts deletes it. The
 * build looks for these two in it.
 */
const spaFallback = 'window.__reactRouterContext = window.__reactRouterRouteModules = undefined';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (context.isSpaMode) return new Response(spaFallback, { status, headers });
  const page = pageAt(new URL(request.url).pathname);
  // Without this stream the page's data are not written into the page: start.ts fetches them when it is time.
  if (isBuild) delete context.serverHandoffStream;
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  const head = renderToStaticMarkup(<HeadForMachines page={page} />);
  const scripts = isBuild ? renderToStaticMarkup(<Scripts of={scriptsOf(context, page)} />) : '';
  const html = (await text(prelude))
    .replace('lang="en-US"', () => `lang="${page.language}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${scripts}</body>`);
  return new Response(html, { status, headers });
}

function Scripts({ of: scripts }: { of: PageScripts }) {
  return (
    <>
      <script type="application/json" data-page-scripts="" dangerouslySetInnerHTML={{ __html: scriptData(scripts) }} />
      <script type="module" dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}

/** What React Router's own <Scripts> would write as an inline module, which begins at once. */
function scriptsOf({ manifest, staticHandlerContext }: EntryContext, page: Page): PageScripts {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    data: `${page.path === '/' ? '/_' : page.path}.data`,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
  };
}
